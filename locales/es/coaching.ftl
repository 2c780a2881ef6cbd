# Consejos en las primeras rondas de un juego, según lo que se pueda hacer. `coach-<juego>-<verbo>` va antes que `coach-<verbo>`.

coach-table = *Mi mano* te enseña tus fichas, solo a ti.
coach-start = Sales tú: pulsa una ficha, mejor una pesada. Gana quien antes se libre de todas.
coach-play = Pulsa el botón de una ficha levantada. Gana quien antes se libre de todas.
coach-team-start = Sales tú. { $partner } gana contigo y juega tras quien te sigue.
coach-team-play = Juega una ficha levantada. Ganas si tú o { $partner } se queda sin fichas.
coach-draw = Ninguna de tus fichas encaja: roba. Solo tú ves lo que robas.
coach-stake = Apuesta de { $low } a { $high } { $high ->
    [one] moneda
   *[other] monedas
} { $now ->
    [yes] ahora
   *[no] a más tardar en tu tercer turno
}: si ganas, cobras 2½ veces la apuesta.
coach-buki-bank = Llevas la banca: si ganas, las apuestas son tuyas; si no, pagas.
coach-claim = Declara { $one }-{ $other } con una ficha, o con dos unidas, con { $one } y { $other } por fuera. O miente.
coach-challenge = ¿Mentira? Duda: si aciertas, das fichas; si no, te las quedas.
coach-train = *Un tren entero* juega muchas fichas de una vez.
coach-hungarian-start = Sales tú: pulsa una ficha y sigue. Los puntos que te queden van en tu contra.
coach-hungarian-play = Elige un extremo y sigue. Cada punto que te quede va en tu contra.
coach-luxembourg-play = Juega una ficha levantada en A o en B. Cada punto que te quede va en tu contra.
coach-luxembourg-draw = Ninguna de tus fichas encaja: roba una, y tu turno termina.
coach-buyback = Paga { $price } y baja de { $before } a { $score } { $score ->
    [one] punto
   *[other] puntos
}.{ $before ->
    [0] {""}
   *[other] {" "}Con más de { $target } quedas fuera si no lo haces.
}
