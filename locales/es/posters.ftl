# Palabras dentro de las clasificaciones y los resultados finales, y lo que dicen a quien no puede verlos.

picture-place = { $place }.
picture-you = TÚ

picture-board-nobody = Miembro
picture-board-page = { $kind ->
    [teams] { $members ->
        [one] una pareja
       *[other] { $members } parejas
    }
   *[people] { $members ->
        [one] un miembro
       *[other] { $members } miembros
    }
}{ $more ->
    [yes] {" "}· página { $page } de { $pages }
   *[no] {""}
}

picture-alt-board = Clasificación, { $title }, { $period }. { $kind ->
    [teams] { $members ->
        [one] Una pareja
       *[other] { $members } parejas
    }
   *[people] { $members ->
        [one] Un miembro
       *[other] { $members } miembros
    }
}, página { $page } de { $pages }:
picture-alt-board-line = { $place }. { $name } { $value }
picture-alt-board-own = { $line } (tú)
picture-alt-board-elsewhere = En otra página: { $line }.

picture-final-title = { $title }: resultado final

picture-alt-final = { $title }, resultado final después de { $deals ->
    [one] una ronda
   *[other] { $deals } rondas
}, { $measure ->
    [chips] monedas ganadas o perdidas
    [points] { $best ->
        [most] puntos, gana la puntuación más alta
       *[least] puntos, gana la puntuación más baja
    }
   *[deals] rondas ganadas
}:
picture-alt-final-line = { $place }. { $name } { $value }
picture-alt-final-won = { $wins ->
    [one] una ronda ganada
   *[other] { $wins } rondas ganadas
}
picture-alt-final-net = monedas { $net }
picture-alt-curve = Después de las rondas { $deals }: { $curves }.
picture-alt-curve-of = { $name } { $values }

## Botones de la clasificación

button-board-back = ◀ Anterior
button-board-on = Siguiente ▶

picture-alt-picker = Elige un juego: { $games }.
picture-alt-picked = { $name }, { $hook }
