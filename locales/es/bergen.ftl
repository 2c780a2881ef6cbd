# Bergen

game-bergen = Bergen
names-bergen = dominó Bergen, double header, header, extremos iguales, dominó de Bergen
hook-bergen = suma con extremos iguales
    .name = Bergen
    .word = dos iguales
pitch-bergen = El mismo número en los dos extremos: dos puntos, o tres con un doble.
    .takes = Una partida dura unos diez minutos.
option-bergen-first-lead =
    .says = quién sale en cada ronda
option-redeal = Nuevo reparto sin dobles
    .says = se reparte de nuevo si nadie tiene un doble
option-lead-points = Doble de salida
    .says = puntos por salir con un doble
choice-lead-points-0 = sin puntos
unit-lead-points = { $value }
option-out-points = Ronda ganada
    .says = puntos por jugar la última ficha o por ganar un bloqueo
unit-out-points = { $value }
option-slow-finish = Final lento
    .says = si faltan 1 o 2 puntos, los extremos iguales dan 1; si faltan 3, como máximo 2
coach-bergen-start = Sales tú. Un doble da puntos al momento, salvo que las reglas digan otra cosa.
coach-bergen-play = Juega una ficha levantada. Extremos iguales: 2 puntos; con un doble: 3.{ $slow_finish ->
        [0] {""}
       *[other] {" "}Cerca de la meta: menos.
    }
basics-bergen = **Objetivo.** Que los dos extremos de la cadena muestren el mismo número.
    {""}**Tu turno.** Juega una de tus fichas en A o en B. Si alguna encaja, tienes que jugar; si no, roba hasta que una encaje y juégala.
    {""}**Puntos.** Extremos iguales: 2 puntos (*double header*). Si en uno hay un doble: 3 (*triple header*). Un doble de salida: { $lead_points }.{ $slow_finish ->
        [0] {""}
       *[other] {" "}Cerca de la meta, los extremos iguales dan menos.
    } La última ficha también da puntos.
    {""}**Ganar.** En cuanto alguien llega a { $target ->
        [none] 15 puntos (entre tres o cuatro, 10)
       *[other] { $target } puntos
    }, gana la puntuación más alta.
    {""}**Lo que puede costar una ronda.** { $entry ->
        [0] Nada: se juega por diversión.
        [one] Nada. Cada persona pone una sola vez 1 moneda en el bote, que se lleva quien gane la partida.
       *[other] Nada. Cada persona pone una sola vez { $entry } monedas en el bote, que se lleva quien gane la partida.
    }
rules-bergen = **Bergen**, para dos a cuatro, cada cual por su cuenta
    {""}**Objetivo.** Sumar con extremos iguales. Gana la partida quien llegue antes a 15 puntos (entre tres o cuatro, 10).
    {""}**Fichas.** Juego de doble seis, 28 fichas. Entre dos o tres, 6 por persona; entre cuatro, 5. El resto es el pozo; sus dos últimas fichas no se roban nunca.
    {""}**Quién sale.** En todas las rondas, el doble más alto, y hay que salir con él: da 2 puntos. Si nadie tiene dobles, sale la ficha más pesada y no da nada.
    {""}**Un turno.** Juega una ficha que encaje en A o en B. Si puedes, es obligatorio. Si no, roba hasta que una encaje y juégala; si ya no se puede robar, pasas.
    {""}**Headers.** Si tras tu ficha los dos extremos muestran el mismo número, sumas 2: un *double header*. Si la última ficha de un extremo es un doble, sumas 3: un *triple header*. No importa quién jugó el doble; cuenta hasta que otra ficha lo cubra.
    {""}**El final de una ronda.** La última ficha da 1 punto. Si nadie puede seguir, o se ve que ya no encaja ninguna, la mano con menos puntos suma 1; con empate, nada. Las manos solo se enseñan tras un bloqueo.
    {""}**La partida** acaba con la ronda en que alguien llega a la meta; gana la puntuación más alta.
    {""}-# Según pagat.com (Bergen) y Joe Celko.
