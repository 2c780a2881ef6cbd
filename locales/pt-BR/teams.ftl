# Duplas: quem joga com quem, e trocar de lugar.

teams-mixed = Sorteado.
seat-free = um lugar livre
button-seats = Trocar de lugar
button-mix = Sortear as duplas
seats-choose = Escolha seu lugar e sua dupla
seats-how = Quem joga em dupla se senta frente a frente. Pegue um lugar livre ou o de um bot, que vai então para o seu. A troca é imediata.
seats-opposite = De frente para { $name }
seats-bot = { $name } (bot) vai para o seu lugar
seats-empty = Aqui ainda não há ninguém
seats-chosen = Agora você está de frente para { $name }.
refused-no-teams = Nesta mesa não há duplas: tanto faz onde você se senta.
refused-seats-in-match = As duplas ficam juntas até a partida ser decidida.
refused-seat-taken = Ali está { $name }. Escolha um lugar livre ou o de um bot.
refused-seats-changed = Os lugares mudaram desde que você abriu o menu. Aperte de novo *{ button-seats }*.
