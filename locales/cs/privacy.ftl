# Co si o někom pamatujeme

command-privacy = Co si o tobě pamatuji: přečíst, vzít si s sebou, nechat zapomenout
command-privacy-about = Co si o tobě pamatuji, proč a jak dlouho
command-privacy-export = Všechno, co si o tobě pamatuji, v souboru jen pro tebe
command-privacy-forget = Nechat se zapomenout na všech serverech

privacy-about = **Co si o tobě pamatuji:** tvoje id, uživatelské jméno a jazyk; jak ti který server říká; kanál našich přímých zpráv; jak chceš mít obrázky; tvoje žetony s každým pohybem; odehraná a vyhraná kola; a co se u stolů dělo tvým přičiněním. Je to kvůli hraní a k ničemu jinému. Zprávy nikdy nečtu.
    {""}**Jak dlouho:** dokud to nenecháš zapomenout. Co se dělo u stolu, zmizí { $logs ->
        [one] den
        [few] { $logs } dny
       *[other] { $logs } dní
    } po jeho konci; všechno z jednoho serveru zmizí { $servers ->
        [one] den
        [few] { $servers } dny
       *[other] { $servers } dní
    } poté, co mě server odebere.
    {""}/privacy export ti všechno vydá v souboru, /privacy forget to smaže.
privacy-export = Tady je všechno, co si o tobě pamatuji: { $file }. Nikdo jiný to nevidí.
privacy-sure = **Mám tě zapomenout, na všech serverech?** Nedá se to vrátit.
    {""}• Od všech stolů hned vstaneš. Běžící kolo dohraje bot a co si při odchodu vzít nesmíš, zůstane v kase.
    {""}• Tvoje jméno, jazyk, nastavení, žetony a místa v žebříčcích zmizí, stejně jako každá stopa po tom, kdo jsi: účetní pohyby a záznamy zůstanou bez tebe.
    {""}• Zprávy, které jsou ode mě, zůstanou ve svých kanálech. Zákaz ke stolům zůstane, dokud ho server nezruší.
    {""}• Jestli si zahraješ znovu, začneš jako někdo nový, { $days ->
        [one] den
        [few] { $days } dny
       *[other] { $days } dní
    } bez uvítacích žetonů.
button-forget = Nadobro mě zapomenout
privacy-forgotten = Už tě neznám. Jestli si ještě někdy zahraješ, začneš jako někdo nový, { $days ->
    [one] den
    [few] { $days } dny
   *[other] { $days } dní
} bez uvítacích žetonů.
refused-privacy-large = To je víc, než Discord v jednom souboru přijme. Požádej prosím toho, kdo bota provozuje; kde, řekne /about.

address-privacy = -# Soukromí: <{ $url }>
address-terms = -# Podmínky: <{ $url }>
address-fairness = -# Férovost a jak si kolo ověřit: <{ $url }>
address-support = -# Dotazy a stížnosti: <{ $url }>
