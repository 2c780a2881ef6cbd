# Dica: o que um Mestre faria, e por quê.

option-hints = Dicas
    .says = se *Dica* na mão mostra o que um Mestre faria; nunca onde várias pessoas jogam valendo fichas
button-hint = Dica
refused-no-hint = Não há dica agora, ou não nesta mesa.
hint = Um Mestre escolheria **{ $action }**: { $why }
hint-only = é tudo o que você pode fazer.
hint-scores = vale { $points } na hora.
hint-safe = nada é mais seguro.
hint-series = é a série mais pesada: { $count } { $count ->
    [one] pedra
   *[other] pedras
} com { $pips } { $pips ->
    [one] ponto
   *[other] pontos
}.
hint-last = é a sua última pedra.
hint-shut = { $both ->
    [1] quem joga depois passou no { $number }, então nada encaixa nessa mão.
   *[other] quem joga depois passou no { $number }, então nada encaixa ali nessa mão.
}
hint-heaviest = é a sua pedra mais pesada que encaixa, com { $pips } { $pips ->
    [one] ponto
   *[other] pontos
}.
hint-heavy = livra você de { $pips } { $pips ->
    [one] ponto
   *[other] pontos
} sem piorar a sua mão.
hint-ends = você ainda vai poder jogar em mais de uma ponta.
hint-keeps = { $count ->
    [one] depois dela ainda encaixa { $count } das suas outras pedras.
   *[other] depois dela ainda encaixam { $count } das suas outras pedras.
}
hint-numbers = { $count ->
    [one] você fica com { $count } número.
   *[other] você fica com { $count } números diferentes.
}
hint-scarce = { $count ->
    [0] nenhuma pedra escondida pode vir depois dela.
    [one] só { $count } pedra escondida pode vir depois dela.
   *[other] só { $count } pedras escondidas podem vir depois dela.
}
hint-partner = deixa aberto o { $number }, que a sua dupla jogou.
hint-train = começa o seu melhor trem, de { $count } pedras.
hint-spare = o seu trem não precisa dela: sobram { $count } pedras para ele.
hint-covers = você pode cobrir a carroça logo em seguida.
hint-no-claim = você não tem nada verdadeiro para anunciar, e um blefe seria arriscado aqui.
hint-true = é verdade: quem duvidar leva as suas pedras.
hint-bluff = você não tem nada verdadeiro para anunciar, e estas são as pedras que menos servem a você.
hint-give = estas são as pedras que menos servem a você.
hint-doubt = { $own ->
    [0] este anúncio é tão improvável que vale a pena duvidar.
   *[other] a pedra dos dados está com você, então este anúncio dificilmente é verdade.
}
hint-doubt-winning = se ninguém duvidar, esse anúncio ganha a rodada.
hint-believe = todos os anúncios aqui podem muito bem ser verdade.
hint-ahead = você deve estar na frente: ganharia umas { $chance } de 100 rodadas assim, e { $fair } já bastam.
hint-behind = você não está na frente: ganharia umas { $chance } de 100 rodadas assim, e apostar alto só compensa a partir de { $fair }.
hint-varies = está apertado, e variar a aposta deixa os outros sem saber.
hint-grant = essa pessoa só ganha umas { $chance } de 100 rodadas assim.
hint-refuse = essa pessoa ganha umas { $chance } de 100 rodadas assim: demais para a banca.
hint-buyback = { $score ->
    [0] { $score } pontos valem
    [one] { $score } ponto vale
   *[other] { $score } pontos valem
} o preço.
hint-no-buyback = não valeria o preço.
hint-scarcer = deixa menos jogadas para os outros – { $count ->
    [0] nenhuma pedra escondida pode vir depois dela; depois da segunda melhor opção, { $more } poderiam.
    [one] só { $count } pedra escondida pode vir depois dela; depois da segunda melhor opção, { $more } poderiam.
   *[other] só { $count } pedras escondidas podem vir depois dela; depois da segunda melhor opção, { $more } poderiam.
}
hint-series-out = você joga as suas últimas pedras, então nenhum ponto seu é contado.
hint-series-closed = { $count ->
    [0] depois dela nada mais encaixa: a rodada termina antes que os outros joguem de novo.
    [one] depois dela ninguém mais pode continuar, e você ainda pode jogar { $count } pedra ({ $pips } { $pips ->
        [one] ponto
       *[other] pontos
    }).
   *[other] depois dela ninguém mais pode continuar, e você ainda pode jogar { $count } pedras ({ $pips } { $pips ->
        [one] ponto
       *[other] pontos
    }).
}
hint-series-keeps = { $count ->
    [one] na próxima jogada você joga mais { $count } pedra ({ $pips } { $pips ->
        [one] ponto
       *[other] pontos
    }), se ninguém fechar essa ponta.
   *[other] na próxima jogada você joga mais { $count } pedras ({ $pips } { $pips ->
        [one] ponto
       *[other] pontos
    }), se ninguém fechar essa ponta.
}
hint-unlikely = pelo que você pode saber, este anúncio só é verdade em cerca de { $chance } de 100 casos.
hint-likely = pelo que você pode saber, cada anúncio é verdade em pelo menos { $chance } de 100 casos.
hint-bluff-pays = só duvidariam dele em cerca de { $chance } de 100 casos, e { $count ->
    [one] { $count } pedra vale
   *[other] { $count } pedras valem
} esse risco.
hint-bluff-fails = nada verdadeiro para anunciar, e duvidariam de um blefe em cerca de { $chance } de 100 casos.
