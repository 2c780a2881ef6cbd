# Pulle: título, regras da casa, ações, acontecimentos, recusas, regras em resumo

game-pulle = Pulle

option-payment = Prêmio por rodada
    .says = fichas que cada pessoa paga a quem ganha a rodada; metade se trancou
choice-payment-0 = nenhum
unit-payment = { $value ->
    [1] 1 ficha por pessoa
   *[other] { $value } fichas por pessoa
}
option-buyback = Recompra
    .says = um placar alto pode baixar por meia entrada
option-tie-adds-pips = Empates contam
    .says = os pontos se somam mesmo se a rodada trancou com empate entre as mãos mais leves
option-buyback-with = Recompra com
    .says = se dá para fazer a recompra quando alguém já está fora; o placar dessa pessoa ainda conta
choice-buyback-with-four = os quatro no jogo
choice-buyback-with-fewer = menos, também
option-buyback-until = Recompra até
    .says = se ainda dá para mudar de ideia entre as rodadas
choice-buyback-until-answer = a resposta
choice-buyback-until-deal = a próxima rodada
option-broken-reentry = Pote estourado
    .says = quem paga de novo e continua quando todo mundo tem mais de 100 pontos
choice-broken-reentry-all = os quatro
choice-broken-reentry-survivors = só quem ainda estava no jogo

lobby-reserve = Para poder fazer a recompra, você precisa de { $chips } ao todo. Com menos você pode jogar mesmo assim, mas só faz a recompra se ganhar algumas.
action-buyback = { $score ->
    [0] Recompra: { $score } pontos
    [one] Recompra: { $score } ponto
   *[other] Recompra: { $score } pontos
}
action-decline = Não fazer a recompra
action-renounce = Ficar fora deste pote
sure-renounce = Ficar fora deste pote de vez? Você nunca mais pode fazer a recompra nele, e fica fora mesmo se ele estourar e os outros voltarem.

event-buyback-opened = A recompra está aberta: custa meia entrada, para o pote.
event-bought-back = { $score ->
    [0] { $name } faz a recompra e tem agora { $score } pontos.
    [one] { $name } faz a recompra e tem agora { $score } ponto.
   *[other] { $name } faz a recompra e tem agora { $score } pontos.
}
event-declined = { $name } não faz a recompra.
event-buyback-closed = A recompra está encerrada.
event-eliminated = { $name } tem { $score } pontos e está fora.
event-pool-broken = O pote estourou: todo mundo tem mais de 100 pontos. Todos os placares voltam a 0{ $chips ->
    [0] .
    [1] , e cada pessoa põe mais 1 ficha.
   *[other] , e cada pessoa põe mais { $chips } fichas.
}
event-returned = { $name } está de volta ao jogo.
event-renounced = { $name } não volta mais a este pote.

illegal-no-offer = Você não pode fazer a recompra agora.
illegal-offer-changed = Enquanto isso, outra pessoa fez a recompra: você teria agora { $score ->
    [0] { $score } pontos
    [one] { $score } ponto
   *[other] { $score } pontos
}. Decida de novo.
illegal-not-out = Só quem está fora pode ficar fora do pote.

rules-pulle = **Pulle**, Viena, para quatro
    {""}**Objetivo.** Cada pessoa põe uma entrada no pote, a **Pulle**. Com mais de 100 pontos você está fora; quem fica por último leva tudo.
    {""}**Pedras.** As 36 de 0-1 a 7-8, sem carroças: sete por mão, mesmo quando só restam três ou dois. As que sobram, o **Stamm**, dormem e nunca são mostradas.
    {""}**A vez.** Jogue uma pedra que encaixe em A ou B. Quem pode jogar tem que jogar; quem não pode passa. Quem tem a pedra mais pesada começa a primeira rodada, com qualquer pedra; depois, quem ganhou a última (depois de um empate, quem jogou a última pedra, ou quem vem depois e ainda está no jogo).
    {""}**O fim de uma rodada.** Alguém bate, ou o jogo tranca: aí ganha a mão mais leve.
    {""}**Contagem.** Cada pessoa soma ao seu placar os pontos que ficaram na mão, também quem ganha uma rodada trancada. Com 100 você fica, com 101 está fora. Se as mãos mais leves empatam, a rodada não conta.
    {""}**Recompra.** Se os quatro jogaram a rodada, você pode pagar meia entrada e ficar com o placar do meio dos outros três: 107 contra 41, 62 e 88 cai para 62. (Se os três são iguais: mais um.) Ele tem que ser menor que o seu e não passar de 100, e você precisa ter fichas também para a próxima rodada.
    {""}**Pote estourado.** Se todo mundo que jogou tem mais de 100, os quatro recomeçam do 0 com outra entrada.
    {""}**Especial aqui.** Regras da casa: cada um dos outros paga a quem ganha a rodada, metade se trancou; menos de quatro também podem fazer a recompra; há tempo para ela até a próxima rodada.
    {""}-# Segundo pagat.com (dominó austríaco) e gamefarm.jp.
