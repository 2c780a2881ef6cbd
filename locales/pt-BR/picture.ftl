# Palavras dentro das imagens, e o que as imagens dizem a quem não pode vê-las.

## Dentro das imagens: curto, maiúsculas nas etiquetas

picture-player = Lugar { $number }
picture-onlooker = Galeria { $number }
picture-free = livre
picture-pass = PASSOU
picture-bank = BANCA
picture-winner = GANHOU
picture-ending-team = { $what ->
    [match] { $you ->
        [yes] Você ganha a partida com { $names }!
       *[no] { $names } ganham a partida
    }
   *[round] { $you ->
        [yes] Você ganha a rodada com { $names }!
       *[no] { $names } ganham a rodada
    }
}
picture-out = FORA
picture-points = { $points } pts
picture-true = VERDADE
picture-bluff = BLEFE
picture-reveal-takes = { $true ->
    [yes] { $count ->
        [one] { $name } fica com esta pedra.
       *[other] { $name } fica com estas { $count }.
    }
   *[no] { $count ->
        [one] { $name } pega de volta esta pedra.
       *[other] { $name } pega de volta estas { $count }.
    }
}
picture-reveal-gives = { $count ->
    [0] { $name } não tem nenhuma para dar.
    [one] { $name } dá mais uma.
   *[other] { $name } dá mais { $count }.
}
picture-deal = Rodada { $number }
picture-hand-empty = Sem pedras
picture-your-turn = Sua vez
picture-must-stake = Aposte primeiro

## Texto alternativo de uma mesa

picture-alt-bare = { $title }. O jogo ainda não começou.
picture-alt-people = À mesa: { $people }.
picture-alt-free = { $count ->
    [one] { $count } lugar livre.
   *[other] { $count } lugares livres.
}
picture-alt-table = { $title }, rodada { $deal }.
picture-alt-no-line = Ainda não há pedras na linha.
picture-alt-line = { $count ->
    [one] A linha, { $count } pedra
   *[other] A linha, { $count } pedras
}, de A a B: { $tiles }.
picture-alt-spinner = Carroça central: { $tile }.
picture-alt-arm = Braço { $end }, para { $way ->
    [up] cima
   *[down] baixo
}: { $tiles }.
picture-alt-hub = Estação: { $tile }.
picture-alt-train = Trem { $end }, { $name }: { $tiles }.
picture-alt-everybody = de todos
picture-alt-train-marked = com marcador
picture-alt-no-tiles = sem pedras
picture-alt-uncovered = { $count ->
    [one] Carroça aberta em { $ends }: a próxima pedra tem que cobri-la.
   *[other] Carroças abertas, que têm que ser cobertas nesta ordem: { $ends }.
}
picture-alt-open = Abertas: { $ends }.
picture-alt-laid = { $end ->
    [start] { $tile }
   *[other] { $tile } em { $end }
}
picture-alt-first = Saída: { $tile }, de { $name }.
picture-alt-last = Última: { $tile }, de { $name }, em { $end }.
picture-alt-scored = Pontos somados agora: { $scored }.
picture-alt-turn = Na vez: { $names }.
picture-alt-seats = Na ordem do jogo: { $seats }.
picture-alt-seat = { $name }, { $count ->
    [0] { $count } pedras
    [one] { $count } pedra
   *[other] { $count } pedras
}{ $wins ->
    [0] {""}
    [one] , { $wins } vitória
   *[other] , { $wins } vitórias
}
picture-alt-seat-chips = { $seat }, { $count ->
    [0] { $stack } fichas
    [one] { $stack } ficha
   *[other] { $stack } fichas
}
picture-alt-passed = passou
picture-alt-marked = { $text } ({ $marks })
picture-alt-drew = comprou { $count }
picture-alt-bank = banca
picture-alt-bots = { $count ->
    [one] { $names } é um bot.
   *[other] Bots: { $names }.
}
picture-alt-away = ausente
picture-alt-host = host
picture-alt-stakes = Apostas: { $stakes }.
picture-alt-carried = continua da rodada anterior
picture-alt-bets = Palpites da galeria: { $bets }.
picture-alt-bets-on = em { $name }: { $bets }
picture-alt-offered = oferecido
picture-alt-limits = Limites: { $low } a { $high }.
picture-alt-boneyard = Ainda no monte: { $count }.
picture-alt-stamm = { $count ->
    [one] { $count } pedra dorme ao lado, virada para baixo.
   *[other] { $count } pedras dormem ao lado, viradas para baixo.
}
picture-alt-discards = Descarte: { $count ->
    [one] { $count } pedra virada
   *[other] { $count } pedras viradas
} para baixo.
picture-alt-tie = { $ending ->
    [blocked] Fim da rodada: trancou, ninguém ganhou.
   *[domino] Fim da rodada: mais de uma mão ficou sem pedras, ninguém ganhou a rodada por inteiro.
}
picture-alt-won = { $ending ->
    [blocked] Fim da rodada: trancou, { $name } tem a mão mais leve.
    [target] Fim da rodada: { $name } chegou à meta.
   *[domino] Fim da rodada: { $name } bateu, sem mais pedras na mão.
}
picture-alt-won-team = { $ending ->
    [blocked] Fim da rodada: trancou, { $names } ganham.
    [target] Fim da rodada: { $names } chegaram à meta.
   *[domino] Fim da rodada: batida, { $names } ganham.
}
picture-alt-series = Última jogada: { $count } pedras de { $name }: { $tiles }.
picture-alt-lots = Pedras sorteadas para a saída: { $lots }.
picture-alt-lead = começa
picture-alt-dice = Dados { $one } e { $other }, lançados por { $name }.
picture-alt-claims = Anúncios: { $claims }.
picture-alt-claim = { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}
picture-alt-exposed = { $tiles } ({ $fate ->
    [true] verdade
   *[bluff] blefe
})
picture-alt-no-claims = Não há anúncios.
picture-alt-true-claims =
    { $count ->
        [0] Você não tem nenhum anúncio verdadeiro.
       *[other] Anúncios verdadeiros: { $claims }.
    }
picture-alt-claiming = Espera-se um anúncio de todo mundo.
picture-alt-doubting = { $name } pode duvidar: { $names }.
picture-alt-duel = { $challenger } duvidou de { $target }: { $giver } dá a { $receiver } { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}.
picture-alt-reveal = { $claimant } anunciou { $one }-{ $other } com { $tiles }, e { $challenger } duvidou: { $true ->
    [yes] era verdade
   *[no] era blefe
}.
picture-alt-reveal-count = { $name } passa de { $before } para { $after } { $after ->
    [one] pedra
   *[other] pedras
}.
picture-alt-seat-points = { $seat }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
picture-alt-teams = Duplas: { $teams }.
picture-alt-out = fora
picture-alt-pool = Pulle: { $pool }.
picture-alt-pot = Pote: { $pool }.
picture-alt-out-above = Fora acima de { $points } pontos.
picture-alt-match-to = Partida até { $points } pontos.
picture-alt-offer = { $name } pode fazer a recompra e voltar a { $score } { $score ->
    [0] pontos
    [one] ponto
   *[other] pontos
} por { $price } { $count ->
    [one] ficha
   *[other] fichas
}.
picture-alt-requests = Pede-se à banca que permita: { $requests }.
picture-alt-winners = { $count ->
    [one] { $names } ganha a partida.
   *[other] { $names } dividem a vitória.
}
picture-alt-winners-team = { $names } ganham a partida.
picture-alt-gains = Fichas: { $gains }.
picture-alt-hands = Mostradas: { $hands }.

picture-alt-replay = Replay de { $title }, rodada { $deal }, { $steps } passos.
picture-alt-replay-more = … mais { $count }…

## Texto alternativo de uma mão

picture-alt-hand = { $count ->
    [0] Você não tem pedras.
    [one] Sua pedra: { $tiles }.
   *[other] Suas { $count } pedras: { $tiles }.
}
picture-alt-watched = { $count ->
    [0] { $name } não tem pedras.
    [one] A pedra de { $name }: { $tiles }.
   *[other] As { $count } pedras de { $name }: { $tiles }.
}
picture-alt-not-your-turn = Não é a sua vez.
picture-alt-playable = { $all ->
    [one] Você pode jogar a sua última pedra
   *[other] Você pode jogar { $count } das suas { $all } pedras
}: { $tiles }.
picture-alt-nothing-fits = Nenhuma das suas pedras encaixa.
picture-alt-chosen = Escolhidas para o seu anúncio: { $tiles }.
picture-alt-others = As outras: { $tiles }.
picture-alt-either = { $others } ou { $last }
picture-alt-start = para sair
picture-alt-own-stake = Sua aposta: { $stake }.
picture-alt-own-stack = Suas fichas: { $stack }.
picture-alt-your-turn = É a sua vez.
picture-alt-must-stake = Você precisa apostar antes de jogar uma pedra ou passar.
picture-alt-no-stake = Você ainda não apostou: { $low } a { $high }.
picture-alt-news = Desde a sua última vez: { $news }
picture-alt-own-claim = Seu anúncio: { $tiles }.
picture-alt-own-offer = Você pode fazer a recompra e voltar a { $score } { $score ->
    [0] pontos
    [one] ponto
   *[other] pontos
} por { $price } { $count ->
    [one] ficha
   *[other] fichas
}.
picture-alt-own-series = Série { $end }, { $count } pedras, { $pips ->
    [one] { $pips } ponto
   *[other] { $pips } pontos
}: { $tiles }.

## What a player did, in the strip of a hand, after the name

move-played = { $times ->
    [1] { $tile }
    [2] { $tile }
   *[other] { $times } pedras
}
move-passed = passa
move-drew = compra { $times }
move-staked = aposta { $chips }
move-scored = +{ $points }
move-exposed = { $true ->
    [yes] verdade
   *[no] blefe
}
move-train-marked = trem aberto
