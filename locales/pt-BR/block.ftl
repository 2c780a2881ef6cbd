# Dominó sem compra

game-block = Dominó sem compra
names-block = dominó fechado, dominó trancado, dominó de bloqueio, bloqueio, dominó clássico
hook-block = sem comprar, com sangue-frio
    .name = Sem compra
    .word = sangue-frio
pitch-block = O dominó mais simples: ninguém compra. Tranque o jogo e marque o que sobrar para os outros.
    .takes = Uma partida leva uns vinte minutos.
basics-block = **Objetivo.** Jogar todas as suas pedras antes dos outros e marcar os pontos que eles têm na mão.{ $teams ->
        [0] {""}
       *[other] {" "}Em quatro, joga-se em **duplas**: você ganha com quem está em frente, e os pontos das duas mãos se somam.
    }
    {""}**Sua vez.** Jogue uma das suas pedras em A ou B. Se uma encaixa, você tem que jogar; se nenhuma encaixa, você passa automaticamente.
    {""}**Ganhar.** Jogue a sua última pedra e você ganha a rodada. Se o jogo trancar, { $blocked ->
        [last] ganha quem jogou a última pedra
       *[other] ganha a mão mais leve
    }. Ganha a partida quem chegar primeiro a { $target } pontos.
    {""}**O que uma rodada pode custar.** { $entry ->
        [0] Nada: é só por diversão.
        [one] Nada. Cada pessoa põe { $entry } ficha no pote uma vez, e quem ganha a partida leva o pote.
       *[other] Nada. Cada pessoa põe { $entry } fichas no pote uma vez, e quem ganha a partida leva o pote.
    }
rules-block = **Dominó sem compra**, de dois a quatro, cada um por si (ou quatro em duplas)
    {""}**Objetivo.** Ganhar rodadas: quem ganha marca os pontos que os outros têm na mão. Ganha a partida quem chegar primeiro a 100.
    {""}**Pedras.** Jogo de duplo-seis, 28 pedras. Em dois, 7 por mão; em três ou quatro, 5. As outras dormem: ficam viradas para baixo e nunca são mostradas.
    {""}**A vez.** Jogue uma pedra que encaixe em A ou B. Quem pode jogar tem que jogar; quem não pode passa automaticamente.
    {""}**Quem começa.** Na primeira rodada, a maior carroça, e é preciso sair com ela (se ninguém tem carroça, a pedra mais pesada). Depois, a saída vai rodando, com qualquer pedra.
    {""}**O fim de uma rodada.** Alguém bate, ou o jogo tranca. Ao trancar, ganha a mão mais leve; se empatar, ninguém.
    {""}**Contagem.** Quem ganha marca os pontos de todos os outros; ao trancar, menos os seus. Uma dupla conta junta, e os pontos dela mesma nunca valem.
    {""}**Especial aqui.** Em dois, duas de cada três rodadas trancam: guarde pedras para as duas pontas. As carroças ficam atravessadas, mas jogam como as outras.
    {""}-# Segundo Hoyle e learnplaywin.net.

preset-pairs = Duas duplas, todas as 28 pedras dadas
