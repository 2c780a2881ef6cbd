# What matches with any number of ends tell: the beginning and the end of a round, bonuses, trains

event-round-begun = { $lot ->
    [yes] Round { $deal }. { $name } starts, by lot.
   *[no] { $tile ->
        [none] Round { $deal }. { $name } starts.
       *[other] Round { $deal }. { $name } holds { $tile } and starts.
    }
}
event-round-won = { $ending ->
    [domino] { $count ->
        [one] Domino! { $seats } wins the round.
       *[other] Domino! { $seats } win the round.
    }
    [target] { $count ->
        [one] { $seats } reaches the target.
       *[other] { $seats } reach the target.
    }
   *[other] { $count ->
        [one] Blocked: { $seats } has the lowest pip count.
       *[other] Blocked: { $seats } have the lowest pip count.
    }
}
event-round-tied = Blocked, with a tie for the lowest pip count: nobody wins.
event-arms-opened = All four arms are open now.
event-lead-given = { $name } lets their partner start.
event-dealt-again = { $doubles ->
    [0] Nobody had a double: the tiles were dealt again.
   *[other] Someone had five doubles or more: the tiles were dealt again.
}
event-bonus-won = { $bonus ->
    [capicua] Capicúa: the last tile of { $name } fitted both ends!
    [chuchazo] Chuchazo: { $name } goes out with 0-0!
    [pass-lead] A bonus for { $name } and partner: the next player had to pass on the first tile.
    [pass-all] A bonus for { $name }: all three others had to pass.
    [block] A bonus for { $name } and partner: they played the last tile and won the block.
    [shutout] Shut-out! A bonus for { $name } and partner: the others have no points.
   *[deal] A bonus for { $name } and partner, for winning this round.
}
event-hub-laid = Round { $deal }. { $tile } lies in the middle, and { $name } starts.
event-train-marked = { $name } marks their own train: anyone may play on it.
event-marker-taken = { $name } takes the marker off their train.
event-double-open = { $name } leaves { $tile } open: { $times ->
    [1] the next player must cover it
   *[other] they must be covered in turn, the last one first
}.
event-first-turn-ended = { $name } stops: the first turn is over.

blocked-team-pips = Blocked. With both hands together, { $name } have fewer pips and win the round.
    .tied = Blocked, and both teams have equally many pips: nobody wins.
blocked-lowest-hand = Blocked. The lowest hand of all wins the round for { $name }.
    .tied = Blocked, and both teams have the lowest hand: nobody wins.
blocked-closer = Blocked. Of the player who blocked it and the next one, the lower hand wins the round for { $name }.
    .tied = Blocked. The player who blocked it and the next one have equally many pips: nobody wins.
blocked-tied-leader = Blocked and level: the round goes to the side that started, { $name }.
blocked-tied-closer = Blocked and level: the round goes to the side that played the last tile, { $name }.
blocked-tied-against = Blocked and level: the round goes to the side that did not play the last tile, { $name }.
blocked-without-doubles = Blocked. { $name } wins the round: hands without doubles come first, then the lowest pip count.
    .tied = Blocked, and the best hands have equally many pips: nobody wins.
blocked-last-tile = Blocked. The last tile wins the round for { $name }.
