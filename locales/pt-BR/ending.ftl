# O fim de uma rodada, de uma sessão, e a seguinte

table-moved = { $over ->
    [yes] Esta rodada acabou, e a mesa está numa mensagem mais nova: [ir para a mesa](<{ $link }>)
   *[no] A mesa está numa mensagem mais nova: [ir para a mesa](<{ $link }>)
}
closing-sure = Fechar a mesa de vez? Não há mais rodadas{ $chips ->
    [yes] , e todo mundo recebe de volta as fichas da mesa
   *[no] {""}
}. Se uma rodada começar antes de você apertar, ela vai até o fim primeiro.

button-again = Jogar de novo
again-seated = [Ir para a mesa](<{ $link }>). Mesmas regras{ $bots ->
    [yes] , mesmos bots
   *[no] {""}
}.{ $host ->
    [yes] {" "}Quem também apertar *{ $again }* se senta com você. Quando todo mundo estiver de volta, comece o jogo lá.
   *[no] {""}
}
again-begun = { $now ->
    [seated] A sua mesa já começou: [ir para a mesa](<{ $link }>).
    [full] Começaram sem você: [ir para a mesa](<{ $link }>). Você pode entrar na próxima mesa.
   *[over] Esse botão não vale mais: depois disso já houve outra mesa. /play abre uma nova.
}
refused-again-not-over = Esta mesa ainda não acabou.
refused-again-stranger = Só quem ficou até o fim pode abrir a próxima mesa. Quando ela abrir, você pode entrar; /play abre uma mesa sua.

# Como uma rodada acabou para quem lê
amount-chips = { $count ->
    [0] { $chips } fichas
    [one] { $chips } ficha
   *[other] { $chips } fichas
}
result-stand-in = Ausente nesta rodada, com um bot no lugar: { $names }
result-substitute = Um bot que jogou no lugar de { $name } vence a rodada.

## O fim de uma sessão
standing-won = { $what ->
    [match] { $count ->
        [one] **{ $names }** ganha a partida!
       *[other] Vitória dividida: **{ $names }**!
    }
   *[session] { $count ->
        [one] **{ $names }** fica em primeiro!
       *[other] Primeiro lugar dividido: **{ $names }**!
    }
}
standing-won-team = { $what ->
    [match] **{ $names }** ganham a partida!
   *[session] **{ $names }** ficam em primeiro!
}
standing-values = Depois de { $deals ->
    [one] { $deals } rodada
   *[other] { $deals } rodadas
}, { $measure ->
    [chips] fichas
    [points] pontos
   *[deals] rodadas ganhas
}: { $values }
standing-even = Empate: ninguém está na frente.
standing-turned = { $first ->
    [yes] { $name } esteve na frente da primeira rodada à última.
   *[no] { $name } passou à frente na rodada { $deal } e não largou mais.
}
standing-turned-team = { $first ->
    [yes] { $names } estiveram na frente da primeira rodada à última.
   *[no] { $names } passaram à frente na rodada { $deal } e não largaram mais.
}

# Entre duas rodadas
chips-brought = Mais fichas para esta rodada: { $brought }{ $house ->
    [yes] {" "}(a casa paga pelos bots)
   *[no] {""}
}
own-brought = Para esta rodada, você reservou mais { $chips }.
ended-paid = As fichas da mesa foram pagas.
