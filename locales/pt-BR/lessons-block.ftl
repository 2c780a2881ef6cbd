# A lição do dominó sem compra. Poldi e Resi jogam junto; o que se diz das pedras é assim nesse passo

lesson-block-start = Cada mão tem cinco pedras, e quem se livrar primeiro de todas ganha. A maior carroça sai na primeira rodada, e ela é sua: **6-6**. Você tem que sair com ela.
    .why = Na primeira rodada, é preciso sair com a maior carroça.
lesson-block-line = Isto é o que todo mundo vê. A linha tem duas pontas abertas, **A** e **B**, e as duas mostram um 6. Poldi e Resi não tinham nenhum 6, então tiveram que **passar**. Neste jogo ninguém compra: as outras treze pedras dormem, e ninguém nunca vai vê-las.
lesson-block-fit = Esta é a sua mão, que só você vê. Uma pedra **encaixa** se uma das metades mostra o mesmo número que uma ponta aberta. Você tem uma pedra com 6, **3-6**: jogue-a em A.
    .why = Só 3-6 encaixa.
lesson-block-pass = Você também passou uma vez: se nada encaixa, isso acontece automaticamente. Agora A mostra 1 e B ainda mostra 6. A sua **0-1** encaixa em A.
    .why = Só 0-1 encaixa.
lesson-block-last = A mostra 2, então **2-3** encaixa. Depois só sobra 0-0, e zero ponto.
    .why = Só 2-3 encaixa.
lesson-block-end = Ninguém pode continuar: a rodada está **trancada**. Contam-se todas as mãos, e a mais leve ganha; a sua tem 0. Você marca o que os outros têm, menos o que é seu: 9 pontos. Ganha a partida quem chegar primeiro a 100.
