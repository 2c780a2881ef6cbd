# Die Lektion des Luxemburger Spiels. Poldi, Resi, Ferdl und Pepi spielen mit; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-luxembourg-lots = Vor jeder Partie ziehen alle einen Stein und zeigen ihn. Der schwerste ist der **Startstein** und bleibt liegen, die anderen kommen zurück. Deiner war **5-5**, also legst du zuerst an. Ziel sind wenige Punkte: Was dir am Ende bleibt, zählt gegen dich.
lesson-luxembourg-first = Das ist deine Hand, die nur du siehst. Einen Stein kannst du **anlegen**, wenn eine Hälfte die Zahl eines offenen Endes zeigt, **A** oder **B**. Beide zeigen 5, und einer deiner Steine hat eine 5: Leg ihn an B an.
    .why = Anlegen kannst du nur den Stein mit der 5; nehmen wir B.
lesson-luxembourg-points = Jetzt zeigt A 4 und B 6. **3-4** und **0-4** kannst du beide an A anlegen. Die **Augen**, die du behältst, sind deine Punkte: Weg mit dem schwereren!
    .why = Das geht auch. Aber jedes Auge, das du behältst, ist ein Punkt.
lesson-luxembourg-draw = Pepi hat 6-6 angelegt, so ein Biest: Beide Enden zeigen 6, und du hast keine. Du ziehst **einen** Stein, und damit ist dein Zug vorbei, was auch immer es ist.
    .why = Du kannst nichts anlegen; da bleibt nur eines.
lesson-luxembourg-pass = Du hast 2-3 gezogen und gepasst, wie fast alle. Dann hat Pepi an A eine 3 angelegt, und das kommt dir recht. Leg **2-3** an: Für 3-3 bleiben dir die anderen Dreier.
    .why = Das geht auch. Aber nimm zuerst 2-3; du siehst gleich, warum.
lesson-luxembourg-double = A zeigt wieder 3, B zeigt 2. **3-3** ist ein **Pasch**, zweimal dieselbe Zahl. Wem er bleibt, den kostet er sechs Punkte.
    .why = Anlegen kannst du nur 3-3.
lesson-luxembourg-last = Ein Stein noch, und B zeigt 4. Muss ich mehr sagen?
    .why = Es ist dein letzter Stein!
lesson-luxembourg-end = **Domino!** Du hast keinen einzigen Punkt; die anderen bekommen, was sie noch halten. Ein Match hat drei Partien, jede mit einem neuen Startstein, und die wenigsten Punkte gewinnen.
