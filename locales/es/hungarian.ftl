# Dominó húngaro: título, reglas de la casa, acciones, sucesos, rechazos, reglas en breve

game-hungarian = Dominó húngaro

option-end-on-domino = El dominó termina
    .says = una ronda termina al momento cuando alguien se queda sin fichas
option-leader-ends = La salida
    .says = si el primer tren de una ronda puede crecer en los dos extremos
choice-leader-ends-both = en los dos extremos
choice-leader-ends-one = en un extremo
option-losers = Quién pierde
    .says = quién pierde cuando alguien llega a los puntos que terminan la partida
choice-losers-highest = la puntuación más alta
choice-losers-all = todas las personas que llegan a la meta

action-train = { $end ->
    [start] Salir con { $count } fichas ({ $pips ->
        [one] 1 punto
       *[other] { $pips } puntos
    })
   *[other] { $count } fichas ({ $pips ->
        [one] 1 punto
       *[other] { $pips } puntos
    }) → { $end }
}
menu-train = Un tren entero

event-leader-drawn = Por sorteo, { $name } sale en la primera ronda.
event-series-ended = { $left ->
    [0] { $name } se queda sin fichas.
   *[other] {""}
}
event-nobody-fits = Nadie puede seguir: la ronda ha terminado.
event-domino = { $name } se queda sin fichas: la ronda ha terminado.
event-match-lost = { $name } tiene { $score } puntos y pierde la partida.

illegal-one-end-only = Un tren sigue en un solo extremo. Tu mano muestra en cuál.
illegal-must-continue = Ahí encaja otra de tus fichas: un tren sigue mientras encaje alguna.
illegal-no-such-train = Ese tren ya no se puede jugar. Tu mano muestra qué encaja.

rules-hungarian = **Dominó húngaro**, para dos a cuatro, cada cual por su cuenta
    {""}**Objetivo.** Quedarte con pocos puntos en la mano. Cuando alguien llega a la meta, pierde la partida quien tiene la puntuación más alta. La meta son 50 puntos si no se acuerdan más (en la fuente, 100).
    {""}**Fichas.** Juego de doble seis, 28 fichas. Entre dos, 12 por persona; entre tres, 8; entre cuatro, 6; cuatro fichas quedan aparte, boca abajo.
    {""}**Un turno** es un tren entero. Elige un extremo (A o B) y juega ahí una ficha tras otra mientras te encaje alguna. Eliges las fichas, pero no puedes ni parar ni cambiar de extremo. Si no encaja nada en ningún extremo, pasas.
    {""}**Quién sale.** La primera vez se sortea; después, la salida va rotando, pase lo que pase. Se sale con cualquier ficha y se sigue en los dos extremos hasta que no encaje nada.
    {""}**El final de una ronda.** Cuando nadie puede jugar ninguna ficha. Si no te queda ninguna, descansas; el resto sigue.
    {""}**Puntuación.** Cada persona suma a su puntuación los puntos de la mano. En cuanto alguien llega a la meta, se acaba la partida: pierde la puntuación más alta, gana la más baja.
    {""}**Lo especial.** Donde alguien se paró se ve lo que no tiene. *Un tren entero* juega por ti el tren más largo o el más pesado de una vez. Reglas de la casa: la ronda termina cuando alguien se queda sin fichas; también el primer tren crece en un solo extremo; pierden todas las personas que llegan a la meta; una partida por un bote.
    {""}-# Según pagat.com (dominó húngaro).
