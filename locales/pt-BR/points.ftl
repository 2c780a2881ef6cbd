# Pontos que se somam de rodada em rodada

option-target = Meta
    .says = com quantos pontos a partida acaba
unit-target = { $value }

event-scored = { $points ->
    [0] {""}
   *[other] { $name } soma { $points } e tem { $score ->
        [0] { $score } pontos
        [one] { $score } ponto
       *[other] { $score } pontos
    }.
}
event-scored-team = { $points ->
    [0] {""}
   *[other] { $name } soma { $points }: { $names } têm { $score ->
        [0] { $score } pontos
        [one] { $score } ponto
       *[other] { $score } pontos
    }.
}
