# The pot of a match, in all games that can be played for one

option-entry = Entry
    .says = chips that everyone pays into the pot; the winner of the match takes it
choice-entry-0 = none, just for fun
unit-entry = { $value ->
    [1] 1 chip each
   *[other] { $value } chips each
}
event-pot-made = Everyone puts { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} into the pot: { $pot } in all.
event-match-won = { $shared ->
    [yes] { $name } shares first place: the match is over.
   *[no] { $name } wins the match!
}
event-pot-paid = { $name } takes { $half ->
    [yes] { $chips }½ chips
   *[no] { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }
} out of the pot.
