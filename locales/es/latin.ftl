# Dominó por parejas

game-latin = Dominó por parejas
names-latin = dominó, dominó latino, dominó dominicano, dominicano, dominó puertorriqueño, puertorriqueño, boricua, quinientos, 500, dominó internacional, dominó caribeño, dominó venezolano, dominó colombiano, capicúa
hook-latin = dos contra dos
    .name = Parejas
    .word = 2 contra 2
pitch-latin = Dos contra dos, como en el Caribe: sin robar, leyendo la mesa con tu pareja.
    .takes = Una partida dura una media hora.
option-style = Estilo
    .says = fija todas las reglas de abajo; cada una se puede cambiar
choice-style-plain = Sencillo
choice-style-dominican = Dominicano
choice-style-puerto-rican = Puertorriqueño (500)
choice-style-international = Internacional
option-pass-lead-alone = Pase de salida directo
    .says = el pase de salida cuenta aunque tu pareja también pase
option-pass-all = Pase corrido
    .says = puntos si pasa el resto y puedes volver a jugar
choice-pass-all-none = según el estilo
choice-pass-all-0 = sin puntos
unit-pass-all = { $value }
option-capicua = Capicúa
    .says = puntos si la última ficha encaja en los dos extremos y no es un doble
choice-capicua-none = según el estilo
choice-capicua-0 = sin puntos
unit-capicua = { $value }
option-capicua-blank = Capicúa con blanco
    .says = si una ficha con un blanco (0) vale como capicúa
choice-capicua-blank-none = según el estilo
option-chuchazo = Chuchazo
    .says = puntos si la última ficha es 0-0
choice-chuchazo-none = según el estilo
choice-chuchazo-0 = sin puntos
unit-chuchazo = { $value }
option-deal-bonus = Premio por ronda
    .says = las cuatro primeras rondas ganadas dan 100, 75, 50 y 25 más
choice-deal-bonus-none = según el estilo
basics-latin = **Objetivo.** Juegas con tu **pareja**, que se sienta enfrente, contra la otra. Se gana en pareja.
    {""}**Tu turno.** Juega una de tus fichas en A o en B. Si alguna encaja, tienes que jugar; si no encaja ninguna, pasas automáticamente. Las 28 fichas están repartidas.
    {""}**Ganar.** La ronda es de la pareja que antes domina, es decir, juega su última ficha. Si hay tranca, gana { $blocked ->
        [single] la mano más baja
        [closer] la más baja de dos manos, la de quien jugó la última ficha y la de quien sigue
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
rules-latin = **Dominó por parejas**, para cuatro, dos contra dos
    {""}**Objetivo.** Sumas con tu pareja, que se sienta enfrente. Gana la pareja que llegue antes a la meta.
    {""}**Fichas.** Juego de doble seis: 28 fichas, siete por mano.
    {""}**Un turno**, en sentido antihorario: juega una ficha que encaje en A o en B. Si puedes, es obligatorio; si no, pasas automáticamente.
    {""}**El final de una ronda.** Gana la pareja que domina: alguien juega su última ficha. Si nadie puede seguir (tranca), ganan los puntos más bajos. Se suman los de todas las manos.
    {""}**Dominicano**, a 200. Primero sale el 6-6; después, quien ganó la última (tras una tranca, la mano más baja de la pareja). Tranca: gana la mano más baja para su pareja; con empate, la pareja que salió. Premios de 30: pase de salida (quien sigue pasa y tu pareja juega); pase corrido (pasa el resto y vuelves a jugar; cada vez); **capicúa** (la última ficha, sin dobles ni blancos, encaja en los dos extremos).
    {""}**Puertorriqueño**, a 500. Se sale igual. Tranca: gana el total más bajo de una pareja; con empate, nadie. 100 por capicúa (con blancos también) y por **chuchazo** (0-0 al final, con cualquier extremo); 100, 75, 50 y 25 por las cuatro primeras rondas ganadas.
    {""}**Internacional**, a 200, y **Sencillo**, a 100. Por sorteo (Sencillo: el 6-6), luego por turno. Tranca como arriba, sin premios. En Sencillo solo cuentan los de la otra pareja.
    {""}-# Según pagat.com (Partnership Dominoes).
preset-dominican-200 = Dominicano, a 200
preset-puerto-rican-500 = Quinientos: puertorriqueño, a 500
preset-international-200 = Internacional, a 200
preset-straight-six = Jamaicano, a seis rondas (Straight Six)
