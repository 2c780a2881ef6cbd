# A lição do jogo com compra. Poldi e Resi jogam junto; o que se diz das pedras é assim nesse passo

lesson-austrian-draw-start = Cada mão tem sete pedras, e quem se livrar primeiro de todas ganha. Quem tem a pedra mais pesada começa, a de mais **pontos**: é você, com 6-7. Você pode sair com qualquer pedra; escolha **4-8**.
    .why = Você pode sair com qualquer pedra. Mas escolha 4-8, para seguir a lição.
lesson-austrian-draw-line = Isto é o que todo mundo vê. Os outros jogaram 3-4 e 3-8, então as duas pontas abertas da linha, **A** e **B**, mostram um 8. As pedras que não foram distribuídas ficam viradas para baixo: é o **monte**, e você já vai precisar dele.
lesson-austrian-draw-first = Uma pedra **encaixa** se uma das metades mostra o mesmo número que uma ponta aberta. Você precisa de um 8 e não tem nenhum, então tem que comprar.
    .why = Você não tem 8, então só há uma coisa a fazer.
lesson-austrian-draw-drawn = Primeiro 1-2, que não tem 8; depois **6-8**, até que enfim! Compra-se até uma pedra encaixar ou o monte acabar, e dá para jogar na hora o que se comprou. As duas pontas mostram 8; escolha B.
    .why = Essa ponta é igualmente boa. Mas escolha B, para seguir a lição.
lesson-austrian-draw-later = Vamos pular cinco jogadas, em que você foi muito bem: restam duas pedras. A mostra 3, B mostra 0. Só **0-2** encaixa.
    .why = Só uma das suas pedras encaixa.
lesson-austrian-draw-last = Os outros ainda têm duas pedras cada. Você tem uma, e ela encaixa. Você sabe o que fazer.
    .why = É a sua última pedra!
lesson-austrian-draw-end = A sua mão está vazia: você **bateu** e ganha a rodada. Se o jogo tranca e o monte acabou, ganha a mão mais leve. Joguem quantas rodadas quiserem, ou combinem um número; quem ganha mais rodadas vence.
