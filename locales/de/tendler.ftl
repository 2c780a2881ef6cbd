# Tendlers Ziehspiel

game-tendler = Tendlers Ziehspiel (1830)

rules-tendler = **Tendlers Ziehspiel**, Wien 1830, zu zweit bis zu sechst, alle für sich
    {""}**Eine Rekonstruktion.** Bekannt ist nur: ein Ziehspiel für zwei bis sechs, mit allen 45 Steinen. Alles andere ist unsere Vermutung nach dem österreichischen Ziehspiel.
    {""}**Ziel.** Vor allen anderen alle Steine legen oder, wenn niemand weiterkann, die wenigsten Augen haben.
    {""}**Steine.** Achterdomino mit Paschen, 45 Steine. Je 6 (oder 5, 7 oder 8, solange etwas zum Ziehen bleibt). Der Rest liegt verdeckt als Talon.
    {""}**Ein Zug.** Leg einen Stein an, der an Ende A oder B passt. Wer kann, muss. Wer nicht kann, zieht, bis ein Stein passt, und legt ihn; ist der Talon leer, heißt es passen. Was du ziehst, siehst nur du. Die erste Partie beginnt, wer den schwersten Stein hat, mit einem beliebigen; dann, wer zuletzt gewonnen hat.
    {""}**Das Ende.** Wer keinen Stein mehr hat, gewinnt. Kann niemand weiter, gewinnen die wenigsten Augen. Haben mehrere gleich wenige, gewinnt niemand, und es spielt aus, wer den letzten Stein gelegt hat.
    {""}**Wertung.** Jede gewonnene Partie zählt eins. Ist eine Zahl von Partien vereinbart, gewinnt, wer die meisten gewonnen hat, und ihr könnt um einen Topf spielen.
    {""}**Besonders hier.** Pasche liegen quer, sind aber Steine wie alle anderen, mit allen Augen. Sobald alle sehen, dass kein Stein mehr passt, ist die Partie aus. Hausregeln: vorher den Talon leer ziehen; höchstens drei Steine in einem Zug ziehen, dann passen.
    {""}-# Steine und Größe der Runde nach pagat.com (österreichisches Domino, über F. Tendler, Wien 1830); der Rest ist von uns.
