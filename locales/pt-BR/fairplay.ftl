# Confiança, e quem costuma deixar rodadas

reliability = Rodadas jogadas até o fim: { $list }
reliability-of = { $name } { $percent }%
bots-only = No começo, só para bots. Outras pessoas podem entrar a partir de { $when }.
opened-bots-only = Até { $when }, só bots podem entrar aqui com você, porque nos últimos sete dias você deixou { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
} com outras pessoas antes do fim. *{ $now }* começa na hora.
refused-waits = Você pode jogar com outras pessoas de novo { $when }. Nos últimos sete dias você deixou { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
} antes do fim, ou não estava lá quando o fim chegou. Até lá, /play abre uma mesa em que você joga com bots.
refused-bots-only = No começo, esta mesa é só para bots. Outras pessoas podem entrar { $when }.
match-little-chips = -# Suas fichas podem não bastar para duas rodadas desta partida. Se elas não cobrirem uma rodada, você deixa a partida, e isso conta como uma rodada que você deixou.

# Números para a moderação

button-house-watch = Jogo limpo
watch-chips = **Fichas que passaram de uma pessoa para outra { $months ->
    [0] neste mês
   *[other] no mês passado
}**
watch-pairs = **Pares que quase só jogam entre si, { $months ->
    [0] neste mês
   *[other] no mês passado
}**
watch-flow = - **{ $winner }** ganhou { $chips } de **{ $loser }** em { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}. Rodadas juntas: { $rounds }. As fichas foram nesse sentido em { $gained } delas, no outro em { $lost }.
watch-flow-middle = Para comparar: entre { $count ->
    [one] { $count } par
   *[other] { $count } pares
}, fichas foram num só sentido. Para metade deles foi { $chips } ou menos.
watch-chips-means = São números, não acusações: quem joga bem ganha. *{ button-look-back }* (/help) mostra rodadas uma a uma.
watch-pair = - **{ $user }** e **{ $opponent }**: { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
} sem nenhuma outra pessoa. São { $first }% das rodadas de { $user } com pessoas e { $second }% das de { $opponent }.
watch-pair-middle = Para comparar: { $count ->
    [one] { $count } pessoa jogou
   *[other] { $count } pessoas jogaram
} pelo menos { $least } rodadas com outras. Para metade delas, no máximo { $percent }% foram só com uma mesma pessoa.
watch-pairs-means = São números, não acusações: amigos gostam de jogar juntos.
watch-empty = Não há nada para ver.
button-watch-chips = Fichas
button-watch-pairs = Pares
button-watch-month = { $months ->
    [0] Este mês
   *[other] Mês passado
}

# Quem alguém evita

menu-avoid = Adicionar alguém que evito
menu-avoided = Quem eu evito
avoided-how = -# Quem está na sua lista não pode se sentar, em nenhum servidor, a uma mesa que você abriu ou em que você joga. Nunca digo que foi você quem quis. Para tirar alguém da lista, desmarque a pessoa.
avoided-stranger = Alguém que ninguém conhece aqui
refused-avoided = Você não pode se sentar a esta mesa: alguém ali prefere jogar sem você. Todas as outras mesas estão abertas para você, e /play abre uma sua em outro canal.
refused-avoid-self = Escolha outra pessoa: você não pode evitar a si mesmo.
refused-avoid-full = Sua lista está cheia. Tire alguém dela primeiro.
