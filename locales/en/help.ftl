# /help. Commands arrive as mentions that can be clicked

command-help = What you can do here, and how

button-help = What can I do here?
help-title = **What would you like to do?**
help-play = **Play:** /play opens a table here, maybe with bots. /evening plans one or a tournament, /notify tells you of new ones.
help-watch = **Watch:** the whole channel sees the table. In Buki, *{ button-watch }* also shows you a hand.
help-learn = **Learn:** /learn takes you through a first round, step by step.
help-rules = **Rules:** /rules explains a game, with pictures.
help-chips = **Chips:** /chips balance shows how many you have, /chips history where they came from; /chips daily gives you today’s, /leaderboard ranks everyone.
help-settings = **Your settings:** /settings is for pictures, bots, times, language and your data.
help-house = **This server:** /house sets language, channels, limits, bans, time zone and named house rules.
help-elsewhere = Tables are in the channels of servers. Play there, with /play.

about = **Kaffeehaus** { $version }: domino games from Vienna to the Caribbean, played at tables in your channels. /play opens a table, /rules explains how to play.
    {""}**Chips** are play money. Nobody can buy them, sell them or swap them for anything of value. Everyone starts with the same number on a server, and /chips daily tops you up. Balances may be reset.
    {""}**You can check the shuffle.** Before the first round *{ button-fair }* shows a seal: the fingerprint (SHA-256) of a secret. Your button presses go into the shuffle, when you sit down and in every round. When the table closes I show the secret, and *{ button-verify }* gives you a file with which anyone can repeat every shuffle.
    {""}**What I keep:** your id, name, language and direct-message channel, your chips, and the games you have played. I never read messages. /settings says more.
button-my-tables = My tables
button-about = About Kaffeehaus
