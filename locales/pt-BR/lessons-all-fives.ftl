# A lição de All Fives. Poldi joga junto; o que se diz das pedras é assim nesse passo

lesson-all-fives-start = Neste jogo você marca enquanto joga: depois de cada pedra, somam-se as pontas abertas, e um múltiplo de cinco vale o mesmo em pontos. Você tem a maior carroça, **5-5**, e tem que sair com ela. Uma carroça conta as duas metades: são logo **10 pontos**.
    .why = Na primeira rodada, é preciso sair com a maior carroça.
lesson-all-fives-sum = Poldi pôs um 6 em A. Agora A mostra 6, e em B a sua carroça ainda conta 10. Se você a cobrir com **4-5**, as pontas são 6 e 4: juntas, 10, o que marca de novo. O botão diz quanto uma pedra vale.
    .why = Essa também encaixa. Mas olhe a soma das pontas.
lesson-all-fives-spinner = A primeira carroça de uma rodada é a **carroça central**. Ela já tem uma pedra de cada lado, então se abrem mais dois braços, acima e abaixo: **C** e **D**, cada um para uma pedra com 5. Vazios, eles não contam nada, e a carroça central coberta também não.
lesson-all-fives-arms = A mostra 4, B mostra 4. Com **1-4** em A, as pontas são 1 e 4: juntas, 5.
    .why = Essa também encaixa. Mas só 1-4 dá um múltiplo de cinco.
lesson-all-fives-low = Poldi também marcou, e você já jogou 3-6. A mostra 0, B mostra 4. Com **0-1** em A, as pontas são 1 e 4: 5 de novo.
    .why = Essa também encaixa. Mas olhe a soma das pontas.
lesson-all-fives-double = A mostra 2, B mostra 4. A sua **4-4** encaixa em B, e uma carroça numa ponta conta as duas metades: 2 e 8 são 10.
    .why = Essa também encaixa. Mas a carroça marca pontos.
lesson-all-fives-last = Resta uma pedra, **3-4**, e ela encaixa em B. Não vale nada, mas você bate.
    .why = É a sua última pedra!
lesson-all-fives-end = **Dominó!** Você tem 40 pontos, Poldi tem 10. Você marcaria também os pontos que Poldi tem na mão, arredondados para 5: 2 vira 0. Ganha a partida quem chegar primeiro a 150 pontos.
