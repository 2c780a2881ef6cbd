# Die Lektion von Sebastopol. Poldi, Resi und Ferdl spielen mit; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-sebastopol-start = Alle 28 Steine sind auf die vier Hände verteilt. Jede Partie beginnt mit **6-6**, und den hast du.
    .why = 6-6 muss beginnen.
lesson-sebastopol-arms = 6-6 hat vier Arme, **A**, **B**, **C** und **D**, und bis an jedem ein Stein liegt, gehen nur Steine mit einer 6. Poldi, Resi und Ferdl haben je einen Arm begonnen. **D** ist noch leer.
lesson-sebastopol-opening = Du hast zwei Steine mit einer 6. Beginne den letzten Arm mit dem schwereren, **3-6**.
    .why = Das geht auch. Aber weg mit dem schwereren Stein!
lesson-sebastopol-free = An allen vier Armen liegt ein Stein, der Anfang ist also vorbei: Jetzt darfst du am Ende jedes Arms anlegen. D zeigt 3; leg dort **3-5** an, den schwersten Stein, der an D passt.
    .why = Das geht auch. Aber nimm 3-5 an D, damit stimmt, was ich gleich sage.
lesson-sebastopol-six = A zeigt wieder 6, und dein **1-6** passt. Sechser sind jetzt Steine wie alle anderen.
    .why = Das geht auch. Aber 1-6 ist der schwerste.
lesson-sebastopol-last = Ein Stein bleibt dir, **3-3**, und zwei Arme zeigen 3. Nimm irgendeinen.
    .why = Es ist dein letzter Stein!
lesson-sebastopol-end = **Domino!** Du schreibst die Augen an, die den drei anderen bleiben: 16 Punkte. Wer zuerst 60 hat, gewinnt das Match. Wer nichts anlegen kann, passt; passen alle vier, gewinnen die wenigsten Augen.
