# Duplas: quem joga com quem, e trocar de lugar.

teams-mixed = Sorteado.
seat-free = um lugar livre
button-seats = Trocar de lugar
button-mix = Sortear as duplas
seats-choose = Escolha seu lugar e sua dupla
seats-how = Quem joga em dupla se senta frente a frente. Pegue um lugar livre ou o de um bot, que vai então para o seu. { $lobby ->
    [yes] A troca é imediata.
   *[no] A troca é antes da próxima rodada, e as rodadas que você venceu voltam a contar do zero.
}
seats-opposite = De frente para { $name }
seats-bot = { $name } (bot) vai para o seu lugar
seats-empty = Aqui ainda não há ninguém
seats-stay = Ficar onde estou
seats-stayed = Você fica onde está.
seats-chosen = { $lobby ->
    [yes] Agora você está de frente para { $name }.
   *[no] A partir da próxima rodada você fica de frente para { $name }.
}
seats-moving = { $count ->
    [one] { $names } troca de lugar antes da próxima rodada.
   *[other] { $names } trocam de lugar antes da próxima rodada.
}
refused-no-teams = Nesta mesa não há duplas: tanto faz onde você se senta.
refused-seats-in-round = Espere a rodada terminar; depois você pode trocar de lugar.
refused-seats-in-match = As duplas ficam juntas até a partida ser decidida.
refused-seat-taken = Ali está { $name }. Escolha um lugar livre ou o de um bot.
refused-seats-changed = Os lugares mudaram desde que você abriu o menu. Aperte de novo *{ button-seats }*.
