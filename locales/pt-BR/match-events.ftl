event-round-begun = { $lot ->
    [yes] Rodada { $deal }. Por sorteio, { $name } começa.
   *[no] { $tile ->
        [none] Rodada { $deal }. { $name } começa.
       *[other] Rodada { $deal }. { $name } tem { $tile } e começa.
    }
}
event-round-won = { $ending ->
    [domino] { $count ->
        [one] Bateu! { $seats } ganha a rodada.
       *[other] Bateu! { $seats } ganham a rodada.
    }
    [target] { $count ->
        [one] { $seats } chega à meta.
       *[other] { $seats } chegam à meta.
    }
   *[other] { $count ->
        [one] Trancou: { $seats } tem a mão mais leve.
       *[other] Trancou: { $seats } têm a mão mais leve.
    }
}
event-round-tied = Trancou, com empate entre as mãos mais leves: ninguém ganha.
event-arms-opened = Agora os quatro braços estão abertos.
event-lead-given = { $name } cede a saída a quem está em frente.
event-dealt-again = { $doubles ->
    [0] Ninguém tinha carroça: as pedras foram dadas de novo.
   *[other] Uma mão tinha cinco carroças ou mais: as pedras foram dadas de novo.
}
event-bonus-won = { $bonus ->
    [capicua] Capicua! A última pedra de { $name } encaixava nas duas pontas.
    [chuchazo] Chuchazo! { $name } bate com 0-0.
    [pass-lead] Prêmio para { $name } e sua dupla: o próximo lugar teve que passar na saída.
    [pass-all] Prêmio para { $name }: as outras três pessoas tiveram que passar.
    [block] Prêmio para { $name } e sua dupla: jogaram a última pedra e ganharam ao trancar.
    [shutout] Zerou! Prêmio para { $name } e sua dupla: a outra não tem pontos.
   *[deal] Prêmio para { $name } e sua dupla por ganhar esta rodada.
}
event-hub-laid = Rodada { $deal }. { $tile } está no meio, e { $name } começa.
event-train-marked = { $name } põe o marcador no próprio trem: qualquer pessoa pode jogar nele.
event-marker-taken = { $name } tira o marcador do próprio trem.
event-double-open = { $times ->
    [1] { $name } deixa { $tile } aberta: a próxima pessoa tem que cobrir a carroça.
   *[other] { $name } deixa { $tile } abertas: as carroças têm que ser cobertas uma a uma, a última primeiro.
}
event-first-turn-ended = { $name } para por aqui: a primeira jogada acabou.

blocked-team-pips = Trancou. Somando as duas mãos, { $name } têm menos pontos e ganham a rodada.
    .tied = Trancou, e as duas duplas têm os mesmos pontos: ninguém ganha.
blocked-lowest-hand = Trancou. A mão mais leve de todas ganha a rodada para { $name }.
    .tied = Trancou, e as duas duplas têm a mão mais leve: ninguém ganha.
blocked-closer = Trancou. Entre a mão que trancou e a seguinte, a mais leve ganha a rodada para { $name }.
    .tied = Trancou. A mão que trancou e a seguinte têm os mesmos pontos: ninguém ganha.
blocked-tied-leader = Trancou, com empate: a rodada fica com a dupla que saiu, { $name }.
blocked-tied-closer = Trancou, com empate: a rodada fica com a dupla que jogou a última pedra, { $name }.
blocked-tied-against = Trancou, com empate: a rodada fica com a dupla que não jogou a última pedra, { $name }.
blocked-without-doubles = Trancou. { $name } ganha a rodada: mãos sem carroça vêm primeiro, depois a mão mais leve.
    .tied = Trancou, e as melhores mãos têm os mesmos pontos: ninguém ganha.
blocked-last-tile = Trancou. A última pedra ganha a rodada para { $name }.
