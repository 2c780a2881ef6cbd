# Die Lektion des kubanischen Dominos. Poldi, Resi und Ferdl spielen mit; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-cuban-start = Du spielst mit dem Neunerdomino, je zehn Steine, in einem Team mit **Resi**, die dir gegenübersitzt. Die erste Partie beginnt der schwerste Pasch, und den hast du: **9-9**.
    .why = Die erste Partie muss der schwerste Pasch beginnen.
lesson-cuban-aside = Das sehen alle. Es geht gegen den Uhrzeigersinn: Nach dir waren Ferdl, Resi und Poldi dran. 55 Steine, je zehn: **Fünfzehn liegen beiseite**, und niemand sieht sie je. Du weißt also nie, ob den Stein, auf den du wartest, überhaupt jemand hat.
lesson-cuban-fit = Das ist deine Hand. **A** zeigt 7, **B** zeigt 9. Leg **7-8** an A an: Von denen, die dort passen, ist er der schwerste.
    .why = Das geht auch. Aber nimm 7-8, damit stimmt, was ich gleich sage.
lesson-cuban-shut = A und B zeigen beide 9. Ferdl hat gepasst, er hat also keine. Leg **4-9** an A an, und behalte 1-9 für das andere Ende.
    .why = Das geht auch. Aber 4-9 ist der schwerere Stein.
lesson-cuban-last = Du hast inzwischen 1-9 angelegt. A zeigt 8, B zeigt 9: Nur **4-8** passt.
    .why = Nur 4-8 passt.
lesson-cuban-end = Niemand kann weiter: Die Partie ist **gesperrt**, wie zwei von drei Partien. Die niedrigere Summe eines Teams gewinnt: Du und Resi habt 46 Augen, die anderen 75. Ihre schreibt ihr an: 75 Punkte. Das Team, das zuerst 100 hat, gewinnt das Match.
