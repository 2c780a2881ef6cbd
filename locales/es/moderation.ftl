# /house: lo que fijan y hacen aquí quienes administran un servidor

command-house = Las mesas de este servidor, para quien lo administra: límites, canales, vetos, idioma, aspecto
    .page = La página que se abre

button-house-tables = Mesas abiertas
button-house-channels = Canales
button-house-limits = Límites
button-house-games = Juegos
button-house-bans = Vetos
button-house-looks = Aspecto
button-house-record = Quién hizo qué
button-house-close = Cerrar esta mesa

house-title = **La casa en este servidor.** Solo quienes administran el servidor pueden ver y cambiar esto.
house-tables = Mesas abiertas: { $count } (límite { $most }; { $host } por persona){ $slow ->
    [0] {""}
   *[other] , más las lentas: { $slow }
}. Una mesa se cierra después de { $deals ->
    [one] una ronda
   *[other] { $deals } rondas
}; una partida se juega siempre hasta el final.
house-channels = Se pueden abrir mesas { $channels ->
    [none] en todos los canales
   *[other] en { $channels } y sus hilos
}.
house-computers = Mesas con bots: { $chips ->
    [yes] por monedas
   *[no] por diversión
}
house-bans = Vetos en las mesas: { $count ->
    [0] ninguno
   *[other] { $count }
}
house-menu-computers = Por qué se juega en las mesas con bots

house-tables-title = { $count ->
    [0] No hay ninguna mesa abierta.
    [one] **Hay una mesa abierta**
   *[other] **Hay { $count } mesas abiertas**
}
house-table-unreadable = - una mesa en { $channel } de la que se ocupa otra versión de mí
house-more = …y { $count } más
house-menu-close = Cierra una
house-close-means = ¿Cerrar esta mesa? Una ronda o partida en curso se termina antes, con bots en lugar de quien se vaya, y se paga según las reglas. Esto no se puede deshacer.

house-menu-channels = En todas partes: elige canales
house-channels-means = Elige los canales en los que se pueden abrir mesas; sus hilos están incluidos. Si no eliges ninguno, se pueden abrir en todas partes. Las mesas abiertas se quedan.
house-games = Juegos disponibles: { $off ->
    [none] todos
   *[other] todos menos { $off }
}.
house-menu-games = Juegos que se pueden jugar aquí
house-menu-first-games = Juegos que /play muestra primero (hasta cinco)
house-games-means = Elige los juegos para los que se pueden abrir mesas aquí. Los juegos nuevos de Kaffeehaus están disponibles hasta que los quites. Una mesa abierta sigue jugando.

house-limits-means = Límites en este servidor. Puedes bajar los máximos que fija quien opera Kaffeehaus, no subirlos. Las mesas abiertas se quedan.
house-limit-usual = lo que fija quien opera Kaffeehaus
house-menu-server-tables = Mesas abiertas en este servidor
house-menu-host-tables = Mesas abiertas por persona
house-menu-session-deals = Rondas antes de que se cierre una mesa
house-limit-server-tables = { $count ->
    [one] Una mesa a la vez
   *[other] { $count } mesas a la vez
}
house-limit-host-tables = { $count ->
    [one] Una mesa por persona
   *[other] { $count } mesas por persona
}
house-limit-session-deals = { $count ->
    [one] Una ronda por mesa
   *[other] { $count } rondas por mesa
}

house-record-title = **Quién hizo qué**, lo más nuevo primero
house-record-empty = Nada todavía.
moderated-close = cerró la mesa de { $about }
moderated-unban = dejó jugar de nuevo a { $about }
moderated-channels = permitió mesas { $about ->
    [none] en todos los canales
   *[other] en { $about }
}
moderated-first-games = juegos que /play muestra primero: { $about ->
    [none] los de siempre
   *[other] { $about }
}
moderated-games = juegos disponibles: { $about ->
    [none] todos
   *[other] todos menos { $about }
}
moderated-server-tables = mesas abiertas: { $about ->
    [none] las que permite Kaffeehaus
   *[other] { $about }
}
moderated-host-tables = mesas abiertas por persona: { $about ->
    [none] las que permite Kaffeehaus
   *[other] { $about }
}
moderated-session-deals = rondas antes de que se cierre una mesa: { $about ->
    [none] las que permite Kaffeehaus
   *[other] { $about }
}
moderated-computers = mesas con bots: { $about ->
    [yes] por monedas
   *[no] por diversión
}
moderated-looks = cambió el aspecto de las mesas
moderated-save-preset = guardó las reglas de la casa { $about }
moderated-delete-preset = borró las reglas de la casa { $about }

refused-channel = En este canal no se permiten mesas. Puedes jugar aquí: { $channels }.
