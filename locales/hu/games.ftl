# The games: titles, house rules, actions, events, refusals, rules in short

game-buki = Buki
game-austrian-block = Osztrák zárós dominó

## House rules: title, one line of explanation, values

option-hand = Kövek fejenként
    .says = hány követ kap mindenki
unit-hand = { $value }
choice-hand-none = ahogy szokás
option-min = Legkisebb tét
    .says = a legkisebb tét zsetonban
unit-min = { $value }
option-max = Legnagyobb tét
    .says = a legnagyobb tét zsetonban
unit-max = { $value }
choice-max-none = a legkisebb háromszorosa
option-banker = Bank
    .says = ki a bank, amíg az asztal nyitva van
choice-banker-none = sorsolással
option-banker-limits = A bank szabja meg a határokat
    .says = ő szabja meg a legkisebb és legnagyobb tétet, kivéve, ha sorsolják, vagy ha bot
option-direction = Irány
    .says = merre halad a játék az asztal körül
choice-direction-cw = az óra járásával
choice-direction-ccw = az óra járása ellen
option-reverse-every = Irányváltás
    .says = hány parti után fordul meg az irány
choice-reverse-every-0 = soha
unit-reverse-every = { $value ->
    [1] minden parti után
   *[other] { $value } partinként
}
option-raise-until-fourth = Tétemelés
    .says = a negyedik lépésig emelhető a tét, ha a bank is beleegyezik
option-reveal-after-domino = Mutatás dominó után
    .says = a többiek kövei akkor is látszanak, ha valaki lerakta az utolsó kövét
option-deals = Partik
    .says = hány parti után zár az asztal
choice-deals-none = amennyit szeretnétek
unit-deals = { $value }
option-turn-seconds = Idő egy lépésre
    .says = ha letelik, bot játszik helyetted
choice-turn-seconds-20 = 20 mp
choice-turn-seconds-30 = 30 mp
choice-turn-seconds-60 = 1 perc
choice-turn-seconds-120 = 2 perc
choice-turn-seconds-300 = 5 perc
choice-turn-seconds-900 = 15 perc
choice-turn-seconds-3600 = 1 óra
choice-turn-seconds-28800 = 8 óra
choice-turn-seconds-86400 = 24 óra
unit-turn-seconds = { $minutes ->
    [0] { $value } mp
   *[other] { $minutes } perc
}
option-beat-seconds = Idő a nézelődésre
    .says = szünet egy nagy pillanat után
choice-beat-seconds-0 = nincs
choice-beat-seconds-2 = 2 mp
choice-beat-seconds-4 = 4 mp
choice-beat-seconds-6 = 6 mp
choice-true = igen
choice-false = nem
seat-number = { $number }. hely
nothing = —

## Actions, as buttons say them

action-play = { $end ->
    [start] { $tile }
   *[other] { $tile } → { $end }
}
action-play-train = { $tile } → { $end } ({ $train ->
    [own] a te vonatod
    [mexican] mexikói vonat
   *[other] { $owner } vonata
})
action-turn = { $tile } → { $end }, kifelé: { $outer }
action-points = { $action } (+{ $points })
action-pass = Passz
action-give-lead = Kezdjen a társam
action-draw = Húzok egyet
repeat-draw = { $most ->
    [none] Húzok, amíg egy nem illik
   *[other] Húzok, legfeljebb { $most } követ
}
action-stake = Tét: { $chips }
action-add = Növelem a tétet: { $chips }
action-raise = Tétemelést kérek: { $chips }
action-accept = Elfogadom: { $name } +{ $chips }
action-refuse = Elutasítom: { $name } +{ $chips }
menu-play = Melyik követ, és hová?
menu-stake = A téted
menu-add = Mennyivel növeled a téted?
menu-raise = Kérj tétemelést a banktól
form-stake = A téted
form-add = Mennyivel növeled a téted?
form-raise = Tétemelés kérése
form-chips = Zseton (egész szám)
form-number = Egy egész szám
form-other = Másik szám…

## Events

event-dealt =
    { $tile ->
        [none] Új parti ({ $deal }.): { $leader } kezd.
       *[other] Új parti ({ $deal }.): { $leader } kezd, nála a legnehezebb kő ({ $tile }).
    }
event-banker-drawn = A sorsolás szerint { $name } a bank.
event-played = { $end ->
    [start] { $name } kezd: { $tile }.
   *[other] { $name } lerak: { $tile } → { $end }.
}
event-played-train = { $train ->
    [own] { $name } lerak: { $tile } → saját vonat.
    [mexican] { $name } lerak: { $tile } → mexikói vonat.
   *[other] { $name } lerak: { $tile } → { $owner } vonata.
}
event-drew = { $times ->
    [one] { $name } húz egy követ.
   *[other] { $name } húz { $times } követ.
}
event-passed = { $name } passzol.
event-staked = { $name } tétje: { $chips }.
event-added = { $name } ennyivel növeli a tétjét: { $chips }.
event-raise-asked = { $name } tétemelést kér a banktól: { $chips }.
event-raise-answered =
    { $accepted ->
        [yes] A bank elfogadja { $name } tétemelését: { $chips }.
       *[no] A bank elutasítja { $name } tétemelését.
    }
event-raise-lapsed = { $name } tétemelési kérése lejárt.
event-direction-reversed = { $direction ->
    [1] Megfordul az irány: mostantól az óra járásával.
   *[other] Megfordul az irány: mostantól az óra járása ellen.
}
event-deal-won =
    { $ending ->
        [domino] { $name } kövei elfogytak: dominó!
        [target] { $name } elérte a célpontszámot.
       *[other] Befulladt: { $name } maradt a legkevesebb szemmel.
    }
event-deal-tied = Befulladt, és többeknél egyforma a legkevesebb szem: senki sem nyer.

## What the rules refuse

illegal-must-play = Van köved, amelyik illik, ezért raknod kell. Ami illik, a köveid közt feljebb áll.
illegal-must-lead = Ez a parti ezzel a kővel kezdődik: { $tile }. Ezt rakd le.
illegal-must-draw = Egyik köved sem illik: előbb húzz egyet.
illegal-must-pass = Egyik köved sem illik: csak passzolhatsz.
illegal-not-your-turn = Még nem te jössz. Az asztalon látszik, ki következik.
illegal-not-in-hand = { $tile } már nincs nálad.
illegal-does-not-fit = { $tile } oda nem illik. A köveidnél látod, mi hová illik.
illegal-no-drawing = Ebben a játékban nincs húzás.
illegal-deal-over = Ennek a partinak vége.
illegal-stake-required = Előbb tegyél tétet (legalább ennyit: { $min }): ez a harmadik lépésed, vagy te nyerted az előző partit.
illegal-below-min = Ennél az asztalnál a legkisebb tét { $min }.
illegal-over-max = Ennél az asztalnál a legtöbb { $max }.
illegal-already-staked = Már tettél tétet, és az végleges.
illegal-no-stake-yet = Még nem tettél tétet, így nincs mit emelni.
illegal-already-asked = Már kértél; a bank még nem válaszolt.
illegal-option-off = Ennél az asztalnál nincs tétemelés.
illegal-too-late = Erre ebben a partiban már késő van.
illegal-whole-chips-only = Egész számot adj meg, például 3 zsetont.
illegal-banker-stakes-not = Te vagy a bank, ezért nem teszel tétet: a többiek tesznek ellened.
illegal-banker-only = Erre csak a bank válaszolhat.
illegal-nothing-asked = Ez a kérés már nem érvényes.
illegal-not-carried = Csak olyan tétet növelhetsz, amely döntetlen után bent maradt.
illegal-not-this-game = Ilyen ebben a játékban nincs.
illegal-bad-option = „{ $option }”: ennyi játékossal vagy a többi házi szabállyal ez az érték nem lehet. Válassz másikat.

## Rules in short (/rules and the button)

rules-buki = **Buki** (Bukidominó), Bécs, négy játékosnak
    { "" }**Cél.** Rakd le elsőként az összes köved. Egyikőtök, sorsolással, a **bank**, és ő is játszik; a többiek ellene, saját magukra tesznek tétet.
    { "" }**Kövek.** 36 kő 0-1-től 7-8-ig, duplák nélkül: fejenként hat (vagy hét). A többit, a **Stammot**, senki sem látja.
    { "" }**Egy lépés.** Rakj az A vagy a B véghez illő követ. Ha tudsz, muszáj is; ha nem, automatikusan passzolsz. Az első partit a legnehezebb kő gazdája kezdi, bármelyik kővel; aztán az előző nyertes, döntetlen után, aki utoljára rakott.
    { "" }**Tétek.** A harmadik lépésed előtt; ha az előző partit te nyerted, kezdés előtt. Egész zseton a határok közt (rendszerint 2–6, többe egy parti nem kerülhet), végleges. Ha tét nélkül ér a parti vége, a legkisebb számít.
    { "" }**A vége.** Aki lerakja az utolsó kövét, nyer. Ha senki sem tud rakni, a legkevesebb szem nyer.
    { "" }**Fizetés.** A nyertes játékosnak a bank a tétje 2½-szeresét fizeti, a többi tétet elviszi. Ha a bank nyer, mindet elviszi. Ha a legkevesebb szem többeknél egyforma, senki sem nyer: a tétek bent maradnak, és növelhetők.
    { "" }**A karzat.** Mások beülhetnek egy játékos mögé, ha ő engedi (*Csak kibicelek*; zsetonért sosem bot mögé), és a harmadik lépéséig fogadhatnak rá. A bank elfogadja vagy elutasítja; úgy fizet, mint a tét, de döntetlennél visszaadjuk.
    { "" }**Ami itt más.** Néhány parti után fordul az irány. Házi szabály: tétemelés a negyedik lépésig, ha a bank engedi.
    { "" }-# A pagat.com (Austrian dominoes) és a gamefarm.jp nyomán.
rules-austrian-block = **Osztrák zárós dominó**, két–négy játékosnak, mindenki magáért
    {""}**Cél.** Rakd le elsőként az összes köved, vagy maradjon nálad a legkevesebb szem, ha senki sem tud rakni.
    {""}**Kövek.** 36 kő 0-1-től 7-8-ig, duplák nélkül. Két játékos 11 (vagy 12), három 8 (vagy 9), négy 7 (vagy 6 vagy 8) követ kap fejenként. A többi, a **Stamm**, lefordítva marad, senki sem látja.
    {""}**Egy lépés.** Rakj le egy követ, amely az A vagy a B véghez illik. Ha tudsz, muszáj is; ha nem, automatikusan passzolsz. Az első partit az kezdi, akinél a legnehezebb kő van, bármelyik kővel; utána mindig az előző nyertes.
    {""}**A vége.** Aki lerakja az utolsó kövét, nyer. Ha senki sem tud rakni, a legkevesebb szem nyer. Ha ez többeknél egyforma, senki sem nyer, és a következő partit az kezdi, aki utoljára rakott.
    {""}**Pontozás.** Minden megnyert parti egyet ér. Ha megegyeztek a partik számában, az nyeri a mérkőzést, aki a legtöbb partit nyerte, és kasszára is játszhattok.
    {""}**Ami itt más.** A kövek téglamódra, két sorban fekszenek; csak a lánc két vége számít.
    {""}-# A pagat.com (Austrian dominoes) és a gamefarm.jp nyomán.
