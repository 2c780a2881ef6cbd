# El final de una ronda, de una sesión, y lo que sigue

table-moved = { $over ->
    [yes] Esta ronda ha terminado, y la mesa está en un mensaje más nuevo: [ir a la mesa](<{ $link }>)
   *[no] La mesa está en un mensaje más nuevo: [ir a la mesa](<{ $link }>)
}
closing-sure = ¿Cerrar la mesa definitivamente? No se reparten más rondas{ $chips ->
    [yes] , y cada persona recupera las monedas que tiene en la mesa
   *[no] {""}
}. Si empieza una ronda antes de que pulses, se juega primero hasta el final.

button-again = Otra vez
again-seated = [Ir a la mesa](<{ $link }>). Las mismas reglas{ $bots ->
    [yes] , los mismos bots
   *[no] {""}
}.{ $host ->
    [yes] {" "}Quienes pulsen *{ $again }* se sientan contigo. Cuando haya vuelto todo el mundo, empieza allí la partida.
   *[no] {""}
}
again-begun = { $now ->
    [seated] Tu mesa ha empezado: [ir a la mesa](<{ $link }>).
    [full] Han empezado sin ti: [ir a la mesa](<{ $link }>). Podrás jugar en la próxima mesa.
   *[over] Ese botón ha caducado: desde entonces se ha jugado otra mesa. /play abre una nueva.
}
refused-again-not-over = Esta mesa todavía no ha terminado.
refused-again-stranger = Solo quienes se quedaron hasta el final pueden abrir la siguiente mesa. Cuando esté abierta, puedes unirte; /play abre una tuya.

# Cómo terminó una ronda para quien lee
amount-chips = { $count ->
    [0.5] { $chips } moneda
    [one] { $chips } moneda
   *[other] { $chips } monedas
}
result-stand-in = Un bot jugó esta ronda en lugar de: { $names }
result-substitute = Gana la ronda un bot que jugaba por { $name }.

## El final de una sesión
standing-won = { $what ->
    [match] { $count ->
        [one] ¡**{ $names }** gana la partida!
       *[other] La partida se comparte: ¡**{ $names }**!
    }
   *[session] { $count ->
        [one] ¡**{ $names }** termina en cabeza!
       *[other] El primer puesto se comparte: ¡**{ $names }**!
    }
}
standing-won-team = { $what ->
    [match] ¡**{ $names }** ganan la partida!
   *[session] ¡**{ $names }** terminan en cabeza!
}
standing-values = Después de { $deals ->
    [one] una ronda
   *[other] { $deals } rondas
}, { $measure ->
    [chips] monedas
    [points] puntos
   *[deals] rondas ganadas
}: { $values }
standing-even = Empate: nadie va en cabeza.
standing-turned = { $first ->
    [yes] { $name } fue en cabeza de la primera ronda a la última.
   *[no] { $name } se puso en cabeza en la ronda { $deal } y ahí se quedó.
}
standing-turned-team = { $first ->
    [yes] { $names } fueron en cabeza de la primera ronda a la última.
   *[no] { $names } se pusieron en cabeza en la ronda { $deal } y ahí se quedaron.
}

# Entre dos rondas
chips-brought = Más monedas para esta ronda: { $brought }{ $house ->
    [yes] {" "}(por los bots paga la casa)
   *[no] {""}
}
own-brought = Para esta ronda has apartado además { $chips }.
ended-paid = Las monedas que había en la mesa se han pagado.
