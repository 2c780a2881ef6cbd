# La primera velada: con qué bots juega quien empieza

level-rule = Primero se sientan contigo Aprendices. Si jugando con bots de un solo nivel ganas { $wins } de tus últimas { $rounds } rondas, llega el siguiente; si pierdes las { $rounds }, vuelve el anterior.
level-met = { $game }: { $level } · { $rounds ->
    [0] ninguna ronda todavía
   *[other] { $won } de { $rounds } ganadas
}

# Su primera ronda: no hay reloj mientras solo esperen bots

no-hurry = {" "}· sin prisa
nudge-unhurried = { $names }, ¡es tu turno! Sin prisa: solo esperan bots. Si no estás, un bot juega por ti { $when }. [A la mesa](<{ $link }>)

# Su primera mesa: se ofrece una lección


# Los menús de juegos: una línea para cada uno

hook-austrian-block = el clásico de café
hook-buki = apuesta por ti
hook-pulle = quien aguanta se lleva el bote
hook-austrian-draw = si no encaja nada, robas
hook-luxembourg = tres rondas rápidas
hook-hungarian = juega trenes enteros
hook-challenge = declara o miente
hook-tendler = Viena 1830
game-facts = { $hook } · { $players } { $most ->
    [one] persona
   *[other] personas
} · { $minutes } min
game-line = { $title }: { $facts }
