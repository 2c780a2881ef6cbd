# Dominó con robo

game-draw = Dominó con robo
names-draw = dominó clásico, dominó con pozo, dominó robando, robar, pozo, Dominó de robar, dominó
hook-draw = el más conocido
    .name = Con robo
    .word = el clásico
pitch-draw = El dominó que casi todo el mundo conoce: roba hasta que encaje una y suma lo que le quede al resto.
    .takes = Una partida dura unos veinte minutos.
basics-draw = **Objetivo.** Jugar todas tus fichas antes que nadie y sumar los puntos que le queden al resto.{ $teams ->
        [0] {""}
       *[other] {" "}Entre cuatro se juega por **parejas**: ganas con quien se sienta enfrente, y se suman los puntos de las dos manos.
    }
    {""}**Tu turno.** Juega una de tus fichas en A o en B. Si alguna encaja, tienes que jugar; si no, roba { $draw_limit ->
        [0] una ficha, y tu turno acaba
        [none] hasta que una encaje y juégala
        [one] una ficha y juégala si encaja
       *[other] hasta que una encaje, como máximo { $draw_limit }
    }.
    {""}**Ganar.** Juega tu última ficha y ganas la ronda. Si nadie puede seguir, { $blocked ->
        [last] gana quien jugó la última ficha
       *[other] gana la mano con menos puntos
    }. Gana la partida quien llegue antes a { $target } puntos.
    {""}**Lo que puede costar una ronda.** { $entry ->
        [0] Nada: se juega por diversión.
        [one] Nada. Cada persona pone una sola vez 1 moneda en el bote, que se lleva quien gane la partida.
       *[other] Nada. Cada persona pone una sola vez { $entry } monedas en el bote, que se lleva quien gane la partida.
    }
rules-draw = **Dominó con robo**, para dos a cuatro, cada cual por su cuenta (o cuatro por parejas)
    {""}**Objetivo.** Ganar rondas: se suman los puntos que le quedan al resto. Gana la partida quien llegue antes a 100.
    {""}**Fichas.** Juego de doble seis, 28 fichas. Entre dos, 7 por persona; entre tres o cuatro, 5. El resto queda boca abajo: es el pozo.
    {""}**Un turno.** Juega una ficha que encaje en A o en B. Si puedes, es obligatorio. Si no, roba hasta que una encaje y juégala. Las dos últimas fichas del pozo no se roban nunca; cuando solo quedan ellas, pasas. Solo tú ves lo que robas.
    {""}**Quién sale.** En la primera ronda, el doble más alto, y hay que salir con él (si nadie tiene dobles, la ficha más pesada). Después, la salida va rotando, con cualquier ficha.
    {""}**El final de una ronda.** Alguien se queda sin fichas; o nadie puede seguir; o se ve que ya no encaja ninguna ficha. En un bloqueo gana la mano con menos puntos; con empate, nadie.
    {""}**Puntuación.** Se suman los puntos de los demás; en un bloqueo, menos los propios. Una pareja cuenta junta, y sus propios puntos no suman nunca.
    {""}**Lo especial.** Los dobles se ponen atravesados, pero se juegan como las demás fichas.
    {""}-# Según Foster (Complete Hoyle) y onlinedominogames.com.
