# The end of a round, of a session, and the next one

table-moved = { $over ->
    [yes] This round is over; the table has moved on.
   *[no] The table has moved on.
} [It is here now](<{ $link }>).
closing-sure = Close the table for good? No other round is dealt{ $chips ->
    [yes] , and everybody gets their chips back from the table
   *[no] {""}
}.
