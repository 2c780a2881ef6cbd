# Der Topf eines Wettkampfs, in allen Spielen, die man um einen spielen kann

option-entry = Topf
    .says = wie viele Chips alle einzahlen; wer den Wettkampf gewinnt, bekommt sie
choice-entry-0 = keiner, um die Ehre
unit-entry = { $value ->
    [1] je 1 Chip
   *[other] je { $value } Chips
}
event-pot-made = Alle zahlen je { $chips } in den Topf: zusammen { $pot }.
event-match-won = { $shared ->
    [yes] { $name } teilt sich den ersten Platz: Der Wettkampf ist entschieden.
   *[no] { $name } gewinnt den Wettkampf!
}
event-pot-paid = { $name } bekommt { $chips }{ $half ->
    [yes] ½
   *[no] {""}
} aus dem Topf.
