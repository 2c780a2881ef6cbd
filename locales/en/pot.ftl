# The pot of a match, in all games that can be played for one

option-entry = Pot
    .says = how many chips everybody puts in; the winner of the match takes them all
choice-entry-0 = none, just for fun
unit-entry = { $value ->
    [1] 1 chip each
   *[other] { $value } chips each
}
event-pot-made = Everybody puts { $chips } into the pot: { $pot } in all.
event-match-won = { $shared ->
    [yes] { $name } shares the first place: the match is over.
   *[no] { $name } wins the match!
}
event-pot-paid = { $name } takes { $chips }{ $half ->
    [yes] ½
   *[no] {""}
} out of the pot.
