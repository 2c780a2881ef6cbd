# Qué juego: lo que se escribe

refused-unknown-game = No conozco ese juego. { $near ->
    [none] {""}
   *[other] ¿Querías decir *{ $near }*?{" "}
}Puedes jugar a: { $games }.
refused-ambiguous-game = Varios juegos empiezan así: { $games }. Escribe alguna letra más.
refused-game-off = Este juego no está disponible en este servidor: { $game }. Puedes jugar a: { $games }.

# Antes de empezar: qué juego, cuánto dura, cuánto cuesta. Duraciones: 8 segundos por decisión y 20 entre rondas, tantas como tuvieron
# las rondas simuladas

pitch-buki = Dominó contra una banca: apuesta por ti y líbrate de tus fichas antes que nadie.
    .takes = Una ronda dura unos tres minutos; juega las que quieras.
pitch-pulle = La puntuación más baja sobrevive: con más de 100 quedas fuera, y la última persona en juego se lleva el bote.
    .takes = Una partida dura alrededor de una hora.
pitch-austrian-block = El dominó clásico de café, sin robar: líbrate de tus fichas antes que nadie.
    .takes = Una ronda dura unos tres minutos; juega las que quieras.
pitch-austrian-draw = El dominó clásico de café, con un pozo del que robar: líbrate de tus fichas antes que nadie.
    .takes = Una ronda dura unos tres minutos; juega las que quieras.
pitch-tendler = Viena 1830, reconstruido a partir de los tres datos que se conservan: roba hasta que puedas jugar.
    .takes = Una ronda dura unos tres minutos; juega las que quieras.
pitch-hungarian = Juega un tren entero de fichas en un turno y quédate con pocos puntos.
    .takes = Una partida dura alrededor de media hora.
pitch-challenge = Se tiran dos dados: declara una ficha que coincida con ellos, o miente.
    .takes = Una ronda dura unos diez minutos; juega las que quieras.
pitch-luxembourg = Tres rondas rápidas; gana la puntuación más baja.
    .takes = Las tres juntas duran unos cinco minutos.

lobby-cost = { $chips ->
    [none] Por diversión: sin monedas.
   *[other] Al unirte apartas { $chips }, lo máximo que puedes perder en la primera ronda.
}
lobby-seats = { $short ->
    [yes] *{ $now }* empieza con bots.
   *[no] *{ $start }* reparte la primera ronda.
}
button-now = Jugar ya

# Monedas que da la casa

welcome-chips = La casa te da { $chips } para empezar.

# La elección de un juego

button-learn = Aprender
which-game = ¿Qué juego?
button-more-games = Más juegos
menu-which-game = Elige un juego
group-quick = Rápidos
group-partners = Por parejas
group-pot = Con bote o apuestas
group-bluffing = De mentir
group-large = Para cinco o más
lobby-seated = En la mesa ({ $count } de { $most }): { $seated }.
lobby-partners = Parejas: { $teams }
