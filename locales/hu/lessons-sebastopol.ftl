# A Szevasztopol leckéje. Poldi, Resi és Ferdl is játszik; amit a kövekről mondunk, abban a lépésben igaz

lesson-sebastopol-start = Mind a 28 kő ki van osztva a négy játékosnak. Minden parti a **6-6** kővel kezdődik, és az nálad van.
    .why = A 6-6 kőnek kell kezdenie.
lesson-sebastopol-arms = A 6-6 kőnek négy ága van, **A**, **B**, **C** és **D**, és amíg nincs mindegyiken kő, csak hatosokat lehet rakni. Poldi, Resi és Ferdl már kezdett egy-egy ágat. A **D** még üres.
lesson-sebastopol-opening = Két hatosod van. Az utolsó ágat a nehezebbel kezdd: **3-6**.
    .why = Az is illik. De szabaduljunk meg a nehezebb kőtől.
lesson-sebastopol-free = Már mind a négy ágon van kő, tehát a nyitásnak vége: most bármelyik ág végére rakhatsz. A D végen 3 áll; rakd oda a **3-5** követ, a legnehezebbet azok közül, amelyek a D véghez illenek.
    .why = Az is illik. De legyen a 3-5 a D végen, hogy igaz maradjon, amit ezután mondok.
lesson-sebastopol-six = Az A végen megint 6 áll, és az **1-6** köved illik hozzá. A hatosok most már közönséges kövek.
    .why = Az is illik. De az 1-6 a legnehezebb.
lesson-sebastopol-last = Egy köved maradt, a **3-3**, és két ág végén 3 áll. Bármelyikre rakhatod.
    .why = Ez az utolsó köved!
lesson-sebastopol-end = **Dominó!** Megkapod a másik háromnál maradt pöttyöket (a **szemeket**): 16 pont. Akinek előbb van 60 pontja, nyeri a mérkőzést. Aki nem tud rakni, passzol; ha mind a négyen passzolnak, a legkevesebb szem nyer.
