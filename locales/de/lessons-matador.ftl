# Die Lektion von Matador. Poldi spielt mit; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-matador-start = Beim Matador sind Hälften, die sich berühren, nicht gleich, sondern **ergeben zusammen sieben**. Die erste Partie beginnt der schwerste Pasch, und den hast du: **6-6**.
    .why = Die erste Partie muss der schwerste Pasch beginnen.
lesson-matador-sevens = Poldi hat **3-4** angelegt, einen Matador. **Matadore** sind 0-0, 1-6, 2-5 und 3-4: Sie passen an jedem Ende, in beiden Richtungen. Jetzt zeigt **A** 4 und braucht eine 3. **B** zeigt 6 und braucht eine 1.
lesson-matador-fit = Das ist deine Hand, die nur du siehst. A braucht eine 3, also passt dort **3-6**.
    .why = Das geht auch. Aber weg mit dem schweren Stein, und behalte die Matadore!
lesson-matador-turn = Poldi hat wieder einen Matador angelegt: A zeigt 5. Du hast auch einen, **1-6**. Welche Hälfte außen liegt, bestimmst du; nimm die 6, an A.
    .why = Das geht auch. Aber leg 1-6 mit der 6 nach außen an A an, damit stimmt, was ich gleich sage.
lesson-matador-blank = A zeigt 3, braucht also eine 4. Leg **0-4** an: Dann zeigt A **0**, und mit der ergibt kein gewöhnlicher Stein sieben. Dort passt nur ein Matador.
    .why = Das geht auch. Aber mit einer 0 am Ende hat es Poldi schwer.
lesson-matador-last = Du hast inzwischen 3-5 und 0-1 angelegt. Beide Enden zeigen 0, und **0-0** ist ein Matador: Er passt.
    .why = Es ist dein letzter Stein!
lesson-matador-end = **Domino!** Poldi musste viel ziehen, und ihm bleiben 85 Augen, die du anschreibst. Wer zuerst 100 hat, gewinnt das Match.
