# Tables: lobby, play, results, hands

lobby-open = · { $host } has opened a table.
lobby-seated = At the table ({ $count } of { $most }): { $seated }.
lobby-note = { $seated } of { $most } seats taken
lobby-ending = { $match ->
    [yes] The table closes before the match is decided only if all want it. Whoever leaves earlier, or is away for three rounds, gives the seat to the house{ $pot ->
        [yes] {" "}and leaves their part of the pot there
       *[no] {""}
    }.
   *[no] A round that has begun is played to its end: a bot stands in for whoever leaves or is away{ $chips ->
        [yes] , with their chips, until it is over
       *[no] {""}
    }.
}
lobby-closes = Closes { $when } if nothing happens.
sealed = Sealed before the first round: { $seal } (/about says how to check it)
deal-number = · round { $number }
honour = {" "}· just for fun, no chips
turn-of = { $count ->
    [one] **{ $name }**’s turn
   *[other] Turn: **{ $name }**
}
time-runs-out = {" "}· time runs out { $when }
turn-of-computer = { $count ->
    [one] **{ $name }** is thinking …
   *[other] **{ $name }** are thinking …
}
closing-note = The table closes after this round.
closing-wanted = { $wanting } would like to end the match now. Not yet: { $missing }. If you agree, press *{ $button }*.
winding-up = { $why ->
    [moderator] A moderator is closing this table
    [server-gone] I have been removed from the server
    [unreachable] I cannot write in the channel any more
   *[channel-gone] The channel is gone
}: what has begun is played to its end, { $match ->
    [yes] the match
   *[no] this round
}, with bots for whoever is not there.
substitute = A bot for { $name }
rules-changed = House rules: { $rules }
next-deal = Next round { $when }, sooner if everyone is ready.
next-deal-waits = Nobody is here. The next round begins when somebody presses *{ $button }*; otherwise the table closes { $when }.
not-ready = {" "}Not ready yet: { $names }.
who-away = { $name } (away, a bot stands in)
who-left = { $name } (gone, a bot plays on)

result-domino = { $wins ->
    [yes] Domino! **{ $name }** has no tiles left and wins the round.
   *[no] Round over: **{ $name }** has no tiles left.
}
result-blocked = { $wins ->
    [yes] Blocked. **{ $name }** has the fewest pips and wins the round. Pips: { $counted }
   *[no] Blocked. **{ $name }** has the fewest pips: { $counted }
}
result-target = **{ $name }** reaches the target: the match is over.
result-tied = { $ending ->
    [domino] Several have no tile left: nobody wins the round alone.
   *[other] Blocked, and several share the fewest pips: nobody wins. Pips: { $counted }
}
result-gains = Chips: { $gains }
result-carried = The stakes stay for the next round: { $stakes }
ceiling-reached = **{ $names }** { $count ->
    [one] has
   *[other] have
} won all that the house pays one person in a day. { $play ->
    [honour] So this table plays just for fun, no chips.
   *[chips] Whatever went beyond stays with the house.
}
session-nets = After { $deals ->
    [one] one round
   *[other] { $deals } rounds
}, chips: { $nets }
pot-shared = The match is not decided: the pot is shared by all who are still in it.
pot-house = The match is not decided: the pot stays with the house, whose bots are still in it.
session-wins = After { $deals ->
    [one] one round
   *[other] { $deals } rounds
}, rounds won: { $ranking }
unsealed = Seal opened: secret { $secret }, cuts { $cuts } (/verify repeats the rounds)

ended-title-closed = · closed
ended-title-void = · broken off
ended-host = The host has closed the table. /play opens a new one.
ended-long = The table has played the most rounds it may. /play opens a new one.
ended-agreed = All have agreed to end it here. /play opens a new table.
ended-idle = Nobody came. /play opens a new table.
ended-empty = Everyone has left. /play opens a new table.
ended-absence = { $name } was away for three rounds. /play opens a new table.
ended-abandoned = Nobody was here any more. /play opens a new table.
ended-too-few-chips = { $name } cannot cover another round; /chips daily brings new chips. /play opens a new table.
ended-left = { $name } has left. /play opens a new table.
ended-finished = The match is over. /play opens a new table.
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
button-computer = Add bot
button-rules = House rules
button-start = Start
button-close = Close
button-end = Close anyway
button-close-after = Close after this round
button-hand = My hand
button-howto = Rules
button-ready = Next round

where = { $place } · [to the table](<{ $link }>)
where-gone = { $place } · the channel is gone
hand-lobby = You’re in. Your tiles appear here at the start; /hand in the channel shows them, too.
hand-seal = Seal of this table: `{ $seal }`. When the table closes, the secret that /verify shows must fit it: keep this message, or copy the seal.
hand-left = You are not at this table any more.
hand-net = Your evening: **{ $net }** chips.
hand-fresh = Updates for 15 minutes after each press; then press *My hand*.
your-turn = **Your turn**
your-stake-first = **Choose your stake**, then play.
your-stake-open = Stake { $low }–{ $high } on yourself by turn three; a win pays 2½×.
your-bank = Stakes against you: { $stakes }
not-your-turn = Not your turn yet. This hand is updated when it is; the table shows every move.
not-your-turn-here = Not your turn yet. Nothing new for long? Press *My hand*.
nudge = { $names }, your turn! A bot plays for you { $when }. [To the table](<{ $link }>)
dm-closed = Your DMs are closed; no problem: *My hand* below shows your tiles to you alone, and you play from there. /hand in the channel does the same.
dm-later = I cannot write to you directly right now and will try again later. Until then *My hand* below shows your tiles to you alone, and you play from there. /hand in the channel does the same.
leave-sure = Leave? { $chips ->
    [yes] A bot plays this round to its end at your risk; then you are paid out.
   *[no] A bot takes your seat and plays on.
}
leave-pot = Leave now? What you have in the pot or have staked ({ $chips }) stays at the table.
left = You have left the table.
left-paid = You have left the table; your chips are back in your account.
left-pot = You have left. What you had in the pot or had staked ({ $chips }) stays at the table; all else is back in your account.
left-seat = You have left; a bot plays on in your place.
left-seat-paid = You have left; a bot plays this round to its end for you. Then you are paid.
closing-on = The table closes after this round. Press the button again to keep it open.
closing-off = The table stays open.
closing-pot = Close before the match is decided? Bots are still in it: what you have in the pot ({ $chips }) then stays with the house.
closing-agreed = You would like to end the match now. It ends { $playing ->
    [yes] after this round, if all agree
   *[no] as soon as all agree
}. Not yet: { $missing }. Press the button again to play on.
closing-taken-back = You play on.
opened = Your table is open: [to the table](<{ $link }>)
table-here = { $game } is already being played here; { $host } is the host: [to the table](<{ $link }>)
posted = Here it is again.

rules-ending = **Ending early.** What has begun is played to its end: a round with a bot for whoever leaves; an undecided match closes only if all want it.
rules-may = **House rules there are.** { $rules }
rules-here = **House rules here.** { $rules }
rules-title = **House rules** of this table of { $game }
rules-which = Which rule do you want to change?
rules-most-deals = -# After round { $deals } the table closes, but a match is played to its end.
rules-host-only = -# Only the host ({ $host }) changes them, before the first round.
