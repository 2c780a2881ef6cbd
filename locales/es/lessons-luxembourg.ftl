# La lección del dominó de Luxemburgo. Poldi, Resi, Ferdl y Pepi juegan; lo que se dice de las fichas es así en ese paso

lesson-luxembourg-lots = Antes de cada ronda, cada persona roba una ficha y la enseña. La más pesada es la **ficha de salida** y se queda en la mesa; las demás vuelven al pozo. La tuya era **5-5**, así que juegas primero. Conviene tener pocos puntos: los que te queden en la mano al final van en tu contra.
lesson-luxembourg-first = Esta es tu mano, que solo ves tú. Una ficha **encaja** si una de sus mitades muestra el número de un extremo abierto, **A** o **B**. Los dos muestran 5, y tienes una ficha con un 5: juégala en B.
    .why = Solo encaja la ficha con un 5; elijamos B.
lesson-luxembourg-points = Ahora A muestra 4 y B muestra 6. **3-4** y **0-4** encajan en A. Los **puntos** de las fichas que te quedan se suman a tu puntuación, así que líbrate de la más pesada.
    .why = También encaja. Pero cada punto que te quede se suma a tu puntuación.
lesson-luxembourg-draw = Pepi ha jugado 6-6, qué pillo: los dos extremos muestran 6, y tú no tienes ninguno. Robas **una** ficha, y tu turno termina, encaje o no.
    .why = Ninguna de tus fichas encaja, así que solo puedes hacer una cosa.
lesson-luxembourg-pass = Has robado 2-3, y tu turno ha terminado; a casi todo el mundo le ha pasado lo mismo. Luego Pepi ha puesto un 3 en A, y te viene bien. Juega **2-3**: tu 3-3 todavía puede ir con los otros treses.
    .why = También encaja. Pero juega antes 2-3; ya verás por qué.
lesson-luxembourg-double = A muestra otra vez 3, B muestra 2. **3-3** es un **doble**: el mismo número en las dos mitades. A quien se queda con él le cuesta seis puntos.
    .why = Solo encaja 3-3.
lesson-luxembourg-last = Te queda una ficha, y B muestra 4. ¿Hace falta decir más?
    .why = ¡Es tu última ficha!
lesson-luxembourg-end = **¡Dominó!** No sumas ni un punto; el resto suma lo que aún tiene en la mano. Una partida son tres rondas, cada una con una nueva ficha de salida, y gana la puntuación más baja.
