# Puntos que se suman de ronda en ronda

option-target = Meta
    .says = con cuántos puntos se acaba la partida
unit-target = { $value }

event-scored = { $points ->
    [0] {""}
   *[other] { $name } suma { $points } y tiene { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }.
}
event-scored-team = { $points ->
    [0] {""}
   *[other] { $name } suma { $points }: { $names } tienen { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }.
}
