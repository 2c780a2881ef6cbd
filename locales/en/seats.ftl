# Taking a seat at a running table.

seat-offer = You have no seat at this table. { $when ->
    [lobby] Take one: the first round has not begun.
    [points] Take one now: from the next round you take over from a bot, with its points. The rounds count for you; this match does not.
    [tie] Take one now and you play as soon as the stakes on the table are won.
    [match] Take one now and you play from the next match; until then you can watch.
   *[round] Take one now and you play from the next round.
}
seat-cost = Joining sets aside { $chips }, the most you can lose in your first round. You get the rest back.
seat-asked = { $when ->
    [points] With the next round you play on for a bot, with its points. The rounds count for you; this match does not.
    [tie] You play as soon as the stakes on the table are won.
    [match] You have a seat in the next match. Until then you can watch.
   *[round] You have a seat from the next round.
} *{ $leave }* gives it up.
seat-wait = { $takes } This one is in round { $deal }.
seat-host = Everyone else has left: the table is yours.
seat-inherited = Everyone else has left: the table is yours. The same game waits for you in the channel.
seat-after-end = *{ $again }* at the table opens the next one, with a seat for you.
seat-given-up = You have given up the seat.
newcomers = { $when ->
    [tie] As soon as the stakes are won: { $names }
    [match] In the next match: { $names }
   *[round] From the next round: { $names }
}
no-seat-here = You have no seat at this table, and none is free now. In another channel, /play opens another table.
refused-already-waiting = You already have a seat from the next round or match. Until then you can watch.
refused-last-round = This is the last round here. After it, /play opens a new table.
refused-no-seat = No seat is free at this table. In another channel, /play opens another one.
