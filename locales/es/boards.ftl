# Clasificaciones: qué cuentan, en qué tiempo, y qué va encima y debajo.

picture-board-by = { $by ->
    [chips] Monedas ganadas
    [matches] Partidas ganadas
    [rating] Rating
    [team-rounds] Parejas: rondas ganadas
    [team-matches] Parejas: partidas ganadas
    [team-rating] Parejas: rating
    [tournament] Torneo
   *[rounds] Rondas ganadas
}
board-all-games = Todos los juegos
picture-board-week = Esta semana
picture-board-season = Temporada de { $month }
picture-board-ever = Desde siempre
picture-board-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
picture-board-against = { $against ->
    [bots] contra bots
   *[people] contra personas
}
board-page = página { $page }
board-menu-by = Ordenar por
board-menu-game = Juego
board-menu-period = Período
board-empty = Nadie ha jugado todavía para esta clasificación. /play abre una mesa.
board-not-on = { $by ->
    [matches] Todavía no estás en esta clasificación. Entras con una partida jugada hasta el final.
    [rating] Todavía no estás en esta clasificación. Muestra los ratings de quienes han jugado en este tiempo.
    [team-rounds] Todavía no tienes ninguna pareja en esta clasificación. Juega una ronda hasta el final en pareja con otro miembro.
    [team-matches] Todavía no tienes ninguna pareja en esta clasificación. Juega una partida hasta el final en pareja con otro miembro.
    [team-rating] Todavía no tienes ninguna pareja en esta clasificación. Muestra las parejas en que las dos personas tienen rating en el juego.
   *[other] Todavía no estás en esta clasificación. Entras con una ronda jugada hasta el final.
}{ $against ->
    [people] { " " }Aquí solo cuenta jugar contra personas.
   *[bots] { "" }
}
button-board-people = Contra personas
button-board-bots = Contra bots

picture-season-note = Los mejores resultados
picture-season-won = { $by ->
    [matches] { $count ->
        [one] una partida ganada
       *[other] { $count } partidas ganadas
    }
   *[rounds] { $count ->
        [one] una ronda ganada
       *[other] { $count } rondas ganadas
    }
}
picture-alt-season = { $season }, los mejores resultados: { $list }.
picture-alt-season-line = { $game }: { $names }, { $won }
season-over = **{ $season }: ha terminado.** ¡Gracias por jugar! Los mejores resultados contra personas:
season-winner = - { $game }: { $names } · { $won }
season-tournaments = - 🏆 Torneos: { $names }

button-house-seasons = Temporadas
house-seasons = { $channel ->
    [none] No se publica quién gana una temporada.
   *[other] Se publica en { $channel } quién gana una temporada.
}
house-time-zone = Zona horaria de este servidor: { $zone }. Hora actual: { $time }.
house-seasons-means = Una temporada es un mes. Cuando termina, sus clasificaciones se conservan, y quien haya ganado en cada juego recibe una felicitación en el canal que elijas. Sin canal, no se publica nada.
house-cannot-post = -# Ahora mismo no puedo publicar ahí. Elige otro canal de texto, o permíteme en él «Ver canal», «Enviar mensajes» y «Adjuntar archivos».
house-menu-season-channel = En ninguna parte: elige un canal
moderated-season-channel = { $about ->
    [none] no publica quién gana las temporadas
   *[other] publica en { $about } quién gana las temporadas
}
moderated-time-zone = eligió la zona horaria { $about }

