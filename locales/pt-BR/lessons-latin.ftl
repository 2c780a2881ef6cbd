# A lição do dominó em duplas. Poldi, Resi e Ferdl jogam junto; o que se diz das pedras é assim nesse passo

lesson-latin-start = Você joga em dupla com **Resi**, que está em frente, contra Poldi e Ferdl. Todas as pedras foram distribuídas, sete por mão. A **6-6** sai na primeira rodada, e ela é sua.
    .why = Na primeira rodada, é preciso sair com a 6-6.
lesson-latin-partner = Isto é o que todo mundo vê. A vez corre no sentido anti-horário: depois de você jogou Ferdl, depois Resi, depois Poldi. Você ganha junto com Resi, não importa quem jogue a última pedra. Mas você nunca vê as pedras da sua dupla, nem Resi as suas.
lesson-latin-heavy = Esta é a sua mão, que só você vê. As duas pontas, **A** e **B**, mostram um 6. Jogue **3-6** em A: é a mais pesada das suas duas pedras com 6.
    .why = Essa também encaixa. Mas vamos nos livrar da pedra mais pesada.
lesson-latin-pass = As duas pontas mostram um 6, e Poldi teve que **passar**: agora todo mundo sabe que ele não tem 6. Jogue **1-6** em A.
    .why = Essa também encaixa. Mas vamos de A.
lesson-latin-last = Você já jogou 0-4 e 3-5. Resi só tem uma pedra. A mostra 0, B mostra 3: jogue **0-1** em A e não mexa no 3 em B. Talvez Resi precise dele.
    .why = Essa também encaixa. Mas com 0-1 você se livra de um ponto.
lesson-latin-end = Resi tinha 2-3: **dominó**, e a dupla ganha! No estilo dominicano, marcam-se os pontos de todas as mãos: 30 pontos para a sua dupla. Ganha a partida a dupla que chegar primeiro a 200. Há também prêmios; /rules explica quais.
