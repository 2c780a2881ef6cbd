# Luxembourg draw

game-luxembourg = Luxemburgi húzós dominó

option-end = Mérkőzés
    .says = mikor ér véget a mérkőzés
choice-end-rounds = adott számú parti után
choice-end-target = adott pontszámnál
option-rounds = Partik egy mérkőzésben
    .says = hány parti, ha a mérkőzés adott számú partiig tart
unit-rounds = { $value }
option-tied-lots = Egyforma kezdőkövek
    .says = mi dönt, ha többen egyforma szemű követ mutatnak
choice-tied-lots-half = a nagyobb fél
choice-tied-lots-redraw = újra húznak

event-lot-shown = { $name } mutatja: { $tile }.
event-lots-tied = Egyforma szem, újra húznak: { $seats }.
event-winning-tile = Új parti ({ $deal }.): { $tile } a kezdőkő, ezért { $name } rak elsőként.

rules-luxembourg = **Luxemburgi húzós dominó**, két–hat játékosnak, mindenki magáért
    {""}**Cél.** Gyűjts minél kevesebb pontot.
    {""}**Kövek.** Dupla hatos készlet, 28 kő. Két játékos 7, három 6, négy 5, öt 4, hat 3 követ kap fejenként. A többi lefordítva a talon.
    {""}**A kezdőkő.** Minden parti előtt mindenki húz még egy követ, és megmutatja. A legtöbb szemű (egyenlőségnél a nagyobb fél dönt, vagy házi szabály szerint újra húznak) az asztalra kerül, és aki húzta, elsőként rak. A többi visszamegy a talonba.
    {""}**Egy lépés.** Rakj le egy követ, amely az A vagy a B véghez illik. Ha tudsz, muszáj is. Ha nem, húzz egyet, és a lépésednek vége, akkor is, ha illik. Ha a talon elfogyott, passzolsz. Amit húzol, csak te látod.
    {""}**A parti vége.** Valakinek elfogyott a köve; vagy senki sem tud rakni; vagy már mindenki láthatja, hogy egy kő sem illik (házi szabály: előbb kihúzzátok a talont).
    {""}**Pontozás.** Mindenki hozzáadja a nála maradt szemeket. 3 parti után, vagy ha így egyeztek meg, amikor valaki eléri a 100-at, a legkevesebb pont nyer. Egyenlőségnél osztoztok. Kasszára is játszhattok.
    {""}**Ami itt más.** Amit megmutattak és visszament, azt újra húzhatja valaki: jegyezd meg.
    {""}-# A szerző saját szabályai nyomán, egy 2010-es blogból.
