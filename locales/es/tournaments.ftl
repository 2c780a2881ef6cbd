# Torneos: rondas en las que todas las mesas reciben las mismas fichas

tournament-title = 🏆 **Torneo: { $game }** · { $rounds } rondas
tournament-plan = -# Todas las mesas reciben las mismas fichas, así que se te compara con cada persona que tuvo tu mano. Una ronda dura como máximo { $round } minutos.{ $reminds ->
    [yes] {" "}Te aviso { $minutes } minutos antes de la primera.
   *[no] {""}
}
tournament-entry = -# { $chips ->
    [one] La entrada cuesta 1 moneda
   *[other] La entrada cuesta { $chips } monedas
}, que se apartan cuando empieza el torneo. Del total, la mitad es para el primer puesto, un tercio para el segundo y un sexto para el tercero. Si el torneo se detiene, se devuelven todas.
tournament-seal = -# Ya he sacado el número secreto de todas las rondas. Su sello: `{ $seal }`
tournament-team = { $state ->
    [together] **{ $name } es tu pareja:** se sienta frente a ti en todas las rondas. Si no quieres, elígete aquí.
    [waits] Será tu pareja en cuanto { $name } pulse *{ $join }*, aunque ya esté en la lista.
   *[alone] En cada ronda te toca otra pareja. Si quieres jugar todas con la misma persona, elígela aquí.
}
menu-tournament-team = Jugar en pareja
tournament-nobody = **No se apuntó nadie,** así que no hay torneo.
tournament-missed = **A esa hora no estaba en línea,** así que no hay torneo. ¡Lo siento! Con /evening se puede planear otro.
tournament-taken = **En este canal ya se juega un torneo,** así que este no empieza.
tournament-refused = **En este servidor ya se juegan tres torneos,** así que este no empieza.
tournament-event-about = Apúntate en el canal: te lo recuerdo, y el torneo empieza allí por sí solo.
tournament-opened = El torneo empieza sin ti: te faltan monedas o juegas en otro. Con *{ button-evening-enter }* entras, mientras no empiece la última ronda.
tournament-begun = Empieza el torneo.
tournament-call = { $names } Empieza el torneo: { $game }. *{ button-hand }* muestra tus fichas.
tournament-call-again = { $names } Empieza la ronda { $round } de { $rounds }. *{ button-hand }* muestra tus fichas.
tournament-hurry = { $names } Te toca jugar, y el tiempo se acaba { $when }. Después, un bot juega por quienes tarden demasiado.
tournament-break = La ronda { $round } de { $rounds } empieza { $when }.
tournament-round = **Ronda { $round } de { $rounds }.** El tiempo se acaba { $when }.
tournament-paused = En pausa antes de la ronda { $round } de { $rounds }. Si no se reanuda, se detendrá { $when }.
tournament-ended = El torneo ha terminado.
tournament-stopped = El torneo se ha detenido.
tournament-stopped-round = { tournament-stopped } Esta ronda ya no cuenta y las monedas de la entrada se han devuelto. Sigue jugando si quieres, o deja que termine un bot.
tournament-won = 🥇 **{ $names }**: { $score } %
tournament-people = { $count ->
    [one] Juega 1 persona.
   *[other] Juegan { $count } personas.
}
tournament-how = *{ button-hand }* muestra tus fichas. Quien entra ahora juega a partir de la próxima ronda.
tournament-after = Después de la ronda { $round } de { $rounds }
tournament-own = **Ronda { $round }: { $last } %.** En total { $score } %: puesto { $place } de { $count }.
tournament-no-round = Todavía no has jugado ninguna ronda.
tournament-counting = -# Se te compara con cada persona que tuvo tus fichas, en las otras mesas, y con Maestros que juegan cada ronda 24 veces. La media es el 50 %. Una ronda que dejas a un bot cuenta 0 %; una que te pierdes, 40 %.
tournament-line = **{ $place }.** { $name } · { $score } %
picture-board-percent = { $score } %
tournament-entered = Juegas a partir de la próxima ronda. Tus fichas aparecerán aquí cuando empiece.
tournament-left = Has dejado el torneo. Un bot termina lo que has empezado. Con *{ $enter }* vuelves.
tournament-stop-sure = ¿Detener este torneo para todo el mundo?
tournament-paused-done = { $done ->
    [yes] Hecho.
   *[no] Acaba de empezar una ronda. Pausa el torneo cuando termine.
}
tournament-awaited = Las mesas esperan a { $names }.
menu-tournament-remove = Retirar a alguien
tournament-removed = { $name } ya no está en el torneo. Sigue un bot. Para que alguien no vuelva, hay vetos en /house.
round-ends = Ronda { $round }: el tiempo se acaba { $when }.
ended-round = { $stopped ->
    [yes] { tournament-stopped }
   *[no] Tu mesa ha terminado. Tu resultado llega cuando terminen también las demás.
}
ended-again = Has jugado esta mano. */puzzle › { button-puzzle-deal }* muestra tu resultado.
tournament-deal = **Ronda { $round }**
tournament-result = { $name } · { $score } % · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
tournament-file = Con este archivo cualquiera puede comprobar que todas las mesas de una ronda tuvieron las mismas fichas, y cada resultado. { $url ->
    [none] La página sobre el juego justo dice cómo.
   *[other] [Esta página dice cómo](<{ $url }>).
} Sello: `{ $seal }`
button-evening-begin = Empezar ahora
button-evening-enter = Entrar
button-evening-out = Dejar el torneo
button-evening-pause = Pausar
button-evening-resume = Continuar
button-evening-stop = Detener el torneo
button-evening-end = Sí, detenerlo
button-evening-deals = Todos los resultados
refused-tournament-game = Este juego no se puede jugar como torneo: { $game }. Estos sí: { $games }
refused-tournament-over = El torneo ha terminado.
refused-round-goes-on = Otras personas siguen jugando con estas fichas. Míralo cuando termine la ronda.
refused-tournament-elsewhere = Ya juegas en otro torneo. Déjalo primero: *{ button-evening-out }*.
refused-tournament-outside = No juegas en este torneo. Con *{ $button }* entras, mientras no empiece la última ronda.
refused-tournament-not-in = Esa persona no juega en este torneo.
refused-tournament-preset = Las reglas de la casa *{ $name }* no sirven para mesas de cuatro, así que no se puede jugar un torneo con ellas.
