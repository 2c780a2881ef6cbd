# All Fives

game-all-fives = All Fives
names-all-fives = cincos, dominó de cincos, múltiplos de cinco, muggins, fives, five-up, fives and threes, cincos e três, dominó de pontas, pontas
hook-all-fives = some múltiplos de 5
    .name = All Fives
    .word = de 5 em 5
pitch-all-fives = Marque sempre que as pontas abertas somarem um múltiplo de 5; podem ser até quatro pontas.
    .takes = Uma partida leva uns quinze minutos.
option-scoring = Marcação
    .says = quais somas das pontas valem pontos
choice-scoring-fives = All Fives: múltiplos de 5, o mesmo em pontos
choice-scoring-fives-threes = Fives and Threes: 1 ponto por 5 e por 3
option-get-in = Dez para entrar
    .says = os primeiros pontos têm que ser 10 ou mais de uma vez
option-every-lead = Sempre com carroça
    .says = a maior carroça começa todas as rodadas, não só a primeira
option-spinner = Carroça central
    .says = se a primeira carroça abre também acima e abaixo
choice-keep-28 = todas: ninguém compra
option-bonus-round = Arredondamento
    .says = como os pontos do fim de uma rodada são arredondados para um múltiplo de 5
choice-bonus-round-nearest = para o mais próximo
choice-bonus-round-down = para baixo
option-exact = Meta exata
    .says = em Fives and Threes, não contam os pontos que passariam da meta
coach-all-fives-start = { $scoring ->
        [fives-threes] Você sai. Se as duas metades somarem um múltiplo de 3 ou de 5, você marca.
       *[other] Você sai. Se as duas metades somarem 5 ou 10, os pontos são seus.
    }
coach-all-fives-play = { $scoring ->
        [fives-threes] Jogue uma pedra levantada. Se as pontas somarem um múltiplo de 3 ou de 5, você marca.
       *[other] Jogue uma pedra levantada. Se as pontas somarem 5, 10, 15…, é o que você marca.
    }
coach-all-fives-team-play = { $scoring ->
        [fives-threes] Se as pontas somarem um múltiplo de 3 ou de 5, você e { $partner } marcam.
       *[other] Se as pontas somarem 5, 10, 15…, você e { $partner } marcam isso.
    }
basics-all-fives = **Objetivo.** Fazer as pontas abertas somarem um múltiplo de 5{ $scoring ->
        [fives-threes] {" "}ou de 3: cada 5 e cada 3 na soma vale um ponto.
       *[other] : a soma são os seus pontos.
    }{ $get_in ->
        [0] {""}
       *[other] {" "}Os primeiros pontos têm que ser 10 ou mais de uma vez.
    }{ $teams ->
        [0] {""}
       *[other] {" "}Em quatro, joga-se em **duplas**: você ganha com quem está em frente, e os pontos das duas mãos se somam.
    }
    {""}**Sua vez.** Jogue uma das suas pedras numa ponta aberta. Se uma encaixa, você tem que jogar; se nenhuma encaixa, { $keep ->
        [28] você passa.
       *[other] compre até uma encaixar, e jogue essa.
    }
    {""}**Pontas.** As carroças ficam atravessadas, e numa ponta contam as duas metades.{ $spinner ->
        [0] {""}
       *[other] {" "}A primeira é a **carroça central**: com uma pedra de cada lado, dá para jogar também acima e abaixo dela.
    }
    {""}**Ganhar.** Jogue a sua última pedra e { $scoring ->
        [fives-threes] você marca mais 1 ponto.
       *[other] você marca também os pontos dos outros, { $bonus_round ->
            [down] arredondados para baixo, a um múltiplo de 5
           *[other] arredondados para 5
        }.
    } Assim que alguém chega a { $exact ->
        [0] {""}
       *[other] exatamente{" "}
    }{ $target ->
        [none] { $scoring ->
            [fives-threes] 61
           *[other] 150
        }
       *[other] { $target }
    } pontos, ganha o placar mais alto.
    {""}**O que uma rodada pode custar.** { $entry ->
        [0] Nada: é só por diversão.
        [one] Nada. Cada pessoa põe { $entry } ficha no pote uma vez, e quem ganha a partida leva o pote.
       *[other] Nada. Cada pessoa põe { $entry } fichas no pote uma vez, e quem ganha a partida leva o pote.
    }
rules-all-fives = **All Fives**, de dois a quatro, cada um por si (ou quatro em duplas)
    {""}**Objetivo.** Marcar enquanto se joga. Ganha a partida quem chegar primeiro a 150 pontos.
    {""}**Pedras.** Jogo de duplo-seis, 28 pedras. Em dois, 7 por mão; em três ou quatro, 5. As que sobram são o monte.
    {""}**A vez.** Jogue uma pedra que encaixe numa ponta aberta. Quem pode jogar tem que jogar. Se nenhuma encaixa, compre até uma encaixar, e jogue essa; com o monte vazio, você passa.
    {""}**A carroça central** é a primeira de uma rodada, nenhuma outra. Com pedras dos dois lados (A, B), ela abre também acima e abaixo (C, D).
    {""}**Pontos.** A cada pedra, somam-se todas as pontas. Uma carroça na ponta conta as duas metades, e a central também, até os lados estarem cobertos; C e D vazios não contam. Um múltiplo de 5 vale o mesmo em pontos. 6-6: 12. Com 3-6 ao lado: 12 + 3 = 15 pontos.
    {""}**Quem começa.** Primeiro a maior carroça, obrigatoriamente; depois, quem ganhou a última (mesmo trancada), com qualquer pedra (após um empate, por sorteio).
    {""}**O fim de uma rodada.** Quem bate ou, ao trancar, tem a mão mais leve marca os pontos dos outros (ao trancar, menos os seus), arredondados para 5. Um empate não vale nada. A partida acaba com a rodada.
    {""}**Fives and Threes**, a 61 exatos. Sem carroça central e sem comprar; saída por sorteio, depois vai rodando. 1 ponto por 5 e por 3 na soma, se ela for um múltiplo (15: 3 + 5 = 8). Bater vale mais 1, trancar nada; se esse ponto e as pontas passarem de 61, nada conta.
    {""}-# Segundo pagat.com e Foster (Complete Hoyle).
preset-fives-and-threes = Fives and Threes, a 61
