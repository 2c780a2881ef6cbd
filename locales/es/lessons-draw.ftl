# La lección del dominó con robo. Poldi y Resi juegan; lo que se dice de las fichas es así en ese paso

lesson-draw-line = Cada persona tiene cinco fichas, y gana quien antes se libre de todas. Poldi tenía el doble más pesado, **6-6**, y tenía que salir con él; después ha jugado Resi. La cadena tiene dos extremos abiertos, **A** y **B**: A muestra 0, B muestra 6.
lesson-draw-fit = Esta es tu mano, que solo ves tú. Una ficha **encaja** si una de sus mitades muestra el mismo número que un extremo abierto. Las que encajan están levantadas: juega **3-6** en B.
    .why = También encaja. Pero vamos a librarnos de la ficha más pesada.
lesson-draw-follow = A muestra 5, B muestra 3, y tu **3-5** encaja en los dos. Juégala en A.
    .why = También encaja. Pero elijamos A.
lesson-draw-draw = A muestra 4, B muestra 3, y no tienes ni uno ni otro. Así que **robas** del pozo hasta que una ficha encaje; basta con pulsar una vez. Lo que robas solo lo ves tú.
    .why = Ninguna de tus fichas encaja, así que solo puedes hacer una cosa.
lesson-draw-drawn = Has robado **2-3**, y encaja en B. Si una ficha encaja, hay que jugarla.
    .why = Solo encaja 2-3.
lesson-draw-last = Dos turnos después, A muestra 0, y **0-0** es tu última ficha. Un **doble** encaja como cualquier otra ficha.
    .why = ¡Es tu última ficha!
lesson-draw-end = **¡Dominó!** Sumas los puntos que le quedan al resto: 30. Gana la partida quien llegue antes a 100. Si nadie hubiera podido seguir, habría ganado la mano con menos puntos.
