# Palabras dentro de las imágenes, y lo que las imágenes dicen a quien no puede verlas.

## Dentro de las imágenes: breve, mayúsculas en las etiquetas

picture-player = Asiento { $number }
picture-onlooker = Galería { $number }
picture-free = libre
picture-pass = PASA
picture-bank = BANCA
picture-winner = GANA
picture-ending-team = { $what ->
    [match] { $you ->
        [yes] ¡Ganas la partida con { $names }!
       *[no] { $names } ganan la partida
    }
   *[round] { $you ->
        [yes] ¡Ganas la ronda con { $names }!
       *[no] { $names } ganan la ronda
    }
}
picture-out = FUERA
picture-points = { $points } pts
picture-true = VERDAD
picture-bluff = MENTIRA
picture-reveal-takes = { $true ->
    [yes] { $count ->
        [one] { $name } se queda esta ficha.
       *[other] { $name } se queda estas { $count }.
    }
   *[no] { $count ->
        [one] { $name } recupera esta ficha.
       *[other] { $name } recupera estas { $count }.
    }
}
picture-reveal-gives = { $count ->
    [0] { $name } no tiene ninguna que dar.
    [one] { $name } da una más.
   *[other] { $name } da { $count } más.
}
picture-deal = Ronda { $number }
picture-hand-empty = Sin fichas
picture-your-turn = Tu turno
picture-must-stake = Primero apuesta

## Texto alternativo de una mesa

picture-alt-bare = { $title }. El juego no ha empezado.
picture-alt-people = En la mesa: { $people }.
picture-alt-free = { $count ->
    [one] Un asiento libre.
   *[other] { $count } asientos libres.
}
picture-alt-table = { $title }, ronda { $deal }.
picture-alt-no-line = Todavía no hay fichas en la cadena.
picture-alt-line = { $count ->
    [one] La cadena, una ficha
   *[other] La cadena, { $count } fichas
}, de A a B: { $tiles }.
picture-alt-spinner = Doble central: { $tile }.
picture-alt-arm = Brazo { $end }, hacia { $way ->
    [up] arriba
   *[down] abajo
}: { $tiles }.
picture-alt-hub = Estación: { $tile }.
picture-alt-train = Tren { $end }, { $name }: { $tiles }.
picture-alt-everybody = de todos
picture-alt-train-marked = con marca
picture-alt-no-tiles = sin fichas
picture-alt-uncovered = { $count ->
    [one] Doble abierto en { $ends }: la próxima ficha tiene que cubrirlo.
   *[other] Dobles abiertos, que hay que cubrir en este orden: { $ends }.
}
picture-alt-open = Abiertos: { $ends }.
picture-alt-laid = { $end ->
    [start] { $tile }
   *[other] { $tile } en { $end }
}
picture-alt-first = Primera: { $tile } de { $name }.
picture-alt-last = Última: { $tile } de { $name } en { $end }.
picture-alt-scored = Puntos recién sumados: { $scored }.
picture-alt-turn = Turno: { $names }.
picture-alt-seats = Por orden de juego: { $seats }.
picture-alt-seat = { $name }, { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}{ $wins ->
    [0] {""}
    [one] , 1 victoria
   *[other] , { $wins } victorias
}
picture-alt-seat-chips = { $seat }, { $count ->
    [one] { $stack } moneda
   *[other] { $stack } monedas
}
picture-alt-passed = ha pasado
picture-alt-marked = { $text } ({ $marks })
picture-alt-drew = ha robado { $count }
picture-alt-bank = banca
picture-alt-bots = { $count ->
    [one] { $names } es un bot.
   *[other] Bots: { $names }.
}
picture-alt-away = no está
picture-alt-host = organiza
picture-alt-stakes = Apuestas: { $stakes }.
picture-alt-carried = de la ronda anterior
picture-alt-bets = Apuestas de la galería: { $bets }.
picture-alt-bets-on = por { $name }: { $bets }
picture-alt-offered = en oferta
picture-alt-limits = Límites: de { $low } a { $high }.
picture-alt-boneyard = Quedan por robar: { $count }.
picture-alt-stamm = { $count ->
    [one] Una ficha aparte, boca abajo.
   *[other] { $count } fichas aparte, boca abajo.
}
picture-alt-discards = Descarte: { $count ->
    [one] una ficha
   *[other] { $count } fichas
}, boca abajo.
picture-alt-tie = { $ending ->
    [blocked] Fin de la ronda: bloqueada, no ha ganado nadie.
   *[domino] Fin de la ronda: varias personas se han quedado sin fichas, nadie gana en solitario.
}
picture-alt-won = { $ending ->
    [blocked] Fin de la ronda: bloqueada, { $name } tiene la mano con menos puntos.
    [target] Fin de la ronda: { $name } ha llegado a la meta.
   *[domino] Fin de la ronda: dominó, { $name } se ha quedado sin fichas.
}
picture-alt-won-team = { $ending ->
    [blocked] Fin de la ronda: bloqueada, ganan { $names }.
    [target] Fin de la ronda: { $names } han llegado a la meta.
   *[domino] Fin de la ronda: dominó, ganan { $names }.
}
picture-alt-series = Último turno: { $count } fichas de { $name }: { $tiles }.
picture-alt-lots = Robadas para la salida: { $lots }.
picture-alt-lead = sale
picture-alt-dice = Dados { $one } y { $other }, tirada de { $name }.
picture-alt-claims = Declaraciones: { $claims }.
picture-alt-claim = { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
picture-alt-exposed = { $tiles } ({ $fate ->
    [true] verdad
   *[bluff] mentira
})
picture-alt-no-claims = No hay declaraciones.
picture-alt-true-claims =
    { $count ->
        [0] No tienes ninguna declaración que sea verdad.
       *[other] Declaraciones que son verdad: { $claims }.
    }
picture-alt-claiming = Se espera la declaración de todo el mundo.
picture-alt-doubting = { $name } puede dudar de: { $names }.
picture-alt-duel = { $challenger } ha dudado de { $target }: { $giver } da a { $receiver } { $count ->
    [one] una ficha
   *[other] { $count } fichas
}.
picture-alt-reveal = { $claimant } ha declarado { $one }-{ $other } con { $tiles }, y { $challenger } ha dudado: { $true ->
    [yes] era verdad
   *[no] era mentira
}.
picture-alt-reveal-count = { $name } pasa de { $before } a { $after } { $after ->
    [one] ficha
   *[other] fichas
}.
picture-alt-seat-points = { $seat }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
picture-alt-teams = Parejas: { $teams }.
picture-alt-out = fuera
picture-alt-pool = Bote: { $pool }.
picture-alt-pot = Bote: { $pool }.
picture-alt-out-above = Fuera con más de { $points } puntos.
picture-alt-match-to = Partida a { $points } puntos.
picture-alt-offer = { $name } puede hacer la recompra a { $score } { $score ->
    [one] punto
   *[other] puntos
} por { $price } { $count ->
    [0.5] moneda
    [one] moneda
   *[other] monedas
}.
picture-alt-requests = Peticiones a la banca: { $requests }.
picture-alt-winners = { $count ->
    [one] { $names } gana la partida.
   *[other] { $names } comparten la partida.
}
picture-alt-winners-team = { $names } ganan la partida.
picture-alt-gains = Monedas: { $gains }.
picture-alt-hands = Manos a la vista: { $hands }.

picture-alt-replay = Repetición de { $title }, ronda { $deal }, { $steps } pasos.
picture-alt-replay-more = … { $count } más…

## Texto alternativo de una mano

picture-alt-hand = { $count ->
    [0] No tienes fichas.
    [one] Tu ficha: { $tiles }.
   *[other] Tus { $count } fichas: { $tiles }.
}
picture-alt-watched = { $count ->
    [0] { $name } no tiene fichas.
    [one] La ficha de { $name }: { $tiles }.
   *[other] Las { $count } fichas de { $name }: { $tiles }.
}
picture-alt-not-your-turn = No es tu turno.
picture-alt-playable = { $all ->
    [one] Puedes jugar tu última ficha
   *[other] Puedes jugar { $count } de tus { $all } fichas
}: { $tiles }.
picture-alt-nothing-fits = Ninguna de tus fichas encaja.
picture-alt-chosen = Elegidas para tu declaración: { $tiles }.
picture-alt-others = Las demás: { $tiles }.
picture-alt-either = { $others } o { $last }
picture-alt-start = para salir
picture-alt-own-stake = Tu apuesta: { $stake }.
picture-alt-own-stack = Tus monedas: { $stack }.
picture-alt-your-turn = Es tu turno.
picture-alt-must-stake = Tienes que apostar antes de jugar una ficha o pasar.
picture-alt-no-stake = Todavía no has apostado: de { $low } a { $high }.
picture-alt-news = Desde tu último turno: { $news }
picture-alt-own-claim = Tu declaración: { $tiles }.
picture-alt-own-offer = Puedes hacer la recompra a { $score } { $score ->
    [one] punto
   *[other] puntos
} por { $price } { $count ->
    [0.5] moneda
    [one] moneda
   *[other] monedas
}.
picture-alt-own-series = Tren { $end }, { $count } fichas, { $pips ->
    [one] 1 punto
   *[other] { $pips } puntos
}: { $tiles }.

## What a player did, in the strip of a hand, after the name

move-played = { $times ->
    [1] { $tile }
    [2] { $tile }
   *[other] { $times } fichas
}
move-passed = pasa
move-drew = roba { $times }
move-staked = apuesta { $chips }
move-scored = +{ $points }
move-exposed = { $true ->
    [yes] verdad
   *[no] mentira
}
move-train-marked = tren abierto
