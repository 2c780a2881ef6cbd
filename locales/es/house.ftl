# Comandos, monedas, ajustes, rechazos

command-play = Abrir una mesa en este canal
    .game = Qué juego
    .pace = Ritmo: lento es un día por turno, en un hilo
command-chips = Tus monedas en este servidor
command-chips-balance = Cuántas monedas tienes
command-chips-daily = Tus monedas del día
command-chips-history = El historial de tus monedas en este servidor
command-leaderboard = Las clasificaciones de este servidor, con tu puesto
    .by = Por qué se ordena
    .game = Qué juego
    .period = En qué tiempo
    .against = Contra personas o bots
    .page = Página (de diez personas)
command-rules = Cómo se juega
    .game = Qué juego

balance = { $playing ->
    [none] Tienes **{ $chips }** en este servidor.
   *[other] Tienes **{ $chips }** en este servidor y **{ $playing }** más en juego en una mesa.
}
balance-ceiling = Hoy has ganado **{ $won }** a los bots; el límite es { $ceiling } { $ceiling ->
    [one] moneda
   *[other] monedas
} al día.
daily-given = Monedas del día: **+{ $given }**. Ahora tienes **{ $chips }**. Habrá más { $when }.
history-title = **Tus monedas, lo más nuevo primero**
reason-buy-in = apartadas para una mesa
reason-paid-out = devueltas por una mesa
reason-refund = reembolsadas
reason-entry = entrada de un torneo
reason-prize = ganadas en un torneo
reason-welcome = monedas de bienvenida
reason-daily = monedas del día
reason-ceiling = por encima del límite diario de ganancias contra bots
reason-opening = de antes de la versión 2

leaderboard-line = { $place }\. { $name } · { $value }
leaderboard-ratings = Tus ratings aquí: { $list }
leaderboard-rating = { $game } **{ $rating }**
leaderboard-unrated = El rating de un juego aparece después de diez rondas o partidas contra cinco personas distintas.
refused-no-period = No entiendo ese período. Elige uno de la lista o escribe un mes como 2026-03.

language-unread = { $language } (sin revisar aún por nadie que lo tenga como lengua materna)

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-connect = Conectar

refused-permissions = No puedo abrir una mesa aquí. Pide a la moderación que me dé estos permisos en este canal: { $names }.
refused-forbidden = Discord no me deja escribir ahí. Pide a la moderación que me permita «Ver canal», «Enviar mensajes» y «Adjuntar archivos».
refused-no-posts = Ahí no puedo publicar. Elige un canal de texto, no un foro.
refused-add-to-thread = No estoy en este hilo, así que no puedo publicar aquí. Añádeme (basta con mencionarme aquí) y prueba otra vez.
refused-locked = Este hilo está bloqueado, así que no puedo escribir en él. Pide a la moderación que lo abra de nuevo.
refused-no-table = Esa mesa ya no existe. /play abre una nueva.
refused-no-table-here = En este canal no hay ninguna mesa. /play abre una.
refused-newer-table = Me están actualizando, y de esta mesa se ocupa ya una versión más nueva de mí. Prueba otra vez dentro de un minuto.
refused-unreadable-table = Esa mesa se jugaba con reglas que ya no conozco y no podía continuar. Se han devuelto todas las monedas. /play abre una nueva.
refused-begun = El juego ya ha empezado. Cuando la mesa se cierre, /play abre una nueva.
refused-over = Esta mesa está cerrada. /play abre una nueva.
refused-already-seated = Ya tienes asiento. Pulsa *{ $button }*.
refused-full = Los { $seats } asientos están ocupados. En otro canal, /play abre otra mesa.
refused-not-seated = No tienes asiento en esta mesa. Únete mientras está abierta, o usa /play en otro canal.
refused-banker-settles = Según las reglas de la casa de esta mesa, los límites los fija la banca ({ $name }).
refused-host-only = Solo puede hacerlo quien abrió la mesa ({ $name }).
refused-bad-option = «{ $option }» no puede tener ese valor. Elige otro.
refused-not-a-number = Escribe un número entero, por ejemplo 3.
refused-players = { $least ->
    [4] Hacen falta cuatro personas
   *[other] Hacen falta de { $least } a { $most } personas
}, y por ahora { $seated ->
    [one] hay una
   *[other] hay { $seated }
}. Los bots pueden ocupar los asientos libres.
refused-too-few-chips = { $name ->
    [none] No tienes
   *[other] { $name } no tiene
} monedas suficientes para eso: faltan { $missing }. Una vez al día, /chips daily da más, y en mesas con apuestas más bajas hacen falta menos.
refused-account-young = Tu cuenta de Discord es demasiado nueva para recibir monedas: debe tener { $days } { $days ->
    [one] día
   *[other] días
}, y eso será { $when }. Hasta entonces puedes jugar en mesas por diversión.
refused-refill-had = Ya has recibido las monedas de hoy. Habrá más { $when }.
refused-house-stakes = Con bots se juega por poco: nadie puede perder más de { $most } monedas en una ronda, y con estas reglas de la casa podrían ser { $worst }. Elige valores más bajos en *{ button-rules }* ({ $options }), o busca personas para los asientos.
refused-house-bank = Con bots en la mesa, la banca tiene que ser por sorteo o un bot, y estas reglas de la casa se la dan a una persona. Cambia la regla de la casa *{ option-banker }*. (Si juegas contra bots sin nadie más, puedes elegir la banca cuando la apuesta mínima y la máxima son 1.)
refused-chips-gone = Ya no hay monedas suficientes para eso. /chips balance muestra cuántas tienes.
refused-host-tables = { $count ->
    [one] Ya tienes una mesa abierta: { $channels }. Sigue allí, o ciérrala primero.
   *[other] Ya tienes { $count } mesas abiertas: { $channels }. Sigue allí, o cierra una primero.
}
refused-server-tables = { $count ->
    [one] En este servidor ya hay una mesa abierta, el máximo aquí. Cuando se cierre, /play abre otra.
   *[other] En este servidor hay { $count } mesas abiertas, el máximo aquí. Cuando se cierre una, /play abre otra.
}
refused-too-quick = Ha sido mucho de golpe. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} y prueba otra vez.
refused-no-deal = Ahora mismo no se juega ninguna ronda.
refused-closing-stays = Alguien ha dejado la mesa, así que se cierra después de esta ronda.
refused-no-pause = La siguiente ronda ya ha empezado.
refused-stale = Ese botón ya no vale. Aquí está tu mano tal como es ahora.
refused-unreadable = Ese botón ya no vale. /play muestra tu mano y la mesa tal como están ahora.
refused-no-server = Eso solo funciona en un servidor: úsalo en uno de sus canales.
refused-unknown-channel = Discord no me dice qué tipo de canal es este. Usa un canal de texto o un hilo.
refused-old-command = No conozco este comando tal como lo ha enviado Discord: ha cambiado. Escribe / y elígelo otra vez en la lista. Si no sirve, reinicia Discord.
refused-busy = Tengo demasiado trabajo. Prueba otra vez dentro de un momento.
refused-trouble = Discord tiene problemas y no aceptó mi respuesta. Si no ha cambiado nada, pulsa otra vez.
refused-rate-limited = Discord me pide que vaya más despacio y no aceptó esto. Prueba otra vez { $when }.
refused-crowded = Este canal ya ha tenido todas las respuestas que Discord permite por minuto. Prueba otra vez { $when }.
broken = Algo ha fallado por mi parte (error { $number }). No se ha perdido nada: prueba otra vez.
