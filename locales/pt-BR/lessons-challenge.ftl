# A lição de Challenge. Poldi e Resi jogam junto; o que se diz das pedras e dos dados é assim nesse passo

lesson-challenge-roll = Aqui não há linha de pedras, mas dois dados e bastante mentira. Cada pessoa tem oito pedras e quer se livrar delas. Você lançou um **3** e um **1**. Agora cada pessoa pode pôr uma pedra ou duas, viradas para baixo, e assim **anunciar** que elas batem com os dados.
lesson-challenge-claim = Um anúncio é **verdade** se é a própria pedra 1-3, ou duas pedras que se juntam com o 1 e o 3 por fora. Você não tem 1-3. Mas **1-4** e **3-4** se juntam no 4, com 1 e 3 por fora. Escolha essas duas.
    .why = Você pode não anunciar nada, ou blefar com quaisquer pedras. Mas desta vez dá para dizer a verdade: 1-4 e 3-4 se juntam no 4.
lesson-challenge-doubt = Resi não anuncia nada; Poldi também pôs duas pedras. Será verdade? Seria preciso alguma sorte, e ele está olhando para o teto. **Duvide** dele!
    .why = Você pode deixar passar, e aí ele se livra de duas pedras. Mas olhe só para ele!
lesson-challenge-give = **É blefe!** 3-3 e 5-5 não batem de jeito nenhum. Ele as pega de volta, e você pode dar a ele outras tantas. Você não tem **6-6** duas vezes? Que coincidência.
    .why = Você pode dar quaisquer duas. Mas com certeza prefere se livrar de 6-6 duas vezes.
lesson-challenge-true = Agora Poldi está zangado e duvida de você. O seu anúncio era verdade, então ele fica com as duas pedras, **e** com mais duas suas! Fique com 2-3 e 2-5, dê a ele **3-5** e **4-6**.
    .why = Você pode dar quaisquer duas. Mas fique com 2-3 e 2-5, para seguir a lição.
lesson-challenge-bluff = Restam duas pedras, e Poldi lança 5 e 6. 2-3 e 2-5 se juntam no 2, com 3 e 5 por fora: isso é blefe. Mas quem teria coragem de duvidar de você agora? Ponha as duas e não diga nada.
    .why = Você pode fazer isso. Mas só restam duas pedras, e Poldi já aprendeu a lição: blefe, com as duas!
lesson-challenge-end = Ninguém teve coragem, e a sua mão está vazia: **você ganha**. Lembre-se: duvide de um blefe, e você dá pedras; duvide da verdade, e você recebe. E sempre dá para não anunciar nada. As pedras de que ninguém duvida vão para o **descarte**.
