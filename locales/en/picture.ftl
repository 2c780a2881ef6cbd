# Words inside pictures, and what pictures say to those who cannot see them.

## Inside the pictures: short, capitals for tags

picture-player = Player { $number }
picture-onlooker = Spectator { $number }
picture-free = free
picture-pass = PASSED
picture-bank = BANK
picture-winner = WON
picture-ending-team = { $what ->
    [match] { $you ->
        [yes] You win the match with { $names }!
       *[no] { $names } win the match
    }
   *[round] { $you ->
        [yes] You win the round with { $names }!
       *[no] { $names } win the round
    }
}
picture-out = OUT
picture-points = { $points } pts
picture-true = TRUE
picture-bluff = BLUFF
picture-reveal-takes = { $true ->
    [yes] { $count ->
        [one] { $name } takes this tile.
       *[other] { $name } takes these { $count }.
    }
   *[no] { $count ->
        [one] { $name } takes this tile back.
       *[other] { $name } takes these { $count } back.
    }
}
picture-reveal-gives = { $count ->
    [0] { $name } has none to add.
    [one] { $name } adds one more.
   *[other] { $name } adds { $count } more.
}
picture-deal = Round { $number }
picture-hand-empty = No tiles
picture-your-turn = Your turn
picture-must-stake = Stake first

## Alt text of a table

picture-alt-bare = { $title }. The game has not begun.
picture-alt-people = At the table: { $people }.
picture-alt-free = { $count ->
    [one] One free seat.
   *[other] { $count } free seats.
}
picture-alt-table = { $title }, round { $deal }.
picture-alt-no-line = No tile in the line yet.
picture-alt-line = { $count ->
    [one] The line, one tile
   *[other] The line, { $count } tiles
}, from A to B: { $tiles }.
picture-alt-spinner = Spinner: { $tile }.
picture-alt-arm = Arm { $end }, { $way ->
    [up] up
   *[down] down
}: { $tiles }.
picture-alt-hub = Hub: { $tile }.
picture-alt-train = Train { $end }, { $name }: { $tiles }.
picture-alt-everybody = for everyone
picture-alt-train-marked = marked
picture-alt-no-tiles = no tiles
picture-alt-uncovered = { $count ->
    [one] Open double on { $ends }: the next tile must cover it.
   *[other] Open doubles, to be covered in this order: { $ends }.
}
picture-alt-open = Open: { $ends }.
picture-alt-laid = { $end ->
    [start] { $tile }
   *[other] { $tile } on { $end }
}
picture-alt-first = First: { $tile } by { $name }.
picture-alt-last = Last: { $tile } by { $name } on { $end }.
picture-alt-scored = Scored just now: { $scored }.
picture-alt-turn = Turn: { $names }.
picture-alt-seats = In order of play: { $seats }.
picture-alt-seat = { $name }, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}{ $wins ->
    [0] {""}
    [one] , 1 win
   *[other] , { $wins } wins
}
picture-alt-seat-chips = { $seat }, { $count ->
    [one] { $stack } chip
   *[other] { $stack } chips
}
picture-alt-passed = passed
picture-alt-marked = { $text } ({ $marks })
picture-alt-drew = drew { $count }
picture-alt-bank = bank
picture-alt-bots = { $count ->
    [one] { $names } is a bot.
   *[other] Bots: { $names }.
}
picture-alt-away = away
picture-alt-host = host
picture-alt-stakes = Stakes: { $stakes }.
picture-alt-carried = carried over
picture-alt-bets = Bets of the gallery: { $bets }.
picture-alt-bets-on = on { $name }: { $bets }
picture-alt-offered = offered
picture-alt-limits = Limits: { $low } to { $high }.
picture-alt-boneyard = Left to draw: { $count }.
picture-alt-stamm = { $count ->
    [one] One tile lies aside, face down.
   *[other] { $count } tiles lie aside, face down.
}
picture-alt-discards = Discards: { $count ->
    [one] one tile
   *[other] { $count } tiles
}, face down.
picture-alt-tie = { $ending ->
    [blocked] Round over: blocked, nobody won.
   *[domino] Round over: several players have no tiles left, nobody won alone.
}
picture-alt-won = { $ending ->
    [blocked] Round over: blocked, { $name } has the lowest pip count.
    [target] Round over: { $name } reached the target.
   *[domino] Round over: domino, { $name } has no tiles left.
}
picture-alt-won-team = { $ending ->
    [blocked] Round over: blocked, { $names } win.
    [target] Round over: { $names } reached the target.
   *[domino] Round over: domino, { $names } win.
}
picture-alt-series = Last turn: { $count } tiles by { $name }: { $tiles }.
picture-alt-lots = Drawn for the start: { $lots }.
picture-alt-lead = starts
picture-alt-dice = Dice { $one } and { $other }, rolled by { $name }.
picture-alt-claims = Claims: { $claims }.
picture-alt-claim = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
picture-alt-exposed = { $tiles } ({ $fate ->
    [true] true
   *[bluff] bluff
})
picture-alt-no-claims = There are no claims.
picture-alt-true-claims =
    { $count ->
        [0] You have no true claim.
       *[other] True claims: { $claims }.
    }
picture-alt-claiming = Everyone is asked for a claim.
picture-alt-doubting = { $name } may challenge: { $names }.
picture-alt-duel = { $challenger } has challenged { $target }: { $giver } gives { $receiver } { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
picture-alt-reveal = { $claimant } claimed { $one }-{ $other } with { $tiles }, and { $challenger } challenged: { $true ->
    [yes] it was true
   *[no] a bluff
}.
picture-alt-reveal-count = { $name } goes from { $before } to { $after } { $after ->
    [one] tile
   *[other] tiles
}.
picture-alt-seat-points = { $seat }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
picture-alt-teams = Teams: { $teams }.
picture-alt-out = out
picture-alt-pool = Pot: { $pool }.
picture-alt-pot = Pot: { $pool }.
picture-alt-out-above = Out above { $points } points.
picture-alt-match-to = Match to { $points } points.
picture-alt-offer = { $name } may buy back to { $score } { $score ->
    [one] point
   *[other] points
} for { $price } { $count ->
    [0.5] chip
    [one] chip
   *[other] chips
}.
picture-alt-requests = The bank is asked to allow: { $requests }.
picture-alt-winners = { $count ->
    [one] { $names } wins the match.
   *[other] { $names } share the match.
}
picture-alt-winners-team = { $names } win the match.
picture-alt-gains = Chips: { $gains }.
picture-alt-hands = Shown: { $hands }.

picture-alt-replay = Replay of { $title }, round { $deal }, { $steps } steps.
picture-alt-replay-more = … { $count } more…

## Alt text of a hand

picture-alt-hand = { $count ->
    [0] You have no tiles.
    [one] Your tile: { $tiles }.
   *[other] Your { $count } tiles: { $tiles }.
}
picture-alt-watched = { $count ->
    [0] { $name } has no tiles.
    [one] { $name }’s tile: { $tiles }.
   *[other] { $name }’s { $count } tiles: { $tiles }.
}
picture-alt-not-your-turn = Not your turn.
picture-alt-playable = { $all ->
    [one] You can play your last tile
   *[other] You can play { $count } of your { $all } tiles
}: { $tiles }.
picture-alt-nothing-fits = None of your tiles fits.
picture-alt-chosen = Chosen for your claim: { $tiles }.
picture-alt-others = The others: { $tiles }.
picture-alt-either = { $others } or { $last }
picture-alt-start = to start
picture-alt-own-stake = Your stake: { $stake }.
picture-alt-own-stack = Your chips: { $stack }.
picture-alt-your-turn = It is your turn.
picture-alt-must-stake = You must stake before you play a tile or pass.
picture-alt-no-stake = You have not staked yet: { $low } to { $high }.
picture-alt-news = Since your last turn: { $news }
picture-alt-own-claim = Your claim: { $tiles }.
picture-alt-own-offer = You may buy back to { $score } { $score ->
    [one] point
   *[other] points
} for { $price } { $count ->
    [0.5] chip
    [one] chip
   *[other] chips
}.
picture-alt-own-series = Train { $end }, { $count } tiles, { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}: { $tiles }.

## What a player did, in the strip of a hand, after the name

move-played = { $times ->
    [1] { $tile }
    [2] { $tile }
   *[other] { $times } tiles
}
move-passed = passes
move-drew = draws { $times }
move-staked = stakes { $chips }
move-scored = +{ $points }
move-exposed = { $true ->
    [yes] true
   *[no] bluff
}
move-train-marked = train open
