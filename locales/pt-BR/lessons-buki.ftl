# A lição de Buki. Poldi, Resi e Ferdl jogam junto, Resi é a banca; o que se diz das pedras é assim nesse passo

lesson-buki-bank = Vocês são quatro, e o sorteio fez de **Resi** **a banca**. Ela também joga, mas os outros apostam fichas contra ela, cada um em si: ganhe a rodada, e a banca paga 2½ vezes a sua **aposta**. Perca, e ela fica com a aposta.
lesson-buki-start = Esta é a sua mão, que só você vê. Quem ficar primeiro sem pedras ganha. Quem tem a pedra mais pesada começa, a de mais **pontos**: é você. Saia com ela, **7-8**. Para apostar, você tem até a sua terceira jogada.
    .why = Você pode fazer isso. Mas vamos esperar com a aposta até saber mais, e sair com a pedra mais pesada.
lesson-buki-fit = **A** e **B** são as pontas abertas da linha: A mostra 0, B mostra 8. Uma pedra **encaixa** se uma das metades mostra o mesmo número. Duas das suas encaixam: livre-se da mais pesada, **0-2**.
    .why = Você pode fazer isso. Mas a pedra mais pesada vai primeiro, e a aposta pode esperar mais uma jogada.
lesson-buki-stake = A sua terceira jogada: agora você tem que dizer quanto confia em si. Você tem quatro pedras, quase todas leves, e ninguém tem menos. Aposte de 2 a 6 fichas. (Nesta lição elas não são de verdade. Bem: são ainda menos de verdade.)
    .why = Você tem que apostar antes da sua terceira pedra.
lesson-buki-play = A sua aposta está na mesa. A mostra 5, B mostra 8, e só **3-5** encaixa.
    .why = Só 3-5 encaixa.
lesson-buki-end = As duas pontas mostram 8, e ninguém tem um: o jogo está **trancado**. Agora ganha a mão mais leve, e é a sua. **A banca paga 2½ vezes a sua aposta**; as de Poldi e de Ferdl vão para Resi. E se um dia a banca for você: você fica com as apostas de quem perde, e paga a quem ganhar de você.
