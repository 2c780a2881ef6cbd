# O que quem está começando precisa saber de um jogo: /rules começa por aqui, o resto está atrás de *Mais*. As regras da casa da mesa são valores.

rules-fits = Uma pedra encaixa se uma das metades mostra o número de uma ponta aberta (A ou B). Cada marca vale um ponto; uma carroça tem o mesmo número nas duas metades.
rules-fits-arms = Uma pedra encaixa se uma das metades mostra o número de uma ponta aberta (de A a D). Cada marca vale um ponto; uma carroça tem o mesmo número nas duas metades.
rules-fits-trains = Uma pedra encaixa se uma das metades mostra o número no fim de um trem. Cada marca vale um ponto; uma carroça tem o mesmo número nas duas metades.
rules-differ = **Nesta mesa.** { $rules }
reading-rules = { $names } { $count ->
    [one] está lendo
   *[other] estão lendo
} as regras pela primeira vez, por isso o tempo espera.
rules-choose = Qual jogo?
button-more = Mais
button-basics = O essencial

basics-buki = **Objetivo.** Jogar todas as suas pedras antes dos outros.
    {""}**Sua vez.** Jogue uma das suas pedras em A ou B. Se uma encaixa, você tem que jogar; se nenhuma encaixa, você passa automaticamente.
    {""}**Ganhar.** Jogue a sua última pedra e você ganha a rodada. Se o jogo trancar, ganha a mão mais leve. As rodadas continuam até a mesa fechar; as suas fichas são o seu placar.
    {""}**A banca.** Uma pessoa é a banca até a mesa fechar, e joga também. As outras três apostam fichas em si mesmas: se você ganhar a rodada, a banca paga 2½ vezes a sua aposta; se perder, ela fica com a aposta.
    {""}**O que uma rodada pode custar.** A sua aposta: no mínimo { $min ->
        [one] { $min } ficha
       *[other] { $min } fichas
    }, no máximo { $max ->
        [none] três vezes isso
       *[other] { $max }
    }. Você a escolhe até a sua terceira jogada. Se você é a banca, paga a quem ganhar de você.
basics-austrian-block = **Objetivo.** Jogar todas as suas pedras antes dos outros.
    {""}**Sua vez.** Jogue uma das suas pedras em A ou B. Se uma encaixa, você tem que jogar; se nenhuma encaixa, você passa automaticamente.
    {""}**Ganhar.** Jogue a sua última pedra e você ganha a rodada. Se o jogo trancar, ganha a mão mais leve. Quem ganha mais rodadas fica em primeiro.
    {""}**O que uma rodada pode custar.** { $entry ->
        [0] Nada: é só por diversão.
        [one] Nada. Cada pessoa põe { $entry } ficha no pote uma vez, e quem ganha a partida leva o pote.
       *[other] Nada. Cada pessoa põe { $entry } fichas no pote uma vez, e quem ganha a partida leva o pote.
    }
basics-austrian-draw = **Objetivo.** Jogar todas as suas pedras antes dos outros.
    {""}**Sua vez.** Jogue uma das suas pedras em A ou B. Se uma encaixa, você tem que jogar; se nenhuma encaixa, compre { $draw_limit ->
        [none] até uma encaixar, e jogue essa
        [one] { $draw_limit } pedra, e jogue se ela encaixar
       *[other] até uma encaixar, no máximo { $draw_limit } pedras
    }.
    {""}**Ganhar.** Jogue a sua última pedra e você ganha a rodada. Se o jogo trancar, ganha a mão mais leve. Quem ganha mais rodadas fica em primeiro.
    {""}**O que uma rodada pode custar.** { $entry ->
        [0] Nada: é só por diversão.
        [one] Nada. Cada pessoa põe { $entry } ficha no pote uma vez, e quem ganha a partida leva o pote.
       *[other] Nada. Cada pessoa põe { $entry } fichas no pote uma vez, e quem ganha a partida leva o pote.
    }
basics-tendler = **Objetivo.** Jogar todas as suas pedras antes dos outros.
    {""}**Sua vez.** Jogue uma das suas pedras em A ou B. As carroças ficam atravessadas, mas se jogam como as outras pedras. Se uma encaixa, você tem que jogar; se nenhuma encaixa, compre { $draw_limit ->
        [none] até uma encaixar, e jogue essa
        [one] { $draw_limit } pedra, e jogue se ela encaixar
       *[other] até uma encaixar, no máximo { $draw_limit } pedras
    }.
    {""}**Ganhar.** Jogue a sua última pedra e você ganha a rodada. Se o jogo trancar, ganha a mão mais leve. Quem ganha mais rodadas fica em primeiro.
    {""}**O que uma rodada pode custar.** { $entry ->
        [0] Nada: é só por diversão.
        [one] Nada. Cada pessoa põe { $entry } ficha no pote uma vez, e quem ganha a partida leva o pote.
       *[other] Nada. Cada pessoa põe { $entry } fichas no pote uma vez, e quem ganha a partida leva o pote.
    }
basics-pulle = **Objetivo.** Não passar de 100 pontos. Os pontos que sobram na sua mão no fim de uma rodada vão para o seu placar, então jogue as suas pedras antes dos outros.
    {""}**Sua vez.** Jogue uma das suas pedras em A ou B. Se uma encaixa, você tem que jogar; se nenhuma encaixa, você passa automaticamente.
    {""}**Ganhar.** Acima de 100 pontos, você está fora. Quem fica por último leva o pote inteiro, a **Pulle**.
    {""}**O que pode custar.** { $entry ->
        [one] { $entry } ficha
       *[other] { $entry } fichas
    } para o pote, e de novo se todo mundo que ainda está no jogo passar de 100 ao mesmo tempo.{ $buyback ->
        [0] {""}
       *[other] {" "}Depois de { $buyback_with ->
            [fewer] cada rodada
           *[other] uma rodada jogada em quatro
        }, você pode fazer a recompra: pague metade disso, e o seu placar cai para o do meio entre os outros três (107 contra 41, 62 e 88 cai para 62).
    }{ $payment ->
        [0] {""}
       *[other] {" "}Além disso, você paga no máximo { $payment } a quem ganhar cada rodada.
    }
basics-hungarian = **Objetivo.** Ficar com poucos pontos na mão. Eles vão para o seu placar, e ponto é ruim.
    {""}**Sua vez.** Escolha A ou B e jogue ali uma pedra atrás da outra, enquanto uma das suas encaixar: isso é uma série. Se nada encaixa em nenhuma das pontas, você passa automaticamente.
    {""}**Ganhar.** Uma rodada acaba quando { $end_on_domino ->
        [0] ninguém pode jogar
       *[other] alguém bate ou ninguém pode jogar
    }. Quando alguém tem { $target } pontos, a partida acaba: o menor placar ganha, { $losers ->
        [all] quem chegou a isso perde
       *[other] o maior perde
    }.
    {""}**O que uma rodada pode custar.** { $entry ->
        [0] Nada: é só por diversão.
        [one] Nada. Cada pessoa põe { $entry } ficha no pote uma vez, e quem ganha a partida leva o pote.
       *[other] Nada. Cada pessoa põe { $entry } fichas no pote uma vez, e quem ganha a partida leva o pote.
    }
basics-challenge = **Objetivo.** Livrar-se de todas as suas pedras antes dos outros.
    {""}**Sua vez.** Dois dados são lançados. Todo mundo põe em segredo uma pedra, duas ou nenhuma, e anuncia que elas batem com os dados: uma pedra com os dois números, ou duas que se juntam com os dois números por fora. Os outros só veem quantas pedras você pôs.
    {""}**Duvidar.** Depois, cada pessoa na sua vez pode duvidar de um anúncio. Se era blefe, as pedras voltam para quem anunciou, com outras tantas de quem duvidou. Se era verdade, quem duvidou fica com elas, e com outras tantas.
    {""}**Ganhar.** Você ganha quando não tem pedras na mão nem anúncio virado para baixo.
    {""}**O que uma rodada pode custar.** { $chips ->
        [pot] Cada pessoa põe { $stake ->
            [one] { $stake } ficha
           *[other] { $stake } fichas
        } no pote; quem ganha leva.
        [per-tile] { $rate ->
            [one] { $rate } ficha
           *[other] { $rate } fichas
        } por pedra que sobrar na sua mão{ $cap ->
            [5600] {""}
           *[other] , no máximo { $cap }
        }.
       *[other] Nada: é só por diversão.
    }
basics-luxembourg = **Objetivo.** Ficar com poucos pontos na mão. Eles vão para o seu placar, e ponto é ruim.
    {""}**Sua vez.** Jogue uma das suas pedras em A ou B. Se uma encaixa, você tem que jogar. Se nenhuma encaixa, compre uma pedra, e a sua vez acaba.
    {""}**Ganhar.** Uma rodada acaba quando alguém bate ou o jogo tranca. { $end ->
        [rounds] Depois de { $rounds ->
            [one] { $rounds } rodada
           *[other] { $rounds } rodadas
        }
       *[other] Quando alguém tem { $target } pontos
    }, o menor placar ganha.
    {""}**O que uma rodada pode custar.** { $entry ->
        [0] Nada: é só por diversão.
        [one] Nada. Cada pessoa põe { $entry } ficha no pote uma vez, e quem ganha a partida leva o pote.
       *[other] Nada. Cada pessoa põe { $entry } fichas no pote uma vez, e quem ganha a partida leva o pote.
    }
