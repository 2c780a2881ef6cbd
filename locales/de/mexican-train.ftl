# Mexican Train

game-mexican-train = Mexican Train
names-mexican-train = Mexikanischer Zug, Eisenbahndomino, Zugdomino, tren mexicano, Zwölferdomino, mexikanisches Domino
hook-mexican-train = ein eigener Zug und einer für alle
    .name = Mexican Train
    .word = für viele
pitch-mexican-train = Bau deinen Zug vom Bahnhof weg und häng dich an offene Züge der anderen. Auch für große Runden.
    .takes = { $rounds ->
        [one] Eine Partie von etwa sechs Minuten.
       *[other] { $rounds } Partien von je etwa sechs Minuten.
    }
option-set = Steinsatz
    .says = mit welchen Steinen gespielt wird
choice-set-d9 = Neunerdomino, 55 Steine
choice-set-d12 = Zwölferdomino, 91 Steine
option-first-turn = Erstes Anlegen
    .says = wie viele Steine man beim ersten Mal an den eigenen Zug anlegen darf
choice-first-turn-one = einen
choice-first-turn-train = so viele, wie passen
option-mexican-from = Mexikanischer Zug
    .says = ab wann man an den Zug anlegen darf, der allen gehört
choice-mexican-from-any = jederzeit
choice-mexican-from-own-first = wenn der eigene Zug begonnen ist
option-open-doubles = Offene Pasche
    .says = wer einen Pasch zudecken muss, der offen geblieben ist
choice-open-doubles-all = alle, reihum
choice-open-doubles-own = niemand sonst
option-several-doubles = Mehrere Pasche
    .says = ob man weitere Pasche anlegen darf, bevor man sie zudeckt
option-blank-double = Doppelnull
    .says = Punkte für 0-0, wenn der Stein in der Hand bleibt
choice-blank-double-0 = keine
unit-blank-double = { $value }
coach-mexican-train-start = Beginne einen Zug mit einem Stein, der die Zahl vom Bahnhof zeigt.
coach-mexican-train-play = Leg an deinen eigenen Zug an oder an einen, der dir offensteht.
coach-mexican-train-cover = Deck den offenen Pasch zu: Du kannst jetzt nur an seinen Zug anlegen.
coach-mexican-train-draw = Nichts passt: Zieh einen. Passt auch er nicht, ist dein Zug für alle offen.
basics-mexican-train = **Ziel.** Wenige Augen behalten. Sie sind deine Punkte, und Punkte sind schlecht.{ $blank_double ->
        [0] {""}
       *[other] {" "}0-0 zählt { $blank_double }.
    }
    {""}**Wenn du dran bist.** Leg einen Stein an deinen eigenen Zug an, an den **Mexikanischen Zug**, der allen gehört{ $mexican_from ->
        [own-first] {" "}(sobald deiner begonnen ist)
       *[other] {""}
    }, oder an einen Zug mit **Marke**. Alle Züge beginnen am **Bahnhof** in der Mitte.{ $first_turn ->
        [train] {" "}Beim ersten Mal darfst du so viele anlegen, wie an deinen eigenen Zug passen.
       *[other] {""}
    }
    {""}**Nichts passt?** Zieh einen Stein und leg ihn an, wenn er passt. Sonst bekommt dein Zug eine Marke, und die anderen dürfen dort anlegen, bis du es selbst tust.
    {""}**Pasche.** Ein Pasch muss zugedeckt werden: Du bist noch einmal dran.{ $open_doubles ->
        [own] {" "}Kannst du nicht, muss es sonst niemand tun.
       *[other] {" "}Kannst du nicht, müssen es die Nächsten tun, an wessen Zug er auch liegt.
    }{ $several_doubles ->
        [0] {""}
       *[other] {" "}Vor dem Zudecken darfst du weitere Pasche anlegen.
    }
    {""}**Gewinnen.** Eine Partie endet, wenn jemand keinen Stein mehr hat. Nach { $rounds ->
        [one] einer Partie
       *[other] { $rounds } Partien
    } gewinnt, wer die wenigsten Punkte hat.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
rules-mexican-train = **Mexican Train**, für zwei bis acht, alle für sich
    {""}**Ziel.** Möglichst wenig Punkte sammeln.
    {""}**Steine.** Bis zu viert ein Neunerdomino (je 12, 11 oder 10), sonst ein Zwölferdomino (zu fünft und sechst je 12, zu siebt und acht 10). Der Rest ist der Talon.
    {""}**Der Bahnhof.** In der Mitte liegt der höchste Pasch, in jeder weiteren Partie der nächstniedrigere.
    {""}**Züge.** Alle haben einen Zug, und der **Mexikanische Zug** gehört allen. Jeder beginnt am Bahnhof mit dessen Zahl und wächst an einem Ende.
    {""}**Wer dran ist**, legt einen Stein an den eigenen Zug an, an den Mexikanischen oder an einen anderen mit **Marke**, auch einen leeren. Wer kann, muss. Sonst zieht man einen Stein und legt ihn an, wenn er passt. Passt er nicht oder ist keiner da, bekommt der eigene Zug eine Marke: Dort dürfen auch die anderen anlegen, bis man es selbst tut.
    {""}**Pasche.** Nach einem Pasch geht es weiter, auch beim ersten Mal: Deck ihn aus der Hand zu oder zieh einen Stein dafür. Geht es nicht, bekommt dein Zug eine Marke, und der Pasch bleibt **offen**: Nichts anderes darf angelegt werden, bis ihn jemand zudeckt, reihum. Gibt es keinen Stein mehr dafür, braucht es das nicht.
    {""}**Das Ende einer Partie.** Jemand hat keinen Stein mehr (auch ein Pasch darf der letzte sein), oder niemand kann weiter.
    {""}**Wertung.** Alle schreiben die Augen an, die ihnen bleiben. Die niedrigste Summe nach allen Partien gewinnt: meist fünf, höchstens eine je Pasch. Zuerst entscheidet das Los, danach geht es reihum.
    {""}**Hausregeln.** Beim ersten Mal so viele Steine an den eigenen Zug, wie passen (einen fremden Pasch zudecken zählt nicht); der Mexikanische erst nach dem eigenen.
    {""}-# Nach pagat.com und dem Good Sam Club.
preset-full-train = Zwölferdomino, alle 13 Partien
