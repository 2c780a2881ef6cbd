# /house: o que quem gerencia um servidor define e faz ali

command-house = As mesas deste servidor, para quem o gerencia: limites, canais, banimentos, língua, aparência
    .page = A página que se abre

button-house-tables = Mesas abertas
button-house-channels = Canais
button-house-limits = Limites
button-house-games = Jogos
button-house-bans = Banimentos
button-house-looks = Aparência
button-house-record = Quem fez o quê
button-house-close = Fechar esta mesa

house-title = **A casa neste servidor.** Só quem gerencia o servidor pode ver e mudar isto.
house-tables = Mesas abertas: { $count } (limite { $most }; { $host } por host){ $slow ->
    [0] {""}
   *[other] , mais as lentas: { $slow }
}. Uma mesa fecha depois de { $deals ->
    [one] { $deals } rodada
   *[other] { $deals } rodadas
}; uma partida sempre vai até o fim.
house-channels = As mesas podem ser abertas { $channels ->
    [none] em todos os canais
   *[other] em { $channels } e nos tópicos deles
}.
house-computers = Mesas com bots: { $chips ->
    [yes] valendo fichas
   *[no] só por diversão
}
house-bans = Pessoas banidas das mesas: { $count ->
    [0] nenhuma
   *[other] { $count }
}
house-menu-computers = O que vale nas mesas com bots

house-tables-title = { $count ->
    [0] Nenhuma mesa está aberta.
    [one] **{ $count } mesa está aberta**
   *[other] **{ $count } mesas estão abertas**
}
house-table-unreadable = - uma mesa em { $channel }, de que outra versão de mim cuida
house-more = … e mais { $count }
house-menu-close = Fechar uma
house-close-means = Fechar esta mesa? Uma rodada ou partida em andamento vai primeiro até o fim, com bots por quem for embora, e todo mundo recebe pelas regras. Não dá para desfazer.

house-menu-channels = Em todos: escolha canais
house-channels-means = Escolha os canais em que se podem abrir mesas; os tópicos deles estão incluídos. Sem escolha, as mesas podem ser abertas em todos. As mesas abertas ficam.
house-games = Jogos disponíveis: { $off ->
    [none] todos
   *[other] todos menos { $off }
}.
house-menu-games = Jogos disponíveis aqui
house-menu-first-games = Jogos que o /play mostra primeiro (até cinco)
house-games-means = Escolha os jogos para os quais se podem abrir mesas aqui. Os jogos novos do Kaffeehaus ficam disponíveis até você tirar. Uma mesa aberta continua.

house-limits-means = Limites neste servidor. Você pode baixar os máximos de quem opera o Kaffeehaus, não aumentar. As mesas abertas ficam.
house-limit-usual = como definiu quem opera o Kaffeehaus
house-menu-server-tables = Mesas abertas neste servidor
house-menu-host-tables = Mesas abertas por host
house-menu-session-deals = Rodadas até uma mesa fechar
house-limit-server-tables = { $count ->
    [one] { $count } mesa por vez
   *[other] { $count } mesas por vez
}
house-limit-host-tables = { $count ->
    [one] { $count } mesa por host
   *[other] { $count } mesas por host
}
house-limit-session-deals = { $count ->
    [one] { $count } rodada por mesa
   *[other] { $count } rodadas por mesa
}

house-record-title = **Quem fez o quê**, o mais novo primeiro
house-record-empty = Nada ainda.
moderated-close = fechou a mesa em { $about }
moderated-unban = deixou { $about } jogar de novo
moderated-channels = permitiu mesas { $about ->
    [none] em todos os canais
   *[other] em { $about }
}
moderated-first-games = jogos que o /play mostra primeiro: { $about ->
    [none] os de sempre
   *[other] { $about }
}
moderated-games = jogos disponíveis: { $about ->
    [none] todos
   *[other] todos menos { $about }
}
moderated-server-tables = mesas abertas: { $about ->
    [none] quantas o Kaffeehaus permite
   *[other] { $about }
}
moderated-host-tables = mesas abertas por host: { $about ->
    [none] quantas o Kaffeehaus permite
   *[other] { $about }
}
moderated-session-deals = rodadas até uma mesa fechar: { $about ->
    [none] quantas o Kaffeehaus permite
   *[other] { $about }
}
moderated-computers = mesas com bots: { $about ->
    [yes] valendo fichas
   *[no] só por diversão
}
moderated-looks = mudou a aparência das mesas
moderated-save-preset = salvou as regras da casa { $about }
moderated-delete-preset = excluiu as regras da casa { $about }

refused-channel = Mesas não são permitidas neste canal. Você pode jogar aqui: { $channels }.
