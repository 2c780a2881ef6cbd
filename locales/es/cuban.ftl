# Dominó cubano

game-cuban = Dominó cubano
names-cuban = doble nueve, dominó doble nueve, Cuba, cubano, dominó de doble nueve
hook-cuban = dos contra dos, hasta el 9-9
    .name = Cubano
    .word = 2 contra 2
pitch-cuban = Dos contra dos con diez fichas por mano, hasta el 9-9; quince quedan ocultas.
    .takes = Una partida dura unos veinte minutos.
option-cuban-pass-lead =
    .says = puntos para la pareja que sale con un doble si quien sigue pasa
option-capicua-doubles = La capicúa dobla
    .says = la ronda vale el doble si la última ficha encaja en los dos extremos y no es un doble
basics-cuban = **Objetivo.** Juegas con tu **pareja**, que se sienta enfrente, contra la otra. Se gana en pareja.
    {""}**Tu turno.** Juega una de tus fichas en A o en B. Si alguna encaja, tienes que jugar; si no encaja ninguna, pasas automáticamente.
    {""}**Ganar.** La ronda es de la pareja que antes juega su última ficha. Si hay tranca, gana { $blocked ->
        [single] la mano más baja
       *[other] la pareja con el total más bajo
    }. La pareja que gana suma { $count ->
        [rounds] 1 punto
        [losers] los puntos de la otra
       *[other] los puntos de todas las manos
    }, y los premios si los hay.
    {""}**La partida.** En cuanto una pareja llega a { $target } puntos, gana la puntuación más alta.
    {""}**Lo que puede costar una ronda.** { $entry ->
        [0] Nada: se juega por diversión.
        [one] Nada. Cada persona pone una sola vez 1 moneda en el bote, que se lleva quien gane la partida.
       *[other] Nada. Cada persona pone una sola vez { $entry } monedas en el bote, que se lleva quien gane la partida.
    }
rules-cuban = **Dominó cubano**, para cuatro, dos contra dos
    {""}**Objetivo.** Sumas con tu pareja, que se sienta enfrente. Gana la partida la pareja que llegue antes a 100 puntos.
    {""}**Fichas.** Juego de doble nueve, 55 fichas: diez por persona; quince quedan boca abajo y no se enseñan nunca.
    {""}**Un turno**, en sentido antihorario: juega una ficha que encaje en A o en B. Si puedes, es obligatorio; si no, pasas automáticamente.
    {""}**Quién sale.** En la primera ronda, el doble más alto, y hay que salir con él (si nadie tiene dobles, la ficha más pesada). Después, quien ganó la última (tras una tranca, la mano más baja de la pareja), con cualquier ficha; tras un empate, quien sigue.
    {""}**El final de una ronda.** Gana la pareja en la que alguien juega su última ficha. Si nadie puede seguir, es una tranca y gana el total más bajo de una pareja; un empate no da nada.
    {""}**Puntuación.** La pareja que gana suma los puntos de la otra.
    {""}**Lo especial.** Cada número está en diez fichas, y más de la cuarta parte no entra en juego: dos de cada tres rondas acaban en tranca. Reglas de la casa: la tranca la gana la mano más baja; puntos si quien sigue no puede jugar sobre un doble de salida; la *capicúa* dobla los puntos.
    {""}-# Según dominorules.com y onlinedominogames.com.
preset-double-nine-150 = Doble nueve, a 150
