# The end of a round, of a session, and the next one

table-moved = { $over ->
    [yes] This round is over; the table has moved on.
   *[no] The table has moved on.
} [It is here now](<{ $link }>).
closing-sure = Close the table for good? No other round is dealt{ $chips ->
    [yes] , and everybody gets their chips back from the table
   *[no] {""}
}. If one has begun before you press, it is played to its end first.

button-again = Play again
again-seated = You’re in: [to the table](<{ $link }>). { $host ->
    [yes] Same rules, same bots; whoever else presses *{ $again }* sits down with you. Press *{ $start }* there when everybody is back.
   *[no] Same rules, same bots.
}
again-begun = { $now ->
    [seated] Your table has begun: [to the table](<{ $link }>).
    [full] They have begun without you: [to the table](<{ $link }>). You can join the next table.
   *[over] That button has done its work: there has been another table since. /play opens a new one.
}
refused-again-not-over = This table is not over yet.
refused-again-stranger = *Play again* is for those who played to the end here. Once their table is open, press *Join* there; /play opens one of your own.

# How a round ended, for whoever reads it
amount-chips = { $count ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
amount-points = { $count ->
    [one] one point
   *[other] { $count } points
}
own-won = **{ $what ->
    [points] You did best in this round!
   *[other] You win this round!
}**{ $gained ->
    [none] {""}
   *[other] {" "}It brings you { $gained }.
}
own-lost = { $lost ->
    [none] { $names } had the better tiles this time; it cost you nothing.
   *[other] { $names } had the better tiles this time. It cost you { $lost }.
}
own-gained = { $names } had the better tiles this time, but it brings you { $gained }.
amount-and = { $one } and { $other }
result-stand-in = Not there in this round, so a bot played: for { $names }

## The end of a session
standing-won = { $what ->
    [match] { $count ->
        [one] **{ $names }** wins the match!
       *[other] The match is shared: **{ $names }**!
    }
   *[session] { $count ->
        [one] **{ $names }** comes out on top!
       *[other] First place is shared: **{ $names }**!
    }
}
standing-values = After { $deals ->
    [one] one round
   *[other] { $deals } rounds
}, { $measure ->
    [chips] chips
    [points] points
   *[deals] rounds won
}: { $values }
standing-even = All square: nobody is ahead.
standing-turned = { $first ->
    [yes] { $name } was ahead from the first round to the last.
   *[no] The turning point: since round { $deal } { $name } has been ahead.
}

# Between two rounds
chips-brought = More chips for this round: { $brought }{ $house ->
    [yes] {" "}(for bots the house pays)
   *[no] {""}
}
own-brought = You put { $chips } more on the table for this round.
ended-paid = What lay on the table has been paid out.
