# Bilder zu den Regeln: Unterschriften und Wörter darin. Für eine Unterschrift ist in drei Zeilen zu je rund 40 Zeichen Platz.

picture-figure-fits = Leg einen Stein an, der an A oder B passt. Zwei von diesen dreien passen.
picture-figure-crosswise = Ein Pasch liegt quer, gilt aber wie alle anderen. Zwei von diesen dreien passen an A oder B.
picture-figure-lead = Der schwerste Stein entscheidet, wer beginnt. Bei gleichen Augen zählt die größere Hälfte.
picture-figure-blocked = Gesperrt: Beide Enden zeigen 5, und alle acht Fünfer liegen in der Kette. Niemand kann weiter.
picture-figure-dead = Alle acht Fünfer liegen in der Kette: Es ist gesperrt, auch wenn es noch Steine zum Ziehen gibt.
picture-figure-counted = Gesperrt, also wird gezählt: Die wenigsten Augen gewinnen. Haben zwei gleich wenige, niemand.
picture-figure-draws = Passt nichts? Zieh, bis ein Stein passt, und leg ihn an.
picture-figure-draws-one = Passt nichts? Zieh einen Stein; dein Zug ist vorbei, auch wenn er passt.
picture-figure-set = Bekannt: Wien 1830, für zwei bis sechs, alle 45 Steine samt Paschen, Ziehen. Der Rest ist vermutet.
picture-figure-player-won = Poldi gewinnt: Die Bank zahlt das 2½-Fache des Einsatzes von 4 und nimmt die anderen Einsätze.
picture-figure-banker-won = Franz ist die Bank, gewinnt und nimmt alle Einsätze.
picture-figure-pips-added = Nach jeder Partie kommen die restlichen Augen dazu. Mit 100 lebt man noch, mit 101 ist man draußen.
picture-figure-bought-back = Solange alle vier dabei sind, kann sich Poldi um die halbe Einlage auf den mittleren Stand zurückkaufen.
picture-figure-last-one = Wer übrig bleibt, bekommt die Pulle.
picture-figure-opening = Wer beginnt, legt an beiden Enden weiter, bis nichts mehr geht.
picture-figure-series = Danach ist ein Zug eine Serie an einem Ende, hier B. 2-3 würde an A passen, muss aber warten.
picture-figure-left = Niemand kann mehr anlegen: Alle schreiben die Augen an, die sie noch in der Hand haben.
picture-figure-match-lost = Jemand hat 100 oder mehr: Das Match ist aus, und die höchste Summe verliert.
picture-figure-single = Ein Stein ist wahr, wenn er die zwei Zahlen des Wurfs zeigt.
picture-figure-pair = Zwei Steine sind wahr, wenn sie aneinandergelegt außen diese Zahlen zeigen. Hier zwei von sieben Arten.
picture-figure-bluff = Mizzi zweifelt zu Recht: Poldi nimmt den Bluff zurück und bekommt verdeckt ebenso viele von Mizzi.
picture-figure-true = Mizzi zweifelt an, aber es ist wahr: Mizzi nimmt die Steine und bekommt verdeckt ebenso viele von Poldi.
picture-figure-lots = Alle ziehen und zeigen einen Stein. Bei gleichen Augen entscheidet die größere Hälfte: 4-6 wird der Startstein.
picture-figure-lowest = Nach drei Partien gewinnt die niedrigste Summe der übrigen Augen.
picture-figure-hand-empty = Poldi hat keinen Stein mehr, gewinnt die Partie und schreibt die Augen der anderen an.
picture-figure-blocked-seven = Gesperrt: Beide Enden zeigen 5, und alle sieben Fünfer liegen. Die wenigsten Augen gewinnen.
picture-figure-passes = Kein Stein passt, und niemand zieht: Du passt automatisch.
picture-figure-ends-added = Nach jedem Stein werden die offenen Enden addiert. Ist die Summe durch 5 teilbar, zählt sie.
picture-figure-spinner = Der erste Pasch ist der Spinner. Zuerst sind seine zwei Seiten dran, hier A und B.
picture-figure-spinner-arms = Hat der Spinner an beiden Seiten einen Stein, ist er auch oben und unten offen: C und D.
picture-figure-double-counts = Ein Pasch am Ende zählt mit beiden Hälften. C und D zählen nichts, solange sie leer sind.
picture-figure-double-leads-two = Der schwerste Pasch beginnt und bringt 2 Punkte; hier hat ihn Poldi.
picture-figure-header = Zeigen nach deinem Stein beide Enden dieselbe Zahl, ist das ein Double Header: 2 Punkte.
picture-figure-triple-header = Ist eines dieser Enden ein Pasch, ist es ein Triple Header: 3 Punkte.
picture-figure-partners = Teams sitzen einander gegenüber und gewinnen gemeinsam: Mizzi und Resi, Poldi und Franz.
picture-figure-capicua = Capicúa: Der letzte Stein passt an beide Enden (kein Pasch, keine 0). Dominikanisch: 30 Punkte.
picture-figure-lowest-hand = Gesperrt, dominikanisch: Die leichteste Hand gewinnt für ihr Team, hier die von Poldi.
picture-figure-double-leads = Die erste Partie beginnt der schwerste Pasch; hier hat ihn Poldi.
picture-figure-nines = Hier geht es bis neun. Von 55 Steinen bekommen alle zehn; fünfzehn liegen ungesehen beiseite.
picture-figure-team-total = Gesperrt: Die niedrigere Summe eines Teams gewinnt und schreibt die Augen der anderen an.
picture-figure-trains = Züge wachsen vom Bahnhof weg, hier 9-9. Alle haben einen, und M gehört allen.
picture-figure-marker = Eine Marke öffnet Poldis Zug für alle. Mizzi darf an A, B und M anlegen, nicht an Resis Zug.
picture-figure-cover = Ein Pasch muss zugedeckt werden, bevor etwas anderes angelegt werden darf.
picture-figure-trains-scored = Mizzi hat keinen Stein mehr. Die anderen schreiben ihre Augen an; die wenigsten Punkte gewinnen.
picture-figure-sevens = Hälften, die sich berühren, ergeben 7: 1 an 6, 2 an 5. Zwei von diesen dreien passen.
picture-figure-matadors = Die vier Matadore passen an jedes Ende, was es auch zeigt.
picture-figure-turned = Ein Matador darf in beiden Richtungen liegen. Was als Nächstes passt, sagt die äußere Hälfte.
picture-figure-blank-end = An eine 0 passen nur Matadore: Sonst ergibt nichts mit ihr 7.
picture-figure-four-arms = 6-6 beginnt jede Partie und hat vier Arme, A bis D.
picture-figure-only-sixes = Bis an jedem Arm ein Stein liegt, gehen nur Steine mit einer 6, und nur an leere Arme.
picture-figure-any-arm = Danach legst du am Ende irgendeines Arms an. Zwei von diesen dreien passen.

picture-figure-reconstruction = REKONSTRUKTION
picture-figure-lost = VERLOREN

## Alternativtext

picture-figure-alt = Die Regeln in Bildern: { $game }.
picture-figure-alt-panel = { $number }. { $caption } Zu sehen: { $things }.
picture-figure-alt-line = Kette { $tiles }, offen { $ends }
picture-figure-alt-arm = Arm { $end }: { $tiles }
picture-figure-alt-train = Zug { $end }, { $name }: { $tiles }
picture-figure-alt-marked = markiert: { $tiles }
picture-figure-alt-hand = in der Hand { $tiles }
picture-figure-alt-drawn = gezogen { $tiles }
picture-figure-alt-none = nirgends
picture-figure-alt-backs = { $count } verdeckt
picture-figure-alt-dice = Würfel { $one } und { $two }
picture-figure-alt-chips = { $chips } { $count ->
    [0.5] Chip
    [one] Chip
   *[other] Chips
}
