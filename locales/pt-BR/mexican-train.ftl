# Trem mexicano

game-mexican-train = Trem mexicano
names-mexican-train = Mexican Train, dominó trem, trens, duplo-doze, dominó mexicano, trenzinho, duplo doze
hook-mexican-train = um trem por pessoa e um de todos
    .name = Mexicano
    .word = trens
pitch-mexican-train = Faça o seu trem a partir da estação e jogue nos dos outros quando abrirem. Bom para mesas grandes.
    .takes = { $rounds ->
        [one] { $rounds } rodada de uns seis minutos.
       *[other] { $rounds } rodadas de uns seis minutos cada.
    }
option-set = Jogo de pedras
    .says = com quais pedras se joga
choice-set-d9 = duplo-nove, 55 pedras
choice-set-d12 = duplo-doze, 91 pedras
option-first-turn = Primeira jogada
    .says = quantas pedras você pode jogar no seu trem na sua primeira jogada
choice-first-turn-one = uma
choice-first-turn-train = todas as que encaixarem
option-mexican-from = Trem mexicano
    .says = a partir de quando você pode jogar no trem de todos
choice-mexican-from-any = sempre
choice-mexican-from-own-first = quando o seu trem já começou
option-open-doubles = Carroças abertas
    .says = quem tem que cobrir uma carroça que ficou aberta
choice-open-doubles-all = cada pessoa na sua vez
choice-open-doubles-own = ninguém mais
option-several-doubles = Várias carroças
    .says = se você pode jogar mais carroças antes de cobri-las
option-blank-double = Carroça branca
    .says = pontos pela 0-0 que ficar na sua mão
choice-blank-double-0 = nenhum
unit-blank-double = { $value }
coach-mexican-train-start = Comece um trem com uma pedra que tenha o número da estação.
coach-mexican-train-play = Jogue no seu trem ou num que esteja aberto para você.
coach-mexican-train-cover = Cubra a carroça aberta: agora você só pode jogar no trem dela.
coach-mexican-train-draw = Nada encaixa: compre uma. Se também não encaixar, o seu trem se abre.
basics-mexican-train = **Objetivo.** Ficar com poucos pontos na mão. Eles vão para o seu placar, e ponto é ruim.{ $blank_double ->
        [0] {""}
       *[other] {" "}A 0-0 vale { $blank_double }.
    }
    {""}**Sua vez.** Jogue uma pedra: no seu trem, no **trem mexicano**, que é de todos{ $mexican_from ->
        [own-first] {" "}(quando o seu já começou)
       *[other] {""}
    }, ou num trem com **marcador**. Todos partem da **estação**, no meio.{ $first_turn ->
        [train] {" "}Na sua primeira vez, você pode jogar no seu trem todas as que encaixarem.
       *[other] {""}
    }
    {""}**Nada encaixa?** Compre uma pedra e jogue se ela encaixar. Se não, o seu trem recebe um marcador, e os outros podem jogar nele até você jogar.
    {""}**Carroças.** Uma carroça tem que ser coberta: você joga de novo.{ $open_doubles ->
        [own] {" "}Se não puder, ninguém mais precisa.
       *[other] {" "}Se não puder, cabe ao próximo, seja de quem for o trem.
    }{ $several_doubles ->
        [0] {""}
       *[other] {" "}Você pode jogar mais carroças antes de cobri-las.
    }
    {""}**Ganhar.** Uma rodada acaba quando alguém bate. Depois de { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }, o menor placar ganha.
    {""}**O que uma rodada pode custar.** { $entry ->
        [0] Nada: é só por diversão.
        [one] Nada. Cada pessoa põe { $entry } ficha no pote uma vez, e quem ganha a partida leva o pote.
       *[other] Nada. Cada pessoa põe { $entry } fichas no pote uma vez, e quem ganha a partida leva o pote.
    }
rules-mexican-train = **Trem mexicano**, de dois a oito, cada um por si
    {""}**Objetivo.** Juntar o menor número de pontos possível.
    {""}**Pedras.** Até quatro, jogo de duplo-nove (12, 11 ou 10 por mão); com mais, duplo-doze (em cinco ou seis, 12; em sete ou oito, 10). As que sobram são o monte.
    {""}**A estação.** No meio fica a maior carroça; a cada rodada, a seguinte para baixo.
    {""}**Trens.** Cada pessoa tem um, e o **trem mexicano** é de todos. Eles partem da estação com o número dela e crescem numa ponta.
    {""}**A vez.** Jogue uma pedra no seu trem, no mexicano ou em outro com **marcador**, mesmo vazio. Quem pode jogar tem que jogar. Se não, compre uma e jogue se ela encaixar. Se não encaixar, ou se o monte acabou, o seu trem recebe um marcador, e os outros podem jogar nele. O marcador sai quando você joga ali.
    {""}**Carroças.** Depois de uma carroça, mesmo na primeira jogada, você continua: cubra-a com uma pedra da mão, ou compre uma para isso. Se não der, marque o seu trem, e a carroça fica **aberta**: nada mais pode ser jogado até alguém a cobrir, um de cada vez. Se não há mais pedra para ela, não precisa.
    {""}**O fim de uma rodada.** Alguém bate (a última pode ser uma carroça), ou o jogo tranca.
    {""}**Contagem.** Cada pessoa soma os pontos que ficaram na mão. Ganha o menor total depois de todas as rodadas: em geral cinco, no máximo uma por carroça. Começa quem for sorteado; depois, a saída vai rodando.
    {""}**Especial aqui.** Regras da casa: na primeira jogada, todas as que encaixarem no seu trem (cobrir a carroça de outra pessoa não conta); o trem mexicano só depois do seu; 25 ou 50 pontos pela 0-0.
    {""}-# Segundo pagat.com (Mexican Train) e o Good Sam Club.
preset-full-train = Duplo-doze, as 13 rodadas
