# Die Lektion des Ziehspiels. Poldi und Resi spielen mit; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-austrian-draw-start = Alle haben sieben Steine, und wer seine zuerst los ist, gewinnt. Es beginnt, wer den schwersten Stein hat, den mit den meisten Punkten (sie heißen **Augen**): Das bist du, mit 6-7. Beginnen darfst du mit jedem Stein; nimm **4-8**.
    .why = Beginnen darfst du mit jedem Stein. Aber nimm 4-8, damit stimmt, was ich gleich sage.
lesson-austrian-draw-line = Das sehen alle. Die anderen haben 3-4 und 3-8 angelegt, nun zeigen beide offenen Enden der Kette, **A** und **B**, eine 8. Was niemand bekommen hat, liegt verdeckt daneben: der **Talon**. Du brauchst ihn gleich.
lesson-austrian-draw-first = Einen Stein kannst du **anlegen**, wenn eine Hälfte dieselbe Zahl zeigt wie ein offenes Ende. Du brauchst eine 8 und hast keine: Also musst du ziehen.
    .why = Du hast keine 8; da bleibt nur eines.
lesson-austrian-draw-drawn = Zuerst 1-2, ohne 8; dann **6-8**, na endlich! Gezogen wird, bis du anlegen kannst oder der Talon leer ist. Was du ziehst, darfst du gleich anlegen. Beide Enden zeigen 8; nimm B.
    .why = Das andere Ende wäre genauso gut. Aber nimm B, damit stimmt, was ich gleich sage.
lesson-austrian-draw-later = Wir überspringen fünf Züge, in denen du dich gut gehalten hast: zwei Steine noch. A zeigt 3, B zeigt 0. Anlegen kannst du nur **0-2**.
    .why = Du kannst nur einen Stein anlegen.
lesson-austrian-draw-last = Die anderen haben noch je zwei Steine, du hast einen, und er lässt sich anlegen. Du weißt, was zu tun ist.
    .why = Es ist dein letzter Stein!
lesson-austrian-draw-end = Deine Hand ist leer, die Partie gehört dir. Ist die Kette gesperrt und der Talon leer, gewinnen die wenigsten Augen. Ihr spielt, so lang ihr wollt, oder eine vereinbarte Zahl von Partien; dann entscheiden die meisten Siege.
