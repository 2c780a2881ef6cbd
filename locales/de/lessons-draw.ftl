# Die Lektion des Ziehdominos. Poldi und Resi spielen mit; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-draw-line = Alle haben fünf Steine, und wer seine zuerst los ist, gewinnt. Poldi hatte den schwersten Pasch, **6-6**, und musste mit ihm beginnen; dann hat Resi angelegt. Die Kette hat zwei offene Enden, **A** und **B**: A zeigt 0, B zeigt 6.
lesson-draw-fit = Das ist deine Hand, die nur du siehst. Ein Stein **passt**, wenn eine Hälfte dieselbe Zahl zeigt wie ein offenes Ende. Was passt, ist hervorgehoben: Leg **3-6** an B an.
    .why = Das geht auch. Aber weg mit dem schwersten Stein!
lesson-draw-follow = A zeigt 5, B zeigt 3, und dein **3-5** passt an beiden. Leg ihn an A an.
    .why = Das geht auch. Aber nehmen wir A.
lesson-draw-draw = A zeigt 4, B zeigt 3, und du hast weder noch. Also **ziehst** du vom Talon, bis ein Stein passt; einmal drücken genügt. Was du ziehst, siehst nur du.
    .why = Du kannst nichts anlegen; da bleibt nur eines.
lesson-draw-drawn = Du hast **2-3** gezogen, und er passt an B. Was passt, muss angelegt werden.
    .why = Nur 2-3 passt.
lesson-draw-last = Zwei Züge später zeigt A 0, und **0-0** ist dein letzter Stein. Ein **Pasch** passt wie jeder andere Stein.
    .why = Es ist dein letzter Stein!
lesson-draw-end = **Domino!** Du schreibst die Augen an, die den anderen bleiben: 30 Punkte. Wer zuerst 100 Punkte hat, gewinnt das Match. Hätte niemand weiter gekonnt, hätten die wenigsten Augen gewonnen.
