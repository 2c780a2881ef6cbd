# The lesson of Hungarian dominoes. Poldi, Resi and Ferdl play along; what is said of tiles is so at that step

lesson-hungarian-start = Itt egy lépés nem egy kő, hanem amennyit csak egymáshoz tudsz illeszteni: egy **sorozat**. Hat köved van, és a sors szerint te kezdesz. A menü egy egész sorozatot rak le egyszerre; elsőre menjünk kőről kőre. Kezdd ezzel: **2-5**.
    .why = Így is kezdheted. De vegyük a 2-5 követ: abból lesz a leghosszabb sorozat.
lesson-hungarian-on = Még mindig te jössz! Egy kő **illik**, ha az egyik fele egy nyitott vég számát mutatja. Az **A** végen 2 áll, a **B** végen 5. Folytasd ezzel: **4-5**.
    .why = Ez egyszerre lerakná a sorozat többi részét, és helyes is. De most menjünk kőről kőre.
lesson-hungarian-heavier = A B végen most 4 áll. Folytathatnád az 1-4 kővel, és megállnál, vagy ezzel: **3-4**. Ami a végén nálad marad, ellened számít: vedd a nehezebbet.
    .why = Az is illik. De kevesebb pötty (**szem**) van rajta, és minden szem, amit megtartasz, egy pont.
lesson-hungarian-line = Ha már semmid sem illik, a lépésed magától véget ér. Aztán a többiek raktak, egy követ vagy akár ötöt: most az **A** végen 5 áll, a **B** végen 6. A parti legelső lépése mindkét végen nőhet; utána mindenki annál a végnél marad, amelyiket választotta.
lesson-hungarian-train = A B végre lerakhatod a 6-6, aztán a 0-6 követ. Válaszd őket egy **sorozatként** a menüből: a legjobbak ott állnak készen, és azt is látod, mi maradna nálad.
    .why = Jó kezdet. De próbáld ki a menüt: egyetlen gombnyomással az egész sorozatot lerakja.
lesson-hungarian-last = Egy köved maradt: **1-4**. Az A végen 4 áll, a B végen 1, mindkettőhöz illik. Legyen az A.
    .why = Az a vég ugyanolyan jó. De legyen az A.
lesson-hungarian-end = Elfogytak a köveid: **nulla pont**. A parti addig tart, amíg valaki még tud rakni; a végén mindenki annyi pontot kap, ahány szem nála maradt. Ha valaki eléri a célpontszámot (többnyire 50), a mérkőzésnek vége: a legkevesebb pont nyer.
