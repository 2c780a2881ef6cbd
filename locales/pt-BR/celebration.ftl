# A imagem numa mão quando a rodada ou a sessão acabou. Curto: em letras grandes.

# Ninguém ganha uma rodada que só soma pontos: alguém foi melhor.
picture-ending-won = { $what ->
    [match] { $you ->
        [yes] { $count ->
            [one] Você ganha a partida!
           *[other] Vocês dividem a vitória!
        }
       *[no] { $count ->
            [one] { $names } ganha a partida
           *[other] { $names } dividem a vitória
        }
    }
    [points] { $you ->
        [yes] { $count ->
            [one] O seu é o melhor resultado!
           *[other] Você divide o primeiro lugar!
        }
       *[no] { $count ->
            [one] Melhor resultado: { $names }
           *[other] Melhor resultado: { $names }
        }
    }
   *[round] { $you ->
        [yes] Você ganha a rodada!
       *[no] { $names } ganha a rodada
    }
}
picture-ending-tied = Ninguém ganha a rodada
picture-ending-place = { $won ->
    [yes] Primeiro lugar de { $people }!
   *[no] Lugar { $place } de { $people }
}
picture-ending-left = { $pips ->
    [0] { $pips } pontos na mão
    [one] { $pips } ponto na mão
   *[other] { $pips } pontos na mão
}
