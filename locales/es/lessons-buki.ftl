# La lección de Buki. Poldi, Resi y Ferdl juegan, Resi lleva la banca; lo que se dice de las fichas es así en ese paso

lesson-buki-bank = En la mesa hay cuatro asientos ocupados, y el sorteo ha dado a **Resi** **la banca**. Ella también juega, pero el resto apuesta monedas contra ella, cada cual por sí mismo: si ganas la ronda, la banca te paga 2½ veces tu **apuesta**. Si pierdes, se la queda.
lesson-buki-start = Esta es tu mano, que solo ves tú. Gana quien antes se quede sin fichas. Sale quien tiene la ficha más pesada, la que tiene más **puntos**: eres tú. Sal con ella, **7-8**. Para apostar tienes hasta tu tercer turno.
    .why = Puedes hacerlo. Pero esperemos con la apuesta hasta saber más, y salgamos con la ficha más pesada.
lesson-buki-fit = **A** y **B** son los extremos abiertos de la cadena: A muestra 0, B muestra 8. Una ficha **encaja** si una de sus mitades muestra el mismo número. Te encajan dos: líbrate de la más pesada, **0-2**.
    .why = Puedes hacerlo. Pero la ficha más pesada va primero, y la apuesta puede esperar un turno más.
lesson-buki-stake = Tu tercer turno: ahora tienes que decir cuánto confías en ti. Te quedan cuatro fichas, casi todas ligeras, y nadie tiene menos. Apuesta de 2 a 6 monedas. (En esta lección no son de verdad. Bueno: aún menos que de costumbre.)
    .why = Tienes que apostar antes de tu tercera ficha.
lesson-buki-play = Tu apuesta está en la mesa. A muestra 5, B muestra 8, y solo encaja **3-5**.
    .why = Solo encaja 3-5.
lesson-buki-end = Los dos extremos muestran 8, y nadie tiene ninguno: la cadena está **bloqueada**. Ahora gana la mano con menos puntos, ¡y es la tuya! **La banca te paga 2½ veces tu apuesta**; las de Poldi y Ferdl son para Resi. Y si un día llevas tú la banca: te quedas las apuestas de quienes pierden y pagas a quien te gane.
