# Hint: what a Master would do, and why.

option-hints = Hints
    .says = whether *Hint* in the hand shows what a Master would do; never where several people play for chips
button-hint = Hint
refused-no-hint = There is no hint right now, or not at this table.
hint = A Master’s choice is **{ $action }**: { $why }
hint-only = it is all you can do.
hint-scores = it scores { $points } at once.
hint-safe = nothing else is safer.
hint-series = it is the heaviest train: { $count } { $count ->
    [one] tile
   *[other] tiles
} with { $pips } { $pips ->
    [one] pip
   *[other] pips
}.
hint-last = it is your last tile.
hint-shut = { $both ->
    [1] the next player has passed on { $number }, so none of their tiles fits.
   *[other] the next player has passed on { $number }, so none of their tiles fits there.
}
hint-heaviest = it is your heaviest tile that fits, with { $pips } { $pips ->
    [one] pip
   *[other] pips
}.
hint-heavy = it gets rid of { $pips } { $pips ->
    [one] pip
   *[other] pips
} and leaves you no worse off.
hint-ends = you’ll still be able to play at more than one end.
hint-keeps = { $count ->
    [one] one of your other tiles fits after it.
   *[other] { $count } of your other tiles fit after it.
}
hint-numbers = { $count ->
    [one] you keep one number.
   *[other] you keep { $count } different numbers.
}
hint-scarce = { $count ->
    [0] no hidden tile can follow it.
    [one] only one hidden tile can follow it.
   *[other] only { $count } hidden tiles can follow it.
}
hint-partner = it leaves { $number } open, which your partner has played.
hint-train = it begins your best train, { $count } tiles long.
hint-spare = your own train doesn’t need it: you keep { $count } tiles for that.
hint-covers = you can cover the double at once.
hint-no-claim = you hold nothing true, and a bluff would be risky here.
hint-true = it is true: a player who challenges it takes your tiles.
hint-bluff = you hold nothing true, and these tiles are of least use to you.
hint-give = these tiles are of least use to you.
hint-doubt = { $own ->
    [0] this claim is unlikely enough to be worth challenging.
   *[other] you hold the rolled tile yourself, so this claim can hardly be true.
}
hint-doubt-winning = if nobody challenges it, it wins the round.
hint-believe = every claim here is likely enough to be true.
hint-ahead = you’re probably ahead. You’d win about { $chance } of 100 such rounds; { $fair } is break-even.
hint-behind = you’re not ahead. You’d win about { $chance } of 100 such rounds; a high stake pays from { $fair }.
hint-varies = it’s close, and varying your stake keeps them guessing.
hint-grant = that player wins only about { $chance } of 100 such rounds.
hint-refuse = that player wins about { $chance } of 100 such rounds: too often for the bank.
hint-buyback = { $score ->
    [one] 1 point is
   *[other] { $score } points are
} worth the price.
hint-no-buyback = it would not be worth the price.

# Reasons that a puzzle gives: they compare the best choice with the next best one.
hint-scarcer = it leaves the others less to play – { $count ->
    [0] no hidden tile can follow it; after the next best choice, { $more } could.
    [one] only one hidden tile can follow it; after the next best choice, { $more } could.
   *[other] only { $count } hidden tiles can follow it; after the next best choice, { $more } could.
}
hint-series-out = you play your last tiles, so no pips of yours are counted.
hint-series-closed = { $count ->
    [0] nobody has a tile that fits after it, so the round ends before the others can play again.
    [one] nobody else can go on after it, and you can still play one tile ({ $pips } { $pips ->
        [one] pip
       *[other] pips
    }).
   *[other] nobody else can go on after it, and you can still play { $count } tiles ({ $pips } { $pips ->
        [one] pip
       *[other] pips
    }).
}
hint-series-keeps = { $count ->
    [one] you can play one more tile ({ $pips } { $pips ->
        [one] pip
       *[other] pips
    }) in your next turn, if nobody closes that end.
   *[other] you can play { $count } more tiles ({ $pips } { $pips ->
        [one] pip
       *[other] pips
    }) in your next turn, if nobody closes that end.
}
hint-unlikely = as far as you can tell, this claim is true in only about { $chance } of 100 cases.
hint-likely = as far as you can tell, every claim here is true in about { $chance } of 100 cases or more.
hint-bluff-pays = it would be challenged in only about { $chance } of 100 cases, and { $count ->
    [one] one tile is
   *[other] { $count } tiles are
} worth that risk.
hint-bluff-fails = you hold nothing true, and a bluff would be challenged in about { $chance } of 100 cases.
