# A lição de Matador. Poldi joga junto; o que se diz das pedras é assim nesse passo

lesson-matador-start = Em Matador, as metades que se tocam não são iguais: elas **somam sete**. A maior carroça sai na primeira rodada, e ela é sua: **6-6**.
    .why = Na primeira rodada, é preciso sair com a maior carroça.
lesson-matador-sevens = Poldi jogou **3-4**, um matador. Os **matadores** são 0-0, 1-6, 2-5 e 3-4: encaixam em qualquer ponta, dos dois lados. Agora **A** mostra 4 e pede um 3. **B** mostra 6 e pede um 1.
lesson-matador-fit = Esta é a sua mão, que só você vê. A pede um 3, então **3-6** encaixa ali.
    .why = Essa também encaixa. Mas vamos nos livrar da pedra pesada e guardar os matadores.
lesson-matador-turn = Poldi jogou outro matador: A mostra 5. Você também tem um, **1-6**. Você escolhe a metade que fica por fora; escolha o 6, em A.
    .why = Essa também encaixa. Mas jogue 1-6 em A com o 6 por fora, para seguir a lição.
lesson-matador-blank = A mostra 3, então pede um 4. Jogue **0-4**: aí A mostra um **0**, e nenhuma pedra comum soma sete com ele. Só um matador encaixa ali.
    .why = Essa também encaixa. Mas um 0 na ponta complica a vida de Poldi.
lesson-matador-last = Você já jogou 3-5 e 0-1. As duas pontas mostram 0, e **0-0** é um matador: encaixa.
    .why = É a sua última pedra!
lesson-matador-end = **Dominó!** Poldi teve que comprar muito e tem 85 pontos na mão, que são seus. Ganha a partida quem chegar primeiro a 100.
