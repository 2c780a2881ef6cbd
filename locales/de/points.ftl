# Punkte, die von Partie zu Partie zusammengezählt werden

option-target = Ziel
    .says = bei wie vielen Punkten der Wettkampf vorbei ist
unit-target = { $value }

event-scored = { $name } schreibt { $points } an und hat { $score } Punkte.
