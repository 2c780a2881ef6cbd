# Body, které se z kola na kolo sčítají

option-target = Cíl
    .says = při kolika bodech zápas končí
unit-target = { $value }

event-scored = { $points ->
    [0] {""}
   *[other] { $name } si přičítá { $points } a má celkem { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }.
}
event-scored-team = { $points ->
    [0] {""}
   *[other] { $name } přidává { $points }: { $names } mají celkem { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }.
}
