# Questions about leaving and closing, and readers for whom the next round waits

button-cancel = Cancel
cancelled = Nothing has changed: you stay at the table, and it stays open.
button-keep = Keep it open
next-deal-reading = { $names } { $count ->
    [one] is
   *[other] are
} reading. The next round begins { $when }, or as soon as everyone is ready.
table-idle = { $match ->
    [yes] Nobody has played there for a while. You can end that table and open yours: its match is settled as it stands.
   *[no] Nobody has played there for a while. You can end that table and open yours.
}
button-give-way = End it and open mine
ended-gave-way = This table made room for a new one.
refused-not-idle = Someone is playing at that table again. Take a seat there, or use /play in another channel.
refused-not-over = That round is being played out. Try again in a moment.
table-own = Your { $game } table waits for you here: [to the table](<{ $link }>). If you end it, bots play the round out for you.
