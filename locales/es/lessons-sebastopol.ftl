# La lección de Sebastopol. Poldi, Resi y Ferdl juegan; lo que se dice de las fichas es así en ese paso

lesson-sebastopol-start = Las 28 fichas están en las cuatro manos. En cada ronda sale **6-6**, y lo tienes tú.
    .why = Tiene que salir 6-6.
lesson-sebastopol-arms = 6-6 tiene cuatro brazos, **A**, **B**, **C** y **D**, y hasta que cada uno tenga una ficha solo se juegan fichas con un 6. Poldi, Resi y Ferdl han empezado un brazo cada uno. **D** todavía está vacío.
lesson-sebastopol-opening = Tienes dos fichas con un 6. Empieza el último brazo con la más pesada, **3-6**.
    .why = También encaja. Pero vamos a librarnos de la ficha más pesada.
lesson-sebastopol-free = Los cuatro brazos tienen ficha, así que la apertura ha terminado: ahora puedes jugar al final de cualquier brazo. D muestra 3; juega ahí **3-5**, la más pesada de las que encajan en D.
    .why = También encaja. Pero juega 3-5 en D, para seguir la lección.
lesson-sebastopol-six = A vuelve a mostrar 6, y tu **1-6** encaja. Los seises ya son fichas como las demás.
    .why = También encaja. Pero 1-6 es la más pesada.
lesson-sebastopol-last = Te queda una ficha, **3-3**, y dos brazos muestran un 3. Elige el que quieras.
    .why = ¡Es tu última ficha!
lesson-sebastopol-end = **¡Dominó!** Sumas los puntos que les quedan a las otras tres manos: 16. Gana la partida quien llegue antes a 60. Quien no puede jugar pasa; si pasan las cuatro personas, gana la mano con menos puntos.
