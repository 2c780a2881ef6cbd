# /evening: una mesa a una hora acordada

command-evening = Planear una velada: una mesa que se abre aquí por sí sola, o un torneo, con un botón para apuntarse
    .when = Cuándo: hoy a las 20:30 · mañana por la noche · viernes 20:00 · en 2 horas
    .game = Qué juego
    .rounds = Para un torneo: cuántas rondas. Todas las mesas reciben las mismas fichas
    .minutes = En un torneo: cuántos minutos dura una ronda como máximo
    .chips = En un torneo: monedas de entrada, normalmente ninguna. Se las reparten los tres primeros puestos
evening-title = 📅 **Velada de { $game }**
evening-host = { $name } invita.
evening-guests = { $count ->
    [0] Todavía no se ha apuntado nadie.
    [one] Se ha apuntado 1 persona: { $names }
   *[other] Se han apuntado { $count } personas: { $names }
}
evening-more = { $count } más
evening-how = -# La mesa se abre aquí por sí sola. Si te apuntas, { $reminds ->
    [yes] te lo recuerdo { $minutes } minutos antes y te menciono
   *[no] te menciono
} cuando se abra.
evening-event = Velada de { $game }
evening-event-about = Apúntate en el canal: te lo recuerdo, y la mesa se abre allí por sí sola.
evening-event-link = -# Evento del servidor: <{ $link }>
evening-event-lost = -# El evento del servidor se ha borrado. La velada sigue en pie.
button-evening-join = Apuntarse
button-evening-leave = No puedo ir
button-evening-cancel = Cancelar la velada
button-evening-drop = Sí, cancelarla
evening-opened = **La mesa está abierta:** <{ $link }>
evening-taken = **En este canal ya hay una mesa,** así que no he abierto ninguna. Siéntate allí: <{ $link }>
evening-nobody = **No se apuntó nadie,** así que no se abrió ninguna mesa.
evening-refused = **No se pudo abrir una mesa:** nadie de quienes se apuntaron puede abrirla ahora, o el servidor ya tiene todas las mesas que permite.
evening-missed = **A esa hora no estaba en línea,** así que no se abrió ninguna mesa. ¡Lo siento! Se puede abrir una con /play.
evening-cancelled = **La velada se ha cancelado.**
evening-call-opened = { $names } Empieza la velada de { $game }: la mesa está abierta. ¡A sentarse!
evening-call-taken = { $names } Es la hora de { $game }. En este canal ya hay una mesa: allí puede haber asiento; si no, habrá que esperar a que termine.
evening-call-refused = { $names } Es la hora de { $game }, pero no se pudo abrir una mesa. Se puede abrir con /play.
evening-call-missed = { $names } No estaba en línea cuando tenía que empezar la velada de { $game }. Se puede abrir una mesa con /play.
evening-call-cancelled = { $names } La velada de { $game } se ha cancelado.
evening-gone = La velada de { $game } ({ $when }) no se celebra: se ha borrado su canal.
evening-reminder = { $names ->
    [none] {""}
   *[other] { $names }{" "}
}La velada de { $game } empieza { $when }: <{ $link }>
evening-cancel-sure = { $count ->
    [0] ¿Cancelar esta velada? Todavía no se ha apuntado nadie.
    [one] ¿Cancelar esta velada? Se ha apuntado 1 persona. Si no eres tú, se lo digo en este canal.
   *[other] ¿Cancelar esta velada? Se han apuntado { $count } personas. Se lo digo en este canal.
}
evening-planned = La velada queda prevista para { $when }: <{ $link }> También te he apuntado a ti.
evening-zone = -# Leo las horas en { $zone }. Si pensabas en otra, cancela esta velada, elige tu zona horaria en /settings y vuelve a planearla.
evening-near = -# En un canal solo cabe una mesa, y aquí hay otra velada prevista para { $when }: <{ $link }> Si van a coincidir, planea esta en otro canal.
evening-no-event = -# { $why ->
    [private] No hay evento del servidor: no todo el mundo ve este canal.
    [permission] No hay evento del servidor: para eso necesito el permiso «Crear eventos». Todo lo demás funciona.
   *[trouble] Discord no ha confirmado ningún evento del servidor. Todo lo demás funciona.
}
evening-joined = Te has apuntado. Empieza { $when }{ $reminds ->
    [yes] , y te lo recordaré.
   *[no] .
} Si no puedes ir, pulsa *{ $leave }*.
evening-left = No estás en la lista. No te lo recordaré ni te mencionaré.
evening-cancelled-done = La velada se ha cancelado.
refused-evening-time = Elige una hora que llegue dentro de { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
} como mínimo y de 60 días como máximo.
refused-evening-chips = Solo los torneos tienen monedas de entrada. Elige también *rounds* o quita *chips*.
refused-evening-slow = Una mesa lenta no necesita una velada: nadie tiene que estar a una hora. Ábrela con /play.
refused-evening-unread = No entiendo esa hora. Ejemplos: hoy a las 20:30 · mañana por la noche · viernes 20:00 · en 2 horas
refused-evenings-yours = Ya has planeado { $count } veladas en este servidor. Cancela una o espera a que empiece. Si se ha borrado el mensaje de alguna, lo vuelvo a publicar ahora.
refused-evenings-server = En este servidor ya hay { $count } veladas planeadas. Espera a que empiece una.
refused-no-evening = Esa velada ya no existe.
refused-evening-over = Esta velada ya ha empezado o se ha cancelado.
refused-evening-full = La lista está llena ({ $count }): no puedo mencionar a más personas.
refused-evening-not-yours = Solo puede hacerlo quien planeó la velada o quien administra el servidor.

command-notify = Avisarme por mensaje directo cuando se abra una mesa de un juego en este servidor
    .game = Qué juego
notice = Hay una mesa de { $game } abierta en { $server }: <{ $link }>
notify-on = Te escribiré cuando aquí se abra una mesa de { $game } y espere compañía, una vez por hora como máximo. Tus horas de silencio están en /settings.
notify-off = Ya no te avisaré de mesas de { $game }.
button-unwish = No avisarme más

button-house-invitations = Invitaciones
house-menu-invitations = A nadie: elige un rol
house-invitations = { $role ->
    [none] Las mesas no pueden invitar mencionando un rol.
   *[other] Con *{ button-invite }*, quien organiza una mesa abierta puede mencionar a { $role }, una vez por hora en este servidor.
}
house-invitations-means = Elige un rol que la gente se ponga por su cuenta, por ejemplo *Dominó*. Todo el mundo tiene que poder mencionarlo, o hace falta que yo tenga ese permiso. Sin rol, no hay invitaciones.
moderated-invitations = { $about ->
    [none] no permitió ningún rol en las invitaciones
   *[other] permitió mencionar a { $about } en las invitaciones
}
invitation = { $role } { $host } ha abierto una mesa de { $game } y espera compañía: <{ $link }>
invited = Tu invitación está publicada.
refused-invite-everyone = Elige otro rol: nunca menciono a todo el mundo.
refused-invite-host = Solo puede invitar quien organiza la mesa.
refused-invite-late = Solo se puede invitar a una mesa abierta con asientos libres, antes de su primera ronda.
refused-invite-none = La moderación de este servidor no ha permitido las invitaciones. Puede hacerlo en /house.
refused-invite-soon = La última invitación en este servidor fue hace menos de una hora. La próxima será posible { $when }.
refused-invite-unmentionable = Discord no avisaría a nadie con { $role }. La moderación puede permitir que cualquiera mencione este rol (Ajustes del servidor, Roles), o darme el permiso de mencionar todos los roles.

button-times = Perfil, horas y a quién evito
times-zone = Las horas que escribes son de esta zona horaria: **{ $zone }**
times-quiet = { $hours ->
    [none] Envío recordatorios y avisos **a cualquier hora.**
   *[other] **No te escribo** de { $hours } en esa zona: ni recordatorios ni avisos. Tu mano te llega siempre.
}
times-how = -# Esto lo decides solo tú. Si te has apuntado a una velada, te menciono igualmente en el canal cuando empiece.
quiet-never = Puedo escribirte a cualquier hora
button-zone = Zona horaria
button-back = Atrás
menu-quiet = Horas de silencio: ni recordatorios ni avisos
form-zone = Tu zona horaria
form-zone-label = Ciudad o nombre de la zona horaria
form-zone-how = Por ejemplo Vienna o America/Bogota
refused-no-zone = No conozco esa zona horaria. Escribe en inglés una ciudad grande que esté en ella, como Vienna o Mexico City, o un nombre como Europe/Madrid.

# Lo que se escribe en «when». Las barras separan palabras que significan lo mismo; el primer nombre de cada día también se muestra. Un guion: ninguna palabra. «menos cuarto = -15»: los minutos que suma a la hora. «mediodía = 12:00»: lo que significa; m12 es diciembre
when-today = hoy
when-tomorrow = mañana
when-overmorrow = pasado mañana
when-in = en | dentro de | de aquí a
when-in-minutes = minutos | minuto | min
when-in-hours = horas | hora | h
when-in-days = días | día
when-in-weeks = semanas | semana
when-evening = esta noche = 16 | esta tarde = 12 | por la noche = 16 | por la tarde = 12 | en la noche = 16 | en la tarde = 12 | de la noche = 16 | de la tarde = 12 | noche = 16 | tarde = 12 | am = 0
when-shifts = menos cuarto = -15
when-spoken = una = 1 | dos = 2 | tres = 3 | cuatro = 4 | cinco = 5 | seis = 6 | siete = 7 | ocho = 8 | nueve = 9 | diez = 10 | once = 11 | doce = 12 | un = 1 | media hora = 30 min | una hora y media = 90 min | y media = :30 | y cuarto = :15 | mediodía = 12:00 | medianoche = 24:00 | a. m. = am | p. m. = pm | a.m. = am | p.m. = pm | enero = m1 | febrero = m2 | marzo = m3 | abril = m4 | mayo = m5 | junio = m6 | julio = m7 | agosto = m8 | septiembre = m9 | setiembre = m9 | octubre = m10 | noviembre = m11 | diciembre = m12 | de la mañana = am | por la mañana = am | en la mañana = am | esta mañana = hoy am
when-filler = a | las | la | el | este | próximo | que | viene | h | hs | horas
when-week = de la semana que viene = 1 | la semana que viene = 1 | semana que viene = 1 | de la próxima semana = 1 | la próxima semana = 1 | próxima semana = 1 | de esta semana = 0 | esta semana = 0 | próximo = + | que viene = +
when-weekdays = lunes / martes / miércoles / jueves / viernes / sábado / domingo
when-date = { $day }/{ $month }/{ $year }
when-shown = { $weekday } { $date }, { $time } ({ $zone })
button-invite = Invitar
