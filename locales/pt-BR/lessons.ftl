# /learn: uma primeira rodada guiada. O que se diz em cada passo está em lessons-<game>.ftl: `lesson-<step>` diz o que fazer (e
# nada que os botões já digam), o seu `.why` é para quem aperta outra coisa.

command-learn = Aprender um jogo: uma primeira rodada, em particular, passo a passo
    .game = Qual jogo

lesson-title = **Aprender { $game }** · passo { $number } de { $count }
lesson-press = Aperte *{ $label }*.
lesson-choose = No menu, escolha *{ $label }*.
lesson-does-not-fit = **{ $tile } não encaixa:** A mostra { $a }, B mostra { $b }.
lesson-games = Qual jogo você quer aprender? Leva três minutos, ninguém está vendo, e nada está em jogo.
lesson-none = Ainda não há lição para este jogo, então aqui estão as regras dele.
menu-learn = Escolha um jogo
button-lesson-next = Continuar
button-lesson-again = Mais uma vez
button-lesson-other = Outro jogo
