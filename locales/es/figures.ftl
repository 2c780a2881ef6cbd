# Figuras de las reglas: leyendas y palabras dentro. Una leyenda tiene sitio para tres líneas de unos 40 caracteres.

picture-figure-fits = Juega una ficha que encaje en el extremo A o B. De estas tres, encajan dos.
picture-figure-crosswise = Los dobles van cruzados, pero encajan como todas. De estas tres, dos encajan en A o en B.
picture-figure-lead = La ficha más pesada decide quién sale. A igualdad de puntos, cuenta la mitad mayor.
picture-figure-blocked = Bloqueada: los dos extremos son 5, y los ocho cincos están en la cadena. Nadie puede seguir.
picture-figure-dead = Los ocho cincos están en la cadena: la ronda queda bloqueada, aunque haya fichas por robar.
picture-figure-counted = Bloqueada: se cuentan las manos y gana la de menos puntos. Con empate, no gana nadie.
picture-figure-draws = ¿No encaja ninguna? Roba hasta que una lo haga y juégala.
picture-figure-draws-one = ¿No encaja ninguna? Roba una, y tu turno termina, aunque encaje.
picture-figure-set = Se sabe: Viena 1830, de dos a seis personas, las 45 fichas con dobles, y robar. El resto lo suponemos.
picture-figure-player-won = Gana Poldi: la banca le paga 2½ veces su apuesta de 4 y se queda las otras apuestas.
picture-figure-banker-won = Franz lleva la banca, gana y se queda todas las apuestas.
picture-figure-pips-added = Tras cada ronda, los puntos de tu mano se suman a tu puntuación. Con 100 sigues, con 101 quedas fuera.
picture-figure-bought-back = Con las cuatro personas en juego, Poldi puede hacer la recompra: de 107 a la mediana del resto.
picture-figure-last-one = La última persona en juego se lleva el bote.
picture-figure-opening = Quien sale sigue en los dos extremos hasta que no encaja nada más.
picture-figure-series = Después, un turno es un tren en un extremo, aquí B. 2-3 encaja en A, pero tiene que esperar.
picture-figure-left = Nadie puede seguir: cada persona suma los puntos que le quedan en la mano.
picture-figure-match-lost = Alguien llega a 100 o más: se acaba la partida, y pierde la puntuación más alta.
picture-figure-single = Una ficha es verdad si muestra los dos números de la tirada.
picture-figure-pair = Dos fichas son verdad si se unen con esos números por fuera. Aquí, dos de siete maneras.
picture-figure-bluff = Mizzi duda de una mentira: Poldi la recupera, más otras tantas fichas de Mizzi, boca abajo.
picture-figure-true = Mizzi duda, pero es verdad: se la queda, más otras tantas fichas de Poldi, boca abajo.
picture-figure-lots = Cada persona roba y enseña una ficha. 4-6 y 5-5 empatan; la mitad mayor decide la ficha de salida.
picture-figure-lowest = Tras tres rondas, gana la suma más baja de los puntos de la mano.

picture-figure-reconstruction = RECONSTRUCCIÓN
picture-figure-lost = PIERDE

## Texto alternativo

picture-figure-alt = Las reglas en imágenes: { $game }.
picture-figure-alt-panel = { $number }. { $caption } Se ve: { $things }.
picture-figure-alt-line = cadena { $tiles }, abiertos { $ends }
picture-figure-alt-arm = brazo { $end }: { $tiles }
picture-figure-alt-train = tren { $end }, { $name }: { $tiles }
picture-figure-alt-marked = con marca: { $tiles }
picture-figure-alt-hand = en la mano { $tiles }
picture-figure-alt-drawn = del pozo { $tiles }
picture-figure-alt-none = ninguno
picture-figure-alt-backs = { $count } boca abajo
picture-figure-alt-dice = dados { $one } y { $two }
picture-figure-alt-chips = { $chips } { $count ->
    [0.5] moneda
    [one] moneda
   *[other] monedas
}
