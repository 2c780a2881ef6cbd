# Hands and menus of games with more than one tile at a time, with points or with private knowledge

turn-of-all = **Everyone:** choose your claim in *My hand*
offered-to = **{ $name }** { $count ->
   *[other] may buy back
}
your-offer = **You may buy back**
menu-more = More tiles…
series = { $tiles } · { $left ->
    [none] nothing left
   *[other] leaves { $left } ({ $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    })
}
your-answer = { $tiles ->
    [none] **You make no claim.** You can change that until everyone has answered.
   *[other] **You claim { $tiles }.** You can change that until everyone has answered.
}
your-claim = Your claim, face down: **{ $tiles }**
you-know = What you know from this round:
you-are-out = You are out. The others play on.
offers = **Buying back**
offer = Pay { $price }: { $before } drops to **{ $score }**.{ $out ->
    [yes] {" "}**Otherwise you’re out.**
   *[no] {""}
}
refused-not-yours = That button is { $name }’s.
reconstruction = A reconstruction: only the name, the tiles and the number of players are known, not the rules.
reconstructed = { $game }, a reconstruction

own-stake-paid = { $won ->
    [yes] You staked { $stake } and won { $chips } from the bank: you now have { $stack } at the table.
   *[no] You staked { $stake } and lost it to the bank: you now have { $stack } at the table.
}
own-bank-paid = { $won ->
    [yes] As the bank you won { $chips }: you now have { $stack } at the table.
   *[no] As the bank you paid { $chips }: you now have { $stack } at the table.
}
