# Perguntas sobre deixar e fechar, e leitores por quem a próxima rodada espera

button-cancel = Cancelar
cancelled = Nada mudou: você fica na mesa, e ela continua aberta.
button-keep = Deixar aberta
next-deal-reading = { $names } { $count ->
    [one] está lendo
   *[other] estão lendo
}. A próxima rodada começa { $when }, ou assim que todo mundo confirmar.
table-idle = { $match ->
    [yes] Ninguém joga ali há algum tempo. Você pode encerrar essa mesa e abrir a sua: a partida dela se acerta como está.
   *[no] Ninguém joga ali há algum tempo. Você pode encerrar essa mesa e abrir a sua.
}
button-give-way = Encerrar e abrir a minha
ended-gave-way = Esta mesa deu lugar a uma nova.
refused-not-idle = Alguém está jogando nessa mesa de novo. Sente-se lá, ou use /play em outro canal.
refused-not-over = Essa rodada está sendo terminada. Tente de novo daqui a pouco.
table-own = Sua mesa espera por você aqui ({ $game }): [ir para a mesa](<{ $link }>). Se você a encerrar, os bots terminam a rodada por você.
