# Preguntas al dejar o cerrar una mesa, y gente que lee y a la que espera la siguiente ronda

button-cancel = Cancelar
cancelled = No ha cambiado nada: sigues en la mesa, y sigue abierta.
button-keep = Dejarla abierta
next-deal-reading = { $names } { $count ->
    [one] está
   *[other] están
} leyendo. La siguiente ronda empieza { $when }, o antes si todo el mundo quiere.
table-idle = { $match ->
    [yes] Hace rato que nadie juega ahí. Puedes cerrar esa mesa y abrir la tuya: su partida se liquida tal como está.
   *[no] Hace rato que nadie juega ahí. Puedes cerrar esa mesa y abrir la tuya.
}
button-give-way = Cerrarla y abrir la mía
ended-gave-way = Esta mesa ha dejado sitio a una nueva.
refused-not-idle = En esa mesa se juega otra vez. Toma asiento allí, o usa /play en otro canal.
refused-not-over = Esa ronda se está terminando. Inténtalo de nuevo en un momento.
table-own = Tu mesa te espera aquí ({ $game }): [ir a la mesa](<{ $link }>). Si la cierras, los bots terminan la ronda por ti.
