# Parejas: quién juega con quién, y cambiar de asiento.

teams-mixed = Sorteado.
seat-free = un asiento libre
button-seats = Cambiar de asiento
button-mix = Sortear las parejas
seats-choose = Elige tu asiento y tu pareja
seats-how = Las parejas se sientan frente a frente. Toma un asiento libre o el de un bot, que pasa entonces al tuyo. { $lobby ->
    [yes] El cambio es inmediato.
   *[no] El cambio es antes de la próxima ronda, y tus rondas ganadas vuelven a contar desde cero.
}
seats-opposite = Frente a { $name }
seats-bot = { $name } (bot) pasa a tu asiento
seats-empty = Aquí todavía no hay nadie
seats-stay = Quedarme donde estoy
seats-stayed = Te quedas donde estás.
seats-chosen = { $lobby ->
    [yes] Ahora tienes enfrente a { $name }.
   *[no] A partir de la próxima ronda tienes enfrente a { $name }.
}
seats-moving = { $count ->
    [one] { $names } cambia de asiento antes de la próxima ronda.
   *[other] { $names } cambian de asiento antes de la próxima ronda.
}
refused-no-teams = En esta mesa no hay parejas: da igual dónde te sientes.
refused-seats-in-round = Espera a que termine la ronda; después puedes cambiar de asiento.
refused-seats-in-match = Las parejas siguen juntas hasta que la partida se decida.
refused-seat-taken = Ahí está { $name }. Elige un asiento libre o el de un bot.
refused-seats-changed = Los asientos han cambiado desde que abriste el menú. Pulsa otra vez *{ button-seats }*.
