# A Matador leckéje. Poldi is játszik; amit a kövekről mondunk, abban a lépésben igaz

lesson-matador-start = A Matadorban az érintkező felek nem egyformák: **összegük hét**. Az első partit a legnehezebb dupla kezdi, és az nálad van: **6-6**.
    .why = Az első partit a legnehezebb duplának kell kezdenie.
lesson-matador-sevens = Poldi **3-4** követ rakott, és az matador. **Matador** a 0-0, az 1-6, a 2-5 és a 3-4: minden véghez illenek, bármelyik felükkel. Most az **A** végen 4 áll, oda 3 kell. A **B** végen 6 áll, oda 1 kell.
lesson-matador-fit = Ezek a köveid, csak te látod őket. Az A végre 3 kell, tehát a **3-6** illik hozzá.
    .why = Az is illik. De szabaduljunk meg a nehéz kőtől, és tartsuk meg a matadorokat.
lesson-matador-turn = Poldi megint matadort rakott: az A végen 5 áll. Neked is van egy, az **1-6**. Te döntöd el, melyik fele legyen kívül; legyen a 6, az A végen.
    .why = Az is illik. De legyen az 1-6 az A végen, a 6-tal kifelé, hogy igaz maradjon, amit ezután mondok.
lesson-matador-blank = Az A végen 3 áll, tehát 4 kell. Rakd le a **0-4** követ: akkor az A végen **0** áll, és azzal közönséges kő nem ad hetet. Oda csak matador illik.
    .why = Az is illik. De a 0 a végen megnehezíti Poldi dolgát.
lesson-matador-last = Közben leraktad a 3-5 és a 0-1 követ. Mindkét végen 0 áll, és a **0-0** matador: illik.
    .why = Ez az utolsó köved!
lesson-matador-end = **Dominó!** Poldinak rengeteget kellett húznia, és 85 szem maradt nála: ennyi pontot kapsz. Akinek előbb van 100 pontja, nyeri a mérkőzést.
