# Dominó húngaro: título, regras da casa, ações, acontecimentos, recusas, regras em resumo

game-hungarian = Dominó húngaro

option-end-on-domino = Batida encerra
    .says = a rodada acaba na hora quando alguém fica sem pedras
option-leader-ends = A saída
    .says = se a primeira série de uma rodada pode crescer nas duas pontas
choice-leader-ends-both = nas duas pontas
choice-leader-ends-one = numa ponta
option-losers = Quem perde
    .says = quem perde quando alguém chega aos pontos em que a partida acaba
choice-losers-highest = o maior placar
choice-losers-all = quem chegou à meta

action-train = { $end ->
    [start] Sair com { $count } pedras ({ $pips ->
        [one] { $pips } ponto
       *[other] { $pips } pontos
    })
   *[other] { $count } pedras ({ $pips ->
        [one] { $pips } ponto
       *[other] { $pips } pontos
    }) → { $end }
}
menu-train = Uma série inteira

event-leader-drawn = O sorteio decidiu: { $name } começa a primeira rodada.
event-series-ended = { $left ->
    [0] { $name } não tem mais pedras.
   *[other] {""}
}
event-nobody-fits = Trancou: a rodada acabou.
event-domino = { $name } bateu: a rodada acabou.
event-match-lost = { $name } tem { $score } pontos e perde a partida.

illegal-one-end-only = Uma série continua numa ponta só. A sua mão mostra onde.
illegal-must-continue = Outra das suas pedras encaixa ali: uma série continua enquanto uma encaixar.
illegal-no-such-train = Essa série não dá mais para jogar. A sua mão mostra o que encaixa.

rules-hungarian = **Dominó húngaro**, de dois a quatro, cada um por si
    {""}**Objetivo.** Ficar com poucos pontos. Quando alguém chega à meta, quem tem mais pontos perde a partida. A meta é 50 pontos, a não ser que vocês combinem mais (na fonte, 100).
    {""}**Pedras.** Jogo de duplo-seis, 28 pedras. Em dois, 12 por mão; em três, 8; em quatro, 6; quatro pedras dormem ao lado, sem serem vistas.
    {""}**A vez** é uma série inteira. Escolha uma ponta (A ou B) e jogue ali uma pedra atrás da outra, enquanto uma das suas encaixar. Você escolhe as pedras, mas não pode parar nem mudar de ponta. Se nada encaixa em nenhuma das pontas, você passa.
    {""}**Quem começa.** Na primeira rodada, decide um sorteio; depois, a saída vai rodando, aconteça o que acontecer. Quem começa sai com qualquer pedra e continua nas duas pontas até nada mais encaixar.
    {""}**O fim de uma rodada.** Quando ninguém pode jogar. Se você ficar sem pedras, descanse; os outros continuam.
    {""}**Contagem.** Cada pessoa soma ao seu placar os pontos que ficaram na mão. Quando alguém chega à meta, a partida acaba: o maior placar perde, o menor ganha.
    {""}**Especial aqui.** Onde alguém parou diz o que falta naquela mão. *Uma série inteira* joga por você a série mais longa ou a mais pesada com um só botão. Regras da casa: a rodada acaba quando alguém bate; a primeira série também cresce numa ponta só; todos que chegam à meta perdem; uma partida por um pote.
    {""}-# Segundo pagat.com (dominó húngaro).
