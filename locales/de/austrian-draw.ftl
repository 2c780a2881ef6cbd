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

event-drew-tile = Du ziehst { $tile }.

rules-austrian-draw = **Österreichisches Ziehspiel**, zu zweit oder zu dritt, jeder für sich
    {""}**Ziel.** Als Erster alle Steine legen oder, wenn gesperrt ist, die wenigsten Augen haben.
    {""}**Steine.** Achterdomino ohne Pasche: 36 Steine. Zu zweit nimmt jeder 8 (oder 9), zu dritt 7. Der Rest liegt verdeckt als Talon.
    {""}**Ein Zug.** Leg einen Stein an, der an ein offenes Ende (A oder B) passt. Die Steine liegen wie Ziegel in einer Doppelreihe. Wer kann, muss legen. Wer nicht kann, zieht so lange aus dem Talon, bis ein Stein passt, und legt ihn; ist der Talon leer, passt er. Was du ziehst, siehst nur du. In der ersten Partie spielt aus, wer den schwersten Stein hat, und zwar einen beliebigen; später der letzte Gewinner.
    {""}**Das Ende.** Domino: Jemand hat keinen Stein mehr und gewinnt. Gesperrt: Niemand kann weiter; die wenigsten Augen gewinnen. Bei gleich wenigen Augen gewinnt niemand, und es spielt aus, wer den letzten Stein gelegt hat.
    {""}**Besonders hier.** Sobald alle sehen können, dass kein Stein mehr passt, ist gesperrt, auch wenn noch Steine im Talon liegen. Hausregeln: den Talon trotzdem leer ziehen; höchstens drei Steine in einem Zug ziehen und dann passen.
    {""}**Wertung.** Jede Partie hat einen Gewinner. Ist eine Zahl von Partien vereinbart, gewinnt, wer die meisten gewonnen hat, und ihr könnt um einen Topf spielen.
    -# Nach pagat.com (österreichisches Domino) und gamefarm.jp.
