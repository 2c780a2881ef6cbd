# Příkazy, žetony, nastavení, odmítnutí

command-play = Otevřít v tomto kanálu stůl
    .game = Která hra
command-table = Poslat stůl tohoto kanálu znovu dolů
command-hand = Ukázat mi moje kameny u stolu v tomto kanálu
command-leave = Odejít od stolu v tomto kanálu
command-chips = Tvoje žetony na tomto serveru
command-chips-balance = Kolik máš žetonů
command-chips-daily = Tvoje denní žetony
command-chips-history = Co přišlo a odešlo
command-leaderboard = Žebříčky tohoto serveru i s tvým místem
    .by = V jakém pořadí
    .page = Která stránka; na každé deset lidí
command-rules = Jak se hra hraje
    .game = Která hra

balance = Na tomto serveru máš **{ $chips }**.
balance-at-tables = Ještě ve hře u stolu: **{ $chips }**.
balance-ceiling = Podnik vyplatí jednomu člověku za den nejvýš tolik žetonů: { $ceiling }. Dnes už z toho máš: **{ $won }**.
daily-given = Denní žetony: **+{ $given }**. Teď máš **{ $chips }**. Další si můžeš vzít { $when }.
history-title = **Tvoje žetony, nejnovější nahoře**
reason-buy-in = přineseno ke stolu
reason-paid-out = vyplaceno u stolu
reason-refund = vráceno
reason-welcome = uvítací žetony
reason-daily = denní žetony
reason-ceiling = nad to, co podnik za den vyplatí

leaderboard-chips = **Žetony na tomto serveru**{ $page ->
    [1] {""}
   *[other] {" "}· stránka { $page }
}
leaderboard-deals = **Vyhraná kola na tomto serveru**{ $page ->
    [1] {""}
   *[other] {" "}· stránka { $page }
}
leaderboard-line = { $place }\. { $name } · { $value }
leaderboard-by-chips = podle žetonů
leaderboard-by-deals = podle vyhraných kol
leaderboard-empty = Ještě tu nikdo není. Stůl otevře /play.
leaderboard-not-on = V tomhle žebříčku ještě nejsi: zahraj si kolo, nebo se podívej na /chips balance.

language-unread = { $language } (rodilý mluvčí zatím nečetl)

permission-view-channel = Zobrazit kanál
permission-send-messages = Odesílat zprávy
permission-send-messages-in-threads = Odesílat zprávy ve vláknech
permission-attach-files = Přikládat soubory

refused-permissions = Tady stůl otevřít nemohu. Popros moderátory, ať mi v tomto kanálu povolí: { $names }.
refused-forbidden = Discord mi tam nedovolí psát. Popros moderátory, ať mi povolí Zobrazit kanál, Odesílat zprávy a Přikládat soubory.
refused-add-to-thread = V tomhle vlákně nejsem, a tak sem nemohu psát. Přidej mě (stačí mě tu zmínit) a zkus to znovu.
refused-locked = Tohle vlákno je zamčené, nemohu do něj psát. Popros moderátory, ať ho odemknou.
refused-no-table = Ten stůl už není. Nový otevře /play.
refused-no-table-here = V tomto kanálu žádný stůl není. Otevře ho /play.
refused-newer-table = Právě se aktualizuji a o tento stůl se stará novější verze. Zkus to prosím za minutu.
refused-unreadable-table = U toho stolu se hrálo podle pravidel, která už neznám, a nedalo se pokračovat; všechny žetony jsou vrácené. Nový otevře /play.
refused-begun = Hra už začala. Až se stůl zavře, nový otevře /play.
refused-over = Tenhle stůl je zavřený. Nový otevře /play.
refused-already-seated = Už tu sedíš. Stiskni *Moje kameny*.
refused-full = Všechna místa jsou obsazená ({ $seats }). V jiném kanálu otevře /play další stůl.
refused-not-seated = U tohoto stolu nemáš místo. Přisedni si, dokud je otevřený, nebo použij /play v jiném kanálu.
refused-not-seated-moderator = U tohoto stolu nemáš místo. Moderátoři ho zavřou přes /house.
refused-banker-settles = Podle domácích pravidel tohoto stolu určuje meze banka ({ $name }).
refused-host-only = To může jen ten, kdo stůl otevřel ({ $name }).
refused-bad-option = „{ $option }“ takovou hodnotu mít nemůže. Vyber jinou.
refused-not-a-number = Zadej prosím celé číslo, třeba 3.
refused-players = { $least ->
    [4] Je třeba, aby hráli čtyři
   *[other] Je třeba lidí: { $least } až { $most }
}, zatím { $seated ->
    [one] sedí u stolu jeden
    [few] sedí u stolu { $seated }
   *[other] sedí u stolu { $seated }
}. Volná místa mohou obsadit boti.
refused-too-few-chips = { $name ->
    [none] Nemáš na to
   *[other] { $name } na to nemá
} dost žetonů: chybí { $missing }. Zkus /chips daily nebo nižší sázky.
refused-account-young = Tvůj účet na Discordu je na žetony příliš nový: musí mu být { $days } { $days ->
    [one] den
    [few] dny
   *[other] dní
}, a to bude { $when }. Ke stolům, kde se hraje jen pro radost, můžeš hned.
refused-refill-had = Dnešní žetony už máš. Další, zase až do { $level } celkem, budou tvoje { $when }.
refused-refill-full = Denní žetony tě doplní na { $level } a tolik jich máš, i s těmi u stolů. Přijď, až jich budeš mít méně.
refused-house-stakes = S boty se hraje o málo: nikdo nesmí v jednom kole přijít o víc žetonů než { $most }, a podle těchto domácích pravidel by to mohlo být { $worst }. Pod tlačítkem *{ button-rules }* zvol méně ({ $options }), nebo najdi na ta místa lidi.
refused-house-bank = S boty u stolu určuje banku los, a tato domácí pravidla ji dávají člověku. Nech rozhodnout los, nebo ať je banka bot. (Hraješ-li proti botům bez dalších lidí, můžeš ji zvolit, když je nejnižší i nejvyšší sázka 1.)
refused-chips-gone = Na to už není dost žetonů. Kolik máš, ukáže /chips balance.
refused-host-tables = { $count ->
    [one] Jeden stůl už máš otevřený: { $channels }. Nejdřív ho zavři.
    [few] Máš už otevřené { $count } stoly: { $channels }. Nejdřív některý zavři.
   *[other] Máš už otevřených { $count } stolů: { $channels }. Nejdřív některý zavři.
}
refused-server-tables = { $count ->
    [one] Na tomto serveru je už jeden stůl otevřený a víc jich být nesmí. Až se zavře, /play otevře další.
    [few] Na tomto serveru jsou otevřené { $count } stoly a víc jich být nesmí. Až se některý zavře, /play otevře další.
   *[other] Na tomto serveru je otevřených { $count } stolů a víc jich být nesmí. Až se některý zavře, /play otevře další.
}
refused-too-quick = To bylo na krátkou chvíli moc. Počkej prosím { $seconds ->
    [one] jednu sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} a pak to zkus znovu.
refused-no-deal = Právě se žádné kolo nehraje.
refused-closing-stays = Někdo odešel: stůl se po tomto kole zavře.
refused-no-pause = Další kolo už začalo.
refused-stale = To tlačítko je z dřívějška. Tady jsou tvoje kameny, jak jsou teď.
refused-unreadable = To tlačítko už neplatí. Tvoje kameny ukáže /hand, stůl /table.
refused-busy = Teď se toho děje moc najednou. Zkus to prosím znovu.
refused-trouble = Discord má potíže a mou odpověď nepřijal. Jestli se nic nezměnilo, stiskni to znovu.
refused-rate-limited = Discord mě prosí o strpení a tohle nepřijal. Zkus to prosím znovu { $when }.
broken = Něco se u nás pokazilo (č. { $number }). Nic se neztratilo; zkus to prosím znovu.
