# A kubai dominó leckéje. Poldi, Resi és Ferdl is játszik; amit a kövekről mondunk, abban a lépésben igaz

lesson-cuban-start = Dupla kilences készlettel játszol, fejenként tíz kővel, és a szemközt ülő **Resi** a társad. Az első partit a legnehezebb dupla kezdi, és az nálad van: **9-9**.
    .why = Az első partit a legnehezebb duplának kell kezdenie.
lesson-cuban-aside = Ezt látja mindenki. A játék az óra járása ellen halad: utánad Ferdl, Resi és Poldi rakott. 55 kő, fejenként tíz: **tizenöt félre van téve**, és soha senki sem látja őket. Ezért sosem tudhatod, van-e valakinél az a kő, amelyre vársz.
lesson-cuban-fit = Ezek a köveid. Az **A** végen 7 áll, a **B** végen 9. Rakd a **7-8** követ az A végre: azok közül, amelyek oda illenek, ez a legnehezebb.
    .why = Az is illik. De legyen a 7-8, hogy igaz maradjon, amit ezután mondok.
lesson-cuban-shut = Az A és a B végen is 9 áll. Ferdl passzolt, tehát nincs kilencese. Rakd a **4-9** követ az A végre, és az 1-9 követ tartsd meg a másik véghez.
    .why = Az is illik. De a 4-9 a nehezebb kő.
lesson-cuban-last = Közben leraktad az 1-9 követ. Az A végen 8 áll, a B végen 9: csak a **4-8** illik.
    .why = Csak a 4-8 illik.
lesson-cuban-end = Senki sem tud rakni: a parti **befulladt**, mint háromból kettő. A csapat kisebb összege nyer: neked és Resinek 46 szemetek maradt, a többieknek 75. Az övéiket kapjátok: 75 pont. Az a csapat nyeri a mérkőzést, amelynek előbb van 100 pontja.
