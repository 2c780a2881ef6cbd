# Dominó de Tendler

game-tendler = Dominó de Tendler (1830)

rules-tendler = **Dominó de Tendler**, Viena 1830, para dos a seis, cada cual por su cuenta
    {""}**Una reconstrucción.** Todo lo que se sabe: un juego en el que se roba, para dos a seis personas, con las 45 fichas. Lo demás lo suponemos, según el dominó austríaco con pozo.
    {""}**Objetivo.** Jugar todas tus fichas antes que nadie o, si nadie puede seguir, tener la mano con menos puntos.
    {""}**Fichas.** Las 45 fichas de 0-0 a 8-8, con los dobles. Cada persona recibe 6 (o 5, 7 u 8, mientras quede algo que robar). El resto queda boca abajo: es el pozo.
    {""}**Un turno.** Juega una ficha que encaje en A o en B. Si puedes, es obligatorio. Si no, roba hasta que una encaje y juégala; con el pozo vacío, pasas. Solo tú ves lo que robas. En la primera ronda sale quien tiene la ficha más pesada, con la ficha que quiera; después, quien ganó la última.
    {""}**El final.** Juega tu última ficha y ganas. Si nadie puede seguir, gana la mano con menos puntos. Si hay empate, no gana nadie, y en la siguiente ronda sale quien jugó la última ficha.
    {""}**Puntuación.** Cada ronda ganada vale uno. Si se acuerda un número de rondas, gana la partida quien gane más, y se puede jugar por un bote.
    {""}**Lo especial.** Los dobles van cruzados, pero son fichas como las demás, con todos sus puntos. En cuanto se ve que ya no encaja ninguna ficha, la ronda termina. Reglas de la casa: vaciar antes el pozo; robar tres fichas por turno como máximo y luego pasar.
    {""}-# Juego de fichas y número de personas según pagat.com (dominó austríaco, sobre F. Tendler, Viena 1830); lo demás es nuestro.
