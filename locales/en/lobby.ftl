# Which game: what is typed

refused-unknown-game = I don’t know that game. { $near ->
    [none] {""}
   *[other] Did you mean *{ $near }*?{" "}
}You can play: { $games }.
refused-ambiguous-game = Several games start that way: { $games }. Type a few more letters.
refused-game-off = { $game } is not on offer on this server. You can play: { $games }.

# Lobby: which game, how long it takes, what it costs. Durations: 8 seconds a decision and 20 between rounds, as many as simulated
# rounds had

pitch-buki = Dominoes against a bank: stake on yourself, and be the first to get rid of your tiles.
    .takes = A round takes about three minutes; play as many as you like.
pitch-pulle = The lowest score survives: above 100 you are out, and the last player in takes the pot.
    .takes = A match takes about an hour.
pitch-austrian-block = The classic coffee-house dominoes, without drawing: be the first to get rid of your tiles.
    .takes = A round takes about three minutes; play as many as you like.
pitch-austrian-draw = The classic coffee-house dominoes, with a boneyard to draw from: be the first to get rid of your tiles.
    .takes = A round takes about three minutes; play as many as you like.
pitch-tendler = Vienna 1830, rebuilt from the three facts that have survived: draw until you can play.
    .takes = A round takes about three minutes; play as many as you like.
pitch-hungarian = Play a whole train of tiles in one turn, and keep few pips.
    .takes = A match takes about half an hour.
pitch-challenge = Roll two dice, then claim a tile that matches them – or bluff.
    .takes = A round takes about ten minutes; play as many as you like.
pitch-luxembourg = Three quick rounds; the lowest score wins.
    .takes = All three together take about five minutes.

lobby-cost = { $chips ->
    [none] Just for fun: no chips.
   *[other] Joining sets aside { $chips }, the most you can lose in round one.
}
lobby-seats = { $short ->
    [yes] *{ $now }* starts with bots.
   *[no] *{ $start }* deals the first round.
}
button-now = Play now

# Chips that the house gives

welcome-chips = You start with { $chips }, play money.

# The choice of a game

button-learn = Learn
which-game = Which game?
button-more-games = More games
menu-which-game = Choose a game
group-quick = Quick
group-partners = With a partner
group-pot = With a pot or stakes
group-bluffing = Bluffing
group-large = For five or more
lobby-seated = At the table ({ $count } of { $most }): { $seated }.
lobby-partners = Partners: { $teams }
