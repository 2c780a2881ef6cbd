# Dominó austríaco con pozo, y lo que tienen en común los juegos con pozo

game-austrian-draw = Dominó austríaco con pozo

option-draw-limit = Robar
    .says = cuántas fichas se pueden robar en un turno
choice-draw-limit-none = hasta que encaje una
choice-draw-limit-0 = una, y acaba el turno
unit-draw-limit = como máximo { $value }
option-visible-block = Cuando ya no encaja nada
    .says = qué pasa cuando se ve que ya no encaja ninguna ficha
choice-visible-block-end = la ronda termina al momento
choice-visible-block-draw-out = se roba hasta vaciar el pozo

event-drew-tiles = Has robado { $tiles }.

rules-austrian-draw = **Dominó austríaco con pozo**, para dos o tres, cada cual por su cuenta
    {""}**Objetivo.** Jugar todas tus fichas antes que nadie o, si nadie puede seguir, tener la mano con menos puntos.
    {""}**Fichas.** Las 36 fichas de 0-1 a 7-8, sin dobles. Entre dos, 8 (o 9) por persona; entre tres, 7. El resto queda boca abajo: es el pozo.
    {""}**Un turno.** Juega una ficha que encaje en A o en B. Si puedes, es obligatorio. Si no, roba hasta que una encaje y juégala; con el pozo vacío, pasas. Solo tú ves lo que robas. En la primera ronda sale quien tiene la ficha más pesada, con la ficha que quiera; después, quien ganó la última.
    {""}**El final.** Juega tu última ficha y ganas. Si nadie puede seguir, gana la mano con menos puntos. Si hay empate, no gana nadie, y en la siguiente ronda sale quien jugó la última ficha.
    {""}**Puntuación.** Cada ronda ganada vale uno. Si se acuerda un número de rondas, gana la partida quien gane más, y se puede jugar por un bote.
    {""}**Lo especial.** En cuanto se ve que ya no encaja ninguna ficha, la ronda termina, aunque queden fichas por robar. Reglas de la casa: vaciar antes el pozo; robar tres fichas por turno como máximo y luego pasar.
    {""}-# Según pagat.com (dominó austríaco) y gamefarm.jp.
