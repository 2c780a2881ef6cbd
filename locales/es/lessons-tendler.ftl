# La lección del dominó de Tendler. Poldi y Resi juegan; lo que se dice de las fichas es así en ese paso

lesson-tendler-double = Viena, 1830: un tal Tendler vende un juego de dominó del que solo conocemos el nombre y poco más. Gana quien antes se libre de todas sus fichas. Sale quien tiene la ficha más pesada: eres tú. Sal con ella, **7-7**. Una ficha con el mismo número en las dos mitades es un **doble**.
    .why = Puedes salir con cualquier ficha. Pero 7-7 es la que más **puntos** tiene, y no te conviene quedarte con ella.
lesson-tendler-line = Esto es lo que ve todo el mundo. Los dobles van cruzados, solo por estética. La cadena tiene dos extremos abiertos: **A** muestra 4, **B** muestra 7.
lesson-tendler-fit = Y esta es tu mano, que solo ves tú. Una ficha **encaja** si una de sus mitades muestra el mismo número que un extremo abierto. Hay una sola, y está levantada.
    .why = Solo encaja una de tus fichas.
lesson-tendler-draw = A muestra 5, B muestra 0, y no tienes ni uno ni otro. Así que robas del **pozo**, las fichas que no se repartieron, hasta que una encaje.
    .why = Ninguna de tus fichas encaja, así que solo puedes hacer una cosa.
lesson-tendler-drawn = **2-5**: ¡qué suerte! Lo que robas lo puedes jugar al momento.
    .why = Juega la ficha que has robado.
lesson-tendler-two = Hemos saltado un turno, en el que Poldi y Resi han tenido que robar tres fichas cada uno. A ti te quedan dos. **1-3** encaja solo en A, **1-2** encaja en ambos extremos. Guarda la que tiene más posibilidades.
    .why = También encaja. Pero entonces 1-3 necesita que aparezca un 1 o un 3. Es mejor guardar 1-2.
lesson-tendler-last = Ni hecho a propósito: A muestra 1 y B muestra 2, así que tu última ficha encaja en los dos. ¡Adelante!
    .why = ¡Es tu última ficha!
lesson-tendler-end = Tu mano está vacía, así que ganas la ronda. Si la cadena está bloqueada, gana la mano con menos puntos. Nadie sabe exactamente cómo se jugaba en 1830: las demás reglas son una reconstrucción nuestra.
