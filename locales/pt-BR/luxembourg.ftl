# Dominó luxemburguês

game-luxembourg = Dominó luxemburguês

option-end = Partida
    .says = como a partida acaba
choice-end-rounds = depois de algumas rodadas
choice-end-target = com um número de pontos
option-rounds = Rodadas por partida
    .says = quantas rodadas, se a partida acaba depois de algumas rodadas
unit-rounds = { $value }
option-tied-lots = Pedras de saída iguais
    .says = o que decide se mais de uma pessoa mostra uma pedra com os mesmos pontos
choice-tied-lots-half = a metade maior
choice-tied-lots-redraw = comprar de novo

event-lot-shown = { $name } mostra { $tile }.
event-lots-tied = Pontos iguais: { $seats } compram de novo.
event-winning-tile = Rodada { $deal }. { $tile } é a pedra de saída, então { $name } joga primeiro.

rules-luxembourg = **Dominó luxemburguês**, de dois a seis, cada um por si
    {""}**Objetivo.** Juntar o menor número de pontos possível.
    {""}**Pedras.** Jogo de duplo-seis, 28 pedras. Em dois, 7 por mão; em três, 6; em quatro, 5; em cinco, 4; em seis, 3. As que sobram são o monte, viradas para baixo.
    {""}**A pedra de saída.** Antes de cada rodada, cada pessoa compra mais uma pedra e a mostra. A de mais pontos (se empatar: a metade maior, ou, por regra da casa, compra-se de novo) começa a linha, e quem a comprou joga primeiro. As outras voltam para o monte.
    {""}**A vez.** Jogue uma pedra que encaixe em A ou B. Quem pode jogar tem que jogar. Se nenhuma encaixa, compre uma, e a sua vez acaba, mesmo se ela encaixar. Com o monte vazio, você passa. Só você vê o que compra.
    {""}**O fim de uma rodada.** Alguém bate; ou o jogo tranca; ou todo mundo vê que mais nenhuma pedra encaixa (regra da casa: comprar antes o monte até o fim).
    {""}**Contagem.** Cada pessoa soma ao seu placar os pontos que ficaram na mão. O menor placar depois de 3 rodadas ganha ou, se vocês combinarem, quando alguém tem 100. Placares iguais dividem. Dá para jogar por um pote.
    {""}**Especial aqui.** As pedras que foram mostradas e voltaram podem ser compradas de novo: lembre-se delas.
    {""}-# Segundo as regras do próprio autor num blog de 2010.
