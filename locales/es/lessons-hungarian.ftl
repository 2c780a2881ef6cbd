# La lección del dominó húngaro. Poldi, Resi y Ferdl juegan; lo que se dice de las fichas es así en ese paso

lesson-hungarian-start = Aquí, en cada turno juegas todas las fichas que puedas unir: un **tren**. Tienes seis fichas, y por sorteo sales tú. El menú puede jugar un tren entero de una vez, pero vayamos esta primera vez ficha a ficha. Sal con **2-5**.
    .why = Puedes salir así. Pero elijamos 2-5: da el tren más largo.
lesson-hungarian-on = ¡Sigue siendo tu turno! Una ficha **encaja** si una de sus mitades muestra el número de un extremo abierto. **A** muestra 2, **B** muestra 5. Sigue con **4-5**.
    .why = Eso jugaría de una vez el resto del tren, y está bien. Pero esta vez, ficha a ficha.
lesson-hungarian-heavier = Ahora B muestra 4. Podrías seguir con 1-4 y parar ahí, o con **3-4**. Lo que te quede en la mano al final va en tu contra: juega la más pesada.
    .why = También encaja. Pero tiene menos **puntos**, y cada punto que te quede se suma a tu puntuación.
lesson-hungarian-line = Cuando no te encaja nada más, tu turno termina automáticamente. Luego ha jugado el resto, de una a cinco fichas: ahora **A** muestra 5 y **B** muestra 6. Solo el primer turno de una ronda puede usar los dos extremos; después, un turno se queda en el extremo elegido.
lesson-hungarian-train = En B puedes jugar 6-6 y luego 0-6. Elígelas en el menú como un solo **tren**: muestra los mejores trenes y dice qué te quedaría en la mano.
    .why = Un buen comienzo. Pero prueba el menú: juega el tren entero de una vez.
lesson-hungarian-last = Queda una ficha: **1-4**. A muestra 4, B muestra 1, así que encaja en ambos extremos. Elige A.
    .why = Ese extremo da lo mismo. Pero elige A.
lesson-hungarian-end = Tu mano está vacía: **ni un punto**. La ronda sigue hasta que nadie puede jugar; entonces, cada persona suma los puntos que aún tiene en la mano. En cuanto alguien llega a la meta (normalmente 50), se acaba la partida y gana la puntuación más baja.
