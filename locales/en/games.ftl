# The games: titles, house rules, actions, events, refusals, rules in short

game-buki = Buki
game-austrian-block = Austrian block game

## House rules: title, one line of explanation, values

option-hand = Tiles each
    .says = how many tiles everyone takes
unit-hand = { $value }
choice-hand-none = as usual
option-min = Minimum stake
    .says = the smallest stake in chips
unit-min = { $value }
option-max = Maximum stake
    .says = the largest stake in chips
unit-max = { $value }
choice-max-none = three times the minimum
option-banker = Bank
    .says = who is the bank for as long as the table is open
choice-banker-none = by lot
option-banker-limits = The bank sets the limits
    .says = minimum and maximum stake, unless the bank is drawn by lot or is a bot
option-direction = Direction
    .says = which way the turn passes
choice-direction-cw = clockwise
choice-direction-ccw = counter-clockwise
option-reverse-every = Direction changes
    .says = after how many rounds the direction is reversed
choice-reverse-every-0 = never
unit-reverse-every = { $value ->
    [1] after every round
   *[other] every { $value } rounds
}
option-raise-until-fourth = Raising
    .says = stakes may be raised until the fourth turn, if the bank agrees
option-reveal-after-domino = Hands shown after domino
    .says = what the others still hold is shown even when somebody has played their last tile
option-deals = Rounds
    .says = after how many rounds the table closes
choice-deals-none = until the host closes
unit-deals = { $value }
option-turn-seconds = Time per turn
    .says = after that a bot steps in
choice-turn-seconds-20 = 20 s
choice-turn-seconds-30 = 30 s
choice-turn-seconds-60 = 1 min
choice-turn-seconds-120 = 2 min
choice-turn-seconds-300 = 5 min
choice-turn-seconds-900 = 15 min
choice-turn-seconds-3600 = 1 hour
choice-turn-seconds-28800 = 8 hours
choice-turn-seconds-86400 = 24 hours
unit-turn-seconds = { $minutes ->
    [0] { $value } s
   *[other] { $minutes } min
}
choice-true = yes
choice-false = no
seat-number = Seat { $number }
nothing = —

## Actions, as buttons say them

action-play = { $end ->
    [start] { $tile }
   *[other] { $tile } → { $end }
}
action-pass = Pass
action-draw = Draw a tile
repeat-draw = { $most ->
    [none] Draw until one fits
   *[other] Draw until one fits, { $most } at most
}
action-stake = Stake { $chips }
action-add = Add { $chips }
action-raise = Ask to raise by { $chips }
action-accept = Accept: { $name } +{ $chips }
action-refuse = Refuse: { $name } +{ $chips }
menu-play = Which tile, and where?
menu-stake = Your stake
menu-add = Add to your stake
menu-raise = Ask the bank for a raise
form-stake = Your stake
form-add = Add to your stake
form-raise = Ask for a raise
form-chips = Chips (a whole number)
form-number = A whole number
form-other = Another number …

## Events

event-dealt = { $tile ->
    [none] Round { $deal }. { $leader } starts.
   *[other] Round { $deal }. { $leader } starts: holds the heaviest, { $tile }.
}
event-banker-drawn = { $name } is drawn as the bank.
event-played = { $end ->
    [start] { $name } starts with { $tile }.
   *[other] { $name } plays { $tile } on { $end }.
}
event-drew = { $times ->
    [one] { $name } draws a tile.
   *[other] { $name } draws { $times } tiles.
}
event-passed = { $name } passes.
event-staked = { $name } stakes { $chips }.
event-added = { $name } adds { $chips } to the stake.
event-raise-asked = { $name } asks the bank to allow a raise of { $chips }.
event-raise-answered = { $accepted ->
    [yes] The bank accepts: { $name } raises by { $chips }.
   *[no] The bank refuses { $name }’s raise.
}
event-raise-lapsed = { $name }’s request to raise has lapsed.
event-direction-reversed = { $direction ->
    [1] The direction is reversed: clockwise from now on.
   *[other] The direction is reversed: counter-clockwise from now on.
}
event-deal-won = { $ending ->
    [domino] { $name } has no tiles left: domino!
    [target] { $name } reaches the target.
   *[other] Blocked; { $name } has the fewest pips.
}
event-deal-tied = Blocked, and several share the fewest pips: nobody wins.

## What the rules refuse

illegal-must-play = You have a tile that fits, so you must play one. It is raised in your hand.
illegal-must-draw = Nothing of yours fits: draw a tile first.
illegal-must-pass = Nothing of yours fits: you can only pass.
illegal-not-your-turn = It is not your turn yet. The table shows whose turn it is.
illegal-not-in-hand = You no longer hold { $tile }.
illegal-does-not-fit = { $tile } does not fit there. Your hand shows what fits where.
illegal-no-drawing = There is no drawing in this game.
illegal-deal-over = This round is over.
illegal-stake-required = Stake first (at least { $min }): it is your third turn, or you won the last round.
illegal-below-min = The minimum stake at this table is { $min }.
illegal-over-max = That is above this table’s limit of { $max } chips.
illegal-already-staked = You have already staked, and a stake is final.
illegal-no-stake-yet = You have not staked yet, so there is nothing to raise.
illegal-already-asked = You have already asked; the bank has not answered yet.
illegal-option-off = This table plays without raising.
illegal-too-late = It is too late for that in this round.
illegal-whole-chips-only = Please give a whole number of chips, for example 3.
illegal-banker-stakes-not = You are the bank: the others stake against you; you do not stake.
illegal-banker-only = Only the bank can answer that.
illegal-nothing-asked = Nobody is asking for that any more.
illegal-not-carried = You can only add to a stake that was carried over a tie.
illegal-not-this-game = That does not exist in this game.
illegal-bad-option = “{ $option }”: not with this many players. Choose another value.

## Rules in short (/rules and the button)

rules-buki = **Buki** (Bukidomino), Vienna, for four
    {""}**Aim.** Be the first to play all your tiles. One of you, drawn by lot, is the **bank** and plays along; the three others stake on themselves against it.
    {""}**Tiles.** The 36 tiles from 0-1 to 7-8, no doubles: six (or seven) each. The rest, the **Stamm**, is never shown.
    {""}**A turn.** Play a tile that fits A or B. If you can, you must; if not, you pass by itself. Whoever holds the heaviest tile starts the first round, with any tile; then the last winner, after a tie whoever played the last tile.
    {""}**Stakes.** In your hand: whole chips within the limits (usually 2–6, the most a round can cost you), final, down before your third turn; if you won the last round, before you start. If a round is won before you have staked, the minimum counts.
    {""}**The end.** Play your last tile and you win. If nobody can go on, the fewest pips win.
    {""}**Paying.** If a player wins, the bank pays that player 2½ × the stake and takes the other stakes. If the bank wins, it takes them all. If the fewest pips are shared, nobody wins: stakes stay for the next round and may be added to.
    {""}**The gallery.** Others may sit behind a player who agrees (*Just watch*; for chips never behind a bot) and bet on that hand until its third turn. The bank takes or refuses each bet; it pays like a stake and goes back after a tie. Nobody bets on the bank.
    {""}**Special here.** It goes on until the host closes; your chips are the score. After some rounds the direction is reversed. House rule: raise until the fourth turn, if the bank agrees.
    {""}-# After pagat.com (Austrian dominoes) and gamefarm.jp.
rules-austrian-block = **Austrian block game**, for two to four, everyone for themselves
    {""}**Aim.** Be the first to play all your tiles, or hold the fewest pips when nobody can go on.
    {""}**Tiles.** The 36 tiles from 0-1 to 7-8, no doubles. Two players take 11 (or 12) each, three take 8 (or 9), four take 7 (or 6 or 8). The rest, the **Stamm**, stays face down and is never shown.
    {""}**A turn.** Play a tile that fits A or B. If you can, you must; if not, you pass by itself. Whoever holds the heaviest tile starts the first round, with any tile; after that, the last winner starts.
    {""}**The end.** Play your last tile and you win. If nobody can go on, the fewest pips win. If two or more share them, nobody wins, and whoever played the last tile starts the next round.
    {""}**Scoring.** Each round won counts one. If you agree on a number of rounds, whoever wins most of them wins the match, and you may play for a pot.
    {""}**Special here.** The tiles lie like bricks, in a double line; only its two ends count.
    {""}-# After pagat.com (Austrian dominoes) and gamefarm.jp.
