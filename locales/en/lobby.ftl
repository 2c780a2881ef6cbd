# Which game: what is typed

refused-unknown-game = I do not know that game. { $near ->
    [none] {""}
   *[other] Did you mean *{ $near }*?{" "}
}On offer: { $games }.
refused-ambiguous-game = Several begin like that: { $games }. Type a few more letters.

# Lobby: which game, how long it takes, what it costs. Durations: 8 seconds a decision and 20 between rounds, as many as simulated
# rounds had

pitch-buki = Dominoes against a bank: bet on yourself, and be the first to get rid of your tiles.
    .takes = A round takes about three minutes; play as many as you like.
pitch-pulle = The lowest score survives: over 100 you are out, and the last one in takes the pot.
    .takes = A match takes about an hour.
pitch-austrian-block = The classic coffee-house dominoes, without drawing: be the first to get rid of your tiles.
    .takes = A round takes about three minutes; play as many as you like.
pitch-austrian-draw = The classic coffee-house dominoes, with a pile to draw from: be the first to get rid of your tiles.
    .takes = A round takes about four minutes; play as many as you like.
pitch-tendler = Vienna 1830, rebuilt from the three facts that have survived: draw until you can play.
    .takes = A round takes about five minutes; play as many as you like.
pitch-hungarian = Play a whole train of tiles in one turn, and keep few pips.
    .takes = A match takes about half an hour.
pitch-challenge = Roll two dice, then claim a tile that matches them – or bluff.
    .takes = A round takes about ten minutes; play as many as you like.
pitch-luxembourg = Three quick rounds; the lowest score wins.
    .takes = All three together take about ten minutes.

lobby-cost = { $chips ->
    [none] Just for fun: no chips.
   *[other] A seat takes { $chips }: the most the first round can cost you. What you do not lose comes back.
}
lobby-seats = { $state ->
    [short] Friends press *{ $join }*. *{ $now }* gives the free seats to bots and deals at once.
    [full] All seats are taken. *{ $start }* deals the first round.
   *[ready] Others can still press *{ $join }*. *{ $start }* deals the first round.
}
seats-paid = { $same ->
    [yes] Everyone has put { $chips }
   *[no] Everyone has put up to { $chips }
} on the table, the most this round can cost; the number beside each name is what lies there now. What is left comes back in the end.
seat-paid = You have put { $chips } on the table, the most this round can cost you. What is left comes back in the end.
seal-short = Seal { $seal }… · { $url ->
    [none] /about says how to check it
   *[other] [how to check it](<{ $url }>)
}
button-now = Play now

# Chips that the house gives

welcome-chips = Welcome! The house has given you { $chips } to begin with. They are play money and cannot be bought; /chips daily tops them up.

# The bot arrives on a server

arrival = **Grüß Gott! The Kaffeehaus is open.** I deal dominoes as they are played in Vienna and its neighbourhood: { $games } games, in any channel, with friends or with bots. Everybody sees their own tiles in private; chips are play money.
    {""}*Play now* opens a table here, */play* does it in any channel. I never read messages, and say nothing unless somebody asks.
button-learn = Learn
button-arrival-settings = Settings
which-game = Which game?
menu-which-game = Choose a game
