# Die Lektion zum Domino mit Ziehen. Poldi und Resi spielen mit; was über Steine gesagt wird, stimmt an dieser Stelle

lesson-draw-line = Alle haben fünf Steine, und wer sie zuerst los ist, gewinnt. Poldi hatte den schwersten Pasch, **6-6**, und musste damit beginnen; dann legte Resi. Die Reihe hat zwei offene Enden, **A** und **B**: A zeigt 0, B zeigt 6.
lesson-draw-fit = Das ist deine Hand, die nur du siehst. Ein Stein **passt**, wenn eine seiner Hälften die Zahl an einem offenen Ende zeigt. Passende Steine sind angehoben: Leg **3-6** an B.
    .why = Der passt auch. Aber werden wir den schwersten Stein los.
lesson-draw-follow = A zeigt 5, B zeigt 3, und dein **3-5** passt an beide. Leg ihn an A.
    .why = Das geht auch. Nehmen wir A.
lesson-draw-draw = A zeigt 4, B zeigt 3, und du hast weder noch. Also **ziehst** du vom Talon, bis ein Stein passt; einmal drücken genügt. Was du ziehst, siehst nur du.
    .why = Keiner deiner Steine passt, also bleibt nur eines.
lesson-draw-drawn = Du hast **2-3** gezogen, und der passt an B. Ein Stein, der passt, muss gelegt werden.
    .why = Nur 2-3 passt.
lesson-draw-last = Zwei Züge später zeigt A 0, und **0-0** ist dein letzter Stein. Ein **Pasch** passt wie jeder andere Stein.
    .why = Es ist dein letzter Stein!
lesson-draw-end = **Domino!** Du bekommst die Augen, die die anderen noch haben: 30 Punkte. Wer zuerst 100 Punkte hat, gewinnt das Match. Hätte niemand mehr weitergekonnt, hätten die wenigsten Augen gewonnen.
