# Österreichisches Ziehspiel, und was die Spiele mit Talon gemeinsam haben

game-austrian-draw = Österreichisches Ziehspiel

option-draw-limit = Ziehen
    .says = wie viele Steine man in einem Zug ziehen darf
choice-draw-limit-none = bis sich einer anlegen lässt
choice-draw-limit-0 = einen, dann sind die Nächsten dran
unit-draw-limit = höchstens { $value }
option-visible-block = Wenn nichts mehr passt
    .says = was geschieht, wenn alle sehen, dass sich nichts mehr anlegen lässt
choice-visible-block-end = die Partie endet sofort
choice-visible-block-draw-out = der Talon wird leer gezogen

event-drew-tiles = Du hast { $tiles } gezogen.

rules-austrian-draw = **Österreichisches Ziehspiel**, für zwei oder drei, alle für sich
    {""}**Ziel.** Alle Steine vor den anderen loswerden oder, wenn niemand weiterkann, die wenigsten Augen haben.
    {""}**Steine.** Die 36 Steine von 0-1 bis 7-8, ohne Pasche. Zu zweit je 8 (oder 9), zu dritt 7. Der Rest liegt verdeckt als Talon.
    {""}**Ein Zug.** Leg einen Stein an A oder B an. Wer kann, muss. Wer nicht kann, zieht, bis sich einer anlegen lässt, und legt ihn an; ist der Talon leer, heißt es passen. Was du ziehst, siehst nur du. Die erste Partie beginnt, wer den schwersten Stein hat, mit einem beliebigen; danach, wer zuletzt gewonnen hat.
    {""}**Das Ende.** Wer den letzten Stein anlegt, gewinnt. Kann niemand weiter, gewinnen die wenigsten Augen. Haben mehrere gleich wenige, gewinnt niemand, und wer den letzten Stein angelegt hat, beginnt die nächste Partie.
    {""}**Wertung.** Jede gewonnene Partie zählt eins. Ist eine Zahl von Partien vereinbart, gewinnt das Match, wer die meisten gewonnen hat, und ihr könnt um einen Topf spielen.
    {""}**Besonders hier.** Sobald alle sehen, dass sich kein Stein mehr anlegen lässt, ist die Partie aus, auch wenn es noch Steine zum Ziehen gibt. Hausregeln: vorher den Talon leer ziehen; höchstens drei Steine in einem Zug ziehen, dann passen.
    {""}-# Nach pagat.com (österreichisches Domino) und gamefarm.jp.
