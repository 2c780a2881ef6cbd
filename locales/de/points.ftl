# Punkte, die von Partie zu Partie zusammengezählt werden

option-target = Ziel
    .says = bei wie vielen Punkten das Match vorbei ist
unit-target = { $value }

event-scored = { $points ->
    [0] {""}
   *[other] { $name } schreibt { $points } an und hat { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }.
}
event-scored-team = { $points ->
    [0] {""}
   *[other] { $name } schreibt { $points } an: { $names } haben { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }.
}
