# Die Lektion des Latino-Partnerdominos. Poldi, Resi und Ferdl spielen mit; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-latin-start = Du spielst in einem Team mit **Resi**, die dir gegenübersitzt, gegen Poldi und Ferdl. Alle Steine sind verteilt, je sieben. Die erste Partie beginnt **6-6**, und den hast du.
    .why = Die erste Partie muss 6-6 beginnen.
lesson-latin-partner = Das sehen alle. Es geht gegen den Uhrzeigersinn: Nach dir war Ferdl dran, dann Resi, dann Poldi. Du gewinnst gemeinsam mit Resi, gleich wer von euch den letzten Stein anlegt. Aber eure Steine seht ihr voneinander nie.
lesson-latin-heavy = Das ist deine Hand, die nur du siehst. Beide Enden, **A** und **B**, zeigen 6. Leg **3-6** an A an: Von deinen zwei Sechsern ist das der schwerere.
    .why = Das geht auch. Aber weg mit dem schwereren Stein!
lesson-latin-pass = Beide Enden zeigen 6, und Poldi musste **passen**: Jetzt wissen alle, dass er keine 6 hat. Leg **1-6** an A an.
    .why = Das geht auch. Aber nehmen wir A.
lesson-latin-last = Du hast inzwischen 0-4 und 3-5 angelegt. Resi hat nur noch einen Stein. A zeigt 0, B zeigt 3: Leg **0-1** an A an, und lass die 3 an B in Ruhe. Vielleicht braucht Resi sie.
    .why = Das geht auch. Aber mit 0-1 wirst du ein Auge los.
lesson-latin-end = Resi hatte 2-3: **Domino**, und ihr gewinnt beide! Im dominikanischen Stil schreibt ihr die Augen aller Hände an: 30 Punkte für euer Team. Das Team, das zuerst 200 hat, gewinnt das Match. Zuschläge gibt es auch; /rules sagt, welche.
