# A lição de Sebastopol. Poldi, Resi e Ferdl jogam junto; o que se diz das pedras é assim nesse passo

lesson-sebastopol-start = As 28 pedras estão nas quatro mãos. Toda rodada começa com **6-6**, e ela é sua.
    .why = A 6-6 tem que sair.
lesson-sebastopol-arms = A 6-6 tem quatro braços, **A**, **B**, **C** e **D**, e até cada um ter uma pedra só se jogam pedras com 6. Poldi, Resi e Ferdl já começaram um braço cada. **D** ainda está vazio.
lesson-sebastopol-opening = Você tem duas pedras com 6. Comece o último braço com a mais pesada, **3-6**.
    .why = Essa também encaixa. Mas vamos nos livrar da pedra mais pesada.
lesson-sebastopol-free = Os quatro braços têm uma pedra, então a abertura acabou: agora você pode jogar na ponta de qualquer braço. D mostra 3; jogue ali **3-5**, a mais pesada das que encaixam em D.
    .why = Essa também encaixa. Mas jogue 3-5 em D, para seguir a lição.
lesson-sebastopol-six = A mostra 6 de novo, e a sua **1-6** encaixa. As pedras com 6 agora são pedras comuns.
    .why = Essa também encaixa. Mas 1-6 é a mais pesada.
lesson-sebastopol-last = Resta uma pedra, **3-3**, e dois braços mostram um 3. Escolha qualquer um.
    .why = É a sua última pedra!
lesson-sebastopol-end = **Dominó!** Você marca os pontos que os outros três ainda têm na mão: 16. Ganha a partida quem chegar primeiro a 60. Quem não pode jogar passa; se os quatro passam, ganha a mão mais leve.
