# Matador

game-matador = Matador
names-matador = Russisches Domino, Siebenerdomino, Summe sieben
hook-matador = Hälften, die 7 ergeben
    .name = Matador
    .word = macht 7
pitch-matador = Hier passt nicht gleich zu gleich: Was sich berührt, ergibt 7. Vier Matadore gehen überall.
    .takes = Ein Match dauert etwa eine Viertelstunde.
rules-fits-matador = Ein Stein passt, wenn eine Hälfte mit der Zahl an einem offenen Ende (A oder B) 7 ergibt: 1 an 6, 2 an 5, 3 an 4. Die **Matadore** 0-0, 1-6, 2-5 und 3-4 passen überall. Die Punkte heißen Augen.
coach-matador-start = Du beginnst. Der nächste Stein muss mit einer Hälfte von deinem 7 ergeben.
coach-matador-play = Was sich berührt, ergibt 7. Matadore (0-0, 1-6, 2-5, 3-4) passen überall.
coach-matador-team-play = Mit { $partner }: Was sich berührt, ergibt 7, und Matadore passen überall.
basics-matador = **Ziel.** Alle Steine vor den anderen loswerden; die Augen, die den anderen bleiben, sind deine Punkte.{ $teams ->
        [0] {""}
       *[other] {" "}Zu viert spielt ihr in **Teams**: Du gewinnst mit der Person gegenüber, und eure Augen zählen zusammen.
    }
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, { $draw_limit ->
        [none] ziehst du, bis einer passt, und legst ihn an
       *[other] ziehst du einen Stein und legst ihn an, wenn er passt
    }. Bei einem Matador bestimmst du, welche Hälfte außen liegt.
    {""}**Eine 0 am Ende** nimmt nur Matadore, denn mit ihr ergibt keine Hälfte 7.
    {""}**Gewinnen.** Wer den letzten Stein anlegt, gewinnt die Partie. Kann niemand weiter, { $blocked ->
        [last] gewinnt, wer zuletzt angelegt hat
       *[other] gewinnen die wenigsten Augen
    }. Wer zuerst { $target } Punkte hat, gewinnt das Match.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
rules-matador = **Matador**, für zwei bis vier, alle für sich (oder zu viert in zwei Teams)
    {""}**Ziel.** Partien gewinnen: Wer gewinnt, schreibt die Augen an, die den anderen bleiben. Wer zuerst 100 Punkte hat, gewinnt das Match.
    {""}**Steine.** Sechserdomino, 28 Steine. Zu zweit je 7, zu dritt 6, zu viert 5. Der Rest ist der Talon; seine letzten zwei Steine werden nie gezogen.
    {""}**Was passt.** Hälften, die sich berühren, ergeben zusammen 7: 1 an 6, 2 an 5, 3 an 4 und umgekehrt. Mit 0 ergibt nichts 7.
    {""}**Matadore** sind 0-0, 1-6, 2-5 und 3-4. Sie passen an jedes Ende, auch an eine 0, und du bestimmst, welche Hälfte außen liegt. Der nächste Stein muss mit dieser Hälfte 7 ergeben oder auch ein Matador sein.
    {""}**Ein Zug.** Wer kann, muss. Wer nicht kann, zieht, bis ein Stein passt, und legt ihn an; ist der Talon verbraucht, heißt es passen.
    {""}**Wer beginnt.** In der ersten Partie, wer den schwersten Pasch hat, und zwar mit ihm (gibt es keinen: wer den schwersten Stein hat). Danach beginnen alle reihum, mit einem beliebigen Stein.
    {""}**Das Ende einer Partie.** Jemand hat keinen Stein mehr; oder niemand kann weiter; oder alle sehen, dass kein Stein mehr passt. Bei Sperre gewinnen die wenigsten Augen; Gleichstand bringt nichts.
    {""}**Wertung.** Wer gewinnt, schreibt die Augen aller anderen an, nach einer Sperre minus die eigenen.
    {""}-# Nach pagat.com (Matador) und bonaludo.com.
