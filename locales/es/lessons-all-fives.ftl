# La lección de All Fives. Poldi juega; lo que se dice de las fichas es así en ese paso

lesson-all-fives-start = En este juego sumas mientras juegas: tras cada ficha se suman los extremos abiertos, y un múltiplo de cinco da otros tantos puntos. Tienes el doble más pesado, **5-5**, y tienes que salir con él. Un doble cuenta sus dos mitades, así que son **10 puntos** de golpe.
    .why = En la primera ronda tiene que salir el doble más pesado.
lesson-all-fives-sum = Poldi ha puesto un 6 en A. Ahora A muestra 6, y en B tu doble todavía cuenta 10. Si lo cubres con **4-5**, los extremos son 6 y 4: suman 10, y eso vuelve a dar puntos. El botón dice cuánto da una ficha.
    .why = También encaja. Pero mira la suma de los extremos.
lesson-all-fives-spinner = El primer doble de una ronda es el **doble central**. Ya tiene una ficha a cada lado, así que se abren dos brazos más, arriba y abajo: **C** y **D**, cada uno para una ficha con un 5. Mientras están vacíos no cuentan nada, y el doble central cubierto tampoco.
lesson-all-fives-arms = A muestra 4, B muestra 4. Con **1-4** en A, los extremos son 1 y 4: suman 5.
    .why = También encaja. Pero solo 1-4 da un múltiplo de cinco.
lesson-all-fives-low = Poldi también ha sumado, y tú has jugado 3-6 después. A muestra 0, B muestra 4. Con **0-1** en A, los extremos son 1 y 4: otra vez 5.
    .why = También encaja. Pero mira la suma de los extremos.
lesson-all-fives-double = A muestra 2, B muestra 4. Tu **4-4** encaja en B, y un doble en un extremo cuenta sus dos mitades: 2 y 8 son 10.
    .why = También encaja. Pero el doble da puntos.
lesson-all-fives-last = Te queda una ficha, **3-4**, y encaja en B. No da puntos, pero tu mano queda vacía.
    .why = ¡Es tu última ficha!
lesson-all-fives-end = **¡Dominó!** Tú tienes 40 puntos, Poldi tiene 10. También sumarías los puntos que le quedan a Poldi, redondeados a cinco: 2 se queda en 0. Gana la partida quien llegue antes a 150 puntos.
