# El reto del día: la pregunta, la respuesta con sus cifras, y lo que se enseña al resto.

command-puzzle = El reto de hoy: una posición real, un intento, el mismo para todo el mundo

puzzle-title = **Reto { $number }** · { $game }
puzzle-task = ¿Qué es lo mejor aquí? Tienes un intento. La respuesta llega al momento.
puzzle-right = ✅ Correcto: **{ $best }** es claramente lo mejor.
puzzle-wrong = ❌ Has elegido { $chosen }. **{ $best }** es claramente mejor.
puzzle-why = El porqué: { $why }
puzzle-choice = { $choice }: { $worth }
puzzle-exact = { $result ->
    [win] gana, haga lo que haga el resto
    [loss] pierde, si nadie más se equivoca
   *[tie] comparte la ronda, si nadie se equivoca
}
puzzle-chance = gana unas { $chance } de 100 rondas{ $behind ->
    [0] {""}
   *[other] , { $behind } menos
}{ $margin ->
    [0] {""}
   *[other] {" "}(con un margen de { $margin })
}
puzzle-pips = { $sign ->
    [plus] { $value } { $value ->
        [one] punto
       *[other] puntos
    } mejor que el resto
    [minus] { $value } { $value ->
        [one] punto
       *[other] puntos
    } peor que el resto
   *[none] igual que el resto
}{ $behind ->
    [0] {""}
   *[other] , a { $behind } de la mejor opción
}{ $margin ->
    [0] {""}
   *[other] {" "}(con un margen de { $margin })
}
puzzle-points = { $sign ->
    [plus] { $value } { $value ->
        [one] punto
       *[other] puntos
    } por delante del resto
    [minus] { $value } { $value ->
        [one] punto
       *[other] puntos
    } por detrás del resto
   *[none] igual que el resto
}{ $behind ->
    [0] {""}
   *[other] , a { $behind } de la mejor opción
}{ $margin ->
    [0] {""}
   *[other] {" "}(con un margen de { $margin })
}
puzzle-tiles = { $sign ->
    [plus] gana al resto { $value } { $value ->
        [one] ficha
       *[other] fichas
    }
    [minus] pierde ante el resto { $value } { $value ->
        [one] ficha
       *[other] fichas
    }
   *[none] no gana ni pierde fichas
}
puzzle-how = { $exact ->
    [yes] Calculado con exactitud: se han mirado todas las continuaciones posibles.
   *[no] { $unit ->
        [chance] Probado { $tries } veces, repartiendo cada vez de nuevo las fichas ocultas. El margen es el error posible: la distancia real a la mejor opción solo se sale de él 1 de cada 20 veces.
        [pips] Puntos que quedan en la mano al final de la ronda, comparados con la media de los demás: cuantos menos, mejor. Probado { $tries } veces, repartiendo cada vez de nuevo las fichas ocultas. El margen es el error posible: la distancia real a la mejor opción solo se sale de él 1 de cada 20 veces.
        [points] Puntos que te da la ronda, comparados con la media de los demás. Probado { $tries } veces, repartiendo cada vez de nuevo las fichas ocultas. El margen es el error posible: la distancia real a la mejor opción solo se sale de él 1 de cada 20 veces.
       *[tiles] Fichas en esta tirada, de media para todos los repartos posibles de las fichas ocultas.
    }
}
puzzle-streak = { $days ->
    [0] Resuelve un reto cada día para empezar una racha.
    [one] Resuelto: llevas un día.
   *[other] Resuelto: llevas { $days } días seguidos.
}
puzzle-count = { $tried ->
    [0] Nadie lo ha intentado.
    [one] Lo ha intentado una persona; aciertos: { $right }.
   *[other] Lo han intentado { $tried } personas; aciertos: { $right }.
}
puzzle-shared = { $right ->
    [yes] ✅ **{ $name }** ha resuelto el reto { $number } ({ $game }).
   *[no] ❌ **{ $name }** ha intentado el reto { $number } ({ $game }).
} { $days ->
    [0] {""}
    [1] {""}
   *[other] Lleva { $days } días seguidos.{" "}
}Inténtalo con /puzzle.
puzzle-yesterday = Reto { $number }: lo mejor era **{ $best }**.
puzzle-posted = ¿Qué es lo mejor aquí? Responde con /puzzle: tienes un intento, y solo lo ves tú.
button-puzzle-share = Mostrar mi resultado
button-puzzle-open = Resolver el reto
puzzle-deal = 🏆 Juégala tú: la mano del último torneo de este servidor con la que más se separaron los resultados. Tienes un intento, con Maestros y sin reloj, y se te compara con cada persona que la tuvo.
puzzle-deal-played = **{ $score } %** con la mano de la ronda { $round }: has hecho { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Se te compara con cada persona que la tuvo en el torneo y con 24 rondas de Maestros. La media es el 50 %.
button-puzzle-deal = Jugarla
button-puzzle-compare = Comparar

button-house-puzzle = Reto diario
house-puzzle = El reto del día { $channel ->
    [none] no se publica
   *[other] se publica en { $channel }, cada mañana
}.
house-puzzle-means = Elige un canal, y publico allí el reto del día entre las 8 y las 12 ({ $zone }), con la respuesta de ayer. Sin canal no publico nada; /puzzle funciona igualmente.
house-menu-puzzle = En ninguna parte: elige un canal
moderated-puzzle = reto del día: { $about ->
    [none] no se publica
   *[other] se publica en { $about }
}

refused-no-puzzle = Hoy no hay reto. Vuelve mañana.
refused-puzzle-over = Este reto ha terminado. /puzzle muestra el de hoy.
refused-puzzle-shown = Tu resultado ya está en este canal.
help-puzzle = **Un reto cada día:** /puzzle
