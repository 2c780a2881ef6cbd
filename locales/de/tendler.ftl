# Tendlers Ziehspiel

game-tendler = Tendlers Ziehspiel (1830)

rules-tendler = **Tendlers Ziehspiel**, Wien 1830, für zwei bis sechs, alle für sich
    {""}**Eine Rekonstruktion.** Bekannt ist nur: ein Ziehspiel für zwei bis sechs, mit allen 45 Steinen. Alles andere ist unsere Vermutung nach dem österreichischen Ziehspiel.
    {""}**Ziel.** Alle Steine vor den anderen loswerden oder, wenn niemand weiterkann, die wenigsten Augen haben.
    {""}**Steine.** Alle 45 Steine von 0-0 bis 8-8, samt Paschen. Je 6 (oder 5, 7 oder 8, solange etwas zum Ziehen bleibt). Der Rest liegt verdeckt als Talon.
    {""}**Ein Zug.** Leg einen Stein an A oder B an. Wer kann, muss. Wer nicht kann, zieht, bis sich einer anlegen lässt, und legt ihn an; ist der Talon leer, heißt es passen. Was du ziehst, siehst nur du. Die erste Partie beginnt, wer den schwersten Stein hat, mit einem beliebigen; danach, wer zuletzt gewonnen hat.
    {""}**Das Ende.** Wer den letzten Stein anlegt, gewinnt. Kann niemand weiter, gewinnen die wenigsten Augen. Haben mehrere gleich wenige, gewinnt niemand, und wer den letzten Stein angelegt hat, beginnt die nächste Partie.
    {""}**Wertung.** Jede gewonnene Partie zählt eins. Ist eine Zahl von Partien vereinbart, gewinnt das Match, wer die meisten gewonnen hat, und ihr könnt um einen Topf spielen.
    {""}**Besonders hier.** Pasche liegen quer, sind aber Steine wie alle anderen, mit allen Augen. Sobald alle sehen, dass sich kein Stein mehr anlegen lässt, ist die Partie aus. Hausregeln: vorher den Talon leer ziehen; höchstens drei Steine in einem Zug ziehen, dann passen.
    {""}-# Steine und Größe der Runde nach pagat.com (österreichisches Domino, über F. Tendler, Wien 1830); der Rest ist von uns.
