# A lição de Bergen. Poldi joga junto; o que se diz das pedras é assim nesse passo

lesson-bergen-start = Em Bergen você marca quando as duas pontas mostram o mesmo número. A maior carroça sai, e ela é sua: **6-6**. Sair com uma carroça vale **2 pontos**.
    .why = É preciso sair com a maior carroça.
lesson-bergen-line = Isto é o que todo mundo vê: a linha com as suas pontas abertas. **A** agora mostra 4; em **B** ainda está a sua 6-6. Uma carroça numa ponta conta como carroça até outra pedra a cobrir.
lesson-bergen-fit = Esta é a sua mão, que só você vê. Só **1-4** encaixa, em A.
    .why = Só 1-4 encaixa.
lesson-bergen-triple = Você já jogou 1-2, e Poldi pôs **2-2** em A. B mostra 0. Com **0-2** em B, as duas pontas mostram um 2: isso é um header. Uma delas é uma carroça, então é um **triple header**, que vale 3 pontos em vez de 2.
    .why = Essa também encaixa. Mas com outra pedra as duas pontas mostram um 2.
lesson-bergen-follow = A mostra 4, B mostra 2. Só **2-3** encaixa, em B.
    .why = Só 2-3 encaixa.
lesson-bergen-last = A mostra 5, B mostra 3, e a sua última pedra, **0-3**, encaixa em B.
    .why = É a sua última pedra!
lesson-bergen-end = **Dominó!** A última pedra vale 1 ponto, então você tem 6. Em dois, joga-se até 15. Quem não pode jogar compra até uma pedra encaixar, como Poldi fez.
