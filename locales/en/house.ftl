# Commands, chips, settings, refusals

command-play = Open a table in this channel
    .game = Which game
    .pace = Pace: slow is a day a turn, in a thread
command-chips = Your chips on this server
command-chips-balance = How many chips you have
command-chips-daily = Your daily chips
command-chips-history = Your chip history on this server
command-leaderboard = The leaderboards of this server, with your own rank
    .by = What to rank by
    .game = Which game
    .period = Over which time
    .against = Against people or bots
    .page = Page (ten people each)
command-rules = How to play
    .game = Which game

balance = { $playing ->
    [none] You have **{ $chips }** on this server.
   *[other] You have **{ $chips }** on this server, and **{ $playing }** more in play at a table.
}
balance-ceiling = You’ve won **{ $won }** of the { $ceiling } { $ceiling ->
    [one] chip
   *[other] chips
} you can win from bots today.
daily-given = Daily chips: **+{ $given }**. You now have **{ $chips }**. You can collect again { $when }.
history-title = **Your chips, newest first**
reason-buy-in = set aside for a table
reason-paid-out = paid back by a table
reason-refund = refunded
reason-entry = entry to a tournament
reason-prize = won in a tournament
reason-welcome = welcome chips
reason-daily = daily chips
reason-ceiling = above the daily limit on winnings from bots
reason-opening = from the time before version 2

leaderboard-line = { $place }\. { $name } · { $value }
leaderboard-ratings = Your ratings here: { $list }
leaderboard-rating = { $game } **{ $rating }**
leaderboard-unrated = A rating in a game shows after ten rounds or matches against five different people.
refused-no-period = I can’t read that period. Choose one from the list, or type a month such as 2026-03.

language-unread = { $language } (not yet read by a native speaker)

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-connect = Connect

refused-permissions = I can’t open a table here. Ask a moderator to give me these permissions in this channel: { $names }.
refused-forbidden = Discord does not let me write there. Ask a moderator to give me View Channel, Send Messages and Attach Files.
refused-no-posts = I cannot post there. Choose a text channel, not a forum.
refused-add-to-thread = I am not in this thread, so I cannot post here. Add me to it (mention me here) and try again.
refused-locked = This thread is locked, so I cannot write in it. Ask a moderator to reopen it.
refused-no-table = That table is gone. /play opens a new one.
refused-no-table-here = There is no table in this channel. /play opens one.
refused-newer-table = I am being updated, and a newer version of me is running this table. Please try again in a minute.
refused-unreadable-table = That table was played by rules I no longer know and could not go on. All chips have been returned. /play opens a new one.
refused-begun = The game has already begun. When the table closes, /play opens a new one.
refused-over = This table is closed. /play opens a new one.
refused-already-seated = You already have a seat. Press *{ $button }*.
refused-full = All { $seats } seats are taken. In another channel /play opens another table.
refused-not-seated = You have no seat at this table. Join while it is open, or use /play in another channel.
refused-banker-settles = By this table’s house rules the bank ({ $name }) sets the limits.
refused-host-only = Only the host ({ $name }) can do that.
refused-bad-option = “{ $option }” cannot have that value. Choose another.
refused-not-a-number = Please enter a whole number, for example 3.
refused-players = { $least ->
    [4] It takes four players
   *[other] It takes { $least } to { $most } players
}, and so far there { $seated ->
    [one] is one
   *[other] are { $seated }
}. Bots can take the free seats.
refused-too-few-chips = { $name ->
    [none] You don’t have
   *[other] { $name } doesn’t have
} enough chips for that: { $missing } more needed. /chips daily gives more once a day, and tables with lower stakes take fewer.
refused-account-young = Your Discord account is too new to get chips: it has to be { $days } { $days ->
    [one] day
   *[other] days
} old, which it will be { $when }. Until then you can play at tables that are just for fun.
refused-refill-had = You have collected today’s chips. You can collect again { $when }.
refused-house-stakes = With bots, the stakes are small: nobody may lose more than { $most } chips in a round, and with these house rules it could be { $worst }. Choose lower values in *{ button-rules }* ({ $options }), or find people for the seats.
refused-house-bank = With bots at the table, the bank must be drawn by lot or be a bot, and these house rules give it to a person. Change the house rule *{ option-banker }*. (If you play alone against bots, you can choose the bank when the minimum and the maximum stake are 1.)
refused-chips-gone = There are no longer enough chips for that. /chips balance shows what you have.
refused-host-tables = { $count ->
    [one] You already have a table open: { $channels }. Go on there, or end it first.
   *[other] You already have { $count } tables open: { $channels }. Go on there, or end one first.
}
refused-server-tables = { $count ->
    [one] A table is already open on this server, the maximum here. When it closes, /play opens another.
   *[other] { $count } tables are open on this server, the maximum here. When one closes, /play opens another.
}
refused-too-quick = That was a lot at once. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, then try again.
refused-no-deal = No round is being played right now.
refused-closing-stays = Someone has left, so the table closes after this round.
refused-no-pause = The next round has already begun.
refused-stale = That button is out of date. Here is your hand as it is now.
refused-unreadable = That button is out of date. /play shows your hand and the table as they are now.
refused-no-server = That works only on a server: use it in one of its channels.
refused-unknown-channel = Discord does not tell me what kind of channel this is. Please use a text channel or a thread.
refused-old-command = I do not know this command the way Discord has sent it: it has changed. Type / and choose it from the list again. If that does not help, restart Discord.
refused-busy = I’m overloaded. Try again in a moment.
refused-trouble = Discord is having trouble and did not take my answer. If nothing has changed, press again.
refused-rate-limited = Discord asks me to slow down and did not take this. Please try again { $when }.
refused-crowded = This channel has had as many answers as Discord allows in a minute. Try again { $when }.
broken = Something went wrong on my side (error { $number }). Nothing is lost: please try again.
