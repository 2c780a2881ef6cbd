# Co si o někom pamatujeme


privacy-about = **Co si o tobě pamatuji:** tvoje id, uživatelské jméno a jazyk; jak se jmenuješ na kterém serveru; kanál našich přímých zpráv; jak chceš mít obrázky; tvoje žetony a každý jejich pohyb; kolik kol máš odehráno a vyhráno; tvoje ratingy a kolikrát se s kým potkáváš v kolech, která se počítají; tvoje odpovědi na hádanky; a co se s tebou dělo u stolů. Používám to ke hraní a k ničemu jinému. Zprávy nikdy nečtu.
    {""}**Jak dlouho:** dokud to nesmažeš. Co se dělo u stolu, se smaže { $logs ->
        [one] jeden den
        [few] { $logs } dny
       *[other] { $logs } dní
    } po jeho konci; všechno, co patří k jednomu serveru, { $servers ->
        [one] jeden den
        [few] { $servers } dny
       *[other] { $servers } dní
    } poté, co mě ten server odebere.
privacy-export = Tady je všechno, co si o tobě pamatuji: { $file }. Nikdo jiný to nevidí.
privacy-sure = **Smazat tvoje data na všech serverech?** Nedá se to vrátit.
    {""}• Hned odejdeš od všech stolů. Rozehrané kolo dohraje bot a co si při odchodu nesmíš odnést, zůstane v kase.
    {""}• Smaže se tvoje jméno, jazyk, nastavení, žetony i místa v žebříčcích. Pohyby žetonů a záznamy zůstanou, ale nikdo z nich nepozná, o koho šlo.
    {""}• Zprávy, které jsem napsal, zůstanou ve svých kanálech. Zákaz přístupu ke stolům platí, dokud ho server nezruší.
    {""}• Když budeš zase hrát, začneš jako někdo nový, { $days ->
        [one] první den
        [few] první { $days } dny
       *[other] prvních { $days } dní
    } bez uvítacích žetonů.
button-forget = Smazat moje data nadobro
privacy-forgotten = Tvoje data jsou smazaná. Když budeš někdy zase hrát, začneš jako někdo nový, { $days ->
    [one] první den
    [few] první { $days } dny
   *[other] prvních { $days } dní
} bez uvítacích žetonů.
refused-privacy-large = To je víc, než Discord v jednom souboru přijme. Požádej prosím toho, kdo mě provozuje; kde ho najdeš, říká /help.

address-privacy = -# Soukromí: <{ $url }>
address-terms = -# Podmínky: <{ $url }>
address-fairness = -# Férovost a jak si kolo ověřit: <{ $url }>
address-support = -# Dotazy a stížnosti: <{ $url }>
button-privacy = Moje data
button-export = Poslat mi všechno
button-forget-me = Smazat moje data
