# La lección del dominó cubano. Poldi, Resi y Ferdl juegan; lo que se dice de las fichas es así en ese paso

lesson-cuban-start = Juegas con el juego de doble nueve, diez fichas por persona, en pareja con **Resi**, que se sienta enfrente. En la primera ronda sale el doble más pesado, y lo tienes tú: **9-9**.
    .why = En la primera ronda tiene que salir el doble más pesado.
lesson-cuban-aside = Esto es lo que ve todo el mundo. Se juega en sentido antihorario: después de ti han jugado Ferdl, Resi y Poldi. 55 fichas, diez por persona: **quince quedan aparte**, y nadie las ve nunca. Así que nunca sabes si alguien tiene la ficha que esperas.
lesson-cuban-fit = Esta es tu mano. **A** muestra 7, **B** muestra 9. Juega **7-8** en A: es la más pesada de las que encajan ahí.
    .why = También encaja. Pero juega 7-8, para seguir la lección.
lesson-cuban-shut = A y B muestran un 9. Ferdl ha pasado, así que no tiene ninguno. Juega **4-9** en A y guarda 1-9 para el otro extremo.
    .why = También encaja. Pero 4-9 es la ficha más pesada.
lesson-cuban-last = Después has jugado 1-9. A muestra 8, B muestra 9: solo encaja **4-8**.
    .why = Solo encaja 4-8.
lesson-cuban-end = Nadie puede seguir: la ronda está **bloqueada**, como dos de cada tres. Gana el total más bajo de una pareja: la mano de Resi y la tuya suman 46, las otras dos 75. Esos 75 puntos son para tu pareja. Gana la partida la pareja que llegue antes a 100.
