# La lección de Matador. Poldi juega; lo que se dice de las fichas es así en ese paso

lesson-matador-start = En Matador las mitades que se tocan no son iguales: **suman siete**. En la primera ronda sale el doble más pesado, y lo tienes tú: **6-6**.
    .why = En la primera ronda tiene que salir el doble más pesado.
lesson-matador-sevens = Poldi ha jugado **3-4**, un matador. Los **matadores** son 0-0, 1-6, 2-5 y 3-4: encajan en cualquier extremo, en los dos sentidos. Ahora **A** muestra 4 y pide un 3. **B** muestra 6 y pide un 1.
lesson-matador-fit = Esta es tu mano, que solo ves tú. A pide un 3, así que ahí encaja **3-6**.
    .why = También encaja. Pero vamos a librarnos de la ficha pesada y a guardar los matadores.
lesson-matador-turn = Poldi ha vuelto a jugar un matador: A muestra 5. Tú también tienes uno, **1-6**. Eliges qué mitad queda por fuera; que sea el 6, en A.
    .why = También encaja. Pero juega 1-6 en A con el 6 por fuera, para seguir la lección.
lesson-matador-blank = A muestra 3, así que pide un 4. Juega **0-4**: entonces A muestra un **0**, y ninguna ficha corriente suma siete con él. Ahí solo encaja un matador.
    .why = También encaja. Pero un 0 en el extremo se lo pone difícil a Poldi.
lesson-matador-last = Después has jugado 3-5 y 0-1. Los dos extremos muestran 0, y **0-0** es un matador: encaja.
    .why = ¡Es tu última ficha!
lesson-matador-end = **¡Dominó!** Poldi ha tenido que robar mucho y le quedan 85 puntos, que sumas tú. Gana la partida quien llegue antes a 100.
