# /house: what those who manage a server settle and do there

command-house = This server’s tables, for the people who manage it: limits, channels, bans, language, looks
    .page = The page to open

button-house-tables = Open tables
button-house-channels = Channels
button-house-limits = Limits
button-house-games = Games
button-house-bans = Bans
button-house-looks = Looks
button-house-record = Who did what
button-house-close = Close this table

house-title = **The house on this server.** Only people who manage the server can see and change this.
house-tables = Open tables: { $count } (limit { $most }; { $host } per host){ $slow ->
    [0] {""}
   *[other] , plus slow tables: { $slow }
}. A table closes after { $deals ->
    [one] one round
   *[other] { $deals } rounds
}; a match is always played to its end.
house-channels = Tables may be opened { $channels ->
    [none] in every channel
   *[other] in { $channels } and their threads
}.
house-computers = Tables with bots: { $chips ->
    [yes] for chips
   *[no] just for fun
}
house-bans = Banned from the tables: { $count ->
    [0] nobody
   *[other] { $count }
}
house-menu-computers = What tables with bots are played for

house-tables-title = { $count ->
    [0] No table is open.
    [one] **One table is open**
   *[other] **{ $count } tables are open**
}
house-table-unreadable = - a table in { $channel } that is run by another version of me
house-more = … and { $count } more
house-menu-close = Close one
house-close-means = Close this table? A round or match in progress is finished first, with bots for anyone who leaves, and everyone is paid by the rules. This cannot be undone.

house-menu-channels = Everywhere: choose channels
house-channels-means = Choose the channels in which tables may be opened; their threads are included. With none chosen, tables may be opened everywhere. Open tables stay.
house-games = Games on offer: { $off ->
    [none] all
   *[other] all but { $off }
}.
house-menu-games = Games that can be played here
house-menu-first-games = Games that /play shows first (up to five)
house-games-means = Choose the games for which people may open tables here. New games of Kaffeehaus are on offer until you take them off. A table that is open plays on.

house-limits-means = Limits on this server. You can lower the operator’s maximums, not raise them. Open tables stay.
house-limit-usual = as set by the operator of Kaffeehaus
house-menu-server-tables = Open tables on this server
house-menu-host-tables = Open tables per host
house-menu-session-deals = Rounds before a table closes
house-limit-server-tables = { $count ->
    [one] One table at a time
   *[other] { $count } tables at a time
}
house-limit-host-tables = { $count ->
    [one] One table per host
   *[other] { $count } tables per host
}
house-limit-session-deals = { $count ->
    [one] One round per table
   *[other] { $count } rounds per table
}

house-record-title = **Who did what**, newest first
house-record-empty = Nothing yet.
moderated-close = closed the table in { $about }
moderated-unban = let { $about } play again
moderated-channels = allowed tables { $about ->
    [none] in every channel
   *[other] in { $about }
}
moderated-first-games = games that /play shows first: { $about ->
    [none] the usual ones
   *[other] { $about }
}
moderated-games = games on offer: { $about ->
    [none] all
   *[other] all but { $about }
}
moderated-server-tables = open tables: { $about ->
    [none] as many as Kaffeehaus allows
   *[other] { $about }
}
moderated-host-tables = open tables per host: { $about ->
    [none] as many as Kaffeehaus allows
   *[other] { $about }
}
moderated-session-deals = rounds before a table closes: { $about ->
    [none] as many as Kaffeehaus allows
   *[other] { $about }
}
moderated-computers = tables with bots: { $about ->
    [yes] for chips
   *[no] just for fun
}
moderated-looks = changed how the tables look
moderated-save-preset = saved the house rules { $about }
moderated-delete-preset = deleted the house rules { $about }

refused-channel = Tables are not allowed in this channel. You can play here: { $channels }.
