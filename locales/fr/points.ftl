# Des points qui s’ajoutent de manche en manche

option-target = Objectif
    .says = points auxquels la partie est finie
unit-target = { $value }

event-scored = { $points ->
    [0] {""}
   *[other] { $name } ajoute { $points } et a { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
}
event-scored-team = { $points ->
    [0] {""}
   *[other] { $name } marque { $points } : { $names } ont { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
}
