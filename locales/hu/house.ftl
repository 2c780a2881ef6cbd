# Commands, chips, settings, refusals

command-play = Nyiss asztalt ebben a csatornában
    .game = Melyik játék
command-table = A csatorna asztala újra legalul
command-hand = Mutasd a köveimet a csatorna asztalánál
command-leave = Állj fel a csatorna asztalától
command-chips = A zsetonjaid ezen a szerveren
command-chips-balance = Hány zsetonod van
command-chips-daily = A napi zsetonjaid
command-chips-history = Mi jött és mi ment
command-leaderboard = A szerver ranglistái, a saját helyezéseddel
    .by = Milyen sorrendben
    .page = Melyik oldal; oldalanként tíz ember
command-rules = Hogy megy egy játék
    .game = Melyik játék
command-about = Mi ez a bot, és mit érnek a zsetonjai

balance = **{ $chips }** zsetonod van ezen a szerveren.
balance-at-tables = További **{ $chips }** zsetonod olyan asztalnál van, ahol még játszanak.
balance-ceiling = A ház egy embernek naponta { $ceiling } zsetont fizet ki; ebből ma **{ $won }** zsetont nyertél.
daily-given = Itt a napi zsetonod: { $given }. Most { $chips } zsetonod van. Legközelebb { $when } kérhetsz.
history-title = **A zsetonjaid, a legújabb elöl**
reason-buy-in = asztalhoz vitted
reason-paid-out = asztal kifizette
reason-refund = visszatérítés
reason-welcome = üdvözlő zseton
reason-daily = napi zseton
reason-ceiling = több, mint amit a ház naponta kifizet

leaderboard-chips = **Zsetonok ezen a szerveren**{ $page ->
    [1] {""}
   *[other] {" "}· { $page }. oldal
}
leaderboard-deals = **Megnyert partik ezen a szerveren**{ $page ->
    [1] {""}
   *[other] {" "}· { $page }. oldal
}
leaderboard-line = { $place }\. { $name } · { $value }
leaderboard-by-chips = zsetonok szerint
leaderboard-by-deals = megnyert partik szerint
leaderboard-empty = Itt még nincs senki. A /play asztalt nyit.
leaderboard-not-on = Még nem vagy ezen a listán: játssz egy partit, vagy nézd meg: /chips balance.

language-unread = { $language } (anyanyelvű még nem olvasta át)
language-discord = ahogy a szerver a Discordban beállította

about = **Kaffeehaus** { $version }: Közép-Európa dominójátékai, asztaloknál, a csatornáitokban. A /play asztalt nyit, a /rules elmondja, hogy megy egy játék.
    {""}**A zsetonok** játékzsetonok. Nem lehet őket megvenni, eladni, beváltani vagy bármi értékesre cserélni. Egy szerveren mindenki ugyanannyival kezd; a /chips daily feltölti. Az egyenlegek lenullázódhatnak.
    {""}**A keverés ellenőrizhető.** Az első parti előtt egy pecsét (egy titok SHA-256-a) látszik; a ti gombnyomásaitok, leüléskor és minden partiban, emelik a köveket; amikor az asztal zár, megmutatjuk a titkot, és bárki megismételheti az összes keverést (docs/fairness.md).
    {""}**Amit megjegyzünk:** az azonosítód, a neved, a nyelved és a közvetlen üzeneteink csatornája, a zsetonjaid és a lejátszott játékaid. Üzeneteket sosem olvasok. A /privacy többet mond, odaadja neked, és el is felejteti.

permission-view-channel = Csatorna megtekintése
permission-send-messages = Üzenetek küldése
permission-send-messages-in-threads = Üzenetek küldése szálakban
permission-attach-files = Fájlok csatolása

refused-permissions = Itt nem nyithatok asztalt. Kérj meg egy moderátort, hogy engedje meg nekem ebben a csatornában: { $names }.
refused-forbidden = A Discord nem enged ott írni. Kérj meg egy moderátort, hogy adja meg nekem: Csatorna megtekintése, Üzenetek küldése, Fájlok csatolása.
refused-add-to-thread = Nem vagyok benne ebben a szálban, ezért nem írhatok ide. Vegyél fel (elég, ha itt megemlítesz), és próbáld újra.
refused-locked = Ez a szál le van zárva, ezért nem írhatok bele. Kérj meg egy moderátort, hogy nyissa ki.
refused-no-table = Az az asztal már nincs meg. A /play újat nyit.
refused-no-table-here = Ebben a csatornában nincs asztal. A /play nyit egyet.
refused-newer-table = Épp frissülök, és ezt az asztalt egy újabb változatom viszi. Próbáld újra egy perc múlva.
refused-unreadable-table = Azt az asztalt olyan szabályokkal játszották, amelyeket már nem ismerek, ezért nem folytatható; minden zseton visszajárt. A /play újat nyit.
refused-begun = A játék már elkezdődött. Ha az asztal bezárt, a /play újat nyit.
refused-over = Ez az asztal bezárt. A /play újat nyit.
refused-already-seated = Már itt ülsz. Nyomd meg a *Köveim* gombot.
refused-full = Minden hely foglalt ({ $seats }). Másik csatornában a /play másik asztalt nyit.
refused-not-seated = Nincs helyed ennél az asztalnál. Ülj le, amíg nyitva van, vagy nyiss másikat egy másik csatornában: /play.
refused-not-seated-moderator = Nincs helyed ennél az asztalnál. Moderátorként a /house paranccsal zárhatod be.
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
refused-too-few-chips = { $name ->
    [none] Ehhez nincs elég zsetonod
   *[other] Ehhez nincs elég zsetonja: { $name }
}. Ennyi hiányzik még: { $missing }. Próbáld a /chips daily parancsot, vagy kisebb tétet.
refused-account-young = A Discord-fiókod túl új ahhoz, hogy zsetont kapj: legalább { $days } { $days ->
    [one] naposnak
   *[other] naposnak
} kell lennie, és { $when } lesz az. A szórakozásból játszott asztalokhoz most is leülhetsz.
refused-refill-had = A mai zsetonodat már elvitted. A következő, megint legfeljebb { $level } zsetonig, { $when } a tiéd.
refused-refill-full = A napi zseton legfeljebb { $level } zsetonig tölt fel, és neked már van ennyi, az asztaloknál lévőkkel együtt. Gyere vissza, ha kevesebb van.
refused-house-stakes = Botokkal kicsik a tétek: egy partiban senki sem veszíthet { $most } zsetonnál többet, és ezekkel a házi szabályokkal ennyi lehetne: { $worst }. Válassz kevesebbet itt: *{ button-rules }* ({ $options }), vagy keress embereket a helyekre.
refused-house-bank = Ha botok is ülnek az asztalnál, a bankot sorsolják, és ezek a házi szabályok embernek adják. Döntsön a sors, vagy legyen egy bot a bank. (Ha egyedül játszol botok ellen, te választhatsz, ha a legkisebb és a legnagyobb tét is 1.)
refused-chips-gone = Erre már nincs elég zseton. A /chips balance megmutatja, mennyid van.
refused-host-tables = { $count ->
    [one] Már van egy nyitott asztalod: { $channels }. Előbb zárd be.
   *[other] Már { $count } nyitott asztalod van: { $channels }. Előbb zárj be egyet.
}
refused-server-tables = { $count ->
    [one] Ezen a szerveren már nyitva van egy asztal, és több nem lehet. Ha bezár, a /play másikat nyit.
   *[other] Ezen a szerveren { $count } asztal van nyitva, és több nem lehet. Ha egy bezár, a /play másikat nyit.
}
refused-banned = A szerver moderátorai nem engednek leülni az asztalokhoz. Beszélj velük.
refused-too-quick = Ez sok volt ilyen rövid idő alatt. Várj { $seconds ->
    [one] egy másodpercet
   *[other] { $seconds } másodpercet
}, aztán próbáld újra.
refused-no-deal = Most nem folyik parti.
refused-closing-stays = Valaki felállt: az asztal e parti után bezár.
refused-no-pause = A következő parti már elkezdődött.
refused-stale = Ez a gomb egy korábbi pillanatból való. Itt vannak a köveid, ahogy most állnak.
refused-unreadable = Ez a gomb már nem érvényes. A /hand a mostani köveidet mutatja, a /table az asztalt.
refused-busy = Most túl sok minden történik egyszerre. Próbáld újra.
refused-trouble = A Discorddal gond van, nem vette át a válaszomat. Ha semmi sem változott, nyomd meg újra.
refused-rate-limited = A Discord várakozást kér tőlem, és ezt nem vette át. Próbáld újra { $when }.
broken = Nálunk valami elromlott (szám: { $number }). Semmi sem veszett el; próbáld újra.
