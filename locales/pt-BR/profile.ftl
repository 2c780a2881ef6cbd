# O perfil de um membro: a imagem, o que ela diz a quem não pode vê-la, e a mensagem em volta.

command-profile = O que um membro jogou aqui: rodadas, ratings, fichas e quem encontra muito
    .member = o perfil de quem; o seu, se ficar vazio
menu-profile = Perfil

picture-profile-rounds = rodadas ganhas
picture-profile-percent = { $share }%
picture-profile-kept = terminadas
picture-profile-days = { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
}
picture-profile-streak = seguidos, máx. { $longest }
picture-profile-gain = fichas ganhas
picture-profile-rivals = Muito à mesa com
picture-profile-partners = Melhores duplas
picture-profile-rating = Rating
picture-profile-chips = Fichas
picture-profile-won = ganhas
picture-profile-fair = justo
picture-profile-rated = rating
picture-profile-bots = com bots

picture-alt-profile = Perfil de { $name }: rodadas ganhas { $won } de { $played }, a parte justa seria { $fair }. { $kept }% das rodadas jogadas até o fim. { $streak ->
    [0] { $streak } dias
    [one] { $streak } dia
   *[other] { $streak } dias
} seguidos com uma rodada, recorde { $longest }. Fichas { $gain }.
picture-alt-profile-game = { $title } { $won } de { $played }, parte justa { $fair }
picture-alt-profile-rated = { $line }, rating { $rating }
picture-alt-profile-games = Por jogo: { $games }.
picture-alt-profile-rivals = Muito à mesa com { $names }.
picture-alt-profile-partners = Melhores duplas (rodadas vencidas / jogadas): { $partners }.
picture-alt-profile-ratings = Melhor rating ao longo do tempo: { $values }.
picture-alt-profile-chips = Fichas ganhas ao longo do tempo: { $values }.

profile-title = **{ $name } neste servidor**
profile-fair = -# Justo: as vitórias que haveria se, em cada mesa, todo mundo ganhasse o mesmo tanto.
profile-bots = Com bots: { $played ->
    [one] uma rodada jogada, vitórias: { $won }.
   *[other] { $played } rodadas jogadas, vitórias: { $won }.
}
profile-tournaments = Torneios jogados: { $played }. Melhor lugar: { $rank } de { $people }.
profile-empty = { $name } ainda não terminou uma rodada contra outras pessoas neste servidor.
profile-empty-own = Você ainda não terminou uma rodada contra outras pessoas neste servidor. /play abre uma mesa.
profile-hidden = { $name } não mostra o perfil a todo mundo.
profile-seen = -# Quem vê o seu perfil: { $who }. /settings muda isso.
profile-of-bots = Bots não têm perfil. Escolha um membro que joga.
profile-who = { $who ->
    [met] pessoas com quem você jogou
    [self] só você
   *[everyone] todo mundo aqui
}
button-profile-share = Mostrar no canal

preferences-profile = Quem vê o meu perfil
choice-profile-everyone = Meu perfil: todo mundo no servidor vê
choice-profile-met = Meu perfil: quem jogou comigo vê
choice-profile-self = Meu perfil: só eu vejo
help-profile = **Seu histórico aqui:** /profile
profile-partner = { $name } ({ $won } / { $played })
button-achievements = Conquistas: { $earned } de { $all }
