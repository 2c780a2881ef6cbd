# A lição do trem mexicano. Poldi, Resi e Ferdl jogam junto; o que se diz das pedras é assim nesse passo

lesson-mexican-train-hub = No meio está a **estação**, 9-9, que não é de ninguém. Cada pessoa faz um trem a partir dela: o seu é **A**, e cada trem tem uma letra. Há mais um, **M**, o **trem mexicano**, que é de todos. Resi e Ferdl já começaram o deles.
lesson-mexican-train-start = Você pode jogar no seu trem e no trem mexicano. Comece o seu com um 9: **8-9**.
    .why = Essa também encaixa. Mas comece pelo seu trem, e com a pedra mais pesada.
lesson-mexican-train-double = O seu trem mostra 8, e você tem **8-8**. A pedra seguinte tem que **cobrir** a carroça, e você joga de novo na hora. Você tem outro 8, então arrisque.
    .why = Essa também encaixa. Mas uma carroça pesa, e esta você consegue cobrir.
lesson-mexican-train-cover = Cubra a sua carroça: **3-8**.
    .why = Só uma pedra com 8 cobre a carroça.
lesson-mexican-train-open = Você já jogou 3-7. Agora só **6-6** encaixa, no trem mexicano. Você não tem outro 6, mas se uma pedra encaixa, tem que ser jogada.
    .why = Só 6-6 encaixa.
lesson-mexican-train-draw = Você não pode cobrir 6-6, então **compra** uma pedra. Se ela também não encaixar, o seu trem recebe um **marcador**: aí todo mundo pode jogar nele. E quem vem depois tem que cobrir a carroça antes de qualquer outra coisa.
    .why = Agora você tem que comprar.
lesson-mexican-train-marked = Não encaixou, então o seu trem tem um marcador. Mas o de Ferdl também! Então você pode jogar no trem dele, **D**: livre-se de **3-4** ali.
    .why = Essa também encaixa. Mas um trem que não é seu é um bom lugar para as pedras de que o seu não precisa.
lesson-mexican-train-own = Você já jogou 4-9. O seu trem mostra 0: jogue **0-9** nele, e o seu marcador sai.
    .why = Essa também encaixa. Mas o seu trem fica aberto enquanto tiver o marcador.
lesson-mexican-train-end = **Dominó!** Você não leva ponto nenhum; os outros levam os pontos que ainda têm na mão. Na próxima rodada, a estação é a 8-8. Depois da última rodada, o menor placar ganha.
