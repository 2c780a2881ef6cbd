# Figuras das regras: legendas, e palavras dentro. Uma legenda tem lugar para três linhas de uns 40 caracteres.

picture-figure-fits = Jogue uma pedra que encaixe na ponta A ou B. Duas destas três encaixam.
picture-figure-crosswise = As carroças ficam atravessadas, mas encaixam como as outras. Duas destas três encaixam em A ou B.
picture-figure-lead = A pedra mais pesada decide quem começa. Com pontos iguais, vale a metade maior.
picture-figure-blocked = Trancou: as duas pontas mostram 5, e as oito pedras com 5 estão na linha. Ninguém pode jogar.
picture-figure-dead = As oito pedras com 5 estão na linha: o jogo trancou, mesmo com pedras no monte.
picture-figure-counted = Trancou, então contam-se as mãos: ganha a mais leve. Se empatar, ninguém ganha.
picture-figure-draws = Nenhuma encaixa? Compre até uma encaixar, e jogue essa.
picture-figure-draws-one = Nenhuma encaixa? Compre uma, e a sua vez acaba, mesmo se ela encaixar.
picture-figure-set = Sabe-se: Viena 1830, de dois a seis, as 45 pedras com carroças, e compra. O resto é suposição nossa.
picture-figure-player-won = Poldi ganha: a banca paga 2½ vezes a sua aposta de 4 e leva as outras apostas.
picture-figure-banker-won = Franz é a banca, ganha e leva todas as apostas.
picture-figure-pips-added = Depois de cada rodada, os pontos da sua mão vão para o placar. Com 100 você fica, com 101 está fora.
picture-figure-bought-back = Com os quatro ainda no jogo, Poldi pode pagar meia entrada e cair de 107 para o placar do meio.
picture-figure-last-one = Quem fica por último leva o pote.
picture-figure-opening = Quem começa continua nas duas pontas até nada mais encaixar.
picture-figure-series = Depois, cada vez é uma série numa ponta, aqui B. 2-3 encaixaria em A, mas tem que esperar.
picture-figure-left = Ninguém pode jogar: cada pessoa soma os pontos que ficaram na mão.
picture-figure-match-lost = Alguém tem 100 ou mais: a partida acabou, e o maior placar perde.
picture-figure-single = Uma pedra é verdade se mostra os dois números dos dados.
picture-figure-pair = Duas pedras são verdade se se juntam com esses números por fora. Aqui, duas de sete maneiras.
picture-figure-bluff = Mizzi duvida de um blefe: Poldi o pega de volta, com outras tantas pedras de Mizzi, sem mostrar.
picture-figure-true = Mizzi duvida, mas é verdade: Mizzi fica com elas, e com outras tantas de Poldi, sem mostrar.
picture-figure-lots = Cada pessoa compra e mostra uma pedra. 4-6 e 5-5 têm pontos iguais; vale a metade maior.
picture-figure-lowest = Depois de três rodadas, ganha a menor soma de pontos na mão.

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
