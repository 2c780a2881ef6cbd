# Logros: el comando, la imagen y los treinta y ocho, con lo que hay que hacer para cada uno


achievements-title = **Logros de { $name }** · { $earned } de { $all }
achievements-earned = ✓ **{ $title }** · { $how }
achievements-open = **{ $title }** · { $how }
achievements-steps = **{ $title }** ({ $steps } de { $goal }) · { $how }
achievements-of-game = { $game }: { $how }
achievements-hint = -# Una ronda cuenta si al menos dos personas la juegan entera.

picture-achievements = Logros
picture-achievements-note = { $name } · { $earned } de { $all }
picture-achievement-steps = { $steps } de { $goal }
picture-achievement-new = Nuevo logro

picture-alt-achievements = Logros de { $name }: { $earned } de { $all } conseguidos. Página { $page } de { $pages }:
picture-alt-achievement = { $state ->
    [earned] Conseguido
   *[open] Pendiente
}: { $title }: { $how }
picture-alt-achievement-new = Nuevo logro: { $title }. { $how }

achievement-all-eight = Los ocho
    .how = Gana una ronda o una partida en ocho juegos distintos.
achievement-ten-beaten = De la casa
    .how = Gana a diez personas distintas.
achievement-three-matches = Triplete
    .how = Gana tres partidas seguidas contra personas.
achievement-five-rounds = Buena racha
    .how = Gana cinco rondas seguidas contra personas.
achievement-feather = Peso pluma
    .how = Gana una ronda bloqueada con dos puntos como máximo.
achievement-runaway = En fuga
    .how = Juega tu última ficha cuando a todas las demás personas les quedan aún tres o más.
achievement-traffic-light = Semáforo en rojo
    .how = Gana sin pasar mientras todas las demás personas pasan al menos dos veces.
achievement-court-banker = La banca gana
    .how = Gana cinco rondas llevando la banca.
achievement-high-stakes = A lo grande
    .how = Gana cinco rondas con la apuesta más alta.
achievement-second-helping = Otra ración
    .how = Aumenta tu apuesta tras un empate y gana.
achievement-jackpot = Premio gordo
    .how = Con la banca, gana la apuesta más alta de las tres personas.
achievement-ninety-nine = Al borde
    .how = Juega tu última ficha con 99 o 100 puntos en contra.
achievement-from-behind = Remontada
    .how = Gana la Pulle aunque tuvieras más puntos que nadie antes de la última ronda.
achievement-light-purse = Sin lastre
    .how = Gana la Pulle con 60 puntos como máximo.
achievement-last-drop = La última gota
    .how = Roba la última ficha del pozo y, aun así, termina tus fichas antes que nadie.
achievement-deep-well = Pozo sin fondo
    .how = Roba diez fichas o más en una ronda y gánala.
achievement-dry-throat = Aire del desierto
    .how = Gana sin robar mientras todas las demás personas roban seis fichas o más.
achievement-clean-sweep = Pleno
    .how = Gana todas las rondas de una partida, tres como mínimo.
achievement-photo-finish = Foto de llegada
    .how = Gana una partida aunque tuvieras más puntos que nadie antes de la última ronda.
achievement-small-bill = Cuenta pequeña
    .how = Gana una partida de tres rondas o más con ocho puntos como máximo.
achievement-orient-express = Orient Express
    .how = Juega las doce fichas en un solo tren, en un extremo.
achievement-long-answer = Respuesta larga
    .how = En una mesa de tres o cuatro, juega toda tu mano en un solo tren, en un extremo.
achievement-clean-slate = Mesa limpia
    .how = Juega todas tus fichas cuando a todas las demás personas les quedan 25 puntos o más.
achievement-third-of-the-bill = Un trozo de pastel
    .how = Gana una partida con un tercio, como máximo, de los puntos de cada una de las demás personas.
achievement-poker-face = Cara de póquer
    .how = Miente con dos fichas sin que nadie dude de ti.
achievement-lie-detector = Detector de mentiras
    .how = Descubre cuatro mentiras en una ronda.
achievement-honest-soul = Alma sincera
    .how = Que duden de ti tres veces o más en una ronda, y que todo sea verdad.
achievement-last-laugh = Quien ríe último
    .how = Gana una ronda con una mentira como última declaración.
achievement-double-exit = Doble despedida
    .how = Juega dos dobles como tus dos últimas fichas y gana.
achievement-twins = Quintillizos
    .how = Juega cinco dobles en una ronda y gánala.
achievement-capicua = Capicúa
    .how = Termina con una ficha que encaje en los dos extremos y no sea doble.
achievement-twenty-at-once = Veinte de golpe
    .how = Suma veinte puntos o más con una sola ficha.
achievement-double-triple = Doble triple
    .how = Suma dos veces tres puntos por extremos iguales en una ronda.
achievement-all-fronts = En todos los frentes
    .how = Juega en los cuatro brazos en una ronda y gánala.
achievement-torero = Torero
    .how = Juega tres matadores en una ronda y gánala.
achievement-nonstop = Sin paradas
    .how = Gana una ronda sin marcar tu tren mientras el resto marca el suyo.
achievement-full-load = A plena carga
    .how = Gana con tu pareja una ronda de sesenta puntos o más.
achievement-gatekeeper = Guardabarrera
    .how = Bloquea tres rondas con una ficha tuya y gánalas.
