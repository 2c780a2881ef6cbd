# Tables: lobby, play, results, hands

lobby-open = · { $host } has opened a table.
lobby-seated = At the table ({ $count }): { $seated }. { $least ->
    [4] Four play; free chairs can be given to computer players.
   *[other] { $least } to { $most } play.
}
lobby-note = { $seated } of { $most } chairs taken
lobby-closes = Closes { $when } if nothing happens.
sealed = Sealed before the deal: { $seal } (/about says how to check it)
deal-number = · deal { $number }
honour = {" "}· for the honour, no chips
turn-of = **{ $name }** to move, { $when }
turn-of-computer = **{ $name }** is thinking …
closing-note = The table closes after this deal.
next-deal = Next deal { $when }, or as soon as they are ready: { $names }
next-deal-you = The next deal begins { $when }, or as soon as everybody is ready.
who-computer = { $name } (computer)
who-away = { $name } (away, a computer steps in)
who-left = { $name } (gone, a computer plays on)

result-domino = **{ $name }** goes out and wins the deal.
result-blocked = Blocked. **{ $name }** has the fewest pips and wins the deal. Pips: { $counted }
result-tied = Blocked, and the lowest total is shared: nobody wins. Pips: { $counted }
session-nets = After { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, chips: { $nets }
session-wins = After { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, deals won: { $wins }
unsealed = Seal opened: secret { $secret }, cuts { $cuts }

ended-host = · the host has closed the table.
ended-idle = · closed, because nobody came. /play opens a new one.
ended-empty = · closed, because everybody has left.
ended-absence = · closed, because { $name } was away for three deals. Everybody has been paid.
ended-too-few-chips = · closed: { $name } cannot cover another deal. Everybody has been paid; /chips daily refills.
ended-left = · closed, because { $name } has left. Everybody has been paid.
ended-finished = · the evening is over.
ended-channel-gone = · broken off, because the channel is gone. Everybody has his chips back.
ended-unreachable = · broken off, because the bot cannot write in the channel. Everybody has his chips back.

button-join = Join
button-leave = Leave
button-goodbye = Leave anyway
button-computer = Add computer
button-rules = House rules
button-start = Start
button-close = Close
button-close-after = Close after this deal
button-hand = My hand
button-howto = Rules
button-ready = Next deal

where = { $server } · { $channel } · [to the table]({ $link })
hand-lobby = You have a seat. Your tiles will appear here when the host starts; the button “My hand” at the table shows the same.
hand-left = { $where }: you have left this table.
hand-net = Your balance of the evening: **{ $net }** chips.
your-turn = **Your turn**, until { $when }
your-stake-first = Stake before you lay or pass.
wait-for = Waiting for { $name }.
nudge = { $names } it is your turn; a computer player steps in { $when }. { $link }
dm-closed = Your direct messages are closed, so I cannot write to you. That is fine: the button **My hand** at the table shows your tiles to you alone, and you can play from there.
leave-sure = In mid-deal a computer player takes your seat until the evening ends. It plays with your chips, for your gain or loss. Leave anyway?
left = You have left the table; your chips are back in your account.
left-seat = You have left. A computer player plays on for you, and you are paid when the evening ends.
closing-on = The table closes after this deal. Press again to take it back.
closing-off = The table stays open.
opened = Your table is open: { $link }
table-here = { $game } is being played here already; { $host } is the host: { $link }
posted = Here it is again.

rules-title = **House rules** of this table of { $game }
rules-which = Which rule do you want to change?
rules-host-only = -# Only the host ({ $host }) changes them, before the first deal.
