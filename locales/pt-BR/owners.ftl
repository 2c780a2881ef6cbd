# O que lê quem gerencia um servidor: em que língua as mesas falam, que mesas estão abertas

house-language = { $from ->
    [server] Novas mesas falam { $language }: a língua deste servidor no Discord.
    [host] Novas mesas falam a língua de quem as abre.
   *[house] Novas mesas falam { $language }.
}
house-menu-language = Em que língua devem falar as novas mesas?
house-language-usual = { $from ->
    [server] { $language }, a língua deste servidor no Discord
   *[host] a língua de quem abre a mesa
}
moderated-language = { $about ->
    [none] deixou de fixar a língua de novas mesas
   *[other] fez novas mesas falarem { $about }
}

house-table = - { $game } em { $channel }, host { $host }: { $says }
house-table-says = { $people ->
    [0] ninguém está lá
    [one] { $people } pessoa
   *[other] { $people } pessoas
}, { $deal ->
    [0] ainda não começou
   *[other] rodada { $deal }
}

# Banimentos

button-ban = { $days ->
    [0] De vez
    [one] { $days } dia
   *[other] { $days } dias
}
house-menu-ban = Banir alguém das mesas
house-menu-unban = Deixar alguém jogar de novo
house-ban = - { $name }, { $until ->
    [none] de vez
   *[other] até { $until }
}{ $reason ->
    [none] {""}
   *[other] {""}: “{ $reason }”
}
house-ban-sure = **Banir { $name } das mesas deste servidor?**
house-ban-holds = Já existe um banimento. Um novo substitui o antigo.
house-ban-reason-follows = Escolha por quanto tempo. Depois você pode escrever um motivo.
house-bans-means = Uma pessoa banida deixa todas as mesas deste servidor como se ela mesma quisesse, e não pode abrir nenhuma, entrar em nenhuma nem assistir a nenhuma. As fichas continuam dela. Um banimento acaba automaticamente quando o tempo passa.
form-ban = { $days ->
    [0] Banir { $name } de vez
    [one] Banir { $name } por { $days } dia
   *[other] Banir { $name } por { $days } dias
}
form-ban-reason = Motivo
ban-reason-told = Pode ficar vazio. A pessoa o lê quando tenta jogar.
moderated-ban = baniu { $about } das mesas { $days ->
    [0] de vez
    [one] por { $days } dia
   *[other] por { $days } dias
}{ $reason ->
    [none] {""}
   *[other] {""}: “{ $reason }”
}
refused-banned = A moderação deste servidor não deixa você jogar nas mesas dele{ $until ->
    [none] {""}
   *[other] {" "}até { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}O motivo: “{ $reason }”.
} Fale com ela.

# Depois que o bot foi removido e adicionado de novo

ended-server-gone = O servidor me removeu, então a mesa fechou. O que estava em andamento foi jogado até o fim.

# O bot foi adicionado a um servidor

arrival = **O Kaffeehaus em { $server } está aberto:** { $games } jogos de dominó, entre amigos ou com bots, com dinheiro de brincadeira.
button-first-table = Abrir a primeira mesa
button-arrival-settings = Configurações
which-channel = Em que canal?
menu-which-channel = Escolha um canal
refused-server-gone = Esse botão é de um servidor em que não estou mais, ou em que você não está.
refused-channel-gone = Esse canal não existe mais, ou você não pode escrever lá. Escolha outro.
refused-no-channel = Não achei canal para uma mesa. Num canal sem mesa eu preciso de Ver canal, Enviar mensagens e Anexar arquivos, e você precisa poder escrever lá.
house-pick-there = -# No próprio servidor, com /house, esta página oferece mais.
