# A húzás nélküli dominó leckéje. Poldi és Resi is játszik; amit a kövekről mondunk, abban a lépésben igaz

lesson-block-start = Mindenkinek öt köve van, és aki elsőként megszabadul tőlük, nyer. Az első partit a legnehezebb dupla kezdi, és az nálad van: **6-6**. Azzal kell kezdened.
    .why = Az első partit a legnehezebb duplának kell kezdenie.
lesson-block-line = Ezt látja mindenki. A láncnak két nyitott vége van, **A** és **B**, és mindkettőn 6 áll. Poldinak és Resinek nem volt hatosa, ezért **passzoltak**. Ebben a játékban senki sem húz: a többi tizenhárom kő félre van téve, és soha senki sem látja őket.
lesson-block-fit = Ezek a köveid, csak te látod őket. Egy kő **illik**, ha az egyik fele ugyanazt a számot mutatja, mint egy nyitott vég. Egy hatosod van, a **3-6**: rakd az A végre.
    .why = Csak a 3-6 illik.
lesson-block-pass = Egyszer te is passzoltál: ha semmi sem illik, ez magától megtörténik. Most az A végen 1 áll, a B végen még mindig 6. A **0-1** köved az A véghez illik.
    .why = Csak a 0-1 illik.
lesson-block-last = Az A végen 2 áll, tehát a **2-3** illik. Utána csak a 0-0 marad nálad, és azon egy szem sincs.
    .why = Csak a 2-3 illik.
lesson-block-end = Senki sem tud rakni: a parti **befulladt**. Mindenki kövét megszámoljuk, és a legkevesebb szem nyer; neked 0 van. Megkapod, ami a többieknél maradt, mínusz a sajátodat: 9 pont. Akinek előbb van 100 pontja, nyeri a mérkőzést.
