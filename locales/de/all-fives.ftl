# All Fives

game-all-fives = All Fives
names-all-fives = Muggins, Fünfer, Fünferdomino, Fives, Fives and Threes, Fünf und Drei, Five-up
hook-all-fives = mach die Enden durch 5 teilbar
    .name = All Fives
    .word = in Fünfern
pitch-all-fives = Punkte gibt es, sooft die Summe der offenen Enden durch 5 teilbar ist; bis zu vier Enden sind offen.
    .takes = Ein Match dauert etwa eine Viertelstunde.
option-scoring = Zählweise
    .says = welche Summen der Enden zählen
choice-scoring-fives = All Fives: durch 5 teilbar, so viele Punkte
choice-scoring-fives-threes = Fives and Threes: 1 Punkt je 5 und je 3
option-get-in = Einstieg mit zehn
    .says = die ersten Punkte müssen mindestens 10 auf einmal sein
option-every-lead = Immer mit Pasch
    .says = der schwerste Pasch beginnt jede Partie, nicht nur die erste
option-spinner = Spinner
    .says = ob der erste Pasch auch oben und unten offen ist
choice-keep-28 = alle: niemand zieht
option-bonus-round = Runden
    .says = wie die Augen am Ende einer Partie auf Fünfer gerundet werden
choice-bonus-round-nearest = auf den nächsten Wert
choice-bonus-round-down = abwärts
option-exact = Ziel genau treffen
    .says = bei Fives and Threes zählen Punkte nicht, mit denen man über das Ziel käme
coach-all-fives-start = { $scoring ->
        [fives-threes] Du beginnst. Ist die Summe der Hälften durch 3 oder 5 teilbar, zählt das.
       *[other] Du beginnst. Ergeben die zwei Hälften 5 oder 10, zählen sie.
    }
coach-all-fives-play = { $scoring ->
        [fives-threes] Leg einen gehobenen Stein an. Sind dann alle Enden zusammen durch 3 oder 5 teilbar, zählt das.
       *[other] Leg einen gehobenen Stein an. Ergeben dann alle Enden 5, 10, 15 …, zählt das.
    }
coach-all-fives-team-play = { $scoring ->
        [fives-threes] Sind dann alle Enden zusammen durch 3 oder 5 teilbar, zählt das für dich und { $partner }.
       *[other] Ergeben dann alle Enden 5, 10, 15 …, zählt das für dich und { $partner }.
    }
basics-all-fives = **Ziel.** Die offenen Enden zusammen durch 5{ $scoring ->
        [fives-threes] {" "}oder 3 teilbar machen: Jede 5 und jede 3 in der Summe ist ein Punkt.
       *[other] {" "}teilbar machen: Dann schreibst du die Summe an.
    }{ $get_in ->
        [0] {""}
       *[other] {" "}Die ersten Punkte müssen mindestens 10 auf einmal sein.
    }{ $teams ->
        [0] {""}
       *[other] {" "}Zu viert spielt ihr in **Teams**: Du gewinnst mit der Person gegenüber, und eure Augen zählen zusammen.
    }
    {""}**Dein Zug.** Leg einen Stein an ein offenes Ende an. Wer kann, muss; geht keiner, { $keep ->
        [28] passt du.
       *[other] ziehst du, bis einer passt, und legst ihn an.
    }
    {""}**Enden.** Pasche liegen quer, und an einem Ende zählen beide Hälften.{ $spinner ->
        [0] {""}
       *[other] {" "}Der erste Pasch ist der **Spinner**: Hat er an beiden Seiten einen Stein, kann man auch oben und unten anlegen.
    }
    {""}**Gewinnen.** Wer den letzten Stein anlegt, schreibt { $scoring ->
        [fives-threes] noch 1 Punkt an.
       *[other] auch die Augen an, die den anderen bleiben, { $bonus_round ->
            [down] auf Fünfer abgerundet
           *[other] auf Fünfer gerundet
        }.
    } Sobald jemand { $exact ->
        [0] {""}
       *[other] genau{" "}
    }{ $target ->
        [none] { $scoring ->
            [fives-threes] 61
           *[other] 150
        }
       *[other] { $target }
    } Punkte hat, gewinnt der höchste Stand.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
rules-all-fives = **All Fives**, für zwei bis vier, alle für sich (oder zu viert in zwei Teams)
    {""}**Ziel.** Beim Anlegen punkten. Wer zuerst 150 Punkte hat, gewinnt das Match.
    {""}**Steine.** Sechserdomino, 28 Steine. Zu zweit je 7, zu dritt und zu viert 5. Der Rest ist der Talon.
    {""}**Ein Zug.** Leg einen Stein an ein offenes Ende an. Wer kann, muss. Wer nicht kann, zieht, bis einer passt, und legt ihn an; ohne Talon passt man.
    {""}**Der Spinner** ist der erste Pasch einer Partie, kein anderer. Hat er Steine an beiden Seiten (A, B), ist er auch oben und unten offen (C, D).
    {""}**Punkte.** Nach jedem Stein zählt man alle Enden zusammen. Ein Pasch am Ende zählt mit beiden Hälften, der Spinner ebenso, bis beide Seiten belegt sind; leere C und D zählen nichts. Ist die Summe durch 5 teilbar, gibt sie so viele Punkte. 6-6: 12. 3-6 daran: 12 + 3 = 15 Punkte.
    {""}**Wer beginnt.** Zuerst zwingend der schwerste Pasch; danach, wer zuletzt gewonnen hat (auch bei Sperre), mit einem beliebigen Stein (nach Gleichstand das Los).
    {""}**Das Ende einer Partie.** Wer den letzten Stein anlegt oder bei Sperre die wenigsten Augen hat, schreibt die Augen der anderen an (bei Sperre minus die eigenen), auf Fünfer gerundet. Gleichstand bringt nichts. Das Match endet nach der Partie.
    {""}**Fives and Threes**, bis genau 61. Ohne Spinner und Ziehen; zuerst entscheidet das Los, dann geht es reihum. 1 Punkt je 5 und je 3 in teilbaren Summen (15: 3 + 5 = 8). Der letzte Stein bringt 1 mehr, eine Sperre nichts; führt das mit den Enden über 61, zählt beides nicht.
    {""}-# Nach pagat.com und Fosters „Complete Hoyle“.
preset-fives-and-threes = Fives and Threes, bis 61
