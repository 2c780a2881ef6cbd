# La galería: quién mira detrás de quién, y sus apuestas (Buki)

option-spectators = Galería
    .says = quien mira puede sentarse detrás de una persona, ver esa mano y apostar por ella
option-spectator-tie = Apuestas tras un empate
    .says = qué pasa con las apuestas de la galería cuando no gana nadie
choice-spectator-tie-return = se devuelven
choice-spectator-tie-carry = siguen para la próxima ronda
option-watch-consent = Permiso para mirar
    .says = si se pregunta a quien juega antes de que alguien vea su mano
choice-watch-consent-player = necesario
choice-watch-consent-none = no hace falta

button-watch = Solo mirar
action-watch = Detrás de { $name }
action-admit = Dejar mirar a { $onlooker }
action-deny = No dejar mirar a { $onlooker }
action-bet = Apostar { $chips }
action-take = Aceptar: { $onlooker }, { $chips }
action-reject = Rechazar: { $onlooker }, { $chips }
action-getup = Levantarse
menu-bet = Tu apuesta
form-bet = Tu apuesta

event-watch-asked = A { $onlooker } le gustaría sentarse detrás de { $name }.
event-watching = { $onlooker } se sienta detrás de { $name }.
event-watch-denied = { $name } no deja mirar a { $onlooker }.
event-bet-offered = { $onlooker } ofrece apostar { $chips } por { $name }.
event-bet-answered = { $accepted ->
    [yes] La banca acepta la apuesta de { $onlooker }: { $chips } por { $name }.
   *[no] La banca rechaza la apuesta de { $onlooker }: { $chips } por { $name }.
}
event-bet-lapsed = La banca no respondió a tiempo: la apuesta de { $onlooker } ({ $chips } por { $name }) no vale.
event-bet-paid = { $onlooker } apostó por { $name }: **{ $hc }**.
event-bet-tied = { $carried ->
    [yes] La apuesta de { $onlooker } ({ $chips } por { $name }) sigue para la próxima ronda.
   *[no] La apuesta de { $onlooker } ({ $chips } por { $name }) se devuelve.
}

gallery-bets = Galería: { $bets }
gallery-bet = { $accepted ->
    [yes] { $onlooker } { $chips } por { $name }
   *[no] { $onlooker } { $chips } por { $name } (en oferta)
}
gallery-behind = { $onlooker } detrás de { $name }
watch-whom = ¿Qué mano quieres mirar en esta ronda? Verás solo esa.{ $consent ->
    [yes] {" "}Antes se pide permiso.
   *[no] {""}
} Por favor, no hables de la ronda.
watch-waiting = Ya se lo he preguntado a { $name }. Sin respuesta es que no; mientras tanto puedes pedírselo a otra persona.
watch-here = En esta ronda miras detrás de { $name }.
watch-bet-open = Puedes ofrecer a la banca una apuesta por { $name } (de { $low } a { $high } { $high ->
    [one] moneda
   *[other] monedas
}), hasta que { $name } juegue en su tercer turno.
watch-bet-offered = Has ofrecido apostar { $chips } por { $name }; la banca todavía no ha respondido.
watch-bet-on = Tu apuesta: **{ $chips }** por { $name }.
watch-over = En esta ronda ya no puedes ver ninguna mano. En la próxima, pulsa *{ $menu } › { button-watch }* para elegir de nuevo.
left-gallery = Te has levantado y ya no ves ninguna mano. { $bet ->
    [yes] Tu apuesta sigue en pie y se paga cuando termine la ronda.
   *[no] En la próxima ronda, pulsa *{ $menu } › { button-watch }* para elegir de nuevo.
}

illegal-is-player = Juegas en esta mesa, así que no puedes sentarte en la galería.
illegal-gallery-closed = En esta mesa no hay galería.
illegal-gallery-full = La galería está llena: caben { $most }.
illegal-only-looking-on = Eso solo puede hacerlo quien juega.
illegal-no-such-seat = Ese asiento no existe.
illegal-already-watching = Ya has elegido para esta ronda. En la próxima puedes sentarte en otro lugar.
illegal-asked-before = Ya se lo has pedido a esa persona en esta ronda.
illegal-not-watching = No te has sentado detrás de nadie.
illegal-not-on-banker = No se puede apostar por la banca: todas las apuestas van contra ella.
illegal-already-bet = La banca ya ha aceptado tu apuesta para esta ronda.
illegal-already-offered = Ya has ofrecido una apuesta; la banca todavía no ha respondido.
refused-no-gallery = Ahora mismo no hay a quién mirar en esta mesa.
refused-house-hand = { $name } es un bot: cuando hay monedas en juego, los bots no enseñan su mano a nadie. Puedes sentarte detrás de una persona.
refused-bank-short = La banca no puede cubrir esta apuesta: le faltan { $missing }. Prueba con menos.
