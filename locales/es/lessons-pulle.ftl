# La lección de Pulle. Poldi, Resi y Ferdl juegan; lo que se dice de fichas y puntos es así en ese paso

lesson-pulle-pool = Cada persona ha puesto 3 monedas en el **bote**, y la última que quede en juego se lo lleva todo. Después de una ronda, cada **punto** que te quede en las fichas de la mano se suma a tu puntuación; con más de **100** quedas fuera. Llegamos en la ronda cinco: tienes 73, así que cuidado.
lesson-pulle-heavy = Esta es tu mano, que solo ves tú. Una ficha **encaja** si una de sus mitades muestra el número de un extremo abierto: **A** muestra 7, **B** muestra 8. Tu 7-8 encaja en los dos, y conviene librarse de sus 15 puntos. Elige A.
    .why = Ese extremo da lo mismo. Pero elige A, para seguir la lección.
lesson-pulle-light = A muestra 4, B muestra 6. Te encajan varias fichas. Prueba con **3-4**.
    .why = Una jugada sensata. Pero quiero enseñarte qué pasa cuando las cosas van mal.
lesson-pulle-lost = A muestra 0, B muestra 4, y solo encaja **0-1**. Crucemos los dedos.
    .why = Solo encaja 0-1.
lesson-pulle-offer = Vaya. La cadena está bloqueada, y con los 29 puntos de tu mano llegas a **102**. ¡Quedarías fuera! Pero por media entrada, 1½ monedas, puedes hacer la **recompra**: recibes la mediana de las otras tres puntuaciones. Son 25, 43 y 48, así que te quedarías en **43**.
    .why = Entonces quedarías fuera. 1½ monedas no son mucho por seguir en juego.
lesson-pulle-end = Y ahí sigues, con 43 puntos. Lo que has pagado va al bote. Así continúa, ronda tras ronda, hasta que solo una persona tenga 100 puntos o menos y se lleve todo el bote. En este juego no se roba; si no te encaja ninguna ficha, pasas automáticamente.
