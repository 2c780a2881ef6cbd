# Tren mexicano

game-mexican-train = Tren mexicano
names-mexican-train = Mexican Train, dominó tren, trenes, doble doce, dominó mexicano
hook-mexican-train = un tren por persona y uno común
    .name = Mexicano
    .word = trenes
pitch-mexican-train = Alarga tu tren desde la estación y juega en los del resto cuando se abren. Ideal para mesas grandes.
    .takes = { $rounds ->
        [one] Una ronda de unos seis minutos.
       *[other] { $rounds } rondas de unos seis minutos cada una.
    }
option-set = Juego de fichas
    .says = con qué fichas se juega
choice-set-d9 = doble nueve, 55 fichas
choice-set-d12 = doble doce, 91 fichas
option-first-turn = Primer turno
    .says = cuántas fichas puedes jugar en tu tren en tu primer turno
choice-first-turn-one = una
choice-first-turn-train = todas las que encajen
option-mexican-from = Tren mexicano
    .says = desde cuándo puedes jugar en el tren común
choice-mexican-from-any = siempre
choice-mexican-from-own-first = cuando tu tren ha empezado
option-open-doubles = Dobles abiertos
    .says = quién tiene que cubrir un doble que quedó abierto
choice-open-doubles-all = cada persona, por turno
choice-open-doubles-own = nadie más
option-several-doubles = Varios dobles
    .says = si puedes jugar más dobles antes de cubrirlos
option-blank-double = Doble blanco
    .says = puntos por el 0-0 que te quede en la mano
choice-blank-double-0 = sin puntos
unit-blank-double = { $value }
coach-mexican-train-start = Empieza un tren con una ficha que tenga el número de la estación.
coach-mexican-train-play = Juega en tu tren o en uno que esté abierto para ti.
coach-mexican-train-cover = Cubre el doble abierto: ahora solo puedes jugar en su tren.
coach-mexican-train-draw = Nada encaja: roba una. Si tampoco encaja, tu tren queda abierto.
basics-mexican-train = **Objetivo.** Quedarte con pocos puntos en la mano: se suman a tu puntuación, y conviene que sea baja.{ $blank_double ->
        [0] {""}
       *[other] {" "}El 0-0 vale { $blank_double }.
    }
    {""}**Tu turno.** Juega una ficha: en tu tren, en el **tren mexicano**, que es de todo el mundo{ $mexican_from ->
        [own-first] {" "}(cuando el tuyo ha empezado)
       *[other] {""}
    }, o en un tren con **marca**. Todos salen de la **estación**, en el centro.{ $first_turn ->
        [train] {" "}En tu primer turno puedes jugar en tu tren todas las que encajen.
       *[other] {""}
    }
    {""}**¿No encaja nada?** Roba una ficha y juégala si encaja. Si no, tu tren recibe una marca, y el resto puede jugar en él hasta que lo hagas tú.
    {""}**Dobles.** Hay que cubrir el doble: vuelves a jugar.{ $open_doubles ->
        [own] {" "}Si no puedes, nadie más tiene que hacerlo.
       *[other] {" "}Si no puedes, le toca a quien sigue, sea de quien sea el tren.
    }{ $several_doubles ->
        [0] {""}
       *[other] {" "}Puedes jugar más dobles antes de cubrirlos.
    }
    {""}**Ganar.** Una ronda termina cuando alguien se queda sin fichas. Después de { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }, gana la puntuación más baja.
    {""}**Lo que puede costar una ronda.** { $entry ->
        [0] Nada: se juega por diversión.
        [one] Nada. Cada persona pone una sola vez 1 moneda en el bote, que se lleva quien gane la partida.
       *[other] Nada. Cada persona pone una sola vez { $entry } monedas en el bote, que se lleva quien gane la partida.
    }
rules-mexican-train = **Tren mexicano**, para dos a ocho, cada cual por su cuenta
    {""}**Objetivo.** Reunir los menos puntos posibles.
    {""}**Fichas.** Hasta cuatro, un juego de doble nueve (12, 11 o 10 por mano); si no, de doble doce (entre cinco o seis, 12; entre siete u ocho, 10). El resto es el pozo.
    {""}**La estación.** En el centro está el doble más alto; en cada ronda siguiente, el inmediatamente inferior.
    {""}**Trenes.** Cada persona tiene uno, y el **tren mexicano** es de todo el mundo. Salen de la estación con su número y crecen por un extremo.
    {""}**Un turno.** Juega una ficha en tu tren, en el mexicano o en otro con **marca**, aunque esté vacío. Si puedes, es obligatorio. Si no, roba una y juégala si encaja. Si no encaja, o no queda pozo, tu tren recibe una marca y el resto puede jugar en él. La marca se quita cuando juegas ahí.
    {""}**Dobles.** Tras un doble, también en el primer turno, sigues jugando: cúbrelo con una ficha de tu mano, o roba una para ello. Si no puedes, marca tu tren, y el doble queda **abierto**: no se puede jugar otra cosa hasta que alguien lo cubra, por turno. Si ya no hay ficha para él, no hace falta.
    {""}**El final de una ronda.** Alguien se queda sin fichas (la última puede ser un doble), o nadie puede seguir.
    {""}**Puntuación.** Cada persona suma los puntos de la mano. Gana el total más bajo tras todas las rondas: normalmente cinco, como mucho una por cada doble. Primero se sortea quién empieza; después, por turno.
    {""}**Lo especial.** Reglas de la casa: en el primer turno, todas las que encajen en tu tren (cubrir el doble de otra persona no lo gasta); el tren mexicano solo después del tuyo; 25 o 50 puntos por 0-0.
    {""}-# Según pagat.com y el Good Sam Club.
preset-full-train = Doble doce, las 13 rondas
