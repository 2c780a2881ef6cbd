# La lección de Challenge. Poldi y Resi juegan; lo que se dice de fichas y dados es así en ese paso

lesson-challenge-roll = Aquí no hay cadena de fichas, sino dos dados y unas cuantas mentiras. Cada persona tiene ocho fichas y quiere librarse de ellas. Tu tirada: un **3** y un **1**. Ahora se pueden poner una o dos fichas boca abajo y **declarar** con ellas que coinciden con los dados.
lesson-challenge-claim = Una declaración es **verdad** si es la propia ficha 1-3, o dos fichas que se unen y dejan el 1 y el 3 por fuera. No tienes 1-3. Pero **1-4** y **3-4** se unen por el 4, con 1 y 3 por fuera. Elige esas dos.
    .why = Puedes no declarar nada o mentir con cualquier ficha. Pero esta vez puedes decir la verdad: 1-4 y 3-4 se unen por el 4.
lesson-challenge-doubt = Resi no declara nada; Poldi también ha puesto dos fichas. ¿Serán verdad? Haría falta suerte, y está mirando al techo. ¡**Duda** de él!
    .why = Puedes dejarlo pasar, y entonces se libra de dos fichas. ¡Pero mira qué cara pone!
lesson-challenge-give = **¡Mentira!** 3-3 y 5-5 no coinciden en nada. Poldi las recupera, y tú puedes darle otras tantas. ¿No tienes **6-6** dos veces? Qué casualidad.
    .why = Puedes dar dos fichas cualesquiera. Pero seguro que prefieres librarte de 6-6 dos veces.
lesson-challenge-true = Ahora Poldi se ha picado y duda de ti. Tu declaración era verdad, así que se queda las dos fichas, ¡**y** dos más de las tuyas! Guarda 2-3 y 2-5, dale **3-5** y **4-6**.
    .why = Puedes dar dos fichas cualesquiera. Pero guarda 2-3 y 2-5, para seguir la lección.
lesson-challenge-bluff = Te quedan dos fichas, y Poldi tira 5 y 6. 2-3 y 2-5 se unen por el 2, con 3 y 5 por fuera: de verdad no tiene nada. Pero ¿quién se atrevería ahora a dudar de ti? Pon las dos y no digas nada.
    .why = Puedes hacerlo. Pero te quedan dos fichas, y Poldi acaba de llevarse un buen escarmiento: ¡miente, con las dos!
lesson-challenge-end = Nadie se ha atrevido, y tu mano está vacía: **ganas**. Recuerda: si dudas de una mentira, das fichas; si dudas de una verdad, te las quedas. Y siempre puedes no declarar nada. Las fichas de las que nadie duda van al **descarte**.
