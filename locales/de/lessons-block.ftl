# Die Lektion des Blockdominos. Poldi und Resi spielen mit; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-block-start = Alle haben fünf Steine, und wer seine zuerst los ist, gewinnt. Die erste Partie beginnt der schwerste Pasch, und den hast du: **6-6**. Mit ihm musst du beginnen.
    .why = Die erste Partie muss der schwerste Pasch beginnen.
lesson-block-line = Das sehen alle. Die Kette hat zwei offene Enden, **A** und **B**, und beide zeigen 6. Poldi und Resi hatten keine 6, also mussten sie **passen**. Hier wird nicht gezogen: Die anderen dreizehn Steine liegen beiseite, und niemand sieht sie je.
lesson-block-fit = Das ist deine Hand, die nur du siehst. Ein Stein **passt**, wenn eine Hälfte dieselbe Zahl zeigt wie ein offenes Ende. Du hast einen mit einer 6, **3-6**: Leg ihn an A an.
    .why = Nur 3-6 passt.
lesson-block-pass = Einmal hast du selbst gepasst: Geht nichts, geschieht das von allein. Jetzt zeigt A 1 und B noch immer 6. Dein **0-1** passt an A.
    .why = Nur 0-1 passt.
lesson-block-last = A zeigt 2, also passt **2-3**. Danach bleibt dir nur 0-0, und der hat keine Augen.
    .why = Nur 2-3 passt.
lesson-block-end = Niemand kann weiter: Die Partie ist **gesperrt**. Nun werden alle Hände gezählt, und die wenigsten Augen gewinnen; du hast 0. Du schreibst an, was die anderen haben, minus deine eigenen: 9 Punkte. Wer zuerst 100 hat, gewinnt das Match.
