# Sebastopol

game-sebastopol = Sebastopol
names-sebastopol = Sevastopol, cuatro brazos
hook-sebastopol = cuatro brazos desde el 6-6
    .name = Sebastopol
    .word = cuatro brazos
pitch-sebastopol = Del 6-6 salen cuatro brazos: primero todos los seises, luego lo que encaje.
    .takes = Una partida dura unos veinte minutos.
coach-sebastopol-start = Tienes el 6-6, así que sales con él.
coach-sebastopol-play = Primero los seises, hasta que los cuatro brazos empiecen. Luego, lo que encaje.
basics-sebastopol = **Objetivo.** Jugar todas tus fichas antes que nadie y sumar los puntos que le queden al resto.
    {""}**Tu turno.** El 6-6 está en el centro, con cuatro brazos (de A a D). Primero, cada brazo necesita una ficha con un seis. Después, juega en cualquier brazo donde una ficha encaje. Si puedes, es obligatorio; si no, pasas automáticamente.
    {""}**Ganar.** Juega tu última ficha y ganas la ronda. Si nadie puede seguir, gana la mano con menos puntos. Gana la partida quien llegue antes a { $target } puntos.
    {""}**Lo que puede costar una ronda.** { $entry ->
        [0] Nada: se juega por diversión.
        [one] Nada. Cada persona pone una sola vez 1 moneda en el bote, que se lleva quien gane la partida.
       *[other] Nada. Cada persona pone una sola vez { $entry } monedas en el bote, que se lleva quien gane la partida.
    }
rules-sebastopol = **Sebastopol**, para cuatro, cada cual por su cuenta
    {""}**Objetivo.** Ganar rondas: se suman los puntos que le quedan al resto. Gana la partida quien llegue antes a 60.
    {""}**Fichas.** Juego de doble seis, 28 fichas, siete por persona.
    {""}**Quién sale.** En todas las rondas, quien tiene el 6-6, y hay que salir con él.
    {""}**La apertura.** El 6-6 tiene cuatro brazos, de A a D. Hasta que cada uno tenga una ficha, solo se pueden jugar seises, en un brazo vacío. Sin seises, pasas.
    {""}**Después**, juega una ficha que encaje al final de un brazo. Si puedes, es obligatorio; si no, pasas automáticamente. Los demás dobles se ponen atravesados, pero no tienen brazos.
    {""}**El final de una ronda.** Alguien se queda sin fichas o nadie puede seguir: entonces gana la mano con menos puntos. Con empate, no gana nadie.
    {""}**Puntuación.** Se suman los puntos de los demás; en un bloqueo, menos los propios (regla de la casa: sin restar).
    {""}-# Según pagat.com (Sebastopol).
