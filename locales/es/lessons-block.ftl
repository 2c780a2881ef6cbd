# La lección del dominó cerrado. Poldi y Resi juegan; lo que se dice de las fichas es así en ese paso

lesson-block-start = Cada persona tiene cinco fichas, y gana quien antes se libre de todas. En la primera ronda sale el doble más pesado, y lo tienes tú: **6-6**. Tienes que salir con él.
    .why = En la primera ronda tiene que salir el doble más pesado.
lesson-block-line = Esto es lo que ve todo el mundo. La cadena tiene dos extremos abiertos, **A** y **B**, y los dos muestran un 6. Poldi y Resi no tenían ningún 6, así que han tenido que **pasar**. En este juego nadie roba: las otras trece fichas están aparte, y nadie las verá nunca.
lesson-block-fit = Esta es tu mano, que solo ves tú. Una ficha **encaja** si una de sus mitades muestra el mismo número que un extremo abierto. Tienes una con un 6, **3-6**: juégala en A.
    .why = Solo encaja 3-6.
lesson-block-pass = Una vez has pasado tú: si nada encaja, ocurre automáticamente. Ahora A muestra 1 y B sigue mostrando 6. Tu **0-1** encaja en A.
    .why = Solo encaja 0-1.
lesson-block-last = A muestra 2, así que **2-3** encaja. Después solo te queda 0-0, y cero puntos.
    .why = Solo encaja 2-3.
lesson-block-end = Nadie puede seguir: la ronda está **bloqueada**. Se cuentan todas las manos, y gana la que tiene menos puntos; la tuya tiene 0. Sumas lo que le queda al resto, menos lo tuyo: 9 puntos. Gana la partida quien llegue antes a 100.
