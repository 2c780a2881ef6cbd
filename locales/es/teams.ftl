# Parejas: quién juega con quién, y cambiar de asiento.

teams-mixed = Sorteado.
seat-free = un asiento libre
button-seats = Cambiar de asiento
button-mix = Sortear las parejas
seats-choose = Elige tu asiento y tu pareja
seats-how = Las parejas se sientan frente a frente. Toma un asiento libre o el de un bot, que pasa entonces al tuyo. El cambio es inmediato.
seats-opposite = Frente a { $name }
seats-bot = { $name } (bot) pasa a tu asiento
seats-empty = Aquí todavía no hay nadie
seats-chosen = Ahora tienes enfrente a { $name }.
refused-no-teams = En esta mesa no hay parejas: da igual dónde te sientes.
refused-seats-in-match = Las parejas siguen juntas hasta que la partida se decida.
refused-seat-taken = Ahí está { $name }. Elige un asiento libre o el de un bot.
refused-seats-changed = Los asientos han cambiado desde que abriste el menú. Pulsa otra vez *{ button-seats }*.
