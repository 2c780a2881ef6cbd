# La primera velada: con qué bots juega quien empieza

level-rule = Primero se sientan contigo Aprendices. Si jugando con bots de un solo nivel ganas { $wins } de tus últimas { $rounds } rondas, llega el siguiente; si pierdes las { $rounds }, vuelve el anterior.
level-met = { $game }: { $level } · { $rounds ->
    [0] se cuenta desde la próxima ronda
   *[other] { $won } de { $rounds } ganadas
}

# Su primera ronda: no hay reloj mientras solo esperen bots

no-hurry = {" "}· sin prisa
nudge-unhurried = { $names }, ¡es tu turno! Sin prisa: solo esperan bots. Si no estás, un bot juega por ti { $when }. [Ir a la mesa](<{ $link }>)

# Su primera mesa: se ofrece una lección


# Los menús de juegos: una línea para cada uno

hook-austrian-block = el clásico de café
    .name = Austríaco
    .word = sin pozo
hook-buki = apuesta por ti
    .name = Buki
    .word = apuesta
hook-pulle = quien aguanta se lleva el bote
    .name = Pulle
    .word = el bote
hook-austrian-draw = si no encaja nada, robas
    .name = Austríaco
    .word = con pozo
hook-luxembourg = tres rondas rápidas
    .name = Luxemburgo
    .word = tres rondas
hook-hungarian = juega trenes enteros
    .name = Húngaro
    .word = por trenes
hook-challenge = declara o miente
    .name = Challenge
    .word = mentira
hook-tendler = Viena 1830
    .name = Tendler
    .word = Viena 1830
game-facts = { $hook } · { $players } { $most ->
    [one] persona
   *[other] personas
} · { $minutes } min
game-line = { $title }: { $facts }
