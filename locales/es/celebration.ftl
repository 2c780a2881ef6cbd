# La imagen en una mano cuando termina una ronda o la sesión. Breve: en letras grandes.

# Nadie gana una ronda que solo suma puntos: alguien lo hizo mejor.
picture-ending-won = { $what ->
    [match] { $you ->
        [yes] { $count ->
            [one] ¡Ganas la partida!
           *[other] ¡Compartes la victoria!
        }
       *[no] { $count ->
            [one] { $names } gana la partida
           *[other] { $names } comparten la victoria
        }
    }
    [points] { $you ->
        [yes] { $count ->
            [one] ¡El mejor resultado!
           *[other] ¡Compartes el mejor resultado!
        }
       *[no] Mejor resultado: { $names }
    }
   *[round] { $you ->
        [yes] ¡Ganas la ronda!
       *[no] { $names } gana la ronda
    }
}
picture-ending-tied = Nadie gana la ronda
picture-ending-place = { $won ->
    [yes] ¡Primer puesto de { $people }!
   *[no] Puesto { $place } de { $people }
}
picture-ending-left = { $pips ->
    [one] 1 punto en la mano
   *[other] { $pips } puntos en la mano
}
