# Ziehdomino

game-draw = Ziehdomino
names-draw = Zieh-Domino, Domino mit Ziehen, Domino mit Talon, Draw, klassisches Domino, Domino, Zugdomino
hook-draw = das bekannteste Domino
    .name = Ziehdomino
    .word = der Klassiker
pitch-draw = Was die meisten unter Domino verstehen: Zieh, bis ein Stein passt, und gewinn die Augen der anderen.
    .takes = Ein Match dauert etwa zwanzig Minuten.
basics-draw = **Ziel.** Alle Steine vor den anderen loswerden; die Augen, die den anderen bleiben, sind deine Punkte.{ $teams ->
        [0] {""}
       *[other] {" "}Zu viert spielt ihr in **Teams**: Du gewinnst mit der Person gegenüber, und eure Augen zählen zusammen.
    }
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, { $draw_limit ->
        [0] ziehst du einen Stein, und die Nächsten sind dran
        [none] ziehst du, bis einer passt, und legst ihn an
        [one] ziehst du einen Stein und legst ihn an, wenn er passt
       *[other] ziehst du höchstens { $draw_limit } Steine, bis einer passt, und legst ihn an
    }.
    {""}**Gewinnen.** Wer den letzten Stein anlegt, gewinnt die Partie. Kann niemand weiter, { $blocked ->
        [last] gewinnt, wer zuletzt angelegt hat
       *[other] gewinnen die wenigsten Augen
    }. Wer zuerst { $target } Punkte hat, gewinnt das Match.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
rules-draw = **Ziehdomino**, für zwei bis vier, alle für sich (oder zu viert in zwei Teams)
    {""}**Ziel.** Partien gewinnen: Wer gewinnt, schreibt die Augen an, die den anderen bleiben. Wer zuerst 100 Punkte hat, gewinnt das Match.
    {""}**Steine.** Sechserdomino, 28 Steine. Zu zweit je 7, zu dritt und zu viert 5. Der Rest liegt verdeckt als Talon.
    {""}**Ein Zug.** Leg einen Stein an A oder B an. Wer kann, muss. Wer nicht kann, zieht, bis einer passt, und legt ihn an. Die letzten zwei Steine des Talons werden nie gezogen; sind nur sie übrig, heißt es passen. Was du ziehst, siehst nur du.
    {""}**Wer beginnt.** In der ersten Partie, wer den schwersten Pasch hat, und zwar mit ihm (gibt es keinen: wer den schwersten Stein hat). Danach beginnen alle reihum, mit einem beliebigen Stein.
    {""}**Das Ende einer Partie.** Jemand hat keinen Stein mehr; oder niemand kann weiter; oder alle sehen, dass kein Stein mehr passt. Bei Sperre gewinnen die wenigsten Augen; haben mehrere gleich wenige, gewinnt niemand.
    {""}**Wertung.** Wer gewinnt, schreibt die Augen aller anderen an, nach einer Sperre minus die eigenen. Teams zählen gemeinsam; die Augen im eigenen Team bringen nie Punkte.
    {""}**Besonders hier.** Pasche liegen quer, gelten aber wie alle anderen Steine.
    {""}-# Nach Fosters „Complete Hoyle“ und onlinedominogames.com.
