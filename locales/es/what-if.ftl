# ¿Y si…?: qué habría sido mejor en una ronda terminada.

button-what-if = ¿Y si…?
refused-what-if-later = Mientras la mesa sigue, solo puede preguntar quien juega en ella, y solo por sus propias jugadas. Cuando se cierre, podrá preguntar todo el mundo.
refused-what-if-off = «¿Y si…?» está desactivado aquí.
refused-what-if-interrupted = Algo me ha interrumpido mientras lo calculaba. Pulsa otra vez dentro de un minuto.
what-if-title = **¿Y si…?** · { $title }, ronda { $number }
what-if-none = Ninguna otra jugada habría sido claramente mejor.
what-if-chance = **{ $name }**, turno { $turn }: *{ $played }*. *{ $better }* habría ganado unas { $worth } de 100 rondas así, no { $was }.
what-if-pips = **{ $name }**, turno { $turn }: *{ $played }*. *{ $better }* habría sido { $pips } { $pips ->
    [one] punto
   *[other] puntos
} mejor de media.
what-if-points = **{ $name }**, turno { $turn }: *{ $played }*. *{ $better }* habría valido de media { $points } { $points ->
    [one] punto
   *[other] puntos
} más.
what-if-tiles = **{ $name }**, turno { $turn }, tirada { $roll }: *{ $played }*. *{ $better }* habría sido { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
} mejor de media.{ $about ->
    [claim] { " " }Esa declaración es verdad unas { $odds } veces de cada 100.
    [bluff] { " " }De una mentira así se duda unas { $odds } veces de cada 100.
   *[none] { "" }
}
what-if-picture = { $name }, turno { $turn }: { $better } en vez de { $played }
what-if-how = { $hidden ->
    [no] Calculado con exactitud: ya no había nada oculto.
    [claims] Contado sobre todas las distribuciones posibles de las fichas ocultas, solo con lo que se sabía entonces, entre personas que mienten y dudan con moderación.
   *[yes] Probado muchas veces, solo con lo que se sabía entonces.
}
standing-what-if = Lo que pudo haber sido, ronda { $number }: { $said }
