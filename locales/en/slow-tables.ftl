# Slow tables: a day a turn, in threads; the list of one's tables

pace-quick = Quick: one sitting
pace-slow = Slow: a day a turn, in a thread
opened-slow = Your slow table has its own thread: [to the table](<{ $link }>)
    -# Everyone has a day for each turn. *{ button-my-tables }* (/help) lists your tables.
refused-pace = The pace can be quick or slow. Please choose one from the list.
refused-no-threads = A slow table needs its own thread, and this channel has none. Use /play in an ordinary text channel.
refused-threads-full = This server has as many open threads as Discord allows. Close one, or open a quick table.
permission-create-public-threads = Create Public Threads

my-tables = { $count ->
    [one] **You have a seat at one table.**
   *[other] **You have a seat at { $count } tables.**
}{ $waiting ->
    [0] {""}
    [one] {" "}One waits for you.
   *[other] {" "}{ $waiting } wait for you.
}
my-tables-none = You have no seat at a table right now. /play opens one.
my-table-turn = **Your turn** · { $when ->
    [none] no time limit
   *[other] time runs out { $when }
}
my-table-ready = **Are you ready?** The next round begins { $when ->
    [none] when everyone is
   *[other] { $when }, or as soon as everyone is
}
my-table-others = Waiting for { $names ->
    [none] a bot
   *[other] { $names }
}{ $when ->
    [none] {""}
   *[other] {" "}· time runs out { $when }
}
my-table-pause = Between rounds{ $names ->
    [none] {""}
   *[other] {" "}· not ready yet: { $names }
} · next round { $when ->
    [none] soon
   *[other] { $when }
}
my-table-lobby = Not started yet · { $seated ->
    [one] 1 seat taken
   *[other] { $seated } seats taken
} · closes { $when ->
    [none] if nobody starts
   *[other] { $when } if nothing happens
}
my-table-asked = You get a seat with the next round
my-table-away = A bot plays for you. Press a button in your hand to come back

reminder = { $count ->
    [one] **A slow table waits for you.**
   *[other] **{ $count } slow tables wait for you.**
}
away-slow = **Your time has run out** at the table of { $game } on { $server }: a bot plays for you. Press any button there to take your seat back: <{ $link }>
button-reminders-off = No more reminders
reminders-off = I won’t remind you about slow tables any more. /help shows them; /settings turns reminders on again.
