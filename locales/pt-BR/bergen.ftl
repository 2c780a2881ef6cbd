# Bergen

game-bergen = Bergen
names-bergen = dominó Bergen, double header, header, pontas iguais, dominó de Bergen
hook-bergen = marque com pontas iguais
    .name = Bergen
    .word = pontas iguais
pitch-bergen = O mesmo número nas duas pontas: dois pontos, ou três com uma carroça.
    .takes = Uma partida leva uns dez minutos.
option-bergen-first-lead =
    .says = quem começa cada rodada
option-redeal = Dar de novo sem carroças
    .says = as pedras são dadas de novo se ninguém tem carroça
option-lead-points = Carroça na saída
    .says = pontos por sair com uma carroça
choice-lead-points-0 = nenhum
unit-lead-points = { $value }
option-out-points = Rodada ganha
    .says = pontos por bater ou por ganhar quando o jogo tranca
unit-out-points = { $value }
option-slow-finish = Final lento
    .says = faltando 1 ou 2 pontos, pontas iguais valem 1; faltando 3, no máximo 2
coach-bergen-start = Você sai. Uma carroça vale pontos na hora, salvo outra regra da casa.
coach-bergen-play = Jogue uma pedra levantada. Pontas iguais: 2 pontos; com uma carroça: 3.{ $slow_finish ->
        [0] {""}
       *[other] {" "}Perto da meta: menos.
    }
basics-bergen = **Objetivo.** Fazer as duas pontas da linha mostrarem o mesmo número.
    {""}**Sua vez.** Jogue uma das suas pedras em A ou B. Se uma encaixa, você tem que jogar; se nenhuma encaixa, compre até uma encaixar, e jogue essa.
    {""}**Pontos.** Pontas iguais: 2 pontos (*double header*). Se há uma carroça numa delas: 3 (*triple header*). Uma carroça na saída: { $lead_points }.{ $slow_finish ->
        [0] {""}
       *[other] {" "}Perto da meta, pontas iguais valem menos.
    } A última pedra também vale pontos.
    {""}**Ganhar.** Assim que alguém chega a { $target ->
        [none] 15 pontos (em três ou quatro, 10)
       *[other] { $target } pontos
    }, ganha o placar mais alto.
    {""}**O que uma rodada pode custar.** { $entry ->
        [0] Nada: é só por diversão.
        [one] Nada. Cada pessoa põe { $entry } ficha no pote uma vez, e quem ganha a partida leva o pote.
       *[other] Nada. Cada pessoa põe { $entry } fichas no pote uma vez, e quem ganha a partida leva o pote.
    }
rules-bergen = **Bergen**, de dois a quatro, cada um por si
    {""}**Objetivo.** Marcar com pontas iguais. Ganha a partida quem chegar primeiro a 15 pontos (em três ou quatro, 10).
    {""}**Pedras.** Jogo de duplo-seis, 28 pedras. Em dois ou três, 6 por mão; em quatro, 5. As que sobram são o monte; as duas últimas nunca são compradas.
    {""}**Quem começa.** Em todas as rodadas, a maior carroça, e é preciso sair com ela: vale 2 pontos. Se ninguém tem carroça, a pedra mais pesada começa e não vale nada.
    {""}**A vez.** Jogue uma pedra que encaixe em A ou B. Quem pode jogar tem que jogar. Se nenhuma encaixa, compre até uma encaixar, e jogue essa; se não dá mais para comprar, você passa.
    {""}**Headers.** Se depois da sua pedra as duas pontas mostram o mesmo número, você marca 2: um *double header*. Se a última pedra de uma ponta é uma carroça, você marca 3: um *triple header*. Não importa quem jogou a carroça; ela conta até outra pedra a cobrir.
    {""}**O fim de uma rodada.** A última pedra vale 1 ponto. Se o jogo trancar, ou todo mundo vê que mais nenhuma encaixa, a mão mais leve marca 1; se empatar, nada. As mãos só são mostradas depois de trancar.
    {""}**A partida** acaba com a rodada em que alguém chega à meta; ganha o maior placar.
    {""}-# Segundo pagat.com (Bergen) e Joe Celko.
