# Mesas: antes de empezar, juego, resultados, manos

lobby-open = · { $minutes } min · { $host } ha abierto una mesa.
lobby-ending = { $match ->
    [yes] Una partida sin decidir se cierra antes de tiempo solo si todo el mundo está de acuerdo. Quien deja la mesa antes, o falta tres rondas, pierde su asiento (lo ocupa un bot){ $pot ->
        [yes] {" "}y su parte del bote
       *[no] {""}
    }.
   *[no] Una ronda en curso se termina siempre: un bot juega en lugar de quien se va o no está{ $chips ->
        [yes] , con sus monedas, hasta el final de la ronda
       *[no] {""}
    }.
}
lobby-closes = Se cierra { $when } si no pasa nada.
deal-number = · ronda { $number }
turn-of = { $count ->
    [one] Turno de **{ $name }**
   *[other] Turno: **{ $name }**
}
time-runs-out = {" "}· acaba { $when }
turn-of-computer = { $count ->
    [one] **{ $name }** está pensando…
   *[other] **{ $name }** están pensando…
}
closing-note = La mesa se cierra después de esta ronda.
closing-wanted = Terminar la partida ya: lo pide { $wanting }. Falta el acuerdo de: { $missing }. Si te parece bien, pulsa *{ $button }*.
winding-up = { $why ->
    [gave-way] Esta mesa deja sitio a otra nueva
    [moderator] La moderación cierra esta mesa
    [server-gone] Me han quitado del servidor
    [unreachable] Ya no puedo escribir en el canal
   *[channel-gone] El canal ya no existe
}: { $match ->
    [yes] la partida
   *[no] esta ronda
} se juega hasta el final; los bots juegan en lugar de quien falte.
winding-up-waits = Ya no puedo escribir en el canal. Si se desbloquea el hilo, la mesa sigue; si no, se cierra { $when }.
substitute = Un bot en lugar de { $name }
rules-changed = Reglas de la casa: { $rules }
next-deal = Próxima ronda { $when }, o antes si todo el mundo quiere.
own-next-deal = Próxima ronda { $when }.
next-deal-waits = No hay nadie. Pulsa *{ $button }* para empezar la próxima ronda; si no, la mesa se cierra { $when }.
next-deal-unhurried = Sin prisa: pulsa *{ $button }* para la próxima ronda. La mesa se cierra { $when }.
not-ready = {" "}Falta que confirmen: { $names }.
who-away = { $name } (no está, juega un bot)
who-left = { $name } (se ha ido, juega un bot)

result-domino = { $wins ->
    [yes] ¡Dominó! **{ $name }** se queda sin fichas y gana la ronda.
   *[no] Fin de la ronda: **{ $name }** se queda sin fichas.
}
result-blocked = { $wins ->
    [yes] Ronda bloqueada. **{ $name }** tiene la mano con menos puntos y gana.
   *[no] Ronda bloqueada. **{ $name }** tiene la mano con menos puntos.
}
result-target = **{ $name }** llega a la meta: se acaba la partida.
result-domino-team = ¡Dominó! **{ $out }** se queda sin fichas: **{ $names }** ganan la ronda.
result-blocked-team = Ronda bloqueada. **{ $names }** tienen la mano con menos puntos y ganan.
result-target-team = **{ $names }** llegan a la meta: se acaba la partida.
result-tied = { $ending ->
    [domino] Varias personas se han quedado sin fichas: nadie gana la ronda en solitario.
   *[other] Ronda bloqueada, con empate en la mano con menos puntos: no gana nadie.
}
result-carried = Las apuestas siguen para la próxima ronda: { $stakes }
ceiling-reached = **{ $names }** { $count ->
    [one] ha
   *[other] han
} llegado al límite de hoy de ganancias contra bots. { $play ->
    [honour] Así que en esta mesa se juega por diversión, sin monedas.
   *[chips] Lo que lo supere se lo queda la casa.
}
pot-shared = La partida no está decidida: quienes siguen en ella se reparten el bote.
pot-house = La partida no está decidida: el bote es para la casa, porque sus bots siguen en ella.

ended-title = · cerrada
ended-host = Quien abrió la mesa la ha cerrado.
ended-long = Esta mesa ha llegado a su límite de rondas.
ended-agreed = Todo el mundo quiso terminar aquí.
ended-idle = No ha venido nadie.
ended-empty = Todo el mundo se ha ido.
ended-absence = { $name } ha faltado tres rondas.
ended-abandoned = No quedaba nadie en la mesa.
ended-too-few-chips = { $name } no tiene monedas para otra ronda; /chips daily da más.
ended-left = { $name } ha dejado la mesa.
ended-no-successor = Quedó un asiento libre, y aquí los bots no pueden jugar por monedas.
ended-finished = La partida ha terminado.
ended-moderator = La moderación ha cerrado la mesa.
# place: dm: a direct message, whose last line links the channel
ended-next = { $place ->
    [dm] En el canal, /play abre una mesa nueva.
   *[channel] /play abre una mesa nueva.
}
ended-channel-gone = El canal ya no existe. Lo que estaba en curso se jugó hasta el final.
ended-unreachable = No puedo escribir en el canal. Lo que estaba en curso se jugó hasta el final.

button-join = Unirse
button-leave = Dejar la mesa
button-menu = Más…
button-repost = Mostrar otra vez
button-final = Sí, definitivamente
button-computer = Añadir bot
button-rules = Reglas de la casa
button-start = Empezar
button-close = Cerrar
button-end = Cerrar igualmente
button-close-after = Cerrar tras esta ronda
button-hand = Mi mano
button-howto = Reglas
button-onward = Seguir
button-ready = Próxima ronda

where = [{ $game }](<{ $link }>) · { $place }
where-gone = **{ $game }** · { $place } · el canal ya no existe
hand-lobby = Ya tienes asiento. Tus fichas aparecen aquí cuando empiece el juego.
hand-left = Ya no estás en esta mesa.
hand-net = Tu resultado: **{ $net }**.
your-turn = **Tu turno**
your-stake-first = **Elige tu apuesta** y luego juega: { $won ->
    [yes] ganaste la última ronda
   *[no] es tu tercer turno
}.
not-your-turn = Todavía no es tu turno.
not-your-turn-here = Todavía no es tu turno. ¿No cambia nada? Pulsa *{ $hand }*.
nudge = { $names }, ¡es tu turno! Si no, un bot juega por ti { $when }. [Ir a la mesa](<{ $link }>)
dealt = { $names }, las fichas están repartidas. *{ $button }* te enseña las tuyas.
dm-private-thread = Quien creó este hilo privado y la moderación pueden sacar a gente de él. Entonces solo podrías seguir por mensaje directo: abre tus mensajes directos antes de la primera ronda.
leave-sure = ¿Dejar la mesa? { $then ->
    [paid] Un bot juega esta ronda hasta el final con tus monedas; después se te paga.
    [closes] La mesa se cierra entonces.
   *[plays] Un bot ocupa tu asiento y sigue jugando.
}
leave-pot = ¿Dejar la mesa ahora? Lo que tienes en el bote o apostado ({ $chips }) se queda en la mesa.
left = Has dejado la mesa.
left-paid = Has dejado la mesa; tus monedas están de nuevo en tu cuenta.
left-pot = Has dejado la mesa. Lo que tenías en el bote o apostado ({ $chips }) se queda allí; todo lo demás está de nuevo en tu cuenta.
left-seat = { $then ->
    [paid] Has dejado la mesa; un bot juega por ti esta ronda hasta el final. Después se te paga.
    [closes] Has dejado la mesa, así que se cierra.
   *[plays] Has dejado la mesa; un bot sigue jugando en tu lugar.
}
closing-on = La mesa se cierra después de esta ronda.
closing-off = La mesa sigue abierta.
closing-pot = ¿Cerrar antes de que se decida la partida? Todavía juegan bots, así que tu parte del bote ({ $chips }) será para la casa.
closing-agreed = Quieres terminar la partida ya. Termina { $playing ->
    [yes] después de esta ronda, si todo el mundo está de acuerdo
   *[no] en cuanto todo el mundo esté de acuerdo
}. Falta el acuerdo de: { $missing }.
closing-taken-back = Sigues jugando.
opened = Tu mesa está abierta: [ir a la mesa](<{ $link }>)
table-here = Aquí ya se juega a { $game }, en la mesa que abrió { $host }: [ir a la mesa](<{ $link }>)
posted = Aquí está otra vez.

rules-ending = **Terminar antes.** Una ronda en curso se termina siempre; un bot juega en lugar de quien se va. Una partida sin decidir se cierra solo si todo el mundo está de acuerdo.
rules-may = **Reglas de la casa posibles.** { $rules }
rules-here = **Reglas de la casa aquí.** { $rules }
rules-title = **Reglas de la casa** de esta mesa de { $game }
rules-which = ¿Qué regla quieres cambiar?
menu-rules-more = Más reglas
menu-rules-usual = Las reglas habituales
rules-known = Variantes conocidas
rules-most-deals = -# Después de la ronda { $deals } la mesa se cierra, pero una partida se juega hasta el final.
rules-host-only = -# Solo puede cambiarlas quien abrió la mesa ({ $host }), antes de la primera ronda.
