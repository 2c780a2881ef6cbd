# Die Lektion von All Fives. Poldi spielt mit; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-all-fives-start = Hier punktest du während des Spiels: Nach jedem Stein werden die offenen Enden zusammengezählt, und was durch fünf teilbar ist, bringt so viele Punkte. Du hast den schwersten Pasch, **5-5**, und musst mit ihm beginnen. Bei einem Pasch zählen beide Hälften: Das sind gleich **10 Punkte**.
    .why = Die erste Partie muss der schwerste Pasch beginnen.
lesson-all-fives-sum = Poldi hat an A eine 6 angelegt. Jetzt zeigt A 6, und an B zählt dein Pasch noch 10. Deckst du ihn mit **4-5** zu, sind die Enden 6 und 4: zusammen 10, das zählt wieder. Auf dem Knopf steht, wie viel ein Stein bringt.
    .why = Das geht auch. Aber achte auf die Summe der Enden.
lesson-all-fives-spinner = Der erste Pasch einer Partie ist der **Spinner**. Er hat jetzt an beiden Seiten einen Stein, also sind noch zwei Arme offen, oben und unten: **C** und **D**, beide für einen Stein mit einer 5. Solange sie leer sind, zählen sie nichts, und auch der zugedeckte Spinner zählt nichts.
lesson-all-fives-arms = A zeigt 4, B zeigt 4. Mit **1-4** an A sind die Enden 1 und 4: zusammen 5.
    .why = Das geht auch. Aber nur mit 1-4 ist die Summe durch fünf teilbar.
lesson-all-fives-low = Auch Poldi hat gepunktet, und du hast inzwischen 3-6 angelegt. A zeigt 0, B zeigt 4. Mit **0-1** an A sind die Enden 1 und 4: wieder 5.
    .why = Das geht auch. Aber achte auf die Summe der Enden.
lesson-all-fives-double = A zeigt 2, B zeigt 4. Dein **4-4** passt an B, und bei einem Pasch am Ende zählen beide Hälften: 2 und 8 sind 10.
    .why = Das geht auch. Aber der Pasch bringt Punkte.
lesson-all-fives-last = Ein Stein noch, **3-4**, und B nimmt ihn. Er bringt nichts, aber du bist ihn los.
    .why = Es ist dein letzter Stein!
lesson-all-fives-end = **Domino!** Du hast 40 Punkte, Poldi hat 10. Dazu kämen die Augen, die Poldi bleiben, auf Fünfer gerundet: Aus 2 wird 0. Wer zuerst 150 Punkte hat, gewinnt das Match.
