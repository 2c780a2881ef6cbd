# Classificações: por que ordenam, em que tempo, e o que fica acima e abaixo delas.

picture-board-by = { $by ->
    [chips] Fichas ganhas
    [matches] Partidas ganhas
    [rating] Rating
    [team-rounds] Duplas: rodadas ganhas
    [team-matches] Duplas: partidas ganhas
    [team-rating] Duplas: rating
    [tournament] Torneio
   *[rounds] Rodadas ganhas
}
board-all-games = Todos os jogos
picture-board-week = Esta semana
picture-board-season = Temporada de { $month }
picture-board-ever = Desde sempre
picture-board-month = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} { $year }
picture-board-against = { $against ->
    [bots] contra bots
   *[people] contra pessoas
}
board-page = página { $page }
board-menu-by = Ordenar por
board-menu-game = Jogo
board-menu-period = Período
board-empty = Ninguém jogou para esta classificação ainda. /play abre uma mesa.
board-not-on = { $by ->
    [matches] Você ainda não está nesta classificação. Uma partida jogada até o fim põe você nela.
    [rating] Você ainda não está nesta classificação. Ela mostra ratings de quem jogou nesse tempo.
    [team-rounds] Nenhuma dupla sua está nesta classificação ainda. Jogue uma rodada até o fim em dupla com outro membro.
    [team-matches] Nenhuma dupla sua está nesta classificação ainda. Jogue uma partida até o fim em dupla com outro membro.
    [team-rating] Nenhuma dupla sua está nesta classificação ainda. Ela mostra duplas em que as duas pessoas têm rating no jogo.
   *[other] Você ainda não está nesta classificação. Uma rodada jogada até o fim põe você nela.
}{ $against ->
    [people] { " " }Aqui só conta jogar contra pessoas.
   *[bots] { "" }
}
button-board-people = Contra pessoas
button-board-bots = Contra bots

picture-season-note = Quem ganhou
picture-season-won = { $by ->
    [matches] { $count ->
        [one] { $count } partida ganha
       *[other] { $count } partidas ganhas
    }
   *[rounds] { $count ->
        [one] { $count } rodada ganha
       *[other] { $count } rodadas ganhas
    }
}
picture-alt-season = { $season }, quem ganhou: { $list }.
picture-alt-season-line = { $game }: { $names }, { $won }
season-over = **{ $season } acabou.** Obrigado a todo mundo que jogou! Os melhores resultados contra pessoas:
season-winner = - { $game }: { $names } · { $won }
season-tournaments = - 🏆 Torneios: { $names }

button-house-seasons = Temporadas
house-seasons = { $channel ->
    [none] Quem ganha uma temporada não é anunciado.
   *[other] Quem ganha uma temporada é anunciado em { $channel }.
}
house-time-zone = Fuso horário deste servidor: { $zone }. Lá são { $time }.
house-seasons-means = Uma temporada é um mês. Quando ela acaba, as suas classificações ficam, e quem ganhou em cada jogo é celebrado uma vez no canal que você escolher. Sem canal, nada é postado.
house-cannot-post = -# No momento não consigo postar lá. Escolha outro canal de texto, ou me dê nele Ver canal, Enviar mensagens e Anexar arquivos.
house-menu-season-channel = Em lugar nenhum: escolha um canal
moderated-season-channel = { $about ->
    [none] não posta quem ganha as temporadas
   *[other] posta quem ganha as temporadas em { $about }
}
moderated-time-zone = definiu o fuso horário { $about }

