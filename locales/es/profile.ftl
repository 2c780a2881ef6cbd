# El perfil de un miembro: la imagen, lo que dice a quien no puede verla, y el mensaje que la acompaña.

command-profile = Lo que alguien ha jugado aquí: rondas, ratings, monedas y con quién coincide a menudo
    .member = de quién; el tuyo si lo dejas vacío
menu-profile = Perfil

picture-profile-rounds = rondas ganadas
picture-profile-percent = { $share } %
picture-profile-kept = terminadas
picture-profile-days = { $days ->
    [one] un día
   *[other] { $days } días
}
picture-profile-streak = racha, la mejor { $longest }
picture-profile-gain = monedas ganadas
picture-profile-rivals = A menudo en la mesa con
picture-profile-partners = Mejores parejas
picture-profile-rating = Rating
picture-profile-chips = Monedas
picture-profile-won = ganadas
picture-profile-fair = esperadas
picture-profile-rated = rating
picture-profile-bots = con bots

picture-alt-profile = Perfil de { $name }: rondas ganadas { $won } de { $played }; las esperadas serían { $fair }. { $kept } % de las rondas jugadas hasta el final. { $streak ->
    [one] Un día seguido
   *[other] { $streak } días seguidos
} con una ronda; como mucho, { $longest }. Monedas { $gain }.
picture-alt-profile-game = { $title } { $won } de { $played }, esperadas { $fair }
picture-alt-profile-rated = { $line }, rating { $rating }
picture-alt-profile-games = Por juego: { $games }.
picture-alt-profile-rivals = A menudo en la mesa con { $names }.
picture-alt-profile-partners = Mejores parejas (rondas ganadas / jugadas): { $partners }.
picture-alt-profile-ratings = El mejor rating a lo largo del tiempo: { $values }.
picture-alt-profile-chips = Monedas ganadas a lo largo del tiempo: { $values }.

profile-title = **{ $name } en este servidor**
profile-fair = -# Esperadas: las que ganaría cada persona en las mismas mesas si todas ganaran con la misma frecuencia.
profile-bots = Con bots: { $played ->
    [one] una ronda jugada; ganadas: { $won }.
   *[other] { $played } rondas jugadas; ganadas: { $won }.
}
profile-tournaments = Torneos jugados: { $played }. Mejor puesto: { $rank } de { $people }.
profile-empty = { $name } todavía no ha terminado una ronda contra otras personas en este servidor.
profile-empty-own = Todavía no has terminado una ronda contra otras personas en este servidor. /play abre una mesa.
profile-hidden = { $name } no enseña su perfil a todo el mundo.
profile-seen = -# Quién ve tu perfil: { $who }. /settings lo cambia.
profile-of-bots = Los bots no tienen perfil. Elige a una persona que juegue.
profile-who = { $who ->
    [met] personas con las que has jugado
    [self] solo tú
   *[everyone] todo el mundo aquí
}
button-profile-share = Mostrarlo en el canal

preferences-profile = Quién ve mi perfil
choice-profile-everyone = Mi perfil: lo ve todo el servidor
choice-profile-met = Mi perfil: lo ven las personas con las que he jugado
choice-profile-self = Mi perfil: solo lo veo yo
help-profile = **Tu historial aquí:** /profile
profile-partner = { $name } ({ $won } / { $played })
button-achievements = Logros: { $earned } de { $all }
