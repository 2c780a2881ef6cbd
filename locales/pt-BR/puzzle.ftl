# O desafio do dia: a pergunta, a resposta com números, e o que os outros veem.

command-puzzle = O desafio de hoje: uma posição real, uma tentativa, a mesma para o mundo inteiro

puzzle-title = **Desafio { $number }** · { $game }
puzzle-task = Qual é a melhor escolha aqui? Você tem uma tentativa. A resposta vem na hora.
puzzle-right = ✅ Certo: **{ $best }** é claramente a melhor.
puzzle-wrong = ❌ Você escolheu { $chosen }. **{ $best }** é claramente melhor.
puzzle-why = Por quê: { $why }
puzzle-choice = { $choice }: { $worth }
puzzle-exact = { $result ->
    [win] ganha, faça o outro lado o que fizer
    [loss] perde, se o outro lado não errar
   *[tie] divide a rodada, se ninguém errar
}
puzzle-chance = ganha umas { $chance } de 100 rodadas{ $margin ->
    [0] {""}
   *[other] {" "}(±{ $margin })
}
puzzle-pips = pontos { $sign }{ $value }{ $margin ->
    [0] {""}
   *[other] {" "}(±{ $margin })
}
puzzle-points = pontos { $sign }{ $value }{ $margin ->
    [0] {""}
   *[other] {" "}(±{ $margin })
}
puzzle-tiles = pedras { $sign }{ $value }
puzzle-how = { $exact ->
    [yes] Calculado com exatidão: todas as continuações possíveis foram vistas.
   *[no] { $unit ->
        [chance] Experimentado { $tries } vezes, com as pedras escondidas distribuídas de novo a cada vez.
        [pips] Quantos pontos você fica melhor que os outros no fim da rodada, experimentado { $tries } vezes com as pedras escondidas distribuídas de novo.
        [points] Quantos pontos à frente dos outros a rodada te deixa, experimentado { $tries } vezes com as pedras escondidas distribuídas de novo.
       *[tiles] Quantas pedras a escolha ganha em relação aos outros neste lançamento, contado sobre todas as pedras escondidas.
    }
}
puzzle-streak = { $days ->
    [0] Resolva um desafio por dia para começar uma sequência.
    [one] Resolvido: { $days } dia seguido.
   *[other] Resolvido: { $days } dias seguidos.
}
puzzle-count = { $tried ->
    [0] Ninguém tentou.
    [one] { $tried } pessoa tentou; acertos: { $right }.
   *[other] { $tried } pessoas tentaram; acertos: { $right }.
}
puzzle-shared = { $right ->
    [yes] ✅ **{ $name }** resolveu o desafio { $number } ({ $game }).
   *[no] ❌ **{ $name }** tentou o desafio { $number } ({ $game }).
} { $days ->
    [0] {""}
    [1] {""}
   *[other] { $days } dias seguidos.{" "}
}Tente também, com /puzzle.
puzzle-yesterday = Desafio { $number }: **{ $best }** era a melhor.
puzzle-posted = Qual é a melhor escolha aqui? Responda com /puzzle: você tem uma tentativa, e só você a vê.
button-puzzle-share = Mostrar o meu resultado
button-puzzle-open = Resolver o desafio

button-house-puzzle = Desafio do dia
house-puzzle = O desafio do dia { $channel ->
    [none] não é postado em lugar nenhum
   *[other] é postado em { $channel }, toda manhã
}.
house-puzzle-means = Escolha um canal, e eu posto lá o desafio do dia entre as 8 e as 12 ({ $zone }), com a resposta de ontem. Sem escolha, não posto nada; /puzzle funciona mesmo assim.
house-menu-puzzle = Em lugar nenhum: escolha um canal
moderated-puzzle = desafio do dia: { $about ->
    [none] não é postado
   *[other] é postado em { $about }
}

refused-no-puzzle = Não há desafio hoje. Volte amanhã.
refused-puzzle-over = Esse desafio acabou. /puzzle mostra o de hoje.
help-puzzle = **Um desafio por dia:** { $puzzle }
