# Der Topf eines Matchs, in allen Spielen, die man um einen spielen kann

option-entry = Einlage
    .says = wie viele Chips alle in den Topf zahlen; wer das Match gewinnt, bekommt ihn
choice-entry-0 = keine, um die Ehre
unit-entry = { $value ->
    [1] je 1 Chip
   *[other] je { $value } Chips
}
event-pot-made = Alle zahlen { $chips ->
    [one] je einen Chip
   *[other] je { $chips } Chips
} in den Topf: zusammen { $pot }.
event-match-won = { $shared ->
    [yes] { $name } teilt sich den ersten Platz: Das Match ist entschieden.
   *[no] { $name } gewinnt das Match!
}
event-pot-paid = { $name } bekommt { $chips }{ $half ->
    [yes] ½
   *[no] {""}
} aus dem Topf.
