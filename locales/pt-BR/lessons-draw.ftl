# A lição do dominó com compra. Poldi e Resi jogam junto; o que se diz das pedras é assim nesse passo

lesson-draw-line = Cada mão tem cinco pedras, e quem se livrar primeiro de todas ganha. Poldi tinha a maior carroça, **6-6**, e teve que sair com ela; depois Resi jogou. A linha tem duas pontas abertas, **A** e **B**: A mostra 0, B mostra 6.
lesson-draw-fit = Esta é a sua mão, que só você vê. Uma pedra **encaixa** se uma das metades mostra o mesmo número que uma ponta aberta. As que encaixam estão levantadas: jogue **3-6** em B.
    .why = Essa também encaixa. Mas vamos nos livrar da pedra mais pesada.
lesson-draw-follow = A mostra 5, B mostra 3, e a sua **3-5** encaixa nas duas. Jogue-a em A.
    .why = Essa também encaixa. Mas vamos de A.
lesson-draw-draw = A mostra 4, B mostra 3, e você não tem nenhum dos dois. Então você **compra** do monte até uma pedra encaixar; basta apertar uma vez. O que você compra, só você vê.
    .why = Nenhuma das suas pedras encaixa, então só há uma coisa a fazer.
lesson-draw-drawn = Você comprou **2-3**, e ela encaixa em B. Se uma pedra encaixa, tem que ser jogada.
    .why = Só 2-3 encaixa.
lesson-draw-last = Duas jogadas depois, A mostra 0, e **0-0** é a sua última pedra. Uma **carroça** encaixa como qualquer outra pedra.
    .why = É a sua última pedra!
lesson-draw-end = **Dominó!** Você marca os pontos que os outros ainda têm na mão: 30. Ganha a partida quem chegar primeiro a 100. Se ninguém pudesse continuar, teria ganhado a mão mais leve.
