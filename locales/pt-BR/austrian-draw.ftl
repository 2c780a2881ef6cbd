# Dominó austríaco com compra, e o que os jogos com monte têm em comum

game-austrian-draw = Dominó austríaco com compra

option-draw-limit = Compra
    .says = quantas pedras dá para comprar por jogada
choice-draw-limit-none = até uma encaixar
choice-draw-limit-0 = uma, e a vez passa
unit-draw-limit = no máximo { $value }
option-visible-block = Quando nada mais encaixa
    .says = o que acontece quando todo mundo vê que mais nenhuma pedra encaixa
choice-visible-block-end = a rodada acaba na hora
choice-visible-block-draw-out = compra-se o monte até o fim

event-drew-tiles = Você comprou { $tiles }.

rules-austrian-draw = **Dominó austríaco com compra**, para dois ou três, cada um por si
    {""}**Objetivo.** Jogar todas as suas pedras antes dos outros, ou ter a mão mais leve quando o jogo tranca.
    {""}**Pedras.** As 36 de 0-1 a 7-8, sem carroças. Em dois, 8 (ou 9) por mão; em três, 7. As que sobram são o monte, viradas para baixo.
    {""}**A vez.** Jogue uma pedra que encaixe em A ou B. Quem pode jogar tem que jogar. Se nenhuma encaixa, compre até uma encaixar, e jogue essa; com o monte vazio, você passa. Só você vê o que compra. Quem tem a pedra mais pesada começa a primeira rodada, com qualquer pedra; depois, começa quem ganhou a última.
    {""}**O fim.** Quem joga a última pedra bate e ganha. Se o jogo trancar, ganha a mão mais leve. Se as mais leves empatarem, ninguém ganha, e quem jogou a última pedra começa a próxima rodada.
    {""}**Contagem.** Cada rodada ganha vale um. Se vocês combinarem um número de rodadas, quem ganhar mais delas ganha a partida, e dá para jogar por um pote.
    {""}**Especial aqui.** Assim que todo mundo vê que mais nenhuma pedra encaixa, a rodada acaba, mesmo com pedras no monte. Regras da casa: comprar antes o monte até o fim; comprar no máximo três pedras por jogada e depois passar.
    {""}-# Segundo pagat.com (dominó austríaco) e gamefarm.jp.
