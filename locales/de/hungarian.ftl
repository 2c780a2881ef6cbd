# Ungarisches Domino: Titel, Hausregeln, Züge, Ereignisse, Abweisungen, Regeln in Kürze

game-hungarian = Ungarisches Domino

option-end-on-domino = Domino beendet
    .says = eine Partie endet sofort, wenn jemand keinen Stein mehr hat
option-leader-ends = Beginn
    .says = ob die erste Serie einer Partie an beiden Enden wachsen darf
choice-leader-ends-both = an beiden Enden
choice-leader-ends-one = an einem Ende
option-losers = Wer verliert
    .says = wer verloren hat, wenn jemand die Punkte erreicht, mit denen das Match endet
choice-losers-highest = die höchste Summe
choice-losers-all = alle, die das Ziel erreicht haben

action-train = { $end ->
    [start] Mit { $count } Steinen beginnen ({ $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    })
   *[other] { $count } Steine ({ $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }) → { $end }
}
menu-train = Eine ganze Serie

event-leader-drawn = Das Los ist gefallen: { $name } beginnt die erste Partie.
event-series-ended = { $left ->
    [0] { $name } hat keinen Stein mehr.
   *[other] {""}
}
event-nobody-fits = Niemand kann weiter: Die Partie ist aus.
event-domino = { $name } hat keinen Stein mehr: Die Partie ist aus.
event-match-lost = { $name } hat { $score } Punkte und verliert das Match.

illegal-one-end-only = Eine Serie geht nur an einem Ende weiter. Deine Hand zeigt, an welchem.
illegal-must-continue = Du kannst dort noch einen Stein anlegen: Eine Serie geht weiter, solange das geht.
illegal-no-such-train = Diese Serie geht nicht mehr. Deine Hand zeigt, was sich anlegen lässt.

rules-hungarian = **Ungarisches Domino**, für zwei bis vier, alle für sich
    {""}**Ziel.** Wenige Augen behalten. Sobald jemand das Ziel erreicht, verliert das Match, wer die meisten Punkte hat. Das Ziel sind 50 Punkte, wenn ihr nicht mehr ausmacht (in der Quelle 100).
    {""}**Steine.** Sechserdomino, 28 Steine. Zu zweit je 12, zu dritt 8, zu viert 6; vier Steine bleiben ungesehen beiseite.
    {""}**Ein Zug** ist eine ganze Serie. Wähle ein Ende (A oder B) und leg dort Stein um Stein an, solange es mit einem von deinen geht. Welche, bestimmst du; aufhören oder das Ende wechseln darfst du nicht. Geht an beiden Enden nichts, passt du.
    {""}**Wer beginnt.** Zuerst entscheidet das Los, dann geht es reihum, was immer vorher geschehen ist. Wer beginnt, legt einen beliebigen Stein und setzt an beiden Enden fort, bis nichts mehr geht.
    {""}**Das Ende einer Partie.** Wenn niemand mehr anlegen kann. Wer keinen Stein mehr hat, wartet; die anderen spielen weiter.
    {""}**Wertung.** Alle schreiben die Augen ihrer restlichen Steine an. Hat jemand das Ziel erreicht, ist das Match aus: Die höchste Summe verliert, die niedrigste gewinnt.
    {""}**Besonders hier.** Wo jemand aufgehört hat, verrät, was auf dieser Hand fehlt. *Eine ganze Serie* legt die längste oder die schwerste mit einem Druck. Hausregeln: Die Partie endet, sobald jemand keinen Stein mehr hat; auch die erste Serie wächst nur an einem Ende; alle, die das Ziel erreichen, verlieren; ein Match um einen Topf.
    {""}-# Nach pagat.com (ungarisches Domino).
