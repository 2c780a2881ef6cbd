# The gallery: spectators behind the players, and their bets (Buki)

option-spectators = Karzat
    .says = a kibicek egy-egy játékos mögé ülhetnek, láthatják a köveit, és fogadhatnak rá
option-spectator-tie = Fogadás döntetlennél
    .says = mi legyen a karzat fogadásaival, ha senki sem nyer
choice-spectator-tie-return = visszaadjuk
choice-spectator-tie-carry = marad a következő partira
option-watch-consent = Engedély
    .says = megkérdezzük-e a játékost, mielőtt egy kibic meglátja a köveit
choice-watch-consent-player = kell
choice-watch-consent-none = nem kell

button-watch = Csak kibicelek
action-watch = { $name } mögé
action-admit = Kibicelhet: { $onlooker }
action-deny = Ne kibiceljen: { $onlooker }
action-bet = Fogadás: { $chips }
action-take = Elfogadom: { $onlooker }, { $chips }
action-reject = Elutasítom: { $onlooker }, { $chips }
action-getup = Felállok
menu-bet = A fogadásod
form-bet = A fogadásod

event-watch-asked = { $onlooker } szeretne { $name } mögé ülni.
event-watching = { $name } mögé ült { $onlooker }.
event-watch-denied = { $name } nem kér kibicet: { $onlooker } nem ült mögé.
event-bet-offered = { $onlooker } fogadást ajánl: { $chips } → { $name }.
event-bet-answered = { $accepted ->
    [yes] A bank elfogadja { $onlooker } fogadását: { $chips } → { $name }.
   *[no] A bank elutasítja { $onlooker } fogadását: { $chips } → { $name }.
}
event-bet-lapsed = A bank nem válaszolt időben: { $onlooker } fogadása ({ $chips } → { $name }) elmarad.
event-bet-paid = { $onlooker } fogadása ({ $name }): **{ $hc }**.
event-bet-tied =
    { $carried ->
        [yes] { $onlooker } fogadása ({ $chips } → { $name }) marad a következő partira.
       *[no] { $onlooker } fogadását ({ $chips } → { $name }) visszaadjuk.
    }

gallery-bets = Karzat: { $bets }
gallery-bet = { $accepted ->
    [yes] { $onlooker } → { $name }: { $chips }
   *[no] { $onlooker } → { $name }: { $chips } (ajánlat)
}
gallery-behind = { $name } mögött: { $onlooker }
watch-whom =
    Kinek a köveit szeretnéd látni ebben a partiban? Csak azokat látod.{ $consent ->
        [yes] { " " }Előbb megkérdezzük a játékost.
       *[no] { "" }
    } Kérlek, ne beszélj a partiról.
watch-waiting = Megkérdeztük: { $name }. Ha nem válaszol, az nem. Addig mást is megkérdezhetsz.
watch-here = Ebben a partiban { $name } mögött ülsz.
watch-bet-open = Fogadást ajánlhatsz a banknak: { $low }–{ $high } zseton → { $name }, egészen addig, amíg { $name } a harmadik lépésében nem cselekszik.
watch-bet-offered = Fogadást ajánlottál: { $chips } → { $name }; a bank még nem válaszolt.
watch-bet-on = A fogadásod: **{ $chips }** → { $name }.
watch-over = Ebben a partiban már nem nézheted senki köveit. A következőben a *{ $menu } › { button-watch }* gombbal újra választhatsz.
left-gallery =
    Felálltál, és már senki köveit sem látod. { $bet ->
        [yes] A fogadásod érvényes; a parti végén elszámoljuk.
       *[no] A következő partiban a *{ $menu } › { button-watch }* gombbal újra választhatsz.
    }

illegal-is-player = Ennél az asztalnál te is játszol, ezért nem ülhetsz a karzatra.
illegal-gallery-closed = Ennél az asztalnál nincs karzat.
illegal-gallery-full = A karzat megtelt: { $most } hely van.
illegal-only-looking-on = Ezt csak játékosok tehetik.
illegal-no-such-seat = Nincs ilyen hely.
illegal-already-watching = Erre a partira már választottál. A következőben máshová is ülhetsz.
illegal-asked-before = Ezt a játékost ebben a partiban már megkérdezted.
illegal-not-watching = Nem ülsz senki mögött.
illegal-not-on-banker = A bankra nem lehet fogadni: minden fogadás a bank ellen megy.
illegal-already-bet = A bank erre a partira már elfogadta a fogadásodat.
illegal-already-offered = Már ajánlottál fogadást; a bank még nem válaszolt.
refused-no-gallery = Ennél az asztalnál most nincs kinek kibicelni.
refused-house-hand = { $name } bot, és amíg zsetonért megy a játék, a botok senkinek sem mutatják meg a köveiket. Emberek mögé ülhetsz.
refused-bank-short = Ezt a fogadást a bank nem tudja fedezni: { $missing } hiányzik. Próbálj kisebbet.
