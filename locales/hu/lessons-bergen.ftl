# A Bergen leckéje. Poldi is játszik; amit a kövekről mondunk, abban a lépésben igaz

lesson-bergen-start = A Bergenben akkor szerzel pontot, ha mindkét végen ugyanaz a szám áll. A legnehezebb dupla kezd, és az nálad van: **6-6**. A kezdő dupla **2 pontot** ér.
    .why = A legnehezebb duplának kell kezdenie.
lesson-bergen-line = Ezt látja mindenki: a láncot és a nyitott végeit. Az **A** végen most 4 áll; a **B** végen még mindig a 6-6 köved. A végen álló dupla addig számít duplának, amíg kő nem fedi.
lesson-bergen-fit = Ezek a köveid, csak te látod őket. Csak az **1-4** illik, az A véghez.
    .why = Csak az 1-4 illik.
lesson-bergen-triple = Közben leraktad az 1-2 követ, Poldi pedig **2-2** követ rakott az A végre. A B végen 0 áll. Ha a **0-2** a B végre kerül, mindkét végen 2 áll: ez egy header. Az egyik közülük dupla, tehát **triple header**, és 2 helyett 3 pontot ér.
    .why = Az is illik. De van olyan köved, amellyel mindkét végen 2 áll.
lesson-bergen-follow = Az A végen 4 áll, a B végen 2. Csak a **2-3** illik, a B véghez.
    .why = Csak a 2-3 illik.
lesson-bergen-last = Az A végen 5 áll, a B végen 3, és az utolsó köved, a **0-3**, a B véghez illik.
    .why = Ez az utolsó köved!
lesson-bergen-end = **Dominó!** Az utolsó köved 1 pontot ér, így 6 pontod van. Kettesben 15-ig megy a játék. Aki nem tud rakni, addig húz, amíg egy kő nem illik, mint Poldi.
