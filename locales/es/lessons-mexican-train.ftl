# La lección del tren mexicano. Poldi, Resi y Ferdl juegan; lo que se dice de las fichas es así en ese paso

lesson-mexican-train-hub = En el centro está la **estación**, 9-9, que no es de nadie. De ella sale el tren de cada persona: el tuyo es **A**, y cada tren tiene una letra. Hay otro más, **M**, el **tren mexicano**, que es de todo el mundo. Resi y Ferdl ya han empezado el suyo.
lesson-mexican-train-start = Puedes jugar en tu propio tren y en el tren mexicano. Empieza el tuyo con un 9: **8-9**.
    .why = También encaja. Pero empieza por tu propio tren, y con la ficha más pesada.
lesson-mexican-train-double = Tu tren muestra 8, y tienes **8-8**. La ficha siguiente tiene que **cubrir** un doble, y sigues jugando al momento. Tienes otro 8, así que anímate.
    .why = También encaja. Pero un doble pesa mucho, y este lo puedes cubrir.
lesson-mexican-train-cover = Cubre tu doble: **3-8**.
    .why = Solo una ficha con un 8 cubre el doble.
lesson-mexican-train-open = Después has jugado 3-7. Ahora solo encaja **6-6**, en el tren mexicano. No tienes otro 6, pero si una ficha encaja, hay que jugarla.
    .why = Solo encaja 6-6.
lesson-mexican-train-draw = No puedes cubrir 6-6, así que **robas** una ficha. Si tampoco encaja, tu tren recibe una **marca**: entonces todo el mundo puede jugar en él. Y quien sigue tiene que cubrir el doble antes de que se juegue otra cosa.
    .why = Ahora tienes que robar.
lesson-mexican-train-marked = No encajaba, así que tu tren tiene una marca. ¡Pero el de Ferdl también! Así que puedes jugar en su tren, **D**: líbrate ahí de **3-4**.
    .why = También encaja. Pero un tren que no es tuyo es buen sitio para las fichas que el tuyo no necesita.
lesson-mexican-train-own = Después has jugado 4-9. Tu tren muestra 0: juega **0-9** en él, y tu marca desaparece.
    .why = También encaja. Pero tu tren sigue abierto mientras tenga la marca.
lesson-mexican-train-end = **¡Dominó!** No sumas ni un punto; el resto suma los puntos que aún tiene en la mano. En la ronda siguiente la estación es 8-8. Tras la última ronda gana la puntuación más baja.
