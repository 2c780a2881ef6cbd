# La lección del dominó por parejas. Poldi, Resi y Ferdl juegan; lo que se dice de las fichas es así en ese paso

lesson-latin-start = Juegas en pareja con **Resi**, que se sienta enfrente, contra Poldi y Ferdl. Todas las fichas están repartidas, siete por persona. En la primera ronda sale **6-6**, y lo tienes tú.
    .why = En la primera ronda tiene que salir 6-6.
lesson-latin-partner = Esto es lo que ve todo el mundo. Se juega en sentido antihorario: después de ti ha jugado Ferdl, luego Resi, luego Poldi. Ganas junto con Resi, da igual quién juegue su última ficha. Pero nunca ves las fichas de tu pareja, ni Resi las tuyas.
lesson-latin-heavy = Esta es tu mano, que solo ves tú. Los dos extremos, **A** y **B**, muestran un 6. Juega **3-6** en A: es la más pesada de tus dos fichas con un 6.
    .why = También encaja. Pero vamos a librarnos de la ficha más pesada.
lesson-latin-pass = Los dos extremos muestran un 6, y Poldi ha tenido que **pasar**: ahora todo el mundo sabe que no tiene ningún 6. Juega **1-6** en A.
    .why = También encaja. Pero elijamos A.
lesson-latin-last = Después has jugado 0-4 y 3-5. A Resi solo le queda una ficha. A muestra 0, B muestra 3: juega **0-1** en A, y no toques el 3 de B. Quizá lo necesite Resi.
    .why = También encaja. Pero con 0-1 te libras de un punto.
lesson-latin-end = Resi tenía 2-3: **¡dominó!**, y la pareja gana. En el estilo dominicano se suman los puntos de todas las manos: 30 para tu pareja. Gana la partida la pareja que llegue antes a 200. También hay premios; /rules los explica.
