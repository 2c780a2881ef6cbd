# Die Lektion von Tendlers Spiel. Poldi und Resi spielen mit; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-tendler-double = Wien, 1830: Ein gewisser Tendler verkauft ein Dominospiel, von dem kaum mehr als der Name bekannt ist. Wer seine Steine zuerst los ist, gewinnt. Es beginnt, wer den schwersten hat: Das bist du. Beginn mit ihm, **7-7**. Ein Stein mit zweimal derselben Zahl heißt **Pasch**.
    .why = Beginnen darfst du mit jedem Stein. Aber 7-7 hat die meisten Punkte (**Augen**), und die sollen dir nicht bleiben.
lesson-tendler-line = Das sehen alle. Ein Pasch liegt quer, aber nur der Schönheit halber. Die Kette hat zwei offene Enden: **A** zeigt 4, **B** zeigt 7.
lesson-tendler-fit = Und das ist deine Hand, die nur du siehst. Einen Stein kannst du **anlegen**, wenn eine Hälfte dieselbe Zahl zeigt wie ein offenes Ende. Hier ist es nur einer; er ist hervorgehoben.
    .why = Du kannst nur einen Stein anlegen.
lesson-tendler-draw = A zeigt 5, B zeigt 0, und du hast weder noch. Also ziehst du aus dem **Talon**, wo die Steine liegen, die niemand bekommen hat, bis du anlegen kannst.
    .why = Du kannst nichts anlegen; da bleibt nur eines.
lesson-tendler-drawn = **2-5**, was für ein Glück! Was du ziehst, darfst du gleich anlegen.
    .why = Leg an, was du gezogen hast.
lesson-tendler-two = Wir haben einen Zug übersprungen, in dem die anderen je drei Steine ziehen mussten. Du hast noch zwei: **1-3** geht nur an A, **1-2** an beiden Enden. Behalte den mit den besseren Aussichten.
    .why = Das geht auch. Aber dann muss für 1-3 erst wieder eine 1 oder eine 3 kommen. Behalte lieber 1-2.
lesson-tendler-last = Wie bestellt: A zeigt 1 und B zeigt 2, dein letzter Stein geht an beiden Enden. Hinaus damit!
    .why = Es ist dein letzter Stein!
lesson-tendler-end = Deine Hand ist leer, die Partie gehört dir. Ist die Kette gesperrt, gewinnen die wenigsten Augen. Wie genau man 1830 spielte, weiß niemand: Der Rest der Regeln ist von uns rekonstruiert.
