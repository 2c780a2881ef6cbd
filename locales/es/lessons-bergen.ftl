# La lección de Bergen. Poldi juega; lo que se dice de las fichas es así en ese paso

lesson-bergen-start = En Bergen sumas cuando los dos extremos muestran el mismo número. Sale el doble más pesado, y lo tienes tú: **6-6**. Salir con un doble da **2 puntos**.
    .why = Tiene que salir el doble más pesado.
lesson-bergen-line = Esto es lo que ve todo el mundo: la cadena con sus extremos abiertos. **A** muestra ahora 4; en **B** sigue tu 6-6. Un doble en un extremo cuenta como doble hasta que otra ficha lo cubra.
lesson-bergen-fit = Esta es tu mano, que solo ves tú. Solo encaja **1-4**, en A.
    .why = Solo encaja 1-4.
lesson-bergen-triple = Después has jugado 1-2, y Poldi ha puesto **2-2** en A. B muestra 0. Con **0-2** en B, los dos extremos muestran un 2: eso es un header. Uno de ellos es un doble, así que es un **triple header**, que da 3 puntos en vez de 2.
    .why = También encaja. Pero con otra ficha los dos extremos muestran un 2.
lesson-bergen-follow = A muestra 4, B muestra 2. Solo encaja **2-3**, en B.
    .why = Solo encaja 2-3.
lesson-bergen-last = A muestra 5, B muestra 3, y tu última ficha, **0-3**, encaja en B.
    .why = ¡Es tu última ficha!
lesson-bergen-end = **¡Dominó!** Tu última ficha da 1 punto, así que tienes 6. Entre dos se juega a 15. Si no puedes jugar, robas hasta que una ficha encaje, como Poldi.
