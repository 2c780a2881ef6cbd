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
picture-figure-series = Después, un turno es un tren en un extremo, aquí B. 2-3 encajaría en A, pero tiene que esperar.
picture-figure-left = Nadie puede seguir: cada persona suma los puntos que le quedan en la mano.
picture-figure-match-lost = Alguien llega a 100 o más: se acaba la partida, y pierde la puntuación más alta.
picture-figure-single = Una ficha es verdad si muestra los dos números de la tirada.
picture-figure-pair = Dos fichas son verdad si se unen con esos números por fuera. Aquí, dos de siete maneras.
picture-figure-bluff = Mizzi duda de una mentira: Poldi la recupera, más otras tantas fichas de Mizzi, boca abajo.
picture-figure-true = Mizzi duda, pero es verdad: se la queda, más otras tantas fichas de Poldi, boca abajo.
picture-figure-lots = Cada persona roba y enseña una ficha. 4-6 y 5-5 empatan; decide la mitad mayor: la ficha de salida es 4-6.
picture-figure-lowest = Tras tres rondas, gana la suma más baja de los puntos de la mano.
picture-figure-hand-empty = A Poldi no le quedan fichas: gana la ronda y suma los puntos de las otras manos.
picture-figure-blocked-seven = Bloqueada: los dos extremos son 5, y los siete cincos están jugados. Gana la mano con menos puntos.
picture-figure-passes = No encaja ninguna, y nadie roba: pasas automáticamente.
picture-figure-ends-added = Tras cada ficha se suman los extremos abiertos. Un múltiplo de cinco da esos puntos.
picture-figure-spinner = El primer doble es el doble central. Primero van sus dos lados, aquí A y B.
picture-figure-spinner-arms = Con fichas a los dos lados, el doble central se abre también arriba y abajo: C y D.
picture-figure-double-counts = Un doble en un extremo cuenta sus dos mitades. C y D vacíos no cuentan nada.
picture-figure-double-leads-two = Sale el doble más pesado y da 2 puntos; aquí lo tiene Poldi.
picture-figure-header = Tras tu ficha, los dos extremos muestran el mismo número: un double header, 2 puntos.
picture-figure-triple-header = Si en uno de esos extremos hay un doble, es un triple header: 3 puntos.
picture-figure-partners = Las parejas se sientan frente a frente y ganan juntas: Mizzi y Resi, Poldi y Franz.
picture-figure-capicua = Capicúa: la última ficha encaja en los dos extremos (sin dobles ni blancos). Dominicano: 30 puntos.
picture-figure-lowest-hand = Tranca, estilo dominicano: la mano con menos puntos gana para su pareja; aquí, la de Poldi.
picture-figure-double-leads = En la primera ronda sale el doble más pesado; aquí lo tiene Poldi.
picture-figure-nines = Las fichas llegan al nueve. De 55 se reparten diez a cada cual; quince quedan aparte, ocultas.
picture-figure-team-total = Bloqueada: gana el total más bajo de una pareja, que suma los puntos de la otra.
picture-figure-trains = Los trenes salen de la estación, aquí 9-9. Cada persona tiene uno, y M es de todo el mundo.
picture-figure-marker = Una marca abre a todo el mundo el tren de Poldi. Mizzi puede jugar en A, B y M, no en el de Resi.
picture-figure-cover = Hay que cubrir un doble antes de jugar cualquier otra ficha.
picture-figure-trains-scored = A Mizzi no le quedan fichas. El resto suma los puntos de la mano; gana la puntuación más baja.
picture-figure-sevens = Las mitades que se tocan suman 7: un 6 pide un 1, un 5 pide un 2. De estas tres, encajan dos.
picture-figure-matadors = Los cuatro matadores encajan en cualquier extremo, muestre lo que muestre.
picture-figure-turned = Un matador puede ir en los dos sentidos. La mitad de fuera decide qué encaja después.
picture-figure-blank-end = Un 0 en un extremo solo admite matadores: nada más suma 7 con él.
picture-figure-four-arms = En cada ronda sale 6-6, que tiene cuatro brazos, de A a D.
picture-figure-only-sixes = Hasta que cada brazo tenga una ficha, solo se juegan fichas con un 6, en un brazo vacío.
picture-figure-any-arm = Después se juega al final de cualquier brazo. De estas tres, encajan dos.

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
