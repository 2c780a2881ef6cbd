# A lição do dominó luxemburguês. Poldi, Resi, Ferdl e Pepi jogam junto; o que se diz das pedras é assim nesse passo

lesson-luxembourg-lots = Antes de cada rodada, cada pessoa compra uma pedra e a mostra. A mais pesada é a **pedra de saída** e fica na mesa; as outras voltam. A sua era **5-5**, então você joga primeiro. Você quer poucos pontos: o que sobra na sua mão no fim conta contra você.
lesson-luxembourg-first = Esta é a sua mão, que só você vê. Uma pedra **encaixa** se uma das metades mostra o número de uma ponta aberta, **A** ou **B**. As duas mostram 5, e você tem uma pedra com 5: jogue-a em B.
    .why = Só a pedra com 5 encaixa; escolha B.
lesson-luxembourg-points = Agora A mostra 4 e B mostra 6. **3-4** e **0-4** encaixam em A. Os **pontos** das pedras que sobram vão para o seu placar, então livre-se da mais pesada.
    .why = Essa também encaixa. Mas cada ponto que sobra vai para o seu placar.
lesson-luxembourg-draw = Pepi jogou 6-6, o malandro: as duas pontas mostram 6, e você não tem nenhum. Você compra **uma** pedra, e a sua vez acaba, mesmo se ela encaixar.
    .why = Nenhuma das suas pedras encaixa, então só há uma coisa a fazer.
lesson-luxembourg-pass = Você comprou 2-3 e passou; quase todo mundo fez o mesmo. Depois Pepi pôs um 3 em A, o que cai bem. Jogue **2-3**: a sua 3-3 ainda vai nos outros 3.
    .why = Essa também encaixa. Mas jogue 2-3 primeiro; você já vai ver por quê.
lesson-luxembourg-double = A mostra 3 mais uma vez, B mostra 2. **3-3** é uma **carroça**: o mesmo número nas duas metades. Quem fica com ela leva seis pontos.
    .why = Só 3-3 encaixa.
lesson-luxembourg-last = Resta uma pedra, e B mostra 4. Preciso dizer mais?
    .why = É a sua última pedra!
lesson-luxembourg-end = **Dominó!** Você não leva ponto nenhum; os outros levam o que ainda têm na mão. Uma partida são três rodadas, cada uma com uma nova pedra de saída, e o menor placar ganha.
