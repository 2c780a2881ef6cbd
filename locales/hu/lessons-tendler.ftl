# The lesson of Tendler's game. Poldi and Resi play along; what is said of tiles is so at that step

lesson-tendler-double = Bécs, 1830: egy Tendler nevű férfi dominójátékot árul, amelynek a nevénél alig tudunk többet. Aki elsőként megszabadul a köveitől, nyer. Az kezd, akinél a legnehezebb kő van: te vagy az. Kezdj vele: **7-7**. Az olyan kő, amelynek mindkét felén ugyanaz a szám van, **dupla**.
    .why = Bármelyik kővel kezdhetsz. De a 7-7 kövön van a legtöbb pötty (**szem**), és azt nem akarod a végén a kezedben tartani.
lesson-tendler-line = Ezt látja mindenki. A duplák keresztben állnak, csak mert így szép. A láncnak két nyitott vége van: az **A** végen 4 áll, a **B** végen 7.
lesson-tendler-fit = Ezek pedig a köveid, csak te látod őket. Egy kő **illik**, ha az egyik fele ugyanazt a számot mutatja, mint egy nyitott vég. Csak egy ilyen van, és az feljebb áll.
    .why = Csak az egyik köved illik.
lesson-tendler-draw = Az A végen 5 áll, a B végen 0, és neked egyik sincs. Ezért a **talonból** húzol, ahol a ki nem osztott kövek fekszenek, amíg egy nem illik.
    .why = Semmid sem illik, tehát csak egyet tehetsz.
lesson-tendler-drawn = **2-5**: micsoda szerencse! Amit húzol, rögtön lerakható.
    .why = Rakd le, amit húztál.
lesson-tendler-two = Átugrottunk egy lépést, amelyben a többieknek három-három követ kellett húzniuk. Neked kettő maradt. **1-3** csak az A véghez illik, **1-2** mindkettőhöz. Tartsd meg azt, amelyiknek több esélye van.
    .why = Az is illik. De akkor az 1-3 kőhöz 1-esnek vagy 3-asnak kell jönnie. Jobb az 1-2 követ megtartani.
lesson-tendler-last = Mintha így terveztük volna: az A végen 1 áll, a B végen 2, így az utolsó köved mindkettőhöz illik. Ki vele!
    .why = Ez az utolsó köved!
lesson-tendler-end = Elfogytak a köveid, tiéd a parti. Ha a lánc befullad, a legkevesebb szem nyer. Hogy 1830-ban pontosan hogyan játszották, senki sem tudja: a többi szabály a mi rekonstrukciónk.
