# Dominó cerrado

game-block = Dominó cerrado
names-block = dominó sin robo, dominó sin robar, dominó bloqueado, dominó clásico, cierre, block, Dominó de bloqueo
hook-block = sin robar, con nervio
    .name = Cerrado
    .word = sin robar
pitch-block = El dominó más sencillo: nadie roba. Bloquea al resto y suma lo que le quede.
    .takes = Una partida dura unos veinte minutos.
basics-block = **Objetivo.** Jugar todas tus fichas antes que nadie y sumar los puntos que le queden al resto.{ $teams ->
        [0] {""}
       *[other] {" "}Entre cuatro se juega por **parejas**: ganas con quien se sienta enfrente, y se suman los puntos de las dos manos.
    }
    {""}**Tu turno.** Juega una de tus fichas en A o en B. Si alguna encaja, tienes que jugar; si no encaja ninguna, pasas automáticamente.
    {""}**Ganar.** Juega tu última ficha y ganas la ronda. Si nadie puede seguir, { $blocked ->
        [last] gana quien jugó la última ficha
       *[other] gana la mano con menos puntos
    }. Gana la partida quien llegue antes a { $target } puntos.
    {""}**Lo que puede costar una ronda.** { $entry ->
        [0] Nada: se juega por diversión.
        [one] Nada. Cada persona pone una sola vez 1 moneda en el bote, que se lleva quien gane la partida.
       *[other] Nada. Cada persona pone una sola vez { $entry } monedas en el bote, que se lleva quien gane la partida.
    }
rules-block = **Dominó cerrado**, para dos a cuatro, cada cual por su cuenta (o cuatro por parejas)
    {""}**Objetivo.** Ganar rondas: se suman los puntos que le quedan al resto. Gana la partida quien llegue antes a 100.
    {""}**Fichas.** Juego de doble seis, 28 fichas. Entre dos, 7 por persona; entre tres o cuatro, 5. Las demás quedan boca abajo y no se enseñan nunca.
    {""}**Un turno.** Juega una ficha que encaje en A o en B. Si puedes, es obligatorio; si no, pasas automáticamente.
    {""}**Quién sale.** En la primera ronda, el doble más alto, y hay que salir con él (si nadie tiene dobles, la ficha más pesada). Después, la salida va rotando, con cualquier ficha.
    {""}**El final de una ronda.** Alguien se queda sin fichas o nadie puede seguir. En un bloqueo gana la mano con menos puntos; con empate, nadie.
    {""}**Puntuación.** Se suman los puntos de los demás; en un bloqueo, menos los propios. Una pareja cuenta junta, y sus propios puntos no suman nunca.
    {""}**Lo especial.** Entre dos, dos de cada tres rondas acaban bloqueadas: guarda fichas para los dos extremos. Los dobles se ponen atravesados, pero se juegan como las demás.
    {""}-# Según Hoyle y learnplaywin.net.

preset-pairs = Dos parejas, se reparten las 28 fichas
