# Commands, chips, settings, refusals

command-play = Nyiss asztalt ebben a csatornában
    .game = Melyik játék
    .pace = Tempó: a lassú lépésenként egy nap, szálban
command-chips = A zsetonjaid ezen a szerveren
command-chips-balance = Hány zsetonod van
command-chips-daily = A napi zsetonjaid
command-chips-history = A zsetonjaid eddigi mozgása ezen a szerveren
command-leaderboard = A szerver ranglistái, a saját helyezéseddel
    .by = Rendezés
    .game = Melyik játék
    .period = Milyen időszak
    .against = Emberek vagy botok ellen
    .page = Oldal (oldalanként 10 játékos)
command-rules = Hogyan kell játszani
    .game = Melyik játék

balance = { $playing ->
    [none] Ezen a szerveren **{ $chips }** a tiéd.
   *[other] Ezen a szerveren **{ $chips }** a tiéd, és még **{ $playing }** van játékban egy asztalnál.
}
balance-ceiling = Ma **{ $won }** zsetont nyertél botoktól; naponta legfeljebb { $ceiling } zsetont nyerhetsz tőlük.
daily-given = Napi zseton: **+{ $given }**. Most **{ $chips }** a tiéd. Újra kérhetsz { $when }.
history-title = **A zsetonjaid, a legújabb elöl**
reason-buy-in = félretéve egy asztalhoz
reason-paid-out = egy asztaltól visszakapva
reason-refund = visszatérítés
reason-entry = beugró egy versenyre
reason-prize = versenyen nyert zseton
reason-welcome = üdvözlő zseton
reason-daily = napi zseton
reason-ceiling = a botoktól naponta nyerhető fölött
reason-opening = a 2-es verzió előtti időből

leaderboard-line = { $place }\. { $name } · { $value }
leaderboard-ratings = Értékszámaid itt: { $list }
leaderboard-rating = { $game } **{ $rating }**
leaderboard-unrated = Egy játékban tíz parti vagy mérkőzés után látod az értékszámodat, ha öt különböző emberrel játszottál.
refused-no-period = Ezt az időszakot nem értem. Válassz egyet a listából, vagy írj be egy hónapot így: 2026-03.

language-unread = { $language } (anyanyelvű még nem olvasta át)

permission-view-channel = Csatorna megtekintése
permission-send-messages = Üzenetek küldése
permission-send-messages-in-threads = Üzenetek küldése szálakban
permission-attach-files = Fájlok csatolása
permission-connect = Csatlakozás

refused-permissions = Itt nem nyithatok asztalt. Kérj meg egy moderátort, hogy adja meg nekem ezeket az engedélyeket ebben a csatornában: { $names }.
refused-forbidden = A Discord nem enged ott írni. Kérj meg egy moderátort, hogy adja meg nekem ezeket az engedélyeket: Csatorna megtekintése, Üzenetek küldése, Fájlok csatolása.
refused-no-posts = Oda nem írhatok. Szöveges csatornát válassz, ne fórumot.
refused-add-to-thread = Nem vagyok benne ebben a szálban, ezért nem írhatok ide. Adj hozzá (említs meg itt), és próbáld újra.
refused-locked = Ez a szál le van zárva, ezért nem írhatok bele. Kérj meg egy moderátort, hogy nyissa ki.
refused-no-table = Az az asztal már nincs meg. A /play újat nyit.
refused-no-table-here = Ebben a csatornában nincs asztal. A /play nyit egyet.
refused-newer-table = Épp frissülök, és ezt az asztalt már egy újabb változatom vezeti. Próbáld újra egy perc múlva.
refused-unreadable-table = Azt az asztalt olyan szabályokkal játszották, amelyeket már nem ismerek, ezért nem folytatható. Minden zsetont visszaadtunk. A /play újat nyit.
refused-begun = A játék már elkezdődött. Ha az asztal bezárt, a /play újat nyit.
refused-over = Ez az asztal bezárt. A /play újat nyit.
refused-already-seated = Már van helyed. Nyomd meg a *{ $button }* gombot.
refused-full = Minden hely foglalt ({ $seats }). Másik csatornában a /play másik asztalt nyit.
refused-not-seated = Nincs helyed ennél az asztalnál. Ülj le, amíg nyitva van, vagy nyiss másikat egy másik csatornában: /play.
refused-banker-settles = Az asztal házi szabályai szerint a határokat a bank ({ $name }) szabja meg.
refused-host-only = Ezt csak a házigazda ({ $name }) teheti.
refused-bad-option = „{ $option }”: ez az érték nem lehet. Válassz másikat.
refused-not-a-number = Egész számot adj meg, például 3.
refused-players = { $least ->
    [4] Négy játékos kell
   *[other] { $least }–{ $most } játékos kell
}, és eddig { $seated ->
    [one] egy ült le
   *[other] { $seated } ült le
}. A szabad helyekre botok is ülhetnek.
refused-too-few-chips =
    { $name ->
        [none] Ehhez nincs elég zsetonod
       *[other] Ehhez { $name } zsetonja kevés
    }. Még hiányzik: { $missing }. A /chips daily naponta egyszer ad újakat, a kisebb tétű asztalokhoz pedig kevesebb is elég.
refused-account-young = A Discord-fiókod még túl új ahhoz, hogy zsetont kapj: legalább { $days } naposnak kell lennie, és { $when } lesz az. Addig olyan asztaloknál játszhatsz, ahol szórakozásból megy a játék.
refused-refill-had = A mai zsetonodat már elvitted. Újra kérhetsz { $when }.
refused-house-stakes = Botokkal kicsik a tétek: egy partiban senki sem veszíthet { $most } zsetonnál többet, ezekkel a házi szabályokkal pedig ennyi lehetne: { $worst }. Válassz kisebb értékeket itt: *{ button-rules }* ({ $options }), vagy keress embereket a helyekre.
refused-house-bank = Ha botok is ülnek az asztalnál, a bankot sorsolni kell, vagy botnak kell lennie, de ezek a házi szabályok embernek adják. Változtasd meg ezt: *{ option-banker }*. (Ha egyedül játszol botok ellen, te választhatsz bankot, ha a legkisebb és a legnagyobb tét is 1.)
refused-chips-gone = Erre már nincs elég zseton. Hogy mennyid van, a /chips balance mutatja meg.
refused-host-tables = { $count ->
    [one] Már van egy nyitott asztalod: { $channels }. Játssz tovább ott, vagy előbb fejezd be.
   *[other] Már { $count } nyitott asztalod van: { $channels }. Játssz tovább ott, vagy előbb fejezz be egyet.
}
refused-server-tables =
    { $count ->
        [one] Ezen a szerveren már nyitva van egy asztal, és itt több nem lehet. Ha bezár, a /play másikat nyit.
       *[other] Ezen a szerveren már { $count } asztal van nyitva, és itt több nem lehet. Ha egy bezár, a /play másikat nyit.
    }
refused-too-quick =
    Ez egyszerre sok volt. Várj { $seconds ->
        [one] egy másodpercet
       *[other] { $seconds } másodpercet
    }, aztán próbáld újra.
refused-no-deal = Most nem folyik parti.
refused-closing-stays = Valaki felállt: az asztal e parti után bezár.
refused-no-pause = A következő parti már elkezdődött.
refused-stale = Ez a gomb elavult. Itt vannak a köveid, ahogy most állnak.
refused-unreadable = Ez a gomb elavult. A köveidet és az asztalt, ahogy most állnak, a /play mutatja.
refused-no-server = Ez csak szerveren működik: használd az egyik csatornájában.
refused-unknown-channel = A Discord nem árulja el, miféle csatorna ez. Használj szöveges csatornát vagy szálat.
refused-old-command = Ezt a parancsot így, ahogy a Discord küldte, nem ismerem: megváltozott. Írj be egy / jelet, és válaszd ki újra a listából. Ha ez nem segít, indítsd újra a Discordot.
refused-busy = Most túl vagyok terhelve. Próbáld újra egy pillanat múlva.
refused-trouble = A Discord most akadozik, és nem vette át a válaszomat. Ha semmi sem változott, nyomd meg újra.
refused-rate-limited = A Discord lassításra kért, és ezt nem fogadta el. Próbáld újra { $when }.
refused-crowded = Ebben a csatornában elfogyott, amennyi választ a Discord egy percben megenged. Próbáld újra { $when }.
broken = Nálam valami elromlott (hibaszám: { $number }). Semmi sem veszett el, próbáld újra.
