# Die Lektion von Mexican Train. Poldi, Resi und Ferdl spielen mit; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-mexican-train-hub = In der Mitte liegt der **Bahnhof**, 9-9, und gehört niemandem. Von ihm aus bauen alle ihren Zug: Deiner ist **A**, und jeder hat einen Buchstaben. Noch einer, **M**, ist der **Mexikanische Zug** und gehört allen. Resi und Ferdl haben ihre schon begonnen.
lesson-mexican-train-start = Anlegen darfst du an deinen eigenen Zug und an den Mexikanischen. Beginne deinen mit einer 9: **8-9**.
    .why = Das geht auch. Aber beginne mit deinem eigenen Zug, und mit dem schwereren Stein.
lesson-mexican-train-double = Dein Zug zeigt 8, und du hast **8-8**. Einen Pasch muss der nächste Stein **zudecken**, und du bist gleich noch einmal dran. Du hast noch eine 8, also trau dich.
    .why = Das geht auch. Aber ein Pasch ist schwer, und diesen kannst du zudecken.
lesson-mexican-train-cover = Deck deinen Pasch zu: **3-8**.
    .why = Nur ein Stein mit einer 8 deckt den Pasch zu.
lesson-mexican-train-open = Du hast inzwischen 3-7 angelegt. Jetzt passt nur **6-6**, an den Mexikanischen Zug. Eine andere 6 hast du nicht, aber was passt, muss angelegt werden.
    .why = Nur 6-6 passt.
lesson-mexican-train-draw = 6-6 kannst du nicht zudecken, also **ziehst** du einen Stein. Passt auch der nicht, bekommt dein Zug eine **Marke**: Dann dürfen dort alle anlegen. Und wer nach dir dran ist, muss den Pasch zudecken, bevor etwas anderes angelegt wird.
    .why = Jetzt musst du ziehen.
lesson-mexican-train-marked = Er hat nicht gepasst, also hat dein Zug eine Marke. Aber Ferdls Zug hat auch eine! Du darfst also an seinen anlegen, **D**: Werde dort **3-4** los.
    .why = Das geht auch. Aber ein fremder Zug ist gut für Steine, die deiner nicht braucht.
lesson-mexican-train-own = Du hast inzwischen 4-9 angelegt. Dein Zug zeigt 0: Leg **0-9** dort an, und deine Marke ist weg.
    .why = Das geht auch. Aber dein Zug ist offen, solange er die Marke hat.
lesson-mexican-train-end = **Domino!** Du hast keine Punkte; die anderen bekommen die Augen, die ihnen bleiben. In der nächsten Partie ist 8-8 der Bahnhof. Nach der letzten gewinnt, wer die wenigsten Punkte hat.
