# Hint: what a Master would do, and why.

option-hints = Hints
    .says = whether *Hint* in the hand tells what a Master would do; never where several people play for chips
button-hint = Hint
refused-no-hint = There is nothing to be advised on now, or not at this table.
hint = A Master in your place would choose **{ $action }**: { $why }
hint-only = it is all you can do.
hint-scores = it scores { $points } at once.
hint-safe = nothing else is safer.
hint-series = it is the heaviest train, { $count } tiles with { $pips } pips.
hint-last = it is your last tile.
hint-shut = { $both ->
    [1] the next player has passed on { $number }, so nothing of theirs fits.
   *[other] the next player has passed on { $number }.
}
hint-heaviest = it is your heaviest tile that fits, with { $pips } pips.
hint-heavy = it rids you of { $pips } pips and leaves you no worse.
hint-ends = it keeps two ends that you can play on.
hint-keeps = { $count ->
    [one] one of your other tiles fits after it.
   *[other] { $count } of your other tiles fit after it.
}
hint-numbers = you keep { $count } different numbers.
hint-scarce = { $count ->
    [0] none of the tiles that you cannot see fits after it.
    [one] only one of the tiles that you cannot see fits after it.
   *[other] only { $count } of the tiles that you cannot see fit after it.
}
hint-no-claim = you hold nothing true, and a bluff would be risky here.
hint-true = it is true: whoever challenges it takes your tiles.
hint-bluff = you hold nothing true, and these are the tiles that serve you least.
hint-give = these are the tiles that serve you least.
hint-doubt = { $own ->
    [0] this claim is less likely to be true than a challenge needs.
   *[other] you hold the rolled tile yourself, so this claim is hardly true.
}
hint-doubt-winning = if nobody challenges it, it wins the round.
hint-believe = every claim here is likely enough to be true.
hint-ahead = you are likely ahead, so stake: about { $chance } in 100 such rounds are yours, and from { $fair } on it pays.
hint-behind = you are not ahead: about { $chance } in 100 such rounds are yours, and only from { $fair } on a high stake pays.
hint-varies = it is close, and a stake that varies does not tell your hand.
hint-grant = that player wins only about { $chance } in 100 such rounds.
hint-refuse = that player wins about { $chance } in 100 such rounds: too often for the bank.
hint-buyback = { $score } points are worth the price.
hint-no-buyback = it would not be worth the price.
