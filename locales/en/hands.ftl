# Hands and menus of games with more than one tile at a time, with points or with private knowledge

turn-of-all = **Everyone:** choose a claim in *My hand*
offered-to = **{ $name }** { $count ->
   *[other] may buy back
}
your-offer = **You may buy back**
menu-more = More tiles …
series = { $tiles } · { $left ->
    [none] nothing left
   *[other] leaves { $left } ({ $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    })
}
dice = Dice: **{ $one }** and **{ $other }**
your-answer = { $tiles ->
    [none] **You make no claim.** You may change that until all have answered.
   *[other] **You claim { $tiles }.** You may change that until all have answered.
}
your-claim = Your claim, face down: **{ $tiles }**
you-know = What you know from this round:
you-are-out = You are out. The others play on.
offers = **Buying back**
offer = Pay { $price } { $count ->
    [one] chip
   *[other] chips
}: { $before } drops to **{ $score }**.{ $out ->
    [yes] {" "}**Otherwise you’re out.**
   *[no] {""}
}
refused-not-yours = That button is { $name }’s.
reconstruction = A reconstruction: the sources hand down the name, the tiles and the number of players, but not the rules.
reconstructed = { $game }, a reconstruction

result-points = Points: { $points }
is-out = out
result-pool = In the pot: { $chips }
result-pot = In the pot: { $chips }
session-points = After { $deals ->
    [one] one round
   *[other] { $deals } rounds
}, points: { $ranking }
