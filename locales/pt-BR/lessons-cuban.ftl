# A lição do dominó cubano. Poldi, Resi e Ferdl jogam junto; o que se diz das pedras é assim nesse passo

lesson-cuban-start = Você joga com o jogo de duplo-nove, dez pedras por mão, em dupla com **Resi**, que está em frente. A maior carroça sai na primeira rodada, e ela é sua: **9-9**.
    .why = Na primeira rodada, é preciso sair com a maior carroça.
lesson-cuban-aside = Isto é o que todo mundo vê. A vez corre no sentido anti-horário: depois de você jogaram Ferdl, Resi e Poldi. 55 pedras, dez por mão: **quinze dormem**, e ninguém nunca as vê. Então você nunca sabe se alguém tem a pedra que você espera.
lesson-cuban-fit = Esta é a sua mão. **A** mostra 7, **B** mostra 9. Jogue **7-8** em A: é a mais pesada das que encaixam ali.
    .why = Essa também encaixa. Mas jogue 7-8, para seguir a lição.
lesson-cuban-shut = A e B mostram um 9. Ferdl passou, então não tem nenhum. Jogue **4-9** em A e guarde 1-9 para a outra ponta.
    .why = Essa também encaixa. Mas 4-9 é a pedra mais pesada.
lesson-cuban-last = Você já jogou 1-9. A mostra 8, B mostra 9: só **4-8** encaixa.
    .why = Só 4-8 encaixa.
lesson-cuban-end = Ninguém pode continuar: a rodada está **trancada**, como duas de cada três. Ganha o menor total de uma dupla: você e Resi têm 46 pontos na mão, os outros, 75. Vocês marcam os deles: 75 pontos. Ganha a partida a dupla que chegar primeiro a 100.
