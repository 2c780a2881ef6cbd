# /house: what those who manage a server settle and do there

command-house = The tables of this server, for those who manage it: limits, channels, bans, language, looks

button-house-tables = Open tables
button-house-channels = Channels
button-house-limits = Limits
button-house-bans = Bans
button-house-looks = Looks
button-house-record = Who did what
button-house-back = Back
button-house-close = Close this table

house-title = **The house on this server.** Only those who manage the server see and change this.
house-tables = Open tables: { $count }, at most { $most }, of one host { $host }. A table closes after { $deals ->
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
house-language = Language of public messages: { $language }
house-bans = Banned from the tables: { $count ->
    [0] nobody
   *[other] { $count }
}
house-menu-language = Language of public messages at new tables
house-menu-computers = What tables with bots are played for

house-tables-title = { $count ->
    [0] No table is open.
    [one] **One table is open**
   *[other] **{ $count } tables are open**
}
house-table = - { $game } in { $channel }, host { $host }: { $people ->
    [one] one person
   *[other] { $people } people
}, { $deal ->
    [0] not begun yet
   *[other] round { $deal }
}
house-table-says = { $people ->
    [one] one person
   *[other] { $people } people
}, { $deal ->
    [0] not begun yet
   *[other] round { $deal }
}
house-table-unreadable = - a table in { $channel } of another version of mine, which looks after it
house-more = … and { $count } more
house-menu-close = Close one
house-close-means = Close this table? What has begun is played to its end first, by bots for whoever leaves, and everyone is paid by the rules. It cannot be undone.

house-menu-channels = Everywhere: choose channels
house-channels-means = Choose the channels in which tables may be opened; their threads are included. With none chosen, it is everywhere. Tables that are open stay.

house-limits-means = What counts on this server. Whoever runs Kaffeehaus has set the most there may be; here you can settle on less. Open tables stay.
house-limit-usual = as set by whoever runs Kaffeehaus
house-menu-server-tables = Tables at once on this server
house-menu-host-tables = Tables at once of one host
house-menu-session-deals = Rounds before a table closes
house-limit-server-tables = { $count ->
    [one] One table at once
   *[other] { $count } tables at once
}
house-limit-host-tables = { $count ->
    [one] One table a host
   *[other] { $count } tables a host
}
house-limit-session-deals = { $count ->
    [one] One round a table
   *[other] { $count } rounds a table
}

house-menu-ban = Ban somebody from the tables
house-menu-unban = Let somebody play again
house-bans-means = Whoever is banned gets up from every table of this server as if by their own wish, and cannot open, join or watch one. Their chips stay theirs.

house-record-title = **Who did what**, newest first
house-record-empty = Nothing yet.
moderated-close = closed the table in { $about }
moderated-ban = banned { $about } from the tables
moderated-unban = let { $about } play again
moderated-channels = allowed tables { $about ->
    [none] in every channel
   *[other] in { $about }
}
moderated-server-tables = tables at once: { $about ->
    [none] as many as Kaffeehaus allows
   *[other] { $about }
}
moderated-host-tables = tables of one host: { $about ->
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
moderated-language = public messages: { $about }
moderated-looks = changed how the tables look
moderated-save-preset = saved the house rules { $about }
moderated-delete-preset = deleted the house rules { $about }

refused-channel = Tables are not allowed in this channel. Here they are: { $channels }.
