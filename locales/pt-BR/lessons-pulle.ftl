# A lição de Pulle. Poldi, Resi e Ferdl jogam junto; o que se diz das pedras e dos pontos é assim nesse passo

lesson-pulle-pool = Cada pessoa pôs 3 fichas no **pote**, e quem fica por último leva tudo. Depois de uma rodada, cada **ponto** que ainda está na sua mão vai para o seu placar; com mais de **100** você está fora. Entramos na quinta rodada: você tem 73, então cuidado.
lesson-pulle-heavy = Esta é a sua mão, que só você vê. Uma pedra **encaixa** se uma das metades mostra o número de uma ponta aberta: **A** mostra 7, **B** mostra 8. A sua 7-8 encaixa nas duas, e é bom se livrar dos 15 pontos dela. Escolha A.
    .why = Essa ponta é igualmente boa. Mas escolha A, para seguir a lição.
lesson-pulle-light = A mostra 4, B mostra 6. Várias pedras encaixam. Tente **3-4**.
    .why = Uma jogada sensata. Mas quero mostrar o que acontece quando dá errado.
lesson-pulle-lost = A mostra 0, B mostra 4, e só **0-1** encaixa. Vamos torcer.
    .why = Só 0-1 encaixa.
lesson-pulle-offer = Ai, ai. O jogo trancou, e os seus 29 pontos dão **102**. Você estaria fora! Mas por meia entrada, 1½ ficha, você pode fazer a **recompra**: fica com o placar do meio dos outros três. Eles têm 25, 43 e 48, então você teria **43**.
    .why = Aí você estaria fora. 1½ ficha não é muito para continuar no jogo.
lesson-pulle-end = E você está de volta, com 43 pontos. O que você pagou vai para o pote. Assim continua, rodada após rodada, até só uma pessoa ter 100 pontos ou menos, e ela leva o pote inteiro. Neste jogo ninguém compra pedras; quando nenhuma das suas encaixa, você passa automaticamente.
