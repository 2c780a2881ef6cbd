# All Fives

game-all-fives = All Fives
names-all-fives = todos los cincos, todo cinco, muggins, cincos, dominó de cincos, fives, five-up, fives and threes, cincos y treses, los cincos
hook-all-fives = suma múltiplos de 5
    .name = All Fives
    .word = de 5 en 5
pitch-all-fives = Suma cada vez que los extremos abiertos den un múltiplo de 5; puede haber hasta cuatro extremos.
    .takes = Una partida dura un cuarto de hora.
option-scoring = Cómo se suma
    .says = qué sumas de los extremos dan puntos
choice-scoring-fives = All Fives: los múltiplos de 5, tantos puntos
choice-scoring-fives-threes = Fives and Threes: 1 punto por cada 5 y cada 3
option-get-in = Diez para entrar
    .says = los primeros puntos tienen que ser 10 o más de una vez
option-every-lead = Siempre un doble
    .says = el doble más alto sale en todas las rondas, no solo en la primera
option-spinner = Doble central
    .says = si el primer doble se abre también arriba y abajo
choice-keep-28 = todas: no se roba
option-bonus-round = Redondeo
    .says = cómo se redondean a cinco los puntos del final de una ronda
choice-bonus-round-nearest = al más cercano
choice-bonus-round-down = hacia abajo
option-exact = Meta exacta
    .says = en Fives and Threes no cuentan los puntos que pasarían de la meta
coach-all-fives-start = { $scoring ->
        [fives-threes] Sales tú. Si las dos mitades suman un múltiplo de 3 o de 5, son puntos.
       *[other] Sales tú. Si las dos mitades suman 5 o 10, son tus puntos.
    }
coach-all-fives-play = { $scoring ->
        [fives-threes] Juega una ficha levantada. Si los extremos suman un múltiplo de 3 o de 5, son puntos.
       *[other] Juega una ficha levantada. Si los extremos suman 5, 10, 15…, son tus puntos.
    }
coach-all-fives-team-play = { $scoring ->
        [fives-threes] Si los extremos suman un múltiplo de 3 o de 5, son puntos para ti y { $partner }.
       *[other] Si los extremos suman 5, 10, 15…, son puntos para ti y { $partner }.
    }
basics-all-fives = **Objetivo.** Que los extremos abiertos sumen un múltiplo de 5{ $scoring ->
        [fives-threes] {" "}o de 3: cada 5 y cada 3 de la suma es un punto.
       *[other] : la suma son tus puntos.
    }{ $get_in ->
        [0] {""}
       *[other] {" "}Los primeros puntos tienen que ser 10 o más de una vez.
    }{ $teams ->
        [0] {""}
       *[other] {" "}Entre cuatro se juega por **parejas**: ganas con quien se sienta enfrente, y se suman los puntos de las dos manos.
    }
    {""}**Tu turno.** Juega una de tus fichas en un extremo abierto. Si alguna encaja, tienes que jugar; si no, { $keep ->
        [28] pasas.
       *[other] roba hasta que una encaje y juégala.
    }
    {""}**Extremos.** Los dobles se ponen atravesados, y en un extremo cuentan sus dos mitades.{ $spinner ->
        [0] {""}
       *[other] {" "}El primer doble es el **doble central**: con una ficha a cada lado, también se puede jugar arriba y abajo.
    }
    {""}**Ganar.** Juega tu última ficha y { $scoring ->
        [fives-threes] sumas 1 punto más.
       *[other] sumas también los puntos que le queden al resto, { $bonus_round ->
            [down] redondeados hacia abajo a cinco
           *[other] redondeados a cinco
        }.
    } En cuanto alguien llega a { $exact ->
        [0] {""}
       *[other] exactamente{" "}
    }{ $target ->
        [none] { $scoring ->
            [fives-threes] 61
           *[other] 150
        }
       *[other] { $target }
    } puntos, gana la puntuación más alta.
    {""}**Lo que puede costar una ronda.** { $entry ->
        [0] Nada: se juega por diversión.
        [one] Nada. Cada persona pone una sola vez 1 moneda en el bote, que se lleva quien gane la partida.
       *[other] Nada. Cada persona pone una sola vez { $entry } monedas en el bote, que se lleva quien gane la partida.
    }
rules-all-fives = **All Fives**, para dos a cuatro, cada cual por su cuenta (o cuatro por parejas)
    {""}**Objetivo.** Sumar mientras se juega. Gana la partida quien llegue antes a 150 puntos.
    {""}**Fichas.** Juego de doble seis, 28 fichas. Entre dos, 7 por mano; entre tres o cuatro, 5. El resto es el pozo.
    {""}**Un turno.** Juega una ficha que encaje en un extremo abierto. Si puedes, es obligatorio. Si no, roba hasta que una encaje y juégala; con el pozo vacío, pasas.
    {""}**El doble central** es el primer doble de una ronda, ningún otro. Con fichas a los dos lados (A, B), se abre también arriba y abajo (C, D).
    {""}**Puntos.** Tras cada ficha se suman los extremos. Un doble en un extremo cuenta sus dos mitades, y el central también hasta que sus lados están cubiertos; C y D vacíos no cuentan. Un múltiplo de 5 da tantos puntos. 6-6: 12. Con 3-6 al lado: 12 + 3 = 15.
    {""}**Quién sale.** Primero el doble más alto, obligado; después, quien ganó la última (también un bloqueo), con cualquier ficha (tras un empate, por sorteo).
    {""}**El final de una ronda.** Quien juega su última ficha o, en un bloqueo, tiene la mano con menos puntos suma los del resto (en un bloqueo, menos los propios), redondeados a cinco. Un empate no da nada. La partida acaba con la ronda.
    {""}**Fives and Threes**, a 61 justos. Sin doble central y sin robar; salida por sorteo, luego por turno. 1 punto por cada 5 y cada 3 de la suma, si es múltiplo (15: 3 + 5 = 8). La última ficha da 1 más, un bloqueo nada; si ese punto y los extremos pasan de 61, no cuenta nada.
    {""}-# Según pagat.com y Foster (Complete Hoyle).
preset-fives-and-threes = Fives and Threes, a 61
