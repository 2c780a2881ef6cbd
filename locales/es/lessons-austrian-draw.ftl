# La lección del dominó con pozo. Poldi y Resi juegan; lo que se dice de las fichas es así en ese paso

lesson-austrian-draw-start = Cada persona tiene siete fichas, y gana quien antes se libre de todas. Sale quien tiene la ficha más pesada, la que tiene más **puntos**: eres tú, con 6-7. Puedes salir con cualquier ficha; elige **4-8**.
    .why = Puedes salir con cualquier ficha. Pero elige 4-8, para seguir la lección.
lesson-austrian-draw-line = Esto es lo que ve todo el mundo. Se han añadido 3-4 y 3-8, así que los dos extremos abiertos de la cadena, **A** y **B**, muestran un 8. Las fichas que no se repartieron están boca abajo: son el **pozo**, y enseguida lo vas a necesitar.
lesson-austrian-draw-first = Una ficha **encaja** si una de sus mitades muestra el mismo número que un extremo abierto. Necesitas un 8 y no tienes ninguno, así que tienes que robar.
    .why = No tienes ningún 8, así que solo puedes hacer una cosa.
lesson-austrian-draw-drawn = Primero 1-2, que no tiene ningún 8; luego, por fin, **6-8**. Se roba hasta que una ficha encaja o el pozo está vacío, y lo que robas lo puedes jugar al momento. Los dos extremos muestran 8; elige B.
    .why = Ese extremo da lo mismo. Pero elige B, para seguir la lección.
lesson-austrian-draw-later = Saltemos cinco turnos, en los que te ha ido bastante bien: te quedan dos fichas. A muestra 3, B muestra 0. Solo encaja **0-2**.
    .why = Solo encaja una de tus fichas.
lesson-austrian-draw-last = A Poldi y a Resi todavía les quedan dos fichas a cada uno. A ti te queda una, y encaja. Ya sabes qué hacer.
    .why = ¡Es tu última ficha!
lesson-austrian-draw-end = Tu mano está vacía, así que ganas la ronda. Si la cadena está bloqueada y el pozo vacío, gana la mano con menos puntos. Se juegan tantas rondas como se quiera o un número acordado; gana quien se lleva más rondas.
