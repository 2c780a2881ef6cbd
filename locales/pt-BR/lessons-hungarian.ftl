# A lição do dominó húngaro. Poldi, Resi e Ferdl jogam junto; o que se diz das pedras é assim nesse passo

lesson-hungarian-start = Aqui não se joga só uma pedra por vez, mas quantas você conseguir juntar: uma **série**. Você tem seis pedras, e o sorteio deu a saída a você. O menu joga uma série inteira de uma vez, mas nesta primeira vamos pedra por pedra. Saia com **2-5**.
    .why = Você pode sair assim. Mas vamos com 2-5: ela faz a série mais longa.
lesson-hungarian-on = A vez ainda é sua! Uma pedra **encaixa** se uma das metades mostra o número de uma ponta aberta. **A** mostra 2, **B** mostra 5. Continue com **4-5**.
    .why = Isso jogaria o resto da série de uma vez, e está certo. Mas desta vez, vá pedra por pedra.
lesson-hungarian-heavier = Agora B mostra 4. Você poderia continuar com 1-4 e parar ali, ou com **3-4**. O que sobra na sua mão no fim conta contra você: escolha a mais pesada.
    .why = Essa também encaixa. Mas ela tem menos **pontos**, e cada ponto que sobra vai para o seu placar.
lesson-hungarian-line = Quando mais nenhuma das suas pedras encaixa, a sua vez acaba automaticamente. Depois os outros jogaram, de uma a cinco pedras: agora **A** mostra 5 e **B** mostra 6. Só a primeira jogada de uma rodada pode usar as duas pontas; depois, cada jogada fica na ponta que você escolher.
lesson-hungarian-train = Em B você pode jogar 6-6 e depois 0-6. Escolha as duas como uma **série** no menu: ele mostra as melhores séries e diz o que sobraria na sua mão.
    .why = Um bom começo. Mas experimente o menu: ele joga a série inteira de uma vez.
lesson-hungarian-last = Resta uma pedra: **1-4**. A mostra 4, B mostra 1, então ela encaixa nas duas pontas. Escolha A.
    .why = Essa ponta é igualmente boa. Mas escolha A.
lesson-hungarian-end = A sua mão está vazia: **nenhum ponto**. A rodada continua até ninguém poder jogar; depois cada pessoa soma os pontos que ainda tem na mão. Quando alguém chega à meta (em geral 50), a partida acaba, e o menor placar ganha.
