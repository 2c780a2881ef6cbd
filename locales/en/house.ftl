# Commands, chips, settings, refusals

command-play = Open a table in this channel
    .game = Which game
command-table = Post this channel’s table again at the bottom
command-hand = Show me my hand at this channel’s table
command-leave = Get up from this channel’s table
command-chips = Your chips on this server
command-chips-balance = How many chips you have
command-chips-daily = Your daily chips
command-chips-history = What came and went
command-leaderboard = The rankings of this server, with your own rank
    .by = In which order
    .page = Which page; ten people each
command-rules = How a game goes
    .game = Which game
command-about = What this bot is, and what its chips are worth

balance = You have **{ $chips }** chips on this server.
balance-at-tables = Another **{ $chips }** of yours are at a table that is still in play.
balance-ceiling = Of the { $ceiling } chips that the house pays one person in a day, you have won **{ $won }** today.
daily-given = Here are { $given } daily chips; you now have **{ $chips }**. You can collect again { $when }.
history-title = **Your chips, newest first**
reason-buy-in = brought to a table
reason-paid-out = paid out by a table
reason-refund = refunded
reason-welcome = welcome chips
reason-daily = daily chips
reason-ceiling = beyond what the house pays in a day

leaderboard-chips = **Chips on this server**{ $page ->
    [1] {""}
   *[other] {" "}· page { $page }
}
leaderboard-deals = **Rounds won on this server**{ $page ->
    [1] {""}
   *[other] {" "}· page { $page }
}
leaderboard-line = { $place }\. { $name } · { $value }
leaderboard-by-chips = by chips
leaderboard-by-deals = by rounds won
leaderboard-empty = Nobody is here yet. /play opens a table.
leaderboard-not-on = You are not on this list yet: play a round, or see /chips balance.

language-unread = { $language } (not yet read by a native speaker)
language-discord = as the server is set in Discord

about = **Kaffeehaus** { $version }: the domino games of Central Europe, played at tables in your channels. /play opens one, /rules says how a game goes.
    {""}**Chips** are play chips. They cannot be bought, sold, redeemed or swapped for anything of value. Everyone starts with the same number on a server; /chips daily tops them up. Balances may be reset.
    {""}**The shuffle can be checked.** Before the first round a seal (SHA-256 of a secret) is shown; your own presses, when you sit down and in every round, cut the tiles; when the table closes the secret is shown, and anyone can repeat every shuffle (docs/fairness.md).
    {""}**What is remembered:** your id, name, language and direct-message channel, your chips, and the games you have played. Messages are never read. /privacy says more, hands it to you and has it forgotten.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files

refused-permissions = I can’t open a table here. Ask a moderator to allow me in this channel: { $names }.
refused-forbidden = Discord does not let me write there. Ask a moderator to give me View Channel, Send Messages and Attach Files.
refused-add-to-thread = I am not in this thread, so I cannot post here. Add me to it (mentioning me here is enough) and try again.
refused-locked = This thread is locked, so I cannot write in it. Ask a moderator to reopen it.
refused-no-table = That table is gone. /play opens a new one.
refused-no-table-here = There is no table in this channel. /play opens one.
refused-newer-table = I am being updated, and a newer version of me looks after this table. Please try again in a minute.
refused-unreadable-table = That table was played by rules I no longer know and could not go on; all chips have been returned. /play opens a new one.
refused-begun = The game has already begun. When the table closes, /play opens a new one.
refused-over = This table is closed. /play opens a new one.
refused-already-seated = You’re already seated. Press *My hand*.
refused-full = All { $seats } seats are taken. In another channel /play opens another table.
refused-not-seated = You have no seat at this table. Join while it is open, or use /play in another channel.
refused-not-seated-moderator = You have no seat at this table. As a moderator, close it with /house.
refused-banker-settles = By this table’s house rules the bank ({ $name }) sets the limits.
refused-host-only = Only the host ({ $name }) can do that.
refused-bad-option = “{ $option }” cannot have that value. Choose another.
refused-not-a-number = Please give a whole number, for example 3.
refused-players = { $least ->
    [4] It takes four players
   *[other] It takes { $least } to { $most } players
}, and so far { $seated ->
    [one] one is seated
   *[other] { $seated } are seated
}. Bots can take the free seats.
refused-too-few-chips = { $name ->
    [none] You do not have
   *[other] { $name } does not have
} enough chips for that: { $missing } more needed. Try /chips daily or lower stakes.
refused-account-young = Your Discord account is too new to be given chips: it has to be { $days } { $days ->
    [one] day
   *[other] days
} old, and will be { $when }. Tables that play just for fun are open to you now.
refused-refill-had = You have collected today’s chips. The next ones, again up to { $level } in all, are yours { $when }.
refused-refill-full = Daily chips fill you up to { $level }, and you have that many, those at tables included. Come back when you have fewer.
refused-house-stakes = With bots the stakes are small: nobody may lose more than { $most } chips in a round, and by these house rules it could be { $worst }. Choose less in *{ button-rules }* ({ $options }), or find people for the seats.
refused-house-bank = With bots at the table the bank is drawn by lot, and these house rules give it to a person. Let the lot decide, or make a bot the bank. (If you play alone against bots, you may choose it when the minimum and the maximum stake are 1.)
refused-chips-gone = There are not enough chips for that any more. /chips balance shows what you have.
refused-host-tables = { $count ->
    [one] You already have a table open: { $channels }. Close it first.
   *[other] You already have { $count } tables open: { $channels }. Close one first.
}
refused-server-tables = { $count ->
    [one] A table is already open on this server, and there may be no more. When it closes, /play opens another.
   *[other] { $count } tables are open on this server, and there may be no more. When one closes, /play opens another.
}
refused-banned = The moderators of this server do not let you sit at its tables. Please talk to them.
refused-too-quick = That was a lot in a short time. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, then try again.
refused-no-deal = No round is being played right now.
refused-closing-stays = Somebody has left: the table closes after this round.
refused-no-pause = The next round has already begun.
refused-stale = That button is from an earlier moment. Here is your hand as it is now.
refused-unreadable = That button is no longer valid. /hand shows your hand as it is now, /table the table.
refused-busy = Too much is happening at once just now. Please try again.
refused-trouble = Discord is having trouble and did not take my answer. If nothing changed, press again.
refused-rate-limited = Discord asks me to wait and has not taken this. Please try again { $when }.
broken = Something went wrong on our side (no. { $number }). Nothing is lost; please try again.
