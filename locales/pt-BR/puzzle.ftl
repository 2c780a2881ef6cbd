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
puzzle-chance = ganha cerca de { $chance } de 100 rodadas{ $behind ->
    [0] {""}
   *[other] , { $behind } a menos
}{ $margin ->
    [0] {""}
   *[other] {" "}(com margem de { $margin })
}
puzzle-pips = { $sign ->
    [plus] { $value } { $value ->
        [one] ponto
       *[other] pontos
    } melhor que os outros
    [minus] { $value } { $value ->
        [one] ponto
       *[other] pontos
    } pior que os outros
   *[none] igual aos outros
}{ $behind ->
    [0] {""}
   *[other] , a { $behind } da melhor opção
}{ $margin ->
    [0] {""}
   *[other] {" "}(com margem de { $margin })
}
puzzle-points = { $sign ->
    [plus] { $value } { $value ->
        [one] ponto
       *[other] pontos
    } à frente dos outros
    [minus] { $value } { $value ->
        [one] ponto
       *[other] pontos
    } atrás dos outros
   *[none] igual aos outros
}{ $behind ->
    [0] {""}
   *[other] , a { $behind } da melhor opção
}{ $margin ->
    [0] {""}
   *[other] {" "}(com margem de { $margin })
}
puzzle-tiles = { $sign ->
    [plus] ganha dos outros { $value } { $value ->
        [one] pedra
       *[other] pedras
    }
    [minus] perde para os outros { $value } { $value ->
        [one] pedra
       *[other] pedras
    }
   *[none] não ganha nem perde pedras
}
puzzle-how = { $exact ->
    [yes] Calculado com exatidão: todas as continuações possíveis foram examinadas.
   *[no] { $unit ->
        [chance] Testado { $tries } vezes, com as pedras ocultas distribuídas de novo a cada vez. A margem é o erro possível: a distância real até a melhor opção só sai dela 1 em cada 20 vezes.
        [pips] Pontos que ficam na mão no fim da rodada, comparados com a média dos outros: quanto menos, melhor. Testado { $tries } vezes, com as pedras ocultas distribuídas de novo a cada vez. A margem é o erro possível: a distância real até a melhor opção só sai dela 1 em cada 20 vezes.
        [points] Pontos que a rodada dá a você, comparados com a média dos outros. Testado { $tries } vezes, com as pedras ocultas distribuídas de novo a cada vez. A margem é o erro possível: a distância real até a melhor opção só sai dela 1 em cada 20 vezes.
       *[tiles] Pedras neste lançamento, em média para todas as distribuições possíveis das pedras ocultas.
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
puzzle-deal = 🏆 Jogue você: a mão do último torneio deste servidor em que os resultados mais se separaram. Você tem uma tentativa, com Mestres e sem relógio, e a comparação é com todo mundo que teve essa mão.
puzzle-deal-played = **{ $score }%** com a mão da rodada { $round }: você fez { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}. A comparação é com todo mundo que teve essa mão no torneio e com 24 rodadas de Mestres. A média é 50%.
button-puzzle-deal = Jogar essa mão
button-puzzle-compare = Comparar

button-house-puzzle = Desafio do dia
house-puzzle = O desafio do dia { $channel ->
    [none] não é postado em lugar nenhum
   *[other] é postado em { $channel }, toda manhã
}.
house-puzzle-means = Escolha um canal, e eu posto lá o desafio do dia entre 8h e 12h ({ $zone }), com a resposta de ontem. Sem escolha, não posto nada; /puzzle funciona mesmo assim.
house-menu-puzzle = Em lugar nenhum: escolha um canal
moderated-puzzle = desafio do dia: { $about ->
    [none] não é postado
   *[other] é postado em { $about }
}

refused-no-puzzle = Não há desafio hoje. Volte amanhã.
refused-puzzle-over = Esse desafio acabou. /puzzle mostra o de hoje.
refused-puzzle-shown = Seu resultado já está neste canal.
help-puzzle = **Um desafio por dia:** /puzzle
