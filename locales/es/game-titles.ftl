game-draw = Dominó de robar
hook-draw = si no encaja nada, robas
pitch-draw = El dominó que todo el mundo conoce: líbrate de tus fichas, y roba mientras nada encaje.
    .takes = Una partida dura unos veinte minutos.
names-draw = dominó, dominó clásico, dominó con robo

game-block = Dominó de bloqueo
hook-block = sin robar: piensa antes
pitch-block = El dominó que todo el mundo conoce, sin pozo: líbrate de tus fichas o bloquea la cadena.
    .takes = Una partida dura unos veinte minutos.
names-block = dominó cerrado, dominó sin robar

game-all-fives = All Fives
hook-all-fives = puntos con los cincos
pitch-all-fives = Los extremos abiertos puntúan si suman cinco, diez, quince…; el primer doble tiene cuatro brazos.
    .takes = Una partida dura un cuarto de hora.
names-all-fives = todos los cincos, dominó de cincos, los cincos

game-bergen = Bergen
hook-bergen = puntos por extremos iguales
pitch-bergen = Dos extremos con el mismo número valen dos puntos, y tres con un doble.
    .takes = Una partida dura unos diez minutos.
names-bergen = dominó de Bergen

game-latin = Dominó por parejas
hook-latin = dos contra dos
pitch-latin = Dos contra dos, como en el Caribe: lee la mano de enfrente, bloquea y cuenta.
    .takes = Una partida dura una media hora.
names-latin = dominó latino, dominó dominicano, dominó puertorriqueño, dominó venezolano, dominó colombiano, quinientos, capicúa

game-cuban = Dominó cubano
hook-cuban = dos contra dos, hasta el nueve
pitch-cuban = Dos contra dos con fichas hasta el 9-9: diez por mano, y quince que nadie ve.
    .takes = Una partida dura unos veinte minutos.
names-cuban = doble nueve, dominó de doble nueve

game-mexican-train = Tren mexicano
hook-mexican-train = un tren para cada cual, otro común
pitch-mexican-train = Del centro sale un tren para cada persona, y otro es de todo el mundo: quédate con pocos puntos.
    .takes = Una partida de cinco rondas dura una media hora.
names-mexican-train = trenes, dominó mexicano, cubano mexicano, doble doce

game-matador = Matador
hook-matador = extremos que suman siete
pitch-matador = Encaja lo que suma siete, y cuatro matadores encajan en todas partes.
    .takes = Una partida dura un cuarto de hora.
names-matador = dominó ruso

game-sebastopol = Sebastopol
hook-sebastopol = cuatro brazos desde el 6-6
pitch-sebastopol = El doble seis tiene cuatro brazos, y hay que empezar todos antes de seguir.
    .takes = Una partida dura unos veinte minutos.
names-sebastopol = dominó en cruz
