# La lección del dominó sin pozo. Poldi, Resi y Ferdl juegan; lo que se dice de las fichas es así en ese paso

lesson-austrian-block-start = Cada persona tiene siete fichas, y gana quien antes se libre de todas. Sale quien tiene la ficha más pesada, la que tiene más **puntos**: eres tú. Sal con ella, **7-8**.
    .why = Puedes salir con cualquier ficha. Pero lo que te quede puede ir en tu contra, así que las pesadas van primero.
lesson-austrian-block-line = Esto es lo que ve todo el mundo. Poldi y Resi han añadido una ficha cada uno; la cadena tiene dos extremos abiertos, **A** y **B**, y los dos muestran un 8. Ferdl no tenía ningún 8, así que ha tenido que **pasar**. En este juego no se roba nunca.
lesson-austrian-block-fit = Y esta es tu mano, que solo ves tú. Una ficha **encaja** si una de sus mitades muestra el mismo número que un extremo abierto. Las que encajan están levantadas: líbrate de **4-8**.
    .why = También encaja. Pero juguemos la más pesada, en A, para seguir la lección.
lesson-austrian-block-both = A muestra 2, B muestra 8. Tu **2-8** tiene los dos números, así que encaja en ambos extremos. Elige A.
    .why = También encaja. Pero 2-8 es tu ficha más pesada, y el 8 de B te servirá más.
lesson-austrian-block-shut = Y ahora, una travesura. Hay ocho fichas con un 8: cinco están en la cadena, una en tu mano, y dos no se han visto. Juega **1-8 en A**, y los dos extremos mostrarán 8.
    .why = También encaja. Pero hay una jugada con más malicia.
lesson-austrian-block-end = La cadena está **bloqueada**: nadie tiene un 8. (Los dos últimos están en el **Stamm**, las fichas que no se han repartido.) Ahora gana la mano con menos puntos, ¡y es la tuya! Quien gana sale en la siguiente ronda. Y si no te encaja ninguna ficha, pasas automáticamente.
