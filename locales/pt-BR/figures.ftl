# Figuras das regras: legendas, e palavras dentro. Uma legenda tem lugar para três linhas de uns 40 caracteres.

picture-figure-fits = Jogue uma pedra que encaixe na ponta A ou B. Duas destas três encaixam.
picture-figure-crosswise = As carroças ficam atravessadas, mas encaixam como as outras. Duas destas três encaixam em A ou B.
picture-figure-lead = A pedra mais pesada decide quem começa. Com pontos iguais, vale a metade maior.
picture-figure-blocked = Trancou: as duas pontas mostram 5, e as oito pedras com 5 estão na linha. Ninguém pode jogar.
picture-figure-dead = As oito pedras com 5 estão na linha: o jogo trancou, mesmo com pedras no monte.
picture-figure-counted = Trancou, então contam-se as mãos: ganha a mais leve. Se empatar, ninguém ganha.
picture-figure-draws = Nenhuma encaixa? Compre até uma encaixar, e jogue essa.
picture-figure-draws-one = Nenhuma encaixa? Compre uma, e a sua vez acaba, mesmo se ela encaixar.
picture-figure-set = Sabe-se: Viena 1830, de duas a seis pessoas, as 45 pedras com carroças, e um monte. O resto é suposição nossa.
picture-figure-player-won = Poldi ganha: a banca paga 2½ vezes a sua aposta de 4 e leva as outras apostas.
picture-figure-banker-won = Franz é a banca, ganha e leva todas as apostas.
picture-figure-pips-added = Depois de cada rodada, os pontos da sua mão vão para o placar. Com 100 você fica, com 101 está fora.
picture-figure-bought-back = Com os quatro ainda no jogo, Poldi pode pagar meia entrada e cair de 107 para o placar do meio.
picture-figure-last-one = Quem fica por último leva o pote.
picture-figure-opening = Quem começa continua nas duas pontas até nada mais encaixar.
picture-figure-series = Depois, cada jogada é uma série numa ponta, aqui B. 2-3 encaixaria em A, mas tem que esperar.
picture-figure-left = Ninguém pode jogar: cada pessoa soma os pontos que ficaram na mão.
picture-figure-match-lost = Alguém tem 100 ou mais: a partida acabou, e o maior placar perde.
picture-figure-single = Uma pedra é verdade se mostra os dois números dos dados.
picture-figure-pair = Duas pedras são verdade quando se juntam com esses números por fora. Aqui, duas de sete maneiras.
picture-figure-bluff = Mizzi duvida de um blefe: Poldi o pega de volta, com outras tantas pedras de Mizzi, sem mostrar.
picture-figure-true = Mizzi duvida, mas é verdade: Mizzi fica com elas, e com outras tantas de Poldi, sem mostrar.
picture-figure-lots = Cada pessoa compra e mostra uma pedra. Com pontos iguais, a metade maior decide: 4-6 é a pedra de saída.
picture-figure-lowest = Depois de três rodadas, ganha a menor soma de pontos na mão.
picture-figure-hand-empty = Poldi não tem mais pedras, ganha a rodada e marca os pontos das outras mãos.
picture-figure-blocked-seven = Trancou: as duas pontas mostram 5, e as sete pedras com 5 estão na linha. Ganha a mão mais leve.
picture-figure-passes = Nenhuma encaixa, e ninguém compra: você passa automaticamente.
picture-figure-ends-added = Depois de cada pedra, somam-se as pontas abertas. Um múltiplo de 5 vale o mesmo em pontos.
picture-figure-spinner = A primeira carroça é a carroça central. Primeiro vêm os dois lados, aqui A e B.
picture-figure-spinner-arms = Com pedras dos dois lados, a carroça central abre também acima e abaixo: C e D.
picture-figure-double-counts = Uma carroça numa ponta conta as duas metades. C e D vazios não contam nada.
picture-figure-double-leads-two = A maior carroça sai e vale 2 pontos; aqui ela está com Poldi.
picture-figure-header = Depois da sua pedra, as duas pontas mostram o mesmo número: um double header, 2 pontos.
picture-figure-triple-header = Se há uma carroça numa dessas pontas, é um triple header: 3 pontos.
picture-figure-partners = As duplas se sentam frente a frente e ganham juntas: Mizzi e Resi, Poldi e Franz.
picture-figure-capicua = Capicua: a última pedra encaixa nas duas pontas (sem carroça nem 0). Dominicano: 30 pontos.
picture-figure-lowest-hand = Trancou, no estilo dominicano: a mão mais leve ganha para a sua dupla; aqui, a de Poldi.
picture-figure-double-leads = A maior carroça sai na primeira rodada; aqui ela está com Poldi.
picture-figure-nines = As pedras vão até nove. De 55, cada mão recebe dez; quinze dormem, sem ninguém ver.
picture-figure-team-total = Trancou: ganha o menor total de uma dupla, que marca os pontos da outra.
picture-figure-trains = Os trens partem da estação, aqui 9-9. Cada pessoa tem um, e M é de todos.
picture-figure-marker = Um marcador abre o trem de Poldi a todos. Mizzi pode jogar em A, B e M, mas não no trem de Resi.
picture-figure-cover = Uma carroça tem que ser coberta antes de qualquer outra pedra ser jogada.
picture-figure-trains-scored = Mizzi não tem mais pedras. Os outros somam os pontos da mão; ganha o menor placar.
picture-figure-sevens = As metades que se tocam somam 7: um 6 pede um 1, um 5 pede um 2. Duas destas três encaixam.
picture-figure-matadors = Os quatro matadores encaixam em qualquer ponta, mostre ela o que mostrar.
picture-figure-turned = Um matador pode ficar para os dois lados. A metade de fora decide o que encaixa depois.
picture-figure-blank-end = Um 0 na ponta só aceita matadores: nada mais soma 7 com ele.
picture-figure-four-arms = A 6-6 sai em todas as rodadas e tem quatro braços, de A a D.
picture-figure-only-sixes = Até cada braço ter uma pedra, só se jogam pedras com 6, num braço vazio.
picture-figure-any-arm = Depois, joga-se na ponta de qualquer braço. Duas destas três encaixam.

picture-figure-reconstruction = RECONSTRUÇÃO
picture-figure-lost = PERDEU

## Texto alternativo

picture-figure-alt = As regras em imagens: { $game }.
picture-figure-alt-panel = { $number }. { $caption } Mostra: { $things }.
picture-figure-alt-line = linha { $tiles }, pontas { $ends }
picture-figure-alt-arm = braço { $end }: { $tiles }
picture-figure-alt-train = trem { $end }, { $name }: { $tiles }
picture-figure-alt-marked = marcadas: { $tiles }
picture-figure-alt-hand = na mão { $tiles }
picture-figure-alt-drawn = compradas { $tiles }
picture-figure-alt-none = nenhuma
picture-figure-alt-backs = { $count } viradas para baixo
picture-figure-alt-dice = dados { $one } e { $two }
picture-figure-alt-chips = { $chips } { $count ->
    [0] fichas
    [one] ficha
   *[other] fichas
}
