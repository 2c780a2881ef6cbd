# Blockdomino

game-block = Blockdomino
names-block = Block-Domino, Domino ohne Ziehen, Sperrdomino, Block, klassisches Domino
hook-block = ohne Ziehen, mit Nerven
    .name = Block
    .word = ohne Ziehen
pitch-block = Domino ganz schlicht: Niemand zieht. Sperr die anderen aus und schreib an, was ihnen bleibt.
    .takes = Ein Match dauert etwa zwanzig Minuten.
basics-block = **Ziel.** Alle Steine vor den anderen loswerden; die Augen, die den anderen bleiben, sind deine Punkte.{ $teams ->
        [0] {""}
       *[other] {" "}Zu viert spielt ihr in **Teams**: Du gewinnst mit der Person gegenüber, und eure Augen zählen zusammen.
    }
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, passt du automatisch.
    {""}**Gewinnen.** Wer den letzten Stein anlegt, gewinnt die Partie. Kann niemand weiter, { $blocked ->
        [last] gewinnt, wer zuletzt angelegt hat
       *[other] gewinnen die wenigsten Augen
    }. Wer zuerst { $target } Punkte hat, gewinnt das Match.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
rules-block = **Blockdomino**, für zwei bis vier, alle für sich (oder zu viert in zwei Teams)
    {""}**Ziel.** Partien gewinnen: Wer gewinnt, schreibt die Augen an, die den anderen bleiben. Wer zuerst 100 Punkte hat, gewinnt das Match.
    {""}**Steine.** Sechserdomino, 28 Steine. Zu zweit je 7, zu dritt und zu viert 5. Der Rest bleibt verdeckt und wird nie gezeigt.
    {""}**Ein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; wer nicht kann, passt automatisch.
    {""}**Wer beginnt.** In der ersten Partie, wer den schwersten Pasch hat, und zwar mit ihm (gibt es keinen: wer den schwersten Stein hat). Danach beginnen alle reihum, mit einem beliebigen Stein.
    {""}**Das Ende einer Partie.** Jemand hat keinen Stein mehr, oder niemand kann weiter. Bei Sperre gewinnen die wenigsten Augen; haben mehrere gleich wenige, gewinnt niemand.
    {""}**Wertung.** Wer gewinnt, schreibt die Augen aller anderen an, nach einer Sperre minus die eigenen. Teams zählen gemeinsam; die Augen im eigenen Team bringen nie Punkte.
    {""}**Besonders hier.** Zu zweit enden zwei von drei Partien gesperrt: Behalte Steine für beide Enden. Pasche liegen quer, gelten aber wie alle anderen.
    {""}-# Nach Hoyle und learnplaywin.net.

preset-pairs = Zwei Paare, alle 28 Steine verteilt
