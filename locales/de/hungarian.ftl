# Ungarisches Domino: Titel, Hausregeln, Züge, Ereignisse, Abweisungen, Regeln in Kürze

game-hungarian = Ungarisches Domino

option-end-on-domino = Domino beendet
    .says = eine Partie endet sofort, wenn jemand keinen Stein mehr hat
option-leader-ends = Ausspielen
    .says = ob die erste Reihe einer Partie an beiden Enden wachsen darf
choice-leader-ends-both = an beiden Enden
choice-leader-ends-one = an einem Ende
option-losers = Wer verliert
    .says = wer verloren hat, wenn jemand die Punkte erreicht, mit denen der Wettkampf endet
choice-losers-highest = die höchste Summe
choice-losers-all = alle, die sie erreicht haben

action-train = { $end ->
    [start] { $count } Steine ({ $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    })
   *[other] { $count } Steine ({ $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }) → { $end }
}
menu-train = Eine ganze Reihe

event-leader-drawn = Das Los ist gefallen: { $name } spielt in der ersten Partie aus.
event-series-ended = { $count ->
    [one] { $name } hat einen Stein gelegt; dort passt keiner mehr aus dieser Hand.
   *[other] { $name } hat { $count } Steine gelegt; dort passt keiner mehr aus dieser Hand.
}
event-nobody-fits = Niemand kann weiter: Die Partie ist aus.
event-domino = { $name } hat keinen Stein mehr: Die Partie ist aus.
event-match-lost = { $name } hat { $score } Punkte und verliert den Wettkampf.

illegal-one-end-only = Eine Reihe wird nur an einem Ende fortgesetzt. Deine Hand zeigt, wo.
illegal-must-continue = Du hast noch einen Stein, der dort passt: Du musst weiterlegen, solange einer passt.
illegal-no-such-train = Diese Reihe geht nicht mehr. Deine Hand zeigt, was passt.

rules-hungarian = **Ungarisches Domino**, zu zweit bis zu viert, alle für sich
    {""}**Ziel.** Wenige Augen behalten. Wer die meisten hat, wenn jemand 100 erreicht, verliert den Wettkampf.
    {""}**Steine.** Sechserdomino, 28 Steine. Zu zweit je 12, zu dritt 8, zu viert 6; vier Steine bleiben ungesehen beiseite.
    {""}**Ein Zug** ist eine ganze Reihe. Wähle ein Ende (A oder B) und leg dort Stein um Stein an, solange einer von deinen passt. Welche, bestimmst du; aufhören oder das Ende wechseln darfst du nicht. Passt an beiden Enden keiner, passt du.
    {""}**Ausspielen.** Zuerst entscheidet das Los, dann geht es reihum, was immer vorher geschehen ist. Wer ausspielt, legt einen beliebigen Stein und setzt an beiden Enden fort, bis keiner mehr passt.
    {""}**Das Ende einer Partie.** Wenn niemand mehr legen kann. Wer keinen Stein mehr hat, setzt aus; die anderen spielen weiter.
    {""}**Wertung.** Alle schreiben die Augen ihrer restlichen Steine an. Hat jemand 100 oder mehr, ist der Wettkampf aus: Die höchste Summe verliert, die niedrigste gewinnt.
    {""}**Besonders hier.** Wo jemand aufgehört hat, verrät, was auf dieser Hand fehlt. Der Bot findet ganze Reihen für dich, die längste und die schwerste. Hausregeln: Die Partie endet, sobald jemand keinen Stein mehr hat; auch wer ausspielt, bleibt an einem Ende; alle, die 100 erreichen, verlieren; ein Wettkampf um einen Topf.
    {""}-# Nach pagat.com (ungarisches Domino).
