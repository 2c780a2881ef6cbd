# A húzós dominó leckéje. Poldi és Resi is játszik; amit a kövekről mondunk, abban a lépésben igaz

lesson-draw-line = Mindenkinek öt köve van, és aki elsőként megszabadul tőlük, nyer. A legnehezebb dupla, a **6-6** Poldinál volt, és azzal kellett kezdenie; aztán Resi rakott. A láncnak két nyitott vége van, **A** és **B**: az A végen 0 áll, a B végen 6.
lesson-draw-fit = Ezek a köveid, csak te látod őket. Egy kő **illik**, ha az egyik fele ugyanazt a számot mutatja, mint egy nyitott vég. Ami illik, feljebb áll: rakd a **3-6** követ a B végre.
    .why = Az is illik. De szabaduljunk meg a legnehezebb kőtől.
lesson-draw-follow = Az A végen 5 áll, a B végen 3, és a **3-5** köved mindkettőhöz illik. Rakd az A végre.
    .why = Az is illik. De legyen az A.
lesson-draw-draw = Az A végen 4 áll, a B végen 3, és neked egyik sincs. Ezért **húzol** a talonból, amíg egy kő nem illik; elég egyszer megnyomni. Hogy mit húzol, csak te látod.
    .why = Semmid sem illik, tehát csak egyet tehetsz.
lesson-draw-drawn = A húzott köved **2-3**, és a B véghez illik. Ami illik, azt le kell rakni.
    .why = Csak a 2-3 illik.
lesson-draw-last = Két körrel később az A végen 0 áll, és a **0-0** az utolsó köved. A **dupla** ugyanúgy illik, mint bármelyik kő.
    .why = Ez az utolsó köved!
lesson-draw-end = **Dominó!** Megkapod a többieknél maradt pöttyöket (a **szemeket**): 30 pont. Akinek előbb van 100 pontja, nyeri a mérkőzést. Ha senki sem tudott volna rakni, a legkevesebb szem nyert volna.
