# The lesson of the block game. Poldi, Resi and Ferdl play along; what is said of tiles is so at that step

lesson-austrian-block-start = Mindenkinek hét köve van, és aki elsőként megszabadul tőlük, nyer. Az kezd, akinél a legnehezebb kő van, az, amelyiken a legtöbb pötty van (a nevük **szem**): te vagy az. Kezdj vele: **7-8**.
    .why = Bármelyik kővel kezdhetsz. De ami nálad marad, az ellened számíthat, ezért a nehezek mennek előbb.
lesson-austrian-block-line = Ezt látja mindenki. Poldi és Resi egy-egy követ rakott hozzá; a láncnak két nyitott vége van, **A** és **B**, és mindkettőn 8 áll. Ferdlnek nem volt 8-asa, ezért **passzolnia** kellett. Ebben a játékban senki sem húz.
lesson-austrian-block-fit = Ezek pedig a köveid, csak te látod őket. Egy kő **illik**, ha az egyik fele ugyanazt a számot mutatja, mint egy nyitott vég. Ami illik, feljebb áll: szabadulj meg a **4-8** kőtől.
    .why = Az is illik. De vegyük a legnehezebbet, az A végre, hogy igaz maradjon, amit ezután mondok.
lesson-austrian-block-both = Az A végen 2 áll, a B végen 8. A **2-8** kövön mindkét szám rajta van, ezért mindkét véghez illik. Legyen az A.
    .why = Az is illik. De a 2-8 a legnehezebb köved, és a B végen álló 8-asnak még hasznát veszed.
lesson-austrian-block-shut = Most jön egy kis gonoszság. Nyolc kövön van 8-as: öt a láncban fekszik, egy nálad van, a többit még nem láttuk. Rakd az **1-8 követ az A végre**, és mindkét végen 8 áll.
    .why = Az is illik. De van gonoszabb lépés.
lesson-austrian-block-end = A lánc **befulladt**: senkinek sincs 8-asa. (Az utolsó kettő a **Stammban** fekszik, azok közt, amelyeket senki sem kapott meg.) Ilyenkor a legkevesebb szem nyer, és az nálad van! Aki nyer, az kezdi a következő partit. Ha semmid sem illik, automatikusan passzolsz.
