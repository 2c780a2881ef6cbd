# A lição do jogo de Tendler. Poldi e Resi jogam junto; o que se diz das pedras é assim nesse passo

lesson-tendler-double = Viena, 1830: um homem chamado Tendler vende um jogo de dominó de que conhecemos o nome e pouco mais. Quem se livrar primeiro de todas as pedras ganha. Quem tem a pedra mais pesada começa: é você. Saia com ela, **7-7**. Uma pedra com o mesmo número nas duas metades é uma **carroça**.
    .why = Você pode sair com qualquer pedra. Mas 7-7 tem mais **pontos**, e você não quer ficar com eles.
lesson-tendler-line = Isto é o que todo mundo vê. As carroças ficam atravessadas, só por beleza. Duas pontas da linha estão abertas: **A** mostra 4, **B** mostra 7.
lesson-tendler-fit = E esta é a sua mão, que só você vê. Uma pedra **encaixa** se uma das metades mostra o mesmo número que uma ponta aberta. Só há uma, e está levantada.
    .why = Só uma das suas pedras encaixa.
lesson-tendler-draw = A mostra 5, B mostra 0, e você não tem nenhum dos dois. Então você compra do **monte**, das pedras que não foram distribuídas, até uma encaixar.
    .why = Nenhuma das suas pedras encaixa, então só há uma coisa a fazer.
lesson-tendler-drawn = **2-5**: que sorte! Dá para jogar na hora o que se comprou.
    .why = Jogue a pedra que você comprou.
lesson-tendler-two = Pulamos uma jogada, em que os outros tiveram que comprar três pedras cada. Restam duas na sua mão. **1-3** só encaixa em A, **1-2** encaixa nas duas pontas. Fique com a que tem mais chances.
    .why = Essa também encaixa. Mas aí 1-3 precisa que apareça um 1 ou um 3. É melhor ficar com 1-2.
lesson-tendler-last = Como se fosse combinado: A mostra 1 e B mostra 2, então a sua última pedra encaixa nas duas. Lá vai ela!
    .why = É a sua última pedra!
lesson-tendler-end = A sua mão está vazia: você **bateu** e ganha a rodada. Se o jogo tranca, ganha a mão mais leve. Ninguém sabe ao certo como se jogava em 1830: o resto das regras é reconstrução nossa.
