# Comandos, fichas, preferências, recusas

command-play = Abrir uma mesa neste canal
    .game = Qual jogo
    .pace = Ritmo: lento é um dia por jogada, num tópico
command-chips = Suas fichas neste servidor
command-chips-balance = Quantas fichas você tem
command-chips-daily = Suas fichas do dia
command-chips-history = O histórico das suas fichas neste servidor
command-leaderboard = As classificações deste servidor, com o seu lugar
    .by = Ordenar por quê
    .game = Qual jogo
    .period = Em que tempo
    .against = Contra pessoas ou bots
    .page = Página (dez pessoas cada)
command-rules = Como se joga
    .game = Qual jogo

balance = { $playing ->
    [none] Você tem **{ $chips }** neste servidor.
   *[other] Você tem **{ $chips }** neste servidor e mais **{ $playing }** em jogo numa mesa.
}
balance-ceiling = Você ganhou **{ $won }** de { $ceiling } { $ceiling ->
    [0] fichas
    [one] ficha
   *[other] fichas
} que pode ganhar de bots hoje.
daily-given = Fichas do dia: **+{ $given }**. Agora você tem **{ $chips }**. Dá para pegar de novo { $when }.
history-title = **Suas fichas, as mais novas primeiro**
reason-buy-in = reserva para uma mesa
reason-paid-out = devolução de uma mesa
reason-refund = reembolso
reason-entry = entrada em um torneio
reason-prize = prêmio de um torneio
reason-welcome = fichas de boas-vindas
reason-daily = fichas do dia
reason-ceiling = acima do limite diário de ganhos contra bots
reason-opening = de antes da versão 2

leaderboard-line = { $place }\. { $name } · { $value }
leaderboard-ratings = Seus ratings aqui: { $list }
leaderboard-rating = { $game } **{ $rating }**
leaderboard-unrated = O rating num jogo aparece depois de dez rodadas ou partidas contra cinco pessoas diferentes.
refused-no-period = Não entendi esse período. Escolha um da lista ou escreva um mês como 2026-03.

language-unread = { $language } (ainda sem revisão de falantes nativos)

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-attach-files = Anexar arquivos
permission-connect = Conectar

refused-permissions = Não consigo abrir uma mesa aqui. Peça à moderação que me dê estas permissões neste canal: { $names }.
refused-forbidden = O Discord não me deixa escrever lá. Peça à moderação que me dê Ver canal, Enviar mensagens e Anexar arquivos.
refused-no-posts = Não consigo postar lá. Escolha um canal de texto, não um fórum.
refused-add-to-thread = Não estou neste tópico, então não posso postar aqui. Me adicione a ele (com uma menção a mim aqui) e tente de novo.
refused-locked = Este tópico está trancado, então não posso escrever nele. Peça à moderação que o reabra.
refused-no-table = Essa mesa não existe mais. /play abre uma nova.
refused-no-table-here = Não há mesa neste canal. /play abre uma.
refused-newer-table = Estou em atualização, e uma versão mais nova de mim cuida desta mesa. Tente de novo daqui a um minuto.
refused-unreadable-table = Essa mesa foi jogada com regras que não conheço mais e não pôde continuar. Todas as fichas foram devolvidas. /play abre uma nova.
refused-begun = O jogo já começou. Quando a mesa fechar, /play abre uma nova.
refused-over = Esta mesa está fechada. /play abre uma nova.
refused-already-seated = Você já tem um lugar. Aperte *{ $button }*.
refused-full = Todos os { $seats } lugares estão ocupados. Em outro canal, /play abre outra mesa.
refused-not-seated = Você não tem lugar nesta mesa. Entre enquanto ela estiver aberta, ou use /play em outro canal.
refused-banker-settles = Pelas regras da casa desta mesa, a banca ({ $name }) define os limites.
refused-host-only = Só o host ({ $name }) pode fazer isso.
refused-bad-option = “{ $option }” não pode ter esse valor. Escolha outro.
refused-not-a-number = Escreva um número inteiro, por exemplo 3.
refused-players = { $least ->
    [4] São precisas quatro pessoas
   *[other] São precisas de { $least } a { $most } pessoas
}, e até agora há { $seated ->
    [one] só { $seated }
   *[other] { $seated }
}. Bots podem ocupar os lugares livres.
refused-too-few-chips = { $name ->
    [none] Você não tem
   *[other] { $name } não tem
} fichas para isso: faltam { $missing }. Uma vez por dia, /chips daily dá mais fichas, e mesas com apostas menores pedem menos.
refused-account-young = A sua conta do Discord é nova demais para receber fichas: ela precisa ter { $days } { $days ->
    [one] dia
   *[other] dias
}, o que acontece { $when }. Até lá, você pode jogar em mesas só por diversão.
refused-refill-had = Você já pegou as fichas do dia. Dá para pegar de novo { $when }.
refused-house-stakes = Com bots, as apostas são pequenas: ninguém pode perder mais de { $most } fichas numa rodada, e com estas regras da casa poderiam ser { $worst }. Escolha valores menores em *{ button-rules }* ({ $options }), ou encontre pessoas para os lugares.
refused-house-bank = Com bots na mesa, a banca tem que vir por sorteio ou ser um bot, e estas regras da casa a dão a uma pessoa. Mude a regra da casa *{ option-banker }*. (Se só você joga contra bots, pode escolher a banca quando a aposta mínima e a máxima são 1.)
refused-chips-gone = Já não há fichas para isso. /chips balance mostra o que você tem.
refused-host-tables = { $count ->
    [one] Você já tem uma mesa aberta: { $channels }. Continue lá, ou encerre essa mesa primeiro.
   *[other] Você já tem { $count } mesas abertas: { $channels }. Continue lá, ou encerre uma primeiro.
}
refused-server-tables = { $count ->
    [one] Já há uma mesa aberta neste servidor, o máximo aqui. Quando ela fechar, /play abre outra.
   *[other] Há { $count } mesas abertas neste servidor, o máximo aqui. Quando uma fechar, /play abre outra.
}
refused-too-quick = Foi muita coisa de uma vez. Espere { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} e tente de novo.
refused-no-deal = Não há nenhuma rodada em jogo agora.
refused-closing-stays = Alguém foi embora, então a mesa fecha depois desta rodada.
refused-no-pause = A próxima rodada já começou.
refused-stale = Esse botão está desatualizado. Aqui está a sua mão como é agora.
refused-unreadable = Esse botão está desatualizado. /play mostra a sua mão e a mesa como estão agora.
refused-no-server = Isso só funciona em um servidor: use em um dos canais dele.
refused-unknown-channel = O Discord não me diz que tipo de canal é este. Use um canal de texto ou um tópico.
refused-old-command = Não conheço este comando do jeito que o Discord o enviou: ele mudou. Digite / e escolha de novo na lista. Se não adiantar, reinicie o Discord.
refused-busy = Estou com trabalho demais. Tente de novo daqui a pouco.
refused-trouble = O Discord está com problemas e não aceitou a minha resposta. Se nada mudou, aperte de novo.
refused-rate-limited = O Discord me pede para ir mais devagar e não aceitou isso. Tente de novo { $when }.
refused-crowded = Este canal já teve tantas respostas quanto o Discord permite num minuto. Tente de novo { $when }.
broken = Algo deu errado do meu lado (erro { $number }). Nada se perdeu: tente de novo.
