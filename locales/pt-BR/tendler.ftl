# O jogo com compra de Tendler

game-tendler = Dominó de Tendler (1830)

rules-tendler = **Dominó de Tendler**, Viena 1830, de dois a seis, cada um por si
    {""}**Uma reconstrução.** Tudo o que se sabe: um jogo com compra para dois a seis, com as 45 pedras. Todo o resto aqui é suposição nossa, segundo o dominó austríaco com compra.
    {""}**Objetivo.** Jogar todas as suas pedras antes dos outros, ou ter a mão mais leve quando o jogo tranca.
    {""}**Pedras.** As 45 de 0-0 a 8-8, com carroças. Seis por mão (ou 5, 7 ou 8, desde que sobre o que comprar). As que sobram são o monte, viradas para baixo.
    {""}**A vez.** Jogue uma pedra que encaixe em A ou B. Quem pode jogar tem que jogar. Se nenhuma encaixa, compre até uma encaixar, e jogue essa; com o monte vazio, você passa. Só você vê o que compra. Quem tem a pedra mais pesada começa a primeira rodada, com qualquer pedra; depois, começa quem ganhou a última.
    {""}**O fim.** Quem joga a última pedra bate e ganha. Se o jogo trancar, ganha a mão mais leve. Se as mais leves empatarem, ninguém ganha, e quem jogou a última pedra começa a próxima rodada.
    {""}**Contagem.** Cada rodada ganha vale um. Se vocês combinarem um número de rodadas, quem ganhar mais delas ganha a partida, e dá para jogar por um pote.
    {""}**Especial aqui.** As carroças ficam atravessadas, mas são pedras como as outras, com todos os seus pontos. Assim que todo mundo vê que mais nenhuma pedra encaixa, a rodada acaba. Regras da casa: comprar antes o monte até o fim; comprar no máximo três pedras por jogada e depois passar.
    {""}-# Pedras e número de pessoas segundo pagat.com (dominó austríaco, sobre F. Tendler, Viena 1830); o resto é nosso.
