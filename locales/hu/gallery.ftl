# The gallery: spectators behind the players, and their bets (Buki)

option-spectators = Karzat
    .says = a kibicek egy-egy játékos mögé ülhetnek, láthatják a köveit, és fogadhatnak rá
option-spectator-tie = Fogadás döntetlennél
    .says = mi lesz a karzat fogadásaival, ha senki sem nyer
choice-spectator-tie-return = visszajárnak
choice-spectator-tie-carry = maradnak a következő partira
option-watch-consent = A kibicnek kell
    .says = megkérdezzük-e a játékost, mielőtt valaki meglátja a köveit
choice-watch-consent-player = a játékos engedélye
choice-watch-consent-none = senki engedélye

button-watch = Csak kibicelek
action-watch = Mögötte: { $name }
action-admit = Kibicelhet: { $onlooker }
action-deny = Ne kibiceljen: { $onlooker }
action-bet = Fogadás: { $chips }
action-take = Elfogadom: { $onlooker }, { $chips }
action-reject = Elutasítom: { $onlooker }, { $chips }
action-getup = Felállok
action-rise = Felállok
menu-bet = A fogadásod
form-bet = A fogadásod

event-watch-asked = { $onlooker } szeretne mögé ülni: { $name }.
event-watching = { $onlooker } mögé ült: { $name }.
event-watch-denied = { $name } kibic nélkül játszik; nem ült mögé: { $onlooker }.
event-bet-offered = { $onlooker } fogadást ajánl: { $chips } → { $name }.
event-bet-answered = { $accepted ->
    [yes] A bank elfogadja { $onlooker } fogadását: { $chips } → { $name }.
   *[no] A bank elutasítja { $onlooker } fogadását: { $chips } → { $name }.
}
event-bet-lapsed = A bank nem válaszolt időben: { $onlooker } fogadása ({ $chips } → { $name }) elmarad.
event-bet-paid = { $onlooker } fogadott rá: { $name }. Zseton: **{ $hc }**.
event-bet-tied = { $carried ->
    [yes] { $onlooker } fogadása ({ $chips } → { $name }) marad a következő partira.
   *[no] { $onlooker } fogadása ({ $chips } → { $name }) visszajár.
}

gallery-bets = Karzat: { $bets }
gallery-bet = { $accepted ->
    [yes] { $onlooker } → { $name }: { $chips }
   *[no] { $onlooker } → { $name }: { $chips } (ajánlat)
}
gallery-behind = { $onlooker } mögötte: { $name }
watch-whom = Ki mögé szeretnél ülni ebben a partiban? Csak az ő köveit látod.{ $consent ->
    [yes] {" "}Előbb megkérdezzük a játékost.
   *[no] {""}
} Kérlek, ne beszélj a partiról.
watch-waiting = Megkérdeztük: { $name }. Ha nem válaszol, az nemet jelent. Addig mást is megkérdezhetsz.
watch-here = Ebben a partiban mögötte ülsz: { $name }.
watch-bet-open = A banknak fogadást ajánlhatsz rá: { $name } ({ $low }–{ $high } zseton), amíg a harmadik lépésében nem cselekszik.
watch-bet-offered = Fogadást ajánlottál: { $chips } → { $name }; a bank még nem válaszolt.
watch-bet-on = A fogadásod: **{ $chips }** rá: { $name }.
watch-over = Ennek a partinak itt számodra vége. A következőben az asztalnál a *Csak kibicelek* gombbal újra választhatsz.
left-gallery = Felálltál, és már senki köveit sem látod. { $bet ->
    [yes] A fogadásod áll; a parti végén fizetjük.
   *[no] A *Csak kibicelek* gombbal a következő partiban újra választhatsz.
}

illegal-is-player = Te magad játszol ennél az asztalnál: játékosok nem ülhetnek a karzaton.
illegal-gallery-closed = Ennél az asztalnál nincs karzat.
illegal-gallery-full = A karzat megtelt: { $most } hely van.
illegal-only-looking-on = Ezt csak játékosok tehetik.
illegal-no-such-seat = Nincs ilyen hely.
illegal-already-watching = Erre a partira már választottál; a következőben máshová is ülhetsz.
illegal-asked-before = Ezt a játékost ebben a partiban már megkérdezted.
illegal-not-watching = Nem ülsz senki mögött.
illegal-not-on-banker = A bankra nem lehet fogadni: minden fogadás ellene szól.
illegal-already-bet = Erre a partira már elfogadtuk a fogadásodat.
illegal-already-offered = Már ajánlottál fogadást; a bank még nem válaszolt.
refused-no-gallery = Ennél az asztalnál most nincs kinek kibicelni.
refused-house-hand = { $name } a háznak játszik, és amíg zsetonról van szó, a ház senkinek sem mutatja a köveit. Emberek mögé ülhetsz.
refused-bank-short = A bank nem tudja fedezni ezt a fogadást: { $missing } zseton hiányzik. Próbáld kisebbel.
