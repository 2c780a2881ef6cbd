# El bote de una partida, en todos los juegos que se pueden jugar por uno

option-entry = Entrada
    .says = monedas que pone cada persona en el bote, que se lleva quien gana la partida
choice-entry-0 = ninguna, por diversión
unit-entry = { $value ->
    [1] 1 moneda por persona
   *[other] { $value } monedas por persona
}
event-pot-made = Cada persona pone { $chips ->
    [one] 1 moneda
   *[other] { $chips } monedas
} en el bote: { $pot } en total.
event-match-won = { $shared ->
    [yes] { $name } comparte el primer puesto: se acaba la partida.
   *[no] ¡{ $name } gana la partida!
}
event-pot-paid = { $name } se lleva { $half ->
    [yes] { $chips }½ monedas
   *[no] { $chips ->
        [one] 1 moneda
       *[other] { $chips } monedas
    }
} del bote.
