# Tendlers Ziehspiel

game-tendler = Tendlers Ziehspiel (1830)

rules-tendler = **Tendlers Ziehspiel**, Wien 1830, zu zweit bis zu sechst, jeder für sich
    {""}**Eine Rekonstruktion.** Wir wissen von diesem Spiel nur, dass es ein Ziehspiel für zwei bis sechs Spieler mit allen 45 Steinen war. Alles andere ist unsere Vermutung nach dem österreichischen Ziehspiel.
    {""}**Ziel.** Als Erster alle Steine legen oder, wenn gesperrt ist, die wenigsten Augen haben.
    {""}**Steine.** Achterdomino mit Paschen: 45 Steine. Jeder nimmt 6 (oder 5, 7 oder 8, solange etwas zum Ziehen bleibt). Der Rest liegt verdeckt als Talon. Pasche sind Steine wie alle anderen: einer mehr in der Reihe, mit allen Augen.
    {""}**Ein Zug.** Leg einen Stein an, der an ein offenes Ende (A oder B) passt. Wer kann, muss legen. Wer nicht kann, zieht, bis ein Stein passt, und legt ihn; ist der Talon leer, passt er. Was du ziehst, siehst nur du. In der ersten Partie spielt aus, wer den schwersten Stein hat, und zwar einen beliebigen; später der letzte Gewinner.
    {""}**Das Ende.** Domino: Jemand hat keinen Stein mehr und gewinnt. Gesperrt: Niemand kann weiter; die wenigsten Augen gewinnen. Bei gleich wenigen Augen gewinnt niemand, und es spielt aus, wer den letzten Stein gelegt hat. Sobald alle sehen können, dass kein Stein mehr passt, ist gesperrt.
    {""}**Hausregeln.** Höchstens drei Steine in einem Zug ziehen; vor einer toten Reihe den Talon leer ziehen.
    {""}**Wertung.** Jede Partie hat einen Gewinner. Ist eine Zahl von Partien vereinbart, gewinnt, wer die meisten gewonnen hat, und ihr könnt um einen Topf spielen.
    -# Steine und Spielerzahl nach pagat.com (österreichisches Domino, über F. Tendler, Wien 1830); der Rest ist von uns.
