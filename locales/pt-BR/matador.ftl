# Matador

game-matador = Matador
names-matador = dominó russo, setes, soma sete, sete
hook-matador = metades que somam 7
    .name = Matador
    .word = somam 7
pitch-matador = Aqui não é igual com igual: as metades que se tocam somam 7. Quatro matadores encaixam em qualquer ponta.
    .takes = Uma partida leva uns quinze minutos.
rules-fits-matador = Uma pedra encaixa se uma das metades soma 7 com o número de uma ponta aberta (A ou B): 1 com 6, 2 com 5, 3 com 4. Os **matadores** 0-0, 1-6, 2-5 e 3-4 encaixam sempre. Cada marca vale um ponto.
coach-matador-start = Você sai. A próxima pedra tem que somar 7 com uma metade da sua.
coach-matador-play = As metades que se tocam somam 7. Um matador (0-0, 1-6, 2-5, 3-4) encaixa sempre.
coach-matador-team-play = Com { $partner }: as metades que se tocam somam 7, e um matador encaixa sempre.
basics-matador = **Objetivo.** Jogar todas as suas pedras antes dos outros e marcar os pontos que eles têm na mão.{ $teams ->
        [0] {""}
       *[other] {" "}Em quatro, joga-se em **duplas**: você ganha com quem está em frente, e os pontos das duas mãos se somam.
    }
    {""}**Sua vez.** Jogue uma das suas pedras em A ou B. Se uma encaixa, você tem que jogar; se nenhuma encaixa, compre { $draw_limit ->
        [none] até uma encaixar, e jogue essa
       *[other] uma pedra, e jogue se ela encaixar
    }. Com um matador, você escolhe a metade que fica por fora.
    {""}**Um 0 na ponta** só aceita matadores, porque nada soma 7 com ele.
    {""}**Ganhar.** Jogue a sua última pedra e você ganha a rodada. Se o jogo trancar, { $blocked ->
        [last] ganha quem jogou a última pedra
       *[other] ganha a mão mais leve
    }. Ganha a partida quem chegar primeiro a { $target } pontos.
    {""}**O que uma rodada pode custar.** { $entry ->
        [0] Nada: é só por diversão.
        [one] Nada. Cada pessoa põe { $entry } ficha no pote uma vez, e quem ganha a partida leva o pote.
       *[other] Nada. Cada pessoa põe { $entry } fichas no pote uma vez, e quem ganha a partida leva o pote.
    }
rules-matador = **Matador**, de dois a quatro, cada um por si (ou quatro em duplas)
    {""}**Objetivo.** Ganhar rodadas: quem ganha marca os pontos que os outros têm na mão. Ganha a partida quem chegar primeiro a 100.
    {""}**Pedras.** Jogo de duplo-seis, 28 pedras. Em dois, 7 por mão; em três, 6; em quatro, 5. As que sobram são o monte; as duas últimas nunca são compradas.
    {""}**O que encaixa.** As metades que se tocam somam 7: 1 com 6, 2 com 5, 3 com 4. Nada soma 7 com 0.
    {""}**Os matadores** são 0-0, 1-6, 2-5 e 3-4. Encaixam em qualquer ponta, até num 0, e você escolhe a metade que fica por fora. A próxima pedra tem que somar 7 com ela, ou ser também um matador.
    {""}**A vez.** Quem pode jogar tem que jogar. Se nenhuma encaixa, compre até uma encaixar, e jogue essa; se não dá mais para comprar, você passa.
    {""}**Quem começa.** Na primeira rodada, a maior carroça, e é preciso sair com ela (se ninguém tem carroça, a pedra mais pesada). Depois, a saída vai rodando, com qualquer pedra.
    {""}**O fim de uma rodada.** Alguém bate; ou o jogo tranca; ou todo mundo vê que mais nenhuma pedra encaixa. Ao trancar, ganha a mão mais leve; um empate não vale nada.
    {""}**Contagem.** Quem ganha marca os pontos de todos os outros; ao trancar, menos os seus.
    {""}-# Segundo pagat.com (Matador) e bonaludo.com.
