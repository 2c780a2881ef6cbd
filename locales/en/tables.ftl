# Tables: lobby, play, results, hands

lobby-open = · { $minutes } min · { $host } has opened a table.
lobby-ending = { $match ->
    [yes] An undecided match closes early only if everyone agrees. A player who leaves before that, or is away for three rounds, loses their seat to a bot{ $pot ->
        [yes] , and their share of the pot
       *[no] {""}
    }.
   *[no] A round in progress is always finished: a bot replaces anyone who leaves or is away{ $chips ->
        [yes] , and plays with their chips until the round is over
       *[no] {""}
    }.
}
lobby-closes = Closes { $when } if nothing happens.
deal-number = · round { $number }
turn-of = { $count ->
    [one] **{ $name }**’s turn
   *[other] Turn: **{ $name }**
}
time-runs-out = {" "}· ends { $when }
turn-of-computer = { $count ->
    [one] **{ $name }** is thinking…
   *[other] **{ $name }** are thinking…
}
closing-note = The table closes after this round.
closing-wanted = { $wanting } would like to end the match now. Still to agree: { $missing }. If you agree, press *{ $button }*.
winding-up = { $why ->
    [gave-way] This table makes room for a new one
    [moderator] A moderator is closing this table
    [server-gone] I have been removed from the server
    [unreachable] I cannot write in the channel any more
   *[channel-gone] The channel is gone
}: { $match ->
    [yes] the match
   *[no] this round
} will be played out; bots replace anyone missing.
winding-up-waits = I cannot write in the channel any more. If the thread is unlocked, the table goes on; otherwise it closes { $when }.
substitute = A bot for { $name }
rules-changed = House rules: { $rules }
next-deal = Next round { $when }, or as soon as everyone is ready.
own-next-deal = Next round { $when }.
next-deal-waits = Nobody is here. Press *{ $button }* to begin the next round; otherwise the table closes { $when }.
next-deal-unhurried = Take your time: press *{ $button }* for the next round. The table closes { $when }.
not-ready = {" "}Not ready yet: { $names }.
who-away = { $name } (away, replaced by a bot)
who-left = { $name } (gone, replaced by a bot)

result-domino = { $wins ->
    [yes] Domino! **{ $name }** has no tiles left and wins the round.
   *[no] Round over: **{ $name }** has no tiles left.
}
result-blocked = { $wins ->
    [yes] Blocked. **{ $name }** has the lowest pip count and wins the round.
   *[no] Blocked. **{ $name }** has the lowest pip count.
}
result-target = **{ $name }** reaches the target: the match is over.
result-domino-team = Domino! **{ $out }** has no tiles left: **{ $names }** win the round.
result-blocked-team = Blocked. **{ $names }** have the lowest pip count and win the round.
result-target-team = **{ $names }** reach the target: the match is over.
result-tied = { $ending ->
    [domino] Several players have run out of tiles: nobody wins the round alone.
   *[other] Blocked, with a tie for the lowest pip count: nobody wins.
}
result-carried = The stakes stay for the next round: { $stakes }
ceiling-reached = **{ $names }** { $count ->
    [one] has
   *[other] have
} reached today’s limit on winnings from bots. { $play ->
    [honour] So this table plays just for fun, without chips.
   *[chips] Anything above it stays with the house.
}
pot-shared = The match is not decided: everyone still in it shares the pot.
pot-house = The match is not decided: the pot stays with the house, because its bots are still in it.

ended-title = · closed
ended-host = The host has closed the table.
ended-long = This table has reached its round limit.
ended-agreed = Everyone agreed to end it here.
ended-idle = Nobody came.
ended-empty = Everyone has left.
ended-absence = { $name } was away for three rounds.
ended-abandoned = Nobody was left at the table.
ended-too-few-chips = { $name } doesn’t have enough chips for another round; /chips daily gives more.
ended-left = { $name } has left.
ended-no-successor = A seat stayed free, and bots may not play for chips here.
ended-finished = The match is over.
ended-moderator = A moderator has closed the table.
# place: dm: a direct message, whose last line links the channel
ended-next = { $place ->
    [dm] In the channel, /play opens a new table.
   *[channel] /play opens a new table.
}
ended-channel-gone = The channel is gone. Any round or match in progress was played out.
ended-unreachable = I cannot write in the channel. Any round or match in progress was played out.

button-join = Join
button-leave = Leave
button-menu = More…
button-repost = Post again
button-final = Yes, for good
button-computer = Add bot
button-rules = House rules
button-start = Start
button-close = Close
button-end = Close anyway
button-close-after = Close after this round
button-hand = My hand
button-howto = Rules
button-onward = Go on
button-ready = Next round

where = [{ $game }](<{ $link }>) · { $place }
where-gone = **{ $game }** · { $place } · the channel is gone
hand-lobby = You’re in. Your tiles appear here when the game starts.
hand-left = You are no longer at this table.
hand-net = Your result: **{ $net }**.
your-turn = **Your turn**
your-stake-first = **Choose your stake**, then play: { $won ->
    [yes] you won the last round
   *[no] it is your third turn
}.
not-your-turn = Not your turn yet.
not-your-turn-here = Not your turn yet. If nothing changes, press *{ $hand }*.
nudge = { $names }, your turn! Otherwise a bot plays for you { $when }. [To the table](<{ $link }>)
dealt = { $names }, the tiles are dealt. *{ $button }* shows you yours.
dm-private-thread = The person who made this private thread, and moderators, can remove people from it. You could then play on by direct message only, so open your DMs before the first round.
leave-sure = Leave? { $then ->
    [paid] A bot plays this round to its end with your chips; then you are paid out.
    [closes] The table then closes.
   *[plays] A bot takes your seat and plays on.
}
leave-pot = Leave now? What you have in the pot or have staked ({ $chips }) stays at the table.
left = You have left the table.
left-paid = You have left the table; your chips are back in your account.
left-pot = You have left the table. What you had in the pot or had staked ({ $chips }) stays there; everything else is back in your account.
left-seat = { $then ->
    [paid] You have left; a bot plays this round to its end for you. Then you are paid out.
    [closes] You have left, so the table closes.
   *[plays] You have left; a bot plays on in your place.
}
closing-on = The table closes after this round.
closing-off = The table stays open.
closing-pot = Close before the match is decided? Bots are still playing, so your share of the pot ({ $chips }) goes to the house.
closing-agreed = You would like to end the match now. It ends { $playing ->
    [yes] after this round, if everyone agrees
   *[no] as soon as everyone agrees
}. Still to agree: { $missing }.
closing-taken-back = You play on.
opened = Your table is open: [to the table](<{ $link }>)
table-here = { $game } is already being played here, with { $host } as host: [to the table](<{ $link }>)
posted = Here it is again.

rules-ending = **Ending early.** A round in progress is always finished; a bot replaces anyone who leaves. An undecided match closes only if everyone agrees.
rules-may = **Possible house rules.** { $rules }
rules-here = **House rules here.** { $rules }
rules-title = **House rules** for this { $game } table
rules-which = Which rule do you want to change?
menu-rules-more = More rules
menu-rules-usual = The usual rules
rules-known = Well-known variants
rules-most-deals = -# After round { $deals } the table closes, but a match is played to its end.
rules-host-only = -# Only the host ({ $host }) can change them, before the first round.
