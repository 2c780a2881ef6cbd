# Die Lektion des ungarischen Dominos. Poldi, Resi und Ferdl spielen mit; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-hungarian-start = Hier legst du in einem Zug so viele Steine an, wie sich aneinanderreihen lassen: eine **Serie**. Das Los lässt dich beginnen. Eine ganze Serie gibt es im Menü auf einmal; beim ersten Mal machen wir es Stein für Stein. Beginn mit **2-5**.
    .why = Auch so darfst du beginnen. Aber nehmen wir 2-5: Das wird die längste Serie.
lesson-hungarian-on = Du bist noch immer am Zug! Einen Stein kannst du **anlegen**, wenn eine Hälfte die Zahl eines offenen Endes zeigt. **A** zeigt 2, **B** zeigt 5. Weiter mit **4-5**.
    .why = Das legt den Rest der Serie auf einmal, und es stimmt. Aber diesmal Stein für Stein.
lesson-hungarian-heavier = Jetzt zeigt B 4. Du kannst mit 1-4 weiter oder mit **3-4**. Was dir am Ende bleibt, zählt gegen dich: Nimm den schwereren.
    .why = Das geht auch. Aber er hat weniger **Augen**, und jedes Auge, das dir bleibt, ist ein Punkt.
lesson-hungarian-line = Lässt sich nichts mehr anlegen, ist dein Zug von selbst vorbei. Dann waren die anderen dran, mit einem Stein oder auch mit fünf: Nun zeigt **A** 5 und **B** 6. Der allererste Zug einer Partie darf beide Enden benützen; danach bleibt man bei dem, das man gewählt hat.
lesson-hungarian-train = An B kannst du 6-6 und dann 0-6 anlegen. Wähle sie im Menü als eine **Serie**: Es hat die besten schon bereit und sagt, was dir dann bleibt.
    .why = Ein guter Anfang. Aber probier das Menü: Es legt die ganze Serie auf einmal.
lesson-hungarian-last = Ein Stein ist noch da: **1-4**. A zeigt 4, B zeigt 1, er geht an beiden Enden. Nimm A.
    .why = Das andere Ende wäre genauso gut. Aber nimm A.
lesson-hungarian-end = Deine Hand ist leer: **keine Punkte**. Gespielt wird, bis niemand mehr anlegen kann; dann bekommen alle die Augen, die sie noch halten. Hat jemand das Ziel erreicht (meist 50), ist das Match vorbei: Die wenigsten Punkte gewinnen.
