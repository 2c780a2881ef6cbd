# A lição do jogo sem compra. Poldi, Resi e Ferdl jogam junto; o que se diz das pedras é assim nesse passo

lesson-austrian-block-start = Cada mão tem sete pedras, e quem se livrar primeiro de todas ganha. Quem tem a pedra mais pesada começa, a de mais **pontos**: é você. Saia com ela, **7-8**.
    .why = Você pode sair com qualquer pedra. Mas o que sobrar pode contar contra você, então as pesadas vão primeiro.
lesson-austrian-block-line = Isto é o que todo mundo vê. Poldi e Resi jogaram uma pedra cada; a linha tem duas pontas abertas, **A** e **B**, e as duas mostram um 8. Ferdl não tinha 8, então teve que **passar**. Neste jogo ninguém compra pedras.
lesson-austrian-block-fit = E esta é a sua mão, que só você vê. Uma pedra **encaixa** se uma das metades mostra o mesmo número que uma ponta aberta. As que encaixam estão levantadas: livre-se de **4-8**.
    .why = Essa também encaixa. Mas vamos com a mais pesada, em A, para seguir a lição.
lesson-austrian-block-both = A mostra 2, B mostra 8. A sua **2-8** tem os dois números, então encaixa nas duas pontas. Escolha A.
    .why = Essa também encaixa. Mas 2-8 é a sua mais pesada, e o 8 em B vai ser mais útil.
lesson-austrian-block-shut = Agora, uma maldade. Há oito pedras com um 8: cinco estão na linha, uma está na sua mão, e duas ninguém viu. Jogue **1-8 em A**, e as duas pontas mostram 8.
    .why = Essa também encaixa. Mas há uma jogada mais maldosa.
lesson-austrian-block-end = O jogo está **trancado**: ninguém tem um 8. (Os dois últimos estão no **Stamm**, entre as pedras que dormem.) Agora ganha a mão mais leve, e é a sua! Quem ganha começa a próxima rodada. E quando nenhuma das suas pedras encaixa, você passa automaticamente.
