# Tendler's draw game

game-tendler = Tendler húzós dominója (1830)

rules-tendler = **Tendler húzós dominója**, Bécs, 1830, két–hat játékosnak, mindenki magáért
    {""}**Rekonstrukció.** Csak ennyit tudunk: húzós játék két–hat játékosnak, mind a 45 kővel. Minden más a mi tippünk, az osztrák húzós dominó nyomán.
    {""}**Cél.** Rakd le elsőként az összes köved, vagy maradjon nálad a legkevesebb szem, ha senki sem tud rakni.
    {""}**Kövek.** Mind a 45 kő 0-0-tól 8-8-ig, duplákkal. Mindenki 6 (vagy 5, 7 vagy 8) követ kap, ha marad mit húzni. A többi lefordítva a talon.
    {""}**Egy lépés.** Rakj le egy követ, amely az A vagy a B véghez illik. Ha tudsz, muszáj is. Ha nem, addig húzol, amíg egy kő nem illik, és azt lerakod; ha a talon elfogyott, passzolsz. Amit húzol, csak te látod. Az első partit az kezdi, akinél a legnehezebb kő van, bármelyik kővel; utána mindig az előző nyertes.
    {""}**A vége.** Aki lerakja az utolsó kövét, nyer. Ha senki sem tud rakni, a legkevesebb szem nyer. Ha ez többeknél egyforma, senki sem nyer, és a következő partit az kezdi, aki utoljára rakott.
    {""}**Pontozás.** Minden megnyert parti egyet ér. Ha megegyeztek a partik számában, az nyeri a mérkőzést, aki a legtöbb partit nyerte, és kasszára is játszhattok.
    {""}**Ami itt más.** A duplák keresztben állnak, de olyan kövek, mint a többi, minden szemükkel. Ha már mindenki láthatja, hogy egy kő sem illik, a partinak vége. Házi szabályok: előbb kihúzzátok a talont; egy lépésben legfeljebb három kő húzható, azután passz.
    {""}-# Készlet és létszám a pagat.com (Austrian dominoes, F. Tendlerről, Bécs, 1830) nyomán; a többi a miénk.
