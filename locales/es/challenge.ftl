# Challenge

game-challenge = Challenge

option-claims = Declaraciones
    .says = si quedan ocultas hasta que todo el mundo responde o se ve al momento cuántas fichas tienen
choice-claims-sealed = ocultas hasta que todo el mundo responde
choice-claims-open = se ve al momento cuántas fichas tienen
option-chips = Monedas
    .says = qué se paga al final de una ronda
choice-chips-none = por diversión
choice-chips-pot = un bote para quien gane
choice-chips-per-tile = por cada ficha que quede
option-stake = Entrada por ronda
    .says = monedas que pone cada persona en el bote de una ronda
unit-stake = { $value }
option-rate = Precio de una ficha
    .says = monedas que recibe quien gana por cada ficha que le quede al resto
unit-rate = { $value }
option-cap = Pérdida máxima
    .says = cuántas monedas puede perder una persona en una ronda cuando se pagan las fichas
unit-cap = { $value }
choice-cap-5600 = sin límite

action-claim = { $tiles ->
    [none] No declarar
   *[other] Declarar { $tiles }
}
action-challenge = Dudar de { $name }
action-give = Dar { $tiles }
menu-claim = Elige una o dos fichas para declarar
menu-give = { $most ->
    [1] ¿Qué ficha entregas?
   *[other] ¿Qué { $most } fichas entregas?
}

event-first-tosser = { $lot ->
    [yes] Ronda { $deal }. Por sorteo, { $name } tira primero.
   *[no] Ronda { $deal }. { $name } perdió la última ronda y tira primero.
}
event-tossed = { $name } tira: { $one } y { $two }.
event-claim-shown = { $size ->
    [0] { $name } no declara nada.
    [1] { $name } declara con una ficha.
   *[other] { $name } declara con dos fichas.
}
event-claims-revealed = { $singles ->
    [none] Las declaraciones están en la mesa. Dos fichas: { $pairs }.
   *[other] { $pairs ->
        [none] Las declaraciones están en la mesa. Una ficha: { $singles }.
       *[other] Las declaraciones están en la mesa. Una ficha: { $singles }. Dos fichas: { $pairs }.
    }
}
event-no-claims = Nadie declara. Los dados pasan a la siguiente persona.
event-challenged = { $name } duda de { $target }.
event-exposed = { $true ->
    [yes] { $target } muestra { $tiles }: ¡es verdad! { $name } se queda la declaración.
   *[no] { $target } muestra { $tiles }: ¡es mentira! { $name } recupera su declaración.
}
event-gave-tiles = { $count ->
    [0] { $giver } no tiene fichas que dar a { $receiver }.
    [1] { $giver } da a { $receiver } una ficha boca abajo.
   *[other] { $giver } da a { $receiver } { $count } fichas boca abajo.
}
event-to-boneyard = { $count ->
    [1] Todo el mundo pasa: una ficha va al descarte, boca abajo.
   *[other] Todo el mundo pasa: { $count } fichas van al descarte, boca abajo.
}
event-claim-returned = { $count ->
    [1] { $name } recupera una ficha de la que nadie ha dudado.
   *[other] { $name } recupera { $count } fichas de las que nadie ha dudado.
}
event-deal-lost = { $count ->
    [1] { $name } pierde con una ficha en la mano y tira primero en la siguiente ronda.
   *[other] { $name } pierde con { $count } fichas en la mano y tira primero en la siguiente ronda.
}

# Lo que solo sabe quien lo lee

note-exposed = { $target } { $tiles } { $true ->
    [yes] (verdad) → { $name }
   *[no] (mentira)
}
event-gave = Has dado a { $name }: { $tiles }
event-received = { $name } te ha dado: { $tiles }
event-discarded = Tu declaración, de la que nadie dudó y que está ahora en el descarte: { $tiles }

# La mano, mientras una declaración está boca arriba: a quien le afecta
reveal-wrong = { $target } decía la verdad: te llevas { $tiles }{ $count ->
    [0] .
    [one] {" "}y una ficha más.
   *[other] {" "}y { $count } fichas más.
}
reveal-right = ¡Era mentira, y lo has visto! { $target } recupera { $tiles }{ $count ->
    [0] .
    [one] {" "}y recibe una ficha tuya.
   *[other] {" "}y recibe { $count } fichas tuyas.
}
reveal-caught = { $name } ha visto tu mentira: recuperas { $tiles }{ $count ->
    [0] .
    [one] {" "}y recibes una ficha más.
   *[other] {" "}y recibes { $count } fichas más.
}
reveal-true = ¡Decías la verdad! { $name } se lleva { $tiles }{ $count ->
    [0] .
    [one] {" "}y recibe una ficha tuya.
   *[other] {" "}y recibe { $count } fichas tuyas.
}
undoubted-bluff = Ha colado: nadie ha dudado de tu mentira.
event-lied = { $name }: { $count ->
    [one] 1 mentira
   *[other] { $count } mentiras
}, { $caught ->
    [0] ninguna descubierta
    [one] 1 descubierta
   *[other] { $caught } descubiertas
}
lies-told = Mentiras de la ronda: { $lies }
event-boldest-lie = La mentira de la ronda: con { $one } y { $two }, { $name } coló { $tiles }.

illegal-claims-first = Todavía no: antes, todo el mundo tiene que responder a la tirada.
illegal-claims-closed = Ya ha respondido todo el mundo: las declaraciones no se pueden cambiar.
illegal-too-many-tiles = Una declaración tiene { $most } fichas como máximo. Elige menos.
illegal-not-yourself = No puedes dudar de tu propia declaración.
illegal-no-open-claim = Ahí no hay ninguna declaración de la que dudar.
illegal-give-first = Elige primero { $need ->
    [1] la ficha que vas a entregar.
   *[other] las { $need } fichas que vas a entregar.
}
illegal-wrong-give-count = { $need ->
    [1] Elige exactamente una ficha.
   *[other] Elige exactamente { $need } fichas.
}
illegal-nothing-to-give = Ahora no tienes que entregar nada.

rules-challenge = **Challenge**, mentiras y dados, para dos a siete personas, mejor cinco o seis
    {""}**Objetivo.** Librarte de todas tus fichas antes que nadie.
    {""}**Fichas.** Dos juegos de doble seis, ocho fichas por persona. Las que dejan de jugarse van al descarte, boca abajo.
    {""}**Una tirada.** Los dos dados se tiran por turnos. Luego, todo el mundo responde en secreto: sin declarar, con una ficha o con dos, boca abajo. Una ficha *declara* que muestra los dos números. Dos declaran que se unen y los dejan por fuera: para 3 y 4 valen 0-3 con 0-4, o 3-6 con 4-6; para 5 y 5, los dos ejemplares de una ficha con un 5. Puedes cambiar tu respuesta hasta que responda todo el mundo; entonces se ve cuántas fichas tiene cada declaración.
    {""}**Dudar.** Desde quien tiró, cada persona duda por turno de una declaración o pasa, una vuelta tras otra. Se muestra la declaración. *Mentira:* quien la hizo la recupera, más otras tantas fichas de quien dudó. *Verdad:* quien dudó se la queda, más otras tantas de quien la hizo. ¿No te alcanzan? Da todas las que tengas.
    {""}**Cuando todo el mundo pasa** seguido, lo que queda va al descarte, y los dados pasan a la siguiente persona.
    {""}**El final.** Ganas sin fichas en la mano y sin declaración abierta; no basta con poner las últimas fichas. Las declaraciones abiertas del resto vuelven a su mano. Pierde quien tenga más fichas (luego, más puntos), y tira primero en la siguiente.
    {""}**Puntuación.** Según lo acordado: por diversión, por un bote o por monedas por cada ficha que quede (todas, si no hay máximo).
    {""}**Lo especial.** Los dados no tienen blanca: 0-0 nunca es verdad. Solo sirve para mentir o para darla.
    {""}-# Según pagat.com (Challenge), de Ubluff.
