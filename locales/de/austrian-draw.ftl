# Österreichisches Ziehspiel, und was die Spiele mit Talon gemeinsam haben

game-austrian-draw = Österreichisches Ziehspiel

option-draw-limit = Ziehen
    .says = wie viele Steine man in einem Zug ziehen darf
choice-draw-limit-none = bis einer passt
unit-draw-limit = höchstens { $value }
option-visible-block = Tote Reihe
    .says = was geschieht, wenn alle sehen, dass nichts mehr passt
choice-visible-block-end = die Partie endet sofort
choice-visible-block-draw-out = der Talon wird leer gezogen

event-drew-tiles = In dieser Partie hast du { $tiles } gezogen.

rules-austrian-draw = **Österreichisches Ziehspiel**, zu zweit oder zu dritt, alle für sich
    {""}**Ziel.** Vor allen anderen alle Steine legen oder, wenn niemand weiterkann, die wenigsten Augen haben.
    {""}**Steine.** Achterdomino ohne Pasche, 36 Steine. Zu zweit je 8 (oder 9), zu dritt 7. Der Rest liegt verdeckt als Talon.
    {""}**Ein Zug.** Leg einen Stein an, der an Ende A oder B passt. Wer kann, muss. Wer nicht kann, zieht, bis ein Stein passt, und legt ihn; ist der Talon leer, heißt es passen. Was du ziehst, siehst nur du. Die erste Partie beginnt, wer den schwersten Stein hat, mit einem beliebigen; dann, wer zuletzt gewonnen hat.
    {""}**Das Ende.** Wer keinen Stein mehr hat, gewinnt. Kann niemand weiter, gewinnen die wenigsten Augen. Haben mehrere gleich wenige, gewinnt niemand, und es spielt aus, wer den letzten Stein gelegt hat.
    {""}**Wertung.** Jede gewonnene Partie zählt eins. Ist eine Zahl von Partien vereinbart, gewinnt, wer die meisten gewonnen hat, und ihr könnt um einen Topf spielen.
    {""}**Besonders hier.** Sobald alle sehen, dass kein Stein mehr passt, ist die Partie aus, auch wenn es noch Steine zum Ziehen gibt. Hausregeln: vorher den Talon leer ziehen; höchstens drei Steine in einem Zug ziehen, dann passen.
    {""}-# Nach pagat.com (österreichisches Domino) und gamefarm.jp.
