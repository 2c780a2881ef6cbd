# Tables: lobby, play, results, hands

lobby-open = · { $host } has opened a table.
lobby-seated = At the table ({ $count } of { $most }): { $seated }.
lobby-wanted = { $missing ->
    [0] { $free ->
        [0] All chairs are taken; the host can start.
       *[other] The host can start, and up to { $most } can play.
    }
    [one] One more player is needed; a computer player will do.
   *[other] { $missing } more players are needed; computer players will do.
}
lobby-note = { $seated } of { $most } chairs taken
lobby-ending = { $match ->
    [yes] The table closes before the match is decided only if all want it. Whoever leaves earlier, or is away for three deals, gives the chair to the house{ $pot ->
        [yes] {" "}and leaves their part of the pot there
       *[no] {""}
    }.
   *[no] A deal that has begun is played to its end: a computer player stands in for whoever leaves or is away{ $chips ->
        [yes] , with their chips, until it is over
       *[no] {""}
    }.
}
lobby-closes = Closes { $when } if nothing happens.
sealed = Sealed before the deal: { $seal } (/about says how to check it)
deal-number = · deal { $number }
honour = {" "}· just for fun, no chips
turn-of = **{ $name }** { $count ->
   *[other] to move
}
time-runs-out = {" "}· time runs out { $when }
turn-of-computer = { $count ->
    [one] **{ $name }** is thinking …
   *[other] **{ $name }** are thinking …
}
closing-note = The table closes after this deal.
closing-wanted = { $wanting } would like to end the match now. Not yet: { $missing }. Whoever agrees presses *{ $button }*.
winding-up = { $why ->
    [moderator] A moderator is closing this table
    [server-gone] I have been removed from the server
    [unreachable] I cannot write in the channel any more
   *[channel-gone] The channel is gone
}: what has begun is played to its end, { $match ->
    [yes] the match
   *[no] this deal
}, with computer players for whoever is not there.
substitute = A bot for { $name }
rules-changed = House rules: { $rules }
next-deal = Next deal { $when }, sooner if all are ready.
next-deal-waits = Nobody is here. The next deal begins when somebody presses *{ $button }*; otherwise the table closes { $when }.
not-ready = {" "}Not ready yet: { $names }.
who-computer = { $name } (computer)
who-away = { $name } (away, a computer steps in)
who-left = { $name } (gone, a computer plays on)

result-domino = Domino! **{ $name }** goes out and wins the deal.
result-blocked = Blocked. **{ $name }** has the fewest pips and wins the deal. Pips: { $counted }
result-target = **{ $name }** reaches the target: the match is over.
result-tied = { $ending ->
    [domino] Several have no tile left: nobody wins the deal alone.
   *[other] Blocked, and the lowest total is shared: nobody wins. Pips: { $counted }
}
result-gains = Chips: { $gains }
result-carried = The stakes stay for the next deal: { $stakes }
ceiling-reached = **{ $names }** { $count ->
    [one] has
   *[other] have
} won all that the house pays one person in a day. { $play ->
    [honour] So this table plays just for fun, no chips.
   *[chips] Whatever went beyond stays with the house.
}
session-nets = After { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, chips: { $nets }
pot-shared = The match is not decided: the pot is shared by all who are still in it.
pot-house = The match is not decided: the pot stays with the house, whose computer players are still in it.
session-wins = After { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, deals won: { $ranking }
unsealed = Seal opened: secret { $secret }, cuts { $cuts } (/verify repeats the deals)

ended-title-closed = · closed
ended-title-void = · broken off
ended-host = The host has closed the table. /play opens a new one.
ended-long = No evening has more deals than this one. /play opens a new table.
ended-agreed = All have agreed to end it here. /play opens a new table.
ended-idle = Nobody came. /play opens a new table.
ended-empty = Everybody has left. /play opens a new table.
ended-absence = { $name } was away for three deals. /play opens a new table.
ended-abandoned = Nobody was here any more. /play opens a new table.
ended-too-few-chips = { $name } cannot cover another deal; /chips daily refills. /play opens a new table.
ended-left = { $name } has left. /play opens a new table.
ended-finished = The evening is over. /play opens a new table.
ended-moderator = A moderator has closed the table. /play opens a new one.
ended-channel-gone = The channel is gone. { $void ->
    [yes] All chips have been returned.
   *[no] What had begun was played to its end.
}
ended-unreachable = I cannot write in the channel. { $void ->
    [yes] All chips have been returned.
   *[no] What had begun was played to its end.
}
ended-server-gone = I have been removed from the server. { $void ->
    [yes] All chips have been returned.
   *[no] What had begun was played to its end.
}

button-join = Join
button-leave = Leave
button-goodbye = Leave anyway
button-final = Yes, for good
button-computer = Add computer
button-rules = House rules
button-start = Start
button-close = Close
button-end = Close anyway
button-close-after = Close after this deal
button-hand = My hand
button-howto = Rules
button-ready = Next deal

where = { $place } · [to the table](<{ $link }>)
where-gone = { $place } · the channel is gone
hand-lobby = You have a seat. Your tiles appear here when the host starts; /hand in the channel shows them too.
hand-seal = Seal of this table: `{ $seal }`. When the evening is over, the secret that /verify shows must fit it: keep this message, or copy the seal.
hand-left = You are not at this table any more.
hand-net = Your evening: **{ $net }** chips.
hand-fresh = This hand stays up to date for 15 minutes after you press something; after that, open it again.
your-turn = **Your turn**
your-stake-first = **Your stake is due**: choose it before you move.
your-stake-open = You may stake { $low } to { $high } chips now, or wait until your stake is due.
your-bank = You hold the bank. Stakes: { $stakes }
not-your-turn = Not your turn. This hand is updated when it is; the table shows every move.
not-your-turn-here = Not your turn. The table shows every move; if this hand is not updated when your turn comes, open it again.
nudge = { $names }, your turn! A computer player moves for you { $when }. [To the table](<{ $link }>)
dm-closed = Your direct messages are closed, so I cannot write to you there. That is fine: /hand in the channel shows your tiles to you alone, and you can play from there. Once the tiles are dealt, *My hand* at the table does the same.
dm-later = I cannot write to you directly just now and will try again later. Until then /hand in the channel shows your tiles to you alone, and you can play from there. Once the tiles are dealt, *My hand* at the table does the same.
leave-sure = Leave in the middle of a deal? A computer player takes your seat{ $chips ->
    [yes] , and plays this deal to its end with your chips, for your gain or loss; then you are paid
   *[no] {""}
}.
leave-pot = Leave now? What you have in the pot or have staked ({ $chips }) stays at the table.
left = You have left the table.
left-paid = You have left the table; your chips are back in your account.
left-pot = You have left. What you had in the pot or had staked ({ $chips }) stays at the table; all else is back in your account.
left-seat = You have left; a computer player plays on in your place.
left-seat-paid = You have left; a computer player plays this deal to its end for you. Then you are paid.
closing-on = The table closes after this deal. Press the button again to keep it open.
closing-off = The table stays open.
closing-pot = Close before the match is decided? Computer players are still in it: what you have in the pot ({ $chips }) then stays with the house.
closing-agreed = You would like to end the match now. It ends { $playing ->
    [yes] after this deal, if all agree
   *[no] as soon as all agree
}. Not yet: { $missing }. Press the button again to play on.
closing-taken-back = You play on.
opened = Your table is open: [to the table](<{ $link }>)
table-here = { $game } is being played here already; { $host } is the host: [to the table](<{ $link }>)
posted = Here it is again.

rules-ending = **Ending early.** What has begun is played to its end: a deal with a computer player for whoever leaves; an undecided match closes only if all want it.
rules-may = **House rules there are.** { $rules }
rules-here = **House rules here.** { $rules }
rules-title = **House rules** of this table of { $game }
rules-which = Which rule do you want to change?
rules-most-deals = -# After deal { $deals } the table closes, but a match is played to its end.
rules-host-only = -# Only the host ({ $host }) changes them, before the first deal.
