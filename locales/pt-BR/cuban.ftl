# Dominó cubano

game-cuban = Dominó cubano
names-cuban = duplo-nove, doble nueve, dominó de nove, Cuba, cubano, duplo nove
hook-cuban = dois contra dois, até 9-9
    .name = Cubano
    .word = 2 contra 2
pitch-cuban = Dois contra dois com dez pedras por mão, até 9-9; quinze dormem.
    .takes = Uma partida leva uns vinte minutos.
option-cuban-pass-lead =
    .says = pontos para a dupla que sai com carroça se o próximo lugar passar
option-capicua-doubles = Capicua dobra
    .says = a rodada vale o dobro se a última pedra encaixar nas duas pontas e não for carroça
basics-cuban = **Objetivo.** Você joga em **dupla** com quem está em frente, contra a outra. Vocês ganham juntos.
    {""}**Sua vez.** Jogue uma das suas pedras em A ou B. Se uma encaixa, você tem que jogar; se nenhuma encaixa, você passa automaticamente.
    {""}**Ganhar.** A rodada é da dupla em que alguém bate. Se o jogo trancar, ganha { $blocked ->
        [single] a mão mais leve de todas
       *[other] a dupla com o menor total
    }. A dupla que ganha marca { $count ->
        [rounds] 1 ponto
        [losers] os pontos da outra
       *[other] os pontos de todas as mãos
    }, mais os prêmios, se houver.
    {""}**A partida.** Assim que uma dupla chega a { $target } pontos, ganha o placar mais alto.
    {""}**O que uma rodada pode custar.** { $entry ->
        [0] Nada: é só por diversão.
        [one] Nada. Cada pessoa põe { $entry } ficha no pote uma vez, e quem ganha a partida leva o pote.
       *[other] Nada. Cada pessoa põe { $entry } fichas no pote uma vez, e quem ganha a partida leva o pote.
    }
rules-cuban = **Dominó cubano**, para quatro, dois contra dois
    {""}**Objetivo.** Você marca com quem está em frente. Ganha a partida a dupla que chegar primeiro a 100 pontos.
    {""}**Pedras.** Jogo de duplo-nove, 55 pedras: dez por mão; quinze dormem e nunca são mostradas.
    {""}**A vez**, no sentido anti-horário: jogue uma pedra que encaixe em A ou B. Quem pode jogar tem que jogar; quem não pode passa automaticamente.
    {""}**Quem começa.** Na primeira rodada, a maior carroça, e é preciso sair com ela (se ninguém tem carroça, a pedra mais pesada). Depois, quem ganhou a última (se trancou, a mão mais leve da dupla), com qualquer pedra; após um empate, o próximo lugar.
    {""}**O fim de uma rodada.** Ganha a dupla em que alguém bate. Se o jogo trancar, ganha o menor total de uma dupla; um empate não vale nada.
    {""}**Contagem.** A dupla que ganha marca os pontos da outra.
    {""}**Especial aqui.** Cada número está em dez pedras, e mais de um quarto delas dorme: duas de cada três rodadas trancam. Regras da casa: ao trancar, ganha a mão mais leve de todas; pontos se o próximo lugar não puder jogar numa carroça de saída; a *capicua* dobra os pontos.
    {""}-# Segundo dominorules.com e onlinedominogames.com.
preset-double-nine-150 = Duplo-nove, a 150
