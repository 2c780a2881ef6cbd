# What the people who manage a server read: in which language tables speak, which tables are open

house-language = { $from ->
    [server] New tables speak { $language }: the language of this server in Discord.
    [host] New tables speak the language of the person who opens them.
   *[house] New tables speak { $language }.
}
house-menu-language = In which language should new tables speak?
house-language-usual = { $from ->
    [server] { $language }, the language of this server in Discord
   *[host] the language of the person who opens the table
}
moderated-language = { $about ->
    [none] no longer fixed the language of new tables
   *[other] let new tables speak { $about }
}

house-table = - { $game } in { $channel }, host { $host }: { $says }
house-table-says = { $people ->
    [0] nobody is there
    [one] one person
   *[other] { $people } people
}, { $deal ->
    [0] not started yet
   *[other] round { $deal }
}

# Bans

button-ban = { $days ->
    [0] For good
    [one] 1 day
   *[other] { $days } days
}
house-menu-ban = Ban someone from the tables
house-menu-unban = Let someone play again
house-ban = - { $name }, { $until ->
    [none] for good
   *[other] until { $until }
}{ $reason ->
    [none] {""}
   *[other] {""}: “{ $reason }”
}
house-ban-sure = **Ban { $name } from the tables of this server?**
house-ban-holds = They are already banned. A new ban replaces the old one.
house-ban-reason-follows = Choose for how long. Then you can write a reason.
house-bans-means = A banned person leaves every table of this server as if they had chosen to, and cannot open, join or watch one. They keep their chips. A ban ends automatically when its time is over.
form-ban = { $days ->
    [0] Ban { $name } for good
    [one] Ban { $name } for 1 day
   *[other] Ban { $name } for { $days } days
}
form-ban-reason = Reason
ban-reason-told = You may leave it empty. The person reads it when they try to play.
moderated-ban = banned { $about } from the tables { $days ->
    [0] for good
    [one] for one day
   *[other] for { $days } days
}{ $reason ->
    [none] {""}
   *[other] {""}: “{ $reason }”
}
refused-banned = The moderators of this server do not let you play at its tables{ $until ->
    [none] {""}
   *[other] {" "}until { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Their reason: “{ $reason }”.
} Please talk to them.

# After the bot has been removed and added again

ended-server-gone = The server removed me, so the table closed. Any round or match in progress was played out.

# The bot has been added to a server

arrival = **The Kaffeehaus on { $server } is open:** { $games } domino games, with friends or with bots, for play money.
button-first-table = Open the first table
button-arrival-settings = Settings
which-channel = In which channel?
menu-which-channel = Choose a channel
refused-server-gone = This button belongs to a server that you or I have left.
refused-channel-gone = That channel is gone, or you may not write there. Choose another one.
refused-no-channel = I found no channel for a table. In one without a table I need View Channel, Send Messages and Attach Files, and you must be able to write there.
house-pick-there = -# This page offers more on the server itself, with /house.
