# Bots: cómo juegan y quiénes son.

level = { $level ->
    [lehrling] Aprendiz
    [geselle] Oficial
    [meister] Maestro
   *[grossmeister] Gran Maestro
}
    .says = { $level ->
    [lehrling] juega al azar, pero sin disparates
    [geselle] se libra primero de las fichas pesadas
    [meister] piensa en lo que deja cada ficha
   *[grossmeister] piensa con antelación
}
who-computer = { $name } (bot · { $level })
company-add = Añadir un bot a tu gusto…
company-any = Cualquiera: { $level }
refused-regular-taken = { $name } ya tiene asiento en esta mesa o no es de nuestra clientela. Elige a alguien más.
preferences-company = Los bots de mis mesas
company-fitting = Bots: de mi nivel
    .says = con la misma fuerza que yo, según mis rondas hasta ahora
company-always = Bots: siempre { $level }
