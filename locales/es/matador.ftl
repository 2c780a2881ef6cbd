# Matador

game-matador = Matador
names-matador = dominó ruso, sietes, siete, suma siete
hook-matador = mitades que suman 7
    .name = Matador
    .word = suman 7
pitch-matador = Aquí no encaja igual con igual: las mitades que se tocan suman 7. Cuatro matadores van en todas partes.
    .takes = Una partida dura un cuarto de hora.
rules-fits-matador = Una ficha encaja si una de sus mitades suma 7 con el número de un extremo abierto (A o B): 1 con 6, 2 con 5, 3 con 4. Los **matadores** 0-0, 1-6, 2-5 y 3-4 encajan siempre. Cada marca de una ficha es un punto.
coach-matador-start = Sales tú. La ficha siguiente tiene que sumar 7 con una mitad de la tuya.
coach-matador-play = Las mitades que se tocan suman 7. Un matador (0-0, 1-6, 2-5, 3-4) encaja siempre.
coach-matador-team-play = Con { $partner }: las mitades que se tocan suman 7, y un matador encaja siempre.
basics-matador = **Objetivo.** Jugar todas tus fichas antes que nadie y sumar los puntos que le queden al resto.{ $teams ->
        [0] {""}
       *[other] {" "}Entre cuatro se juega por **parejas**: ganas con quien se sienta enfrente, y se suman los puntos de las dos manos.
    }
    {""}**Tu turno.** Juega una de tus fichas en A o en B. Si alguna encaja, tienes que jugar; si no, roba { $draw_limit ->
        [none] hasta que una encaje y juégala
       *[other] una ficha y juégala si encaja
    }. Con un matador eliges qué mitad queda por fuera.
    {""}**Un 0 en el extremo** solo admite matadores, porque nada suma 7 con él.
    {""}**Ganar.** Juega tu última ficha y ganas la ronda. Si nadie puede seguir, { $blocked ->
        [last] gana quien jugó la última ficha
       *[other] gana la mano con menos puntos
    }. Gana la partida quien llegue antes a { $target } puntos.
    {""}**Lo que puede costar una ronda.** { $entry ->
        [0] Nada: se juega por diversión.
        [one] Nada. Cada persona pone una sola vez 1 moneda en el bote, que se lleva quien gane la partida.
       *[other] Nada. Cada persona pone una sola vez { $entry } monedas en el bote, que se lleva quien gane la partida.
    }
rules-matador = **Matador**, para dos a cuatro, cada cual por su cuenta (o cuatro por parejas)
    {""}**Objetivo.** Ganar rondas: se suman los puntos que le quedan al resto. Gana la partida quien llegue antes a 100.
    {""}**Fichas.** Juego de doble seis, 28 fichas. Entre dos, 7 por persona; entre tres, 6; entre cuatro, 5. El resto es el pozo; sus dos últimas fichas no se roban nunca.
    {""}**Qué encaja.** Las mitades que se tocan suman 7: 1 con 6, 2 con 5, 3 con 4. Nada suma 7 con 0.
    {""}**Los matadores** son 0-0, 1-6, 2-5 y 3-4. Encajan en cualquier extremo, hasta en un 0, y eliges qué mitad queda por fuera. La ficha siguiente tiene que sumar 7 con ella o ser también un matador.
    {""}**Un turno.** Si puedes jugar, es obligatorio. Si no, roba hasta que una encaje y juégala; si ya no se puede robar, pasas.
    {""}**Quién sale.** En la primera ronda, el doble más alto, y hay que salir con él (si nadie tiene dobles, la ficha más pesada). Después, la salida va rotando, con cualquier ficha.
    {""}**El final de una ronda.** Alguien se queda sin fichas; o nadie puede seguir; o se ve que ya no encaja ninguna ficha. En un bloqueo gana la mano con menos puntos; un empate no da nada.
    {""}**Puntuación.** Se suman los puntos de los demás; en un bloqueo, menos los propios.
    {""}-# Según pagat.com (Matador) y bonaludo.com.
