# The lesson of the draw game. Poldi and Resi play along; what is said of tiles is so at that step

lesson-austrian-draw-start = Mindenkinek hét köve van, és aki elsőként megszabadul tőlük, nyer. Az kezd, akinél a legnehezebb kő van, az, amelyiken a legtöbb pötty van (a nevük **szem**): te vagy az, a 6-7 kővel. Bármelyik kővel kezdhetsz; legyen **4-8**.
    .why = Bármelyik kővel kezdhetsz. De legyen a 4-8, hogy igaz maradjon, amit ezután mondok.
lesson-austrian-draw-line = Ezt látja mindenki. A többiek lerakták a 3-4 és a 3-8 követ, ezért a lánc mindkét nyitott végén, **A** és **B**, 8 áll. Amit nem osztottak ki, lefordítva fekszik: ez a **talon**, és mindjárt jól jön.
lesson-austrian-draw-first = Egy kő **illik**, ha az egyik fele ugyanazt a számot mutatja, mint egy nyitott vég. 8-as kellene, de nincs, ezért húznod kell.
    .why = Nincs 8-asod, tehát csak egyet tehetsz.
lesson-austrian-draw-drawn = Előbb 1-2, amin nincs 8; aztán **6-8**, végre! Addig húzol, amíg egy kő nem illik, vagy a talon el nem fogy. Amit húzol, rögtön lerakható. Mindkét végen 8 áll; legyen a B.
    .why = Az a vég ugyanolyan jó. De legyen a B, hogy igaz maradjon, amit ezután mondok.
lesson-austrian-draw-later = Ugorjunk öt lépést, amelyekben egész jól mentek a dolgaid: két köved maradt. Az A végen 3 áll, a B végen 0. Csak ez illik: **0-2**.
    .why = Csak az egyik köved illik.
lesson-austrian-draw-last = A többieknél még két-két kő van. Nálad egy, és illik. Tudod, mi a dolgod.
    .why = Ez az utolsó köved!
lesson-austrian-draw-end = Elfogytak a köveid, tiéd a parti. Ha a lánc befullad, és a talon is üres, a legkevesebb szem nyer. Annyi partit játszotok, amennyit akartok, vagy megegyeztek a számukban; az nyer, aki a legtöbb partit nyeri.
