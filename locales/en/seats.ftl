# Taking a seat at a running table.

button-seat = Take a seat
seat-offer = You have no seat at this table. { $lobby ->
    [yes] Take one: the first round has not begun.
   *[no] { $match ->
        [yes] Take one now and you play from the next match; until then you can watch.
       *[no] Take one now and you play from the next round.
    }
}
seat-cost = Joining sets aside { $chips }, the most you can lose in your first round. You get the rest back.
seat-asked = { $match ->
    [yes] You have a seat in the next match. Until then you can watch.
   *[no] You have a seat from the next round.
} *{ $leave }* gives it up.
seat-given-up = You have given up the seat.
newcomers = { $match ->
    [yes] In the next match: { $names }
   *[no] From the next round: { $names }
}
no-seat-here = You have no seat at this table, and none is free now. In another channel, /play opens another table.
refused-already-waiting = You already have a seat from the next round or match. Until then you can watch.
refused-last-round = This is the last round here. After it, /play opens a new table.
refused-no-seat = No seat is free at this table. In another channel, /play opens another one.
