# Lo que hace falta para empezar con un juego: /rules comienza así, el resto está detrás de *Más*. Las reglas de la casa de la mesa son valores.

rules-fits = Una ficha encaja si una de sus mitades muestra el número de un extremo abierto (A o B). Cada marca de una ficha es un punto; un doble tiene el mismo número en las dos mitades.
rules-fits-arms = Una ficha encaja si una de sus mitades muestra el número de un extremo abierto (de A a D). Cada marca de una ficha es un punto; un doble tiene el mismo número en las dos mitades.
rules-fits-trains = Una ficha encaja si una de sus mitades muestra el número del final de un tren. Cada marca de una ficha es un punto; un doble tiene el mismo número en las dos mitades.
rules-differ = **En esta mesa.** { $rules }
reading-rules = { $names } { $count ->
    [one] lee
   *[other] leen
} las reglas por primera vez, así que el reloj espera.
rules-choose = ¿Qué juego?
button-more = Más
button-basics = Lo esencial

basics-buki = **Objetivo.** Jugar todas tus fichas antes que nadie.
    {""}**Tu turno.** Juega una de tus fichas en A o en B. Si alguna encaja, tienes que jugar; si no encaja ninguna, pasas automáticamente.
    {""}**Ganar.** Juega tu última ficha y ganas la ronda. Si nadie puede seguir, gana la mano con menos puntos. Se juegan rondas hasta que se cierre la mesa; tus monedas son tu puntuación.
    {""}**La banca.** Una persona lleva la banca hasta que se cierre la mesa, y también juega. Las otras tres apuestan por sí mismas: si ganas la ronda, la banca te paga 2½ veces tu apuesta; si pierdes, se la queda.
    {""}**Lo que puede costar una ronda.** Tu apuesta: como mínimo { $min ->
        [one] 1 moneda
       *[other] { $min } monedas
    }, como máximo { $max ->
        [none] el triple
       *[other] { $max }
    }. La eliges a más tardar en tu tercer turno. Si llevas la banca, pagas a quien te gane.
basics-austrian-block = **Objetivo.** Jugar todas tus fichas antes que nadie.
    {""}**Tu turno.** Juega una de tus fichas en A o en B. Si alguna encaja, tienes que jugar; si no encaja ninguna, pasas automáticamente.
    {""}**Ganar.** Juega tu última ficha y ganas la ronda. Si nadie puede seguir, gana la mano con menos puntos. El primer puesto es para quien gane más rondas.
    {""}**Lo que puede costar una ronda.** { $entry ->
        [0] Nada: se juega por diversión.
        [one] Nada. Cada persona pone una sola vez 1 moneda en el bote, que se lleva quien gane la partida.
       *[other] Nada. Cada persona pone una sola vez { $entry } monedas en el bote, que se lleva quien gane la partida.
    }
basics-austrian-draw = **Objetivo.** Jugar todas tus fichas antes que nadie.
    {""}**Tu turno.** Juega una de tus fichas en A o en B. Si alguna encaja, tienes que jugar; si no, roba { $draw_limit ->
        [none] hasta que una encaje y juégala
        [one] una ficha y juégala si encaja
       *[other] hasta que una encaje, como máximo { $draw_limit }
    }.
    {""}**Ganar.** Juega tu última ficha y ganas la ronda. Si nadie puede seguir, gana la mano con menos puntos. El primer puesto es para quien gane más rondas.
    {""}**Lo que puede costar una ronda.** { $entry ->
        [0] Nada: se juega por diversión.
        [one] Nada. Cada persona pone una sola vez 1 moneda en el bote, que se lleva quien gane la partida.
       *[other] Nada. Cada persona pone una sola vez { $entry } monedas en el bote, que se lleva quien gane la partida.
    }
basics-tendler = **Objetivo.** Jugar todas tus fichas antes que nadie.
    {""}**Tu turno.** Juega una de tus fichas en A o en B. Los dobles van cruzados, pero se juegan como las demás fichas. Si alguna encaja, tienes que jugar; si no, roba { $draw_limit ->
        [none] hasta que una encaje y juégala
        [one] una ficha y juégala si encaja
       *[other] hasta que una encaje, como máximo { $draw_limit }
    }.
    {""}**Ganar.** Juega tu última ficha y ganas la ronda. Si nadie puede seguir, gana la mano con menos puntos. El primer puesto es para quien gane más rondas.
    {""}**Lo que puede costar una ronda.** { $entry ->
        [0] Nada: se juega por diversión.
        [one] Nada. Cada persona pone una sola vez 1 moneda en el bote, que se lleva quien gane la partida.
       *[other] Nada. Cada persona pone una sola vez { $entry } monedas en el bote, que se lleva quien gane la partida.
    }
basics-pulle = **Objetivo.** No pasar de 100 puntos. Al final de una ronda, los puntos que te queden en la mano se suman a tu puntuación: juega tus fichas antes que el resto.
    {""}**Tu turno.** Juega una de tus fichas en A o en B. Si alguna encaja, tienes que jugar; si no encaja ninguna, pasas automáticamente.
    {""}**Ganar.** Con más de 100 puntos quedas fuera. La última persona que sigue en juego se lleva todo el bote, la **Pulle**.
    {""}**Lo que puede costar.** { $entry ->
        [one] 1 moneda
       *[other] { $entry } monedas
    } para el bote, y otra vez si quienes siguen en juego pasan de 100 a la vez.{ $buyback ->
        [0] {""}
       *[other] {" "}Después de { $buyback_with ->
            [fewer] cada ronda
           *[other] una ronda jugada entre cuatro
        } puedes hacer la recompra: pagas la mitad de eso y tu puntuación baja a la mediana de las otras tres (107 contra 41, 62 y 88 baja a 62).
    }{ $payment ->
        [0] {""}
       *[other] {" "}Además pagas como máximo { $payment } a quien gane cada ronda.
    }
basics-hungarian = **Objetivo.** Quedarte con pocos puntos en la mano: se suman a tu puntuación, y conviene que sea baja.
    {""}**Tu turno.** Elige A o B y juega ahí una ficha tras otra mientras te encaje alguna: eso es un tren. Si no te encaja ninguna en ningún extremo, pasas automáticamente.
    {""}**Ganar.** Una ronda termina cuando { $end_on_domino ->
        [0] nadie puede jugar
       *[other] alguien se queda sin fichas o nadie puede jugar
    }. En cuanto alguien llega a { $target } puntos, se acaba la partida: gana la puntuación más baja y { $losers ->
        [all] pierde quien haya llegado a esa cifra
       *[other] pierde la más alta
    }.
    {""}**Lo que puede costar una ronda.** { $entry ->
        [0] Nada: se juega por diversión.
        [one] Nada. Cada persona pone una sola vez 1 moneda en el bote, que se lleva quien gane la partida.
       *[other] Nada. Cada persona pone una sola vez { $entry } monedas en el bote, que se lleva quien gane la partida.
    }
basics-challenge = **Objetivo.** Librarte de todas tus fichas antes que nadie.
    {""}**Tu turno.** Se tiran dos dados. En secreto, cada persona pone boca abajo una ficha, dos o ninguna, y declara que coinciden con los dados: una ficha con los dos números, o dos que se unen y dejan esos números por fuera. El resto solo ve cuántas fichas pones.
    {""}**Dudar.** Después, por turnos, se puede dudar de una declaración. Si era mentira, quien la hizo la recupera, más otras tantas fichas de quien dudó. Si era verdad, quien dudó se la queda, y otras tantas más.
    {""}**Ganar.** Ganas cuando no tienes fichas en la mano ni ninguna declaración boca abajo.
    {""}**Lo que puede costar una ronda.** { $chips ->
        [pot] Cada persona pone { $stake ->
            [one] 1 moneda
           *[other] { $stake } monedas
        } en el bote; se lo lleva quien gane.
        [per-tile] { $rate ->
            [one] 1 moneda
           *[other] { $rate } monedas
        } por cada ficha que te quede{ $cap ->
            [5600] {""}
           *[other] , como máximo { $cap }
        }.
       *[other] Nada: se juega por diversión.
    }
basics-luxembourg = **Objetivo.** Quedarte con pocos puntos en la mano: se suman a tu puntuación, y conviene que sea baja.
    {""}**Tu turno.** Juega una de tus fichas en A o en B. Si alguna encaja, tienes que jugar. Si no, roba una ficha, y tu turno termina.
    {""}**Ganar.** Una ronda termina cuando alguien se queda sin fichas o nadie puede seguir. { $end ->
        [rounds] Después de { $rounds ->
            [one] una ronda
           *[other] { $rounds } rondas
        }
       *[other] En cuanto alguien llega a { $target } puntos
    }, gana la puntuación más baja.
    {""}**Lo que puede costar una ronda.** { $entry ->
        [0] Nada: se juega por diversión.
        [one] Nada. Cada persona pone una sola vez 1 moneda en el bote, que se lleva quien gane la partida.
       *[other] Nada. Cada persona pone una sola vez { $entry } monedas en el bote, que se lleva quien gane la partida.
    }
