# A latin páros dominó leckéje. Poldi, Resi és Ferdl is játszik; amit a kövekről mondunk, abban a lépésben igaz

lesson-latin-start = A szemközt ülő **Resi** a társad, együtt játszotok Poldi és Ferdl ellen. Minden kő ki van osztva, fejenként hét. Az első partit a **6-6** kezdi, és az nálad van.
    .why = Az első partit a 6-6 kőnek kell kezdenie.
lesson-latin-partner = Ezt látja mindenki. A játék az óra járása ellen halad: utánad Ferdl rakott, aztán Resi, aztán Poldi. Resivel együtt nyersz, akármelyikőtök rakja le az utolsó kövét. De egymás köveit sosem látjátok.
lesson-latin-heavy = Ezek a köveid, csak te látod őket. Mindkét végen, **A** és **B**, 6 áll. Rakd a **3-6** követ az A végre: a két hatosod közül ez a nehezebb.
    .why = Az is illik. De szabaduljunk meg a nehezebb kőtől.
lesson-latin-pass = Mindkét végen 6 áll, és Poldi **passzolt**: most már mindenki tudja, hogy nincs hatosa. Rakd az **1-6** követ az A végre.
    .why = Az is illik. De legyen az A.
lesson-latin-last = Közben leraktad a 0-4 és a 3-5 követ. Resinek már csak egy köve van. Az A végen 0 áll, a B végen 3: rakd a **0-1** követ az A végre, és a B végen hagyd békén a 3-ast. Hátha Resinek kell.
    .why = Az is illik. De a 0-1 kővel egy szemtől megszabadulsz.
lesson-latin-end = Resi köve 2-3 volt: **dominó**, és mindketten nyertek! A dominikai stílusban mindenki szemeit megkapjátok: 30 pont a csapatodnak. Az a csapat nyeri a mérkőzést, amelynek előbb van 200 pontja. Prémium is van; a /rules elmondja.
