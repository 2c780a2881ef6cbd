# Příkazy, žetony, nastavení, odmítnutí

command-play = Otevřít v tomto kanálu stůl
    .game = Která hra
    .pace = Tempo: pomalé je den na tah, ve vlákně
command-chips = Tvoje žetony na tomto serveru
command-chips-balance = Kolik máš žetonů
command-chips-daily = Tvoje denní žetony
command-chips-history = Pohyby tvých žetonů na tomto serveru
command-leaderboard = Žebříčky tohoto serveru i s tvým místem
    .by = Podle čeho seřadit
    .game = Která hra
    .period = Za jakou dobu
    .against = Proti lidem, nebo botům
    .page = Stránka (po deseti lidech)
command-rules = Jak se hraje
    .game = Která hra

balance = { $playing ->
    [none] Na tomto serveru máš **{ $chips }**.
   *[other] Na tomto serveru máš **{ $chips }** a další **{ $playing }** máš ve hře u stolu.
}
balance-ceiling = Od botů máš dnes vyhráno **{ $won }**; denní limit je { $ceiling } { $ceiling ->
    [one] žeton
    [few] žetony
    [many] žetonu
   *[other] žetonů
}.
daily-given = Denní žetony: **+{ $given }**. Teď máš **{ $chips }**. Další dostaneš { $when }.
history-title = **Pohyby tvých žetonů, nejnovější nahoře**
reason-buy-in = odloženo pro stůl
reason-paid-out = zpátky od stolu
reason-refund = vráceno
reason-entry = vklad do turnaje
reason-prize = výhra v turnaji
reason-welcome = uvítací žetony
reason-daily = denní žetony
reason-ceiling = nad denní limit výher od botů
reason-opening = z doby před verzí 2

leaderboard-line = { $place }\. { $name } · { $value }
leaderboard-ratings = Tvoje ratingy tady: { $list }
leaderboard-rating = { $game } **{ $rating }**
leaderboard-unrated = Rating ve hře uvidíš po deseti kolech nebo zápasech proti pěti různým lidem.
refused-no-period = Tomuto období nerozumím. Vyber některé ze seznamu, nebo napiš měsíc jako 2026-03.

language-unread = { $language } (žádný rodilý mluvčí to ještě nečetl)

permission-view-channel = Zobrazit kanál
permission-send-messages = Odesílat zprávy
permission-send-messages-in-threads = Odesílat zprávy ve vláknech
permission-attach-files = Přikládat soubory
permission-connect = Připojit se

refused-permissions = Tady stůl otevřít nemůžu. Požádej moderátory, ať mi v tomto kanálu povolí: { $names }.
refused-forbidden = Discord mi tam nedovolí psát. Požádej moderátory, ať mi povolí Zobrazit kanál, Odesílat zprávy a Přikládat soubory.
refused-no-posts = Tam psát nemůžu. Vyber textový kanál, ne fórum.
refused-add-to-thread = V tomhle vlákně nejsem, takže sem nemůžu psát. Přidej mě (stačí mě tu zmínit) a zkus to znovu.
refused-locked = Tohle vlákno je zamčené, takže do něj nemůžu psát. Požádej moderátory, ať ho odemknou.
refused-no-table = Ten stůl už neexistuje. Nový otevře /play.
refused-no-table-here = V tomto kanálu žádný stůl není. Otevře ho /play.
refused-newer-table = Právě se aktualizuji a tento stůl už vede moje novější verze. Zkus to prosím za minutu znovu.
refused-unreadable-table = U toho stolu se hrálo podle pravidel, která už neznám, a nedalo se pokračovat. Všem se vrátily žetony. Nový otevře /play.
refused-begun = Hra už začala. Až se stůl zavře, nový otevře /play.
refused-over = Tenhle stůl je zavřený. Nový otevře /play.
refused-already-seated = Místo u stolu už máš. Stiskni *{ $button }*.
refused-full = Všechna místa jsou obsazená ({ $seats }). V jiném kanálu otevře /play další stůl.
refused-not-seated = U tohoto stolu nemáš místo. Přisedni si, dokud to jde, nebo použij /play v jiném kanálu.
refused-banker-settles = Podle domácích pravidel tohoto stolu určuje limity banka ({ $name }).
refused-host-only = To může jen ten, kdo stůl otevřel ({ $name }).
refused-bad-option = „{ $option }“ takovou hodnotu mít nemůže. Vyber jinou.
refused-not-a-number = Zadej prosím celé číslo, například 3.
refused-players = { $least ->
    [4] K této hře jsou potřeba čtyři lidé
   *[other] K této hře je potřeba { $least } až { $most } lidí
}, a zatím { $seated ->
    [one] je obsazené jedno místo
    [few] jsou obsazená { $seated } místa
   *[other] je obsazených { $seated } míst
}. Volná místa můžou obsadit boti.
refused-too-few-chips = { $name ->
    [none] Nemáš na to
   *[other] { $name } na to nemá
} dost žetonů: chybí { $missing }. Další dává jednou denně /chips daily a u stolů s nižšími sázkami jich stačí méně.
refused-account-young = Tvůj účet na Discordu je na žetony ještě příliš nový: musí mu být { $days } { $days ->
    [one] den
    [few] dny
   *[other] dní
}, a to bude { $when }. Do té doby můžeš ke stolům, kde se hraje jen pro radost.
refused-refill-had = Dnešní žetony už máš. Další dostaneš { $when }.
refused-house-stakes = S boty se hraje o málo: nikdo nesmí v jednom kole prohrát víc žetonů než { $most } a podle těchto domácích pravidel by to mohlo být { $worst }. Zvol v *{ button-rules }* nižší hodnoty ({ $options }), nebo najdi na volná místa lidi.
refused-house-bank = Když jsou u stolu boti, musí banku určit los, nebo jí musí být bot; tato domácí pravidla ji dávají člověku. Změň domácí pravidlo *{ option-banker }*. (Když proti tobě hrají jen boti, můžeš banku zvolit, pokud je nejnižší i nejvyšší sázka 1.)
refused-chips-gone = Na to už není dost žetonů. Kolik máš, ukáže /chips balance.
refused-host-tables = { $count ->
    [one] Jeden stůl už máš otevřený: { $channels }. Hraj dál tam, nebo ho nejdřív ukonči.
    [few] Máš už otevřené { $count } stoly: { $channels }. Hraj dál tam, nebo nejdřív některý ukonči.
   *[other] Máš už otevřených { $count } stolů: { $channels }. Hraj dál tam, nebo nejdřív některý ukonči.
}
refused-server-tables = { $count ->
    [one] Na tomto serveru je už jeden stůl otevřený a víc jich být nesmí. Až se zavře, /play otevře další.
    [few] Na tomto serveru jsou otevřené { $count } stoly a víc jich být nesmí. Až se některý zavře, /play otevře další.
   *[other] Na tomto serveru je otevřených { $count } stolů a víc jich být nesmí. Až se některý zavře, /play otevře další.
}
refused-too-quick = To bylo moc najednou. Počkej prosím { $seconds ->
    [one] jednu sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} a pak to zkus znovu.
refused-no-deal = Právě se žádné kolo nehraje.
refused-closing-stays = Někdo odešel, takže se stůl po tomto kole zavře.
refused-no-pause = Další kolo už začalo.
refused-stale = To tlačítko je zastaralé. Tady jsou tvoje kameny, jak jsou teď.
refused-unreadable = To tlačítko je zastaralé. Tvoje kameny a stůl, jak jsou teď, ukáže /play.
refused-no-server = To jde jen na serveru: použij to v některém z jeho kanálů.
refused-unknown-channel = Discord mi neříká, jaký je to kanál. Použij prosím textový kanál nebo vlákno.
refused-old-command = Tenhle příkaz v podobě, v jaké ho Discord poslal, neznám: změnil se. Napiš / a vyber ho ze seznamu znovu. Když to nepomůže, restartuj Discord.
refused-busy = Mám teď moc práce. Zkus to za chvilku znovu.
refused-trouble = Discord má potíže a moji odpověď nepřijal. Jestli se nic nezměnilo, stiskni to znovu.
refused-rate-limited = Discord chce, abych zpomalil, a tohle nepřijal. Zkus to prosím znovu { $when }.
refused-crowded = V tomto kanálu už padlo tolik odpovědí, kolik Discord za minutu dovolí. Zkus to znovu { $when }.
broken = Něco se u mě pokazilo (chyba { $number }). Nic se neztratilo: zkus to prosím znovu.
