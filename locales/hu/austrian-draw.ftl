# Austrian draw game, and what the games with a boneyard have in common

game-austrian-draw = Osztrák húzós dominó

option-draw-limit = Húzás
    .says = hány követ húzhatsz egy lépésben
choice-draw-limit-none = amíg egy nem illik
choice-draw-limit-0 = egyet, és vége a lépésnek
unit-draw-limit = legfeljebb { $value }
option-visible-block = Ha már semmi sem illik
    .says = mi történjen, ha már mindenki látja, hogy egy kő sem illik
choice-visible-block-end = a partinak azonnal vége
choice-visible-block-draw-out = előbb kihúzzátok a talont

event-drew-tiles = Ezt húztad: { $tiles }.

rules-austrian-draw = **Osztrák húzós dominó**, ketten vagy hárman, mindenki magáért
    {""}**Cél.** Rakd le elsőként az összes köved, vagy maradjon nálad a legkevesebb szem, ha senki sem tud rakni.
    {""}**Kövek.** 36 kő 0-1-től 7-8-ig, duplák nélkül. Két játékos 8 (vagy 9), három játékos 7 követ kap fejenként. A többi lefordítva a talon.
    {""}**Egy lépés.** Rakj le egy követ, amely az A vagy a B véghez illik. Ha tudsz, muszáj is. Ha nem, addig húzol, amíg egy kő nem illik, és azt lerakod; ha a talon elfogyott, passzolsz. Amit húzol, csak te látod. Az első partit az kezdi, akinél a legnehezebb kő van, bármelyik kővel; utána mindig az előző nyertes.
    {""}**A vége.** Aki lerakja az utolsó kövét, nyer. Ha senki sem tud rakni, a legkevesebb szem nyer. Ha ez többeknél egyforma, senki sem nyer, és a következő partit az kezdi, aki utoljára rakott.
    {""}**Pontozás.** Minden megnyert parti egyet ér. Ha megegyeztek a partik számában, az nyeri a mérkőzést, aki a legtöbb partit nyerte, és kasszára is játszhattok.
    {""}**Ami itt más.** Ha már mindenki láthatja, hogy egy kő sem illik, a partinak vége, akkor is, ha volna még mit húzni. Házi szabályok: előbb kihúzzátok a talont; egy lépésben legfeljebb három kő húzható, azután passz.
    {""}-# A pagat.com (Austrian dominoes) és a gamefarm.jp nyomán.
