# Dominó com compra

game-draw = Dominó com compra
names-draw = dominó clássico, dominó com monte, comprar, dominó tradicional, cavar, dominó, dominó de comprar
hook-draw = o mais conhecido
    .name = Com compra
    .word = o clássico
pitch-draw = O dominó que quase todo mundo conhece: compre até uma encaixar e marque o que sobrar para os outros.
    .takes = Uma partida leva uns vinte minutos.
basics-draw = **Objetivo.** Jogar todas as suas pedras antes dos outros e marcar os pontos que eles têm na mão.{ $teams ->
        [0] {""}
       *[other] {" "}Em quatro, joga-se em **duplas**: você ganha com quem está em frente, e os pontos das duas mãos se somam.
    }
    {""}**Sua vez.** Jogue uma das suas pedras em A ou B. Se uma encaixa, você tem que jogar; se nenhuma encaixa, compre { $draw_limit ->
        [0] uma pedra, e a sua vez passa
        [none] até uma encaixar, e jogue essa
        [one] { $draw_limit } pedra, e jogue se ela encaixar
       *[other] até uma encaixar, no máximo { $draw_limit } pedras
    }.
    {""}**Ganhar.** Jogue a sua última pedra e você ganha a rodada. Se o jogo trancar, { $blocked ->
        [last] ganha quem jogou a última pedra
       *[other] ganha a mão mais leve
    }. Ganha a partida quem chegar primeiro a { $target } pontos.
    {""}**O que uma rodada pode custar.** { $entry ->
        [0] Nada: é só por diversão.
        [one] Nada. Cada pessoa põe { $entry } ficha no pote uma vez, e quem ganha a partida leva o pote.
       *[other] Nada. Cada pessoa põe { $entry } fichas no pote uma vez, e quem ganha a partida leva o pote.
    }
rules-draw = **Dominó com compra**, de dois a quatro, cada um por si (ou quatro em duplas)
    {""}**Objetivo.** Ganhar rodadas: quem ganha marca os pontos que os outros têm na mão. Ganha a partida quem chegar primeiro a 100.
    {""}**Pedras.** Jogo de duplo-seis, 28 pedras. Em dois, 7 por mão; em três ou quatro, 5. As que sobram são o monte, viradas para baixo.
    {""}**A vez.** Jogue uma pedra que encaixe em A ou B. Quem pode jogar tem que jogar. Se nenhuma encaixa, compre até uma encaixar, e jogue essa. As duas últimas pedras do monte nunca são compradas; quando só elas sobram, você passa. Só você vê o que compra.
    {""}**Quem começa.** Na primeira rodada, a maior carroça, e é preciso sair com ela (se ninguém tem carroça, a pedra mais pesada). Depois, a saída vai rodando, com qualquer pedra.
    {""}**O fim de uma rodada.** Alguém bate; ou o jogo tranca; ou todo mundo vê que mais nenhuma pedra encaixa. Ao trancar, ganha a mão mais leve; se empatar, ninguém.
    {""}**Contagem.** Quem ganha marca os pontos de todos os outros; ao trancar, menos os seus. Uma dupla conta junta, e os pontos dela mesma nunca valem.
    {""}**Especial aqui.** As carroças ficam atravessadas, mas jogam como as outras pedras.
    {""}-# Segundo Foster (Complete Hoyle) e onlinedominogames.com.
