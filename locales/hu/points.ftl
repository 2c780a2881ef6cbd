# Points that are added up from round to round

option-target = Célpontszám
    .says = hány pontnál van vége a mérkőzésnek
unit-target = { $value }

event-scored = { $points ->
    [0] {""}
   *[other] { $name } pontjai: +{ $points }, összesen { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }.
}
event-scored-team = { $points ->
    [0] {""}
   *[other] { $name } szerez +{ $points } pontot; { $names } pontjai: { $score }.
}
