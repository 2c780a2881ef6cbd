# The end of a round, of a session, and the next one

table-moved = { $over ->
    [yes] This round is over, and the table is in a newer message: [to the table](<{ $link }>)
   *[no] The table is in a newer message: [to the table](<{ $link }>)
}
closing-sure = Close the table for good? No more rounds are dealt{ $chips ->
    [yes] , and everyone gets their chips back from the table
   *[no] {""}
}. A round that begins before you press is finished first.

button-again = Play again
again-seated = [To the table](<{ $link }>). Same rules{ $bots ->
    [yes] , same bots
   *[no] {""}
}.{ $host ->
    [yes] {" "}Others who press *{ $again }* sit down with you. When everyone is back, start the game there.
   *[no] {""}
}
again-begun = { $now ->
    [seated] Your table has begun: [to the table](<{ $link }>).
    [full] They have begun without you: [to the table](<{ $link }>). You can join the next table.
   *[over] That button has expired: another table has been played since. /play opens a new one.
}
refused-again-not-over = This table is not over yet.
refused-again-stranger = Only players who stayed to the end can open the next table. Once it is open, you can join it; /play opens a table of your own.

# How a round ended for the reader
amount-chips = { $count ->
    [0.5] { $chips } chip
    [one] { $chips } chip
   *[other] { $chips } chips
}
result-stand-in = Away this round, replaced by a bot: { $names }
result-substitute = A bot that played for { $name } wins the round.

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
standing-won-team = { $what ->
    [match] **{ $names }** win the match!
   *[session] **{ $names }** come out on top!
}
standing-values = After { $deals ->
    [one] one round
   *[other] { $deals } rounds
}, { $measure ->
    [chips] chips
    [points] points
   *[deals] rounds won
}: { $values }
standing-even = A tie: nobody is ahead.
standing-turned = { $first ->
    [yes] { $name } led from the first round to the last.
   *[no] { $name } took the lead in round { $deal } and kept it.
}
standing-turned-team = { $first ->
    [yes] { $names } led from the first round to the last.
   *[no] { $names } took the lead in round { $deal } and kept it.
}

# Between two rounds
chips-brought = More chips for this round: { $brought }{ $house ->
    [yes] {" "}(the house pays for bots)
   *[no] {""}
}
own-brought = For this round, you set aside another { $chips }.
ended-paid = The chips on the table have been paid out.
