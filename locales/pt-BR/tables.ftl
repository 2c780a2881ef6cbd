# Mesas: antes do jogo, no jogo, resultados, mãos

lobby-open = · { $minutes } min · { $host } abriu uma mesa.
lobby-ending = { $match ->
    [yes] Uma partida sem decisão só fecha antes se todo mundo concordar. Quem for embora antes, ou se ausentar por três rodadas, perde o lugar para um bot{ $pot ->
        [yes] {" "}e a sua parte do pote
       *[no] {""}
    }.
   *[no] Uma rodada começada sempre vai até o fim: um bot substitui quem for embora ou se ausentar{ $chips ->
        [yes] {" "}e joga com as fichas dessa pessoa até a rodada acabar
       *[no] {""}
    }.
}
lobby-closes = Fecha { $when } se nada acontecer.
deal-number = · rodada { $number }
turn-of = { $count ->
    [one] Vez de **{ $name }**
   *[other] Na vez: **{ $name }**
}
time-runs-out = {" "}· acaba { $when }
turn-of-computer = { $count ->
    [one] **{ $name }** está pensando…
   *[other] **{ $name }** estão pensando…
}
closing-note = A mesa fecha depois desta rodada.
closing-wanted = Acabar a partida agora? A favor: { $wanting }. Falta a resposta de: { $missing }. Se você concorda, aperte *{ $button }*.
winding-up = { $why ->
    [gave-way] Esta mesa abre espaço para outra
    [moderator] A moderação está fechando esta mesa
    [server-gone] Fui removido do servidor
    [unreachable] Não consigo mais escrever no canal
   *[channel-gone] O canal não existe mais
}: { $match ->
    [yes] a partida
   *[no] esta rodada
} vai até o fim; bots substituem quem faltar.
winding-up-waits = Não consigo mais escrever no canal. Se o tópico for destrancado, a mesa continua; senão, ela fecha { $when }.
substitute = Um bot por { $name }
rules-changed = Regras da casa: { $rules }
next-deal = Próxima rodada { $when }, ou assim que todo mundo confirmar.
own-next-deal = Próxima rodada { $when }.
next-deal-waits = Não há ninguém aqui. Aperte *{ $button }* para começar a próxima rodada; senão, a mesa fecha { $when }.
next-deal-unhurried = Sem pressa: aperte *{ $button }* para a próxima rodada. A mesa fecha { $when }.
not-ready = {" "}Falta confirmar: { $names }.
who-away = { $name } (ausente, um bot substitui)
who-left = { $name } (foi embora, um bot substitui)

result-domino = { $wins ->
    [yes] Dominó! **{ $name }** bateu e ganha a rodada.
   *[no] Fim da rodada: **{ $name }** bateu.
}
result-blocked = { $wins ->
    [yes] Trancou. **{ $name }** tem a mão mais leve e ganha a rodada.
   *[no] Trancou. **{ $name }** tem a mão mais leve.
}
result-target = **{ $name }** chega à meta: a partida acabou.
result-domino-team = **{ $out }** bateu! **{ $names }** ganham a rodada.
result-blocked-team = Trancou. **{ $names }** têm a mão mais leve e ganham a rodada.
result-target-team = **{ $names }** chegam à meta: a partida acabou.
result-tied = { $ending ->
    [domino] Mais de uma mão ficou sem pedras: ninguém ganha a rodada por inteiro.
   *[other] Trancou, com empate entre as mãos mais leves: ninguém ganha.
}
result-carried = As apostas ficam para a próxima rodada: { $stakes }
ceiling-reached = **{ $names }** { $count ->
    [one] chegou
   *[other] chegaram
} ao limite de hoje para ganhos contra bots. { $play ->
    [honour] Por isso esta mesa joga só por diversão, sem fichas.
   *[chips] O que passar disso fica com a casa.
}
pot-shared = A partida não foi decidida: quem ainda está nela divide o pote.
pot-house = A partida não foi decidida: o pote fica com a casa, porque os bots dela ainda estão no jogo.

ended-title = · fechada
ended-host = O host fechou a mesa.
ended-long = Esta mesa chegou ao limite de rodadas.
ended-agreed = Todo mundo concordou em parar aqui.
ended-idle = Ninguém veio.
ended-empty = Todo mundo foi embora.
ended-absence = Ausente por três rodadas: { $name }.
ended-abandoned = Não sobrou ninguém na mesa.
ended-too-few-chips = { $name } não tem fichas para mais uma rodada; /chips daily dá mais.
ended-left = { $name } foi embora.
ended-no-successor = Um lugar ficou livre, e aqui os bots não podem jogar valendo fichas.
ended-finished = A partida acabou.
ended-moderator = A moderação fechou a mesa.
# place: dm: a direct message, whose last line links the channel
ended-next = { $place ->
    [dm] No canal, /play abre uma nova mesa.
   *[channel] /play abre uma nova mesa.
}
ended-channel-gone = O canal não existe mais. O que estava em andamento foi jogado até o fim.
ended-unreachable = Não consigo escrever no canal. O que estava em andamento foi jogado até o fim.

button-join = Entrar
button-leave = Deixar a mesa
button-menu = Mais…
button-repost = Mostrar de novo
button-final = Sim, de vez
button-computer = Adicionar bot
button-rules = Regras da casa
button-start = Começar
button-close = Fechar
button-end = Fechar mesmo assim
button-close-after = Fechar depois desta rodada
button-hand = Minha mão
button-howto = Regras
button-onward = Continuar
button-ready = Próxima rodada

where = [{ $game }](<{ $link }>) · { $place }
where-gone = **{ $game }** · { $place } · o canal não existe mais
hand-lobby = Você está na mesa. As suas pedras aparecem aqui quando o jogo começar.
hand-left = Você não está mais nesta mesa.
hand-net = Seu resultado: **{ $net }**.
your-turn = **Sua vez**
your-stake-first = **Escolha a sua aposta**, depois jogue: { $won ->
    [yes] você ganhou a última rodada
   *[no] é a sua terceira jogada
}.
not-your-turn = Ainda não é a sua vez.
not-your-turn-here = Ainda não é a sua vez. Nada mudou? Aperte *{ $hand }*.
nudge = { $names }, é a sua vez! Senão, um bot joga por você { $when }. [Ir para a mesa](<{ $link }>)
dealt = { $names }, as pedras foram distribuídas. *{ $button }* mostra as suas.
dm-private-thread = Quem criou este tópico privado e a moderação podem remover pessoas dele. Aí você só poderia continuar por mensagem direta: abra suas mensagens diretas antes da primeira rodada.
leave-sure = Deixar a mesa? { $then ->
    [paid] Um bot joga esta rodada até o fim com as suas fichas; depois você recebe o que sobrar.
    [closes] A mesa então fecha.
   *[plays] Um bot fica com o seu lugar e continua.
}
leave-pot = Deixar a mesa agora? O que você tem no pote ou apostou ({ $chips }) fica na mesa.
left = Você deixou a mesa.
left-paid = Você deixou a mesa; as suas fichas voltaram para a sua conta.
left-pot = Você deixou a mesa. O que você tinha no pote ou apostou ({ $chips }) fica lá; todo o resto voltou para a sua conta.
left-seat = { $then ->
    [paid] Você deixou a mesa; um bot joga esta rodada até o fim por você. Depois você recebe o que sobrar.
    [closes] Você deixou a mesa, por isso ela fecha.
   *[plays] Você deixou a mesa; um bot continua no seu lugar.
}
closing-on = A mesa fecha depois desta rodada.
closing-off = A mesa continua aberta.
closing-pot = Fechar antes de a partida ser decidida? Ainda há bots jogando, então a sua parte do pote ({ $chips }) vai para a casa.
closing-agreed = Você quer acabar a partida agora. Ela acaba { $playing ->
    [yes] depois desta rodada, se todo mundo concordar
   *[no] assim que todo mundo concordar
}. Falta a resposta de: { $missing }.
closing-taken-back = Você continua jogando.
opened = A sua mesa está aberta: [ir para a mesa](<{ $link }>)
table-here = Já se joga { $game } aqui, na mesa aberta por { $host }: [ir para a mesa](<{ $link }>)
posted = Aqui está ela de novo.

rules-ending = **Acabar antes.** Uma rodada começada sempre vai até o fim; um bot substitui quem for embora. Uma partida sem decisão só fecha se todo mundo concordar.
rules-may = **Regras da casa possíveis.** { $rules }
rules-here = **Regras da casa nesta mesa.** { $rules }
rules-title = **Regras da casa** desta mesa de { $game }
rules-which = Qual regra você quer mudar?
menu-rules-more = Mais regras
menu-rules-usual = As regras mais usadas
rules-known = Variantes conhecidas
rules-most-deals = -# Depois da rodada { $deals } a mesa fecha, mas uma partida vai até o fim.
rules-host-only = -# Só o host ({ $host }) pode mudá-las, antes da primeira rodada.
