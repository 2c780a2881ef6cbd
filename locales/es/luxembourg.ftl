# Dominó de Luxemburgo

game-luxembourg = Dominó de Luxemburgo

option-end = Partida
    .says = cómo termina la partida
choice-end-rounds = tras un número de rondas
choice-end-target = con un número de puntos
option-rounds = Rondas de una partida
    .says = cuántas rondas, si la partida termina tras un número fijo
unit-rounds = { $value }
option-tied-lots = Empate por la salida
    .says = qué decide si varias personas enseñan una ficha con los mismos puntos
choice-tied-lots-half = la mitad mayor
choice-tied-lots-redraw = robar otra vez

event-lot-shown = { $name } enseña { $tile }.
event-lots-tied = Mismos puntos: roban otra vez { $seats }.
event-winning-tile = Ronda { $deal }. { $tile } es la ficha de salida, así que { $name } juega primero.

rules-luxembourg = **Dominó de Luxemburgo**, para dos a seis, cada cual por su cuenta
    {""}**Objetivo.** Reunir los menos puntos posibles.
    {""}**Fichas.** Juego de doble seis, 28 fichas. Entre dos, 7 por persona; entre tres, 6; entre cuatro, 5; entre cinco, 4; entre seis, 3. El resto queda boca abajo: es el pozo.
    {""}**La ficha de salida.** Antes de cada ronda, cada persona roba una ficha más y la enseña. La de más puntos (si empatan: la mitad mayor o, según la regla de la casa, se roba otra vez) empieza la cadena, y quien la robó juega primero. Las demás vuelven al pozo.
    {""}**Un turno.** Juega una ficha que encaje en A o en B. Si puedes, es obligatorio. Si no, roba una ficha, y tu turno termina, aunque encaje. Con el pozo vacío, pasas. Solo tú ves lo que robas.
    {""}**El final de una ronda.** Alguien se queda sin fichas; o nadie puede seguir; o se ve que ya no encaja ninguna ficha (regla de la casa: vaciar antes el pozo).
    {""}**Puntuación.** Cada persona suma a su puntuación los puntos de la mano. Gana la más baja después de 3 rondas o, si se acuerda, cuando alguien llega a 100. Con puntuaciones iguales se comparte. Se puede jugar por un bote.
    {""}**Lo especial.** Las fichas que se enseñaron y volvieron al pozo se pueden robar de nuevo: recuérdalas.
    {""}-# Según las reglas que su autor publicó en un blog en 2010.
