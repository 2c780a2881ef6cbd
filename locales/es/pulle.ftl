# Pulle: título, reglas de la casa, acciones, sucesos, rechazos, reglas en breve

game-pulle = Pulle

option-payment = Premio por ganar
    .says = monedas que cada persona paga a quien gana una ronda; la mitad si hubo bloqueo
choice-payment-0 = ninguno
unit-payment = { $value ->
    [1] 1 moneda por persona
   *[other] { $value } monedas por persona
}
option-buyback = Recompra
    .says = una puntuación alta se puede bajar por media entrada
option-tie-adds-pips = Los empates cuentan
    .says = los puntos se suman aunque una ronda bloqueada termine en empate
option-buyback-with = Recompra con
    .says = si hay recompra cuando alguien ya ha quedado fuera; su puntuación sigue contando
choice-buyback-with-four = cuatro personas en juego
choice-buyback-with-fewer = también con menos
option-buyback-until = Recompra hasta
    .says = si entre rondas todavía puedes cambiar de idea
choice-buyback-until-answer = tu respuesta
choice-buyback-until-deal = la siguiente ronda
option-broken-reentry = Bote roto
    .says = quién paga de nuevo y sigue cuando todo el mundo pasa de 100 puntos
choice-broken-reentry-all = las cuatro personas
choice-broken-reentry-survivors = solo quienes seguían en juego

lobby-reserve = Para poder hacer la recompra necesitas { $chips } en total. Con menos también puedes jugar, pero solo habrá recompra si ganas algunas.
action-buyback = { $score ->
    [one] Recompra: 1 punto
   *[other] Recompra: { $score } puntos
}
action-decline = Sin recompra
action-renounce = No volver a este bote
sure-renounce = ¿No volver nunca a este bote? Ya no podrás hacer la recompra, y quedas fuera aunque el bote se rompa y el resto vuelva.

event-buyback-opened = Se abre la recompra: cuesta media entrada, para el bote.
event-bought-back = { $score ->
    [one] { $name } hace la recompra y tiene ahora 1 punto.
   *[other] { $name } hace la recompra y tiene ahora { $score } puntos.
}
event-declined = { $name } no hace la recompra.
event-buyback-closed = Se cierra la recompra.
event-eliminated = { $name } tiene { $score } puntos y queda fuera.
event-pool-broken = El bote se rompe: todo el mundo pasa de 100 puntos. Todas las puntuaciones vuelven a 0{ $chips ->
    [0] .
    [1] , y se pone otra moneda por persona.
   *[other] , y se ponen otras { $chips } monedas por persona.
}
event-returned = { $name } vuelve al juego.
event-renounced = { $name } no volverá a este bote.

illegal-no-offer = Ahora no puedes hacer la recompra.
illegal-offer-changed = Mientras tanto, alguien más ha hecho la recompra: ahora tendrías { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}. Decide de nuevo.
illegal-not-out = Solo quien ha quedado fuera puede renunciar a volver al bote.

rules-pulle = **Pulle**, Viena, para cuatro
    {""}**Objetivo.** Cada persona pone una entrada en el bote, la **Pulle**. Con más de 100 puntos quedas fuera; la última persona en juego se lo lleva todo.
    {""}**Fichas.** Las 36 fichas de 0-1 a 7-8, sin dobles: siete por persona, también cuando solo quedan tres o dos. El resto, el **Stamm**, no se enseña nunca.
    {""}**Un turno.** Juega una ficha que encaje en A o en B. Si puedes, es obligatorio; si no, pasas. En la primera ronda sale quien tiene la ficha más pesada, con la ficha que quiera; después, quien ganó la última (tras un empate, quien jugó la última ficha o la siguiente persona en juego).
    {""}**El final de una ronda.** Alguien se queda sin fichas, o nadie puede seguir: entonces gana la mano con menos puntos.
    {""}**Puntuación.** Cada persona suma a su puntuación los puntos de la mano, también quien gana una ronda bloqueada. Con 100 sigues, con 101 quedas fuera. Si hay empate en la mano con menos puntos, la ronda no cuenta.
    {""}**Recompra.** Si las cuatro personas han jugado la ronda, puedes pagar media entrada y recibir la mediana de las otras tres puntuaciones: 107 contra 41, 62 y 88 baja a 62. (Si las tres son iguales: un punto más.) Debe ser más baja que la tuya y no pasar de 100, y también tienes que poder cubrir la siguiente ronda.
    {""}**Bote roto.** Si todas las que jugaron pasan de 100, las cuatro personas empiezan otra vez desde 0 con otra entrada.
    {""}**Lo especial.** Reglas de la casa: el resto paga a quien gana una ronda, la mitad tras un bloqueo; también hay recompra con menos de cuatro; hay recompra hasta la siguiente ronda.
    {""}-# Según pagat.com (dominó austríaco) y gamefarm.jp.
