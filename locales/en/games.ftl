# The games: titles, house rules, actions, events, refusals, rules in short

game-buki = Buki
game-austrian-block = Austrian block game

## House rules: title, one line of explanation, values

option-hand = Tiles each
    .says = how many tiles everybody takes
unit-hand = { $value }
choice-hand-none = as usual
option-min = Minimum stake
    .says = the smallest stake in chips
unit-min = { $value }
option-max = Maximum stake
    .says = the largest stake in chips
unit-max = { $value }
choice-max-none = three times the minimum
option-banker = Banker
    .says = who holds the bank for the whole evening
choice-banker-none = by lot
option-banker-limits = The banker sets the limits
    .says = minimum and maximum stake, unless the bank is drawn by lot or a computer’s
option-direction = Direction
    .says = which way the turn passes
choice-direction-cw = clockwise
choice-direction-ccw = counter-clockwise
option-reverse-every = Direction changes
    .says = after how many deals the direction is reversed
choice-reverse-every-0 = never
unit-reverse-every = { $value ->
    [1] after every deal
   *[other] every { $value } deals
}
option-raise-until-fourth = Raising
    .says = stakes may be raised until the fourth turn, if the banker agrees
option-reveal-after-domino = Hands shown after domino
    .says = what the others still hold is shown even when somebody has gone out
option-deals = Deals
    .says = after how many deals the evening ends
choice-deals-none = until the host closes
unit-deals = { $value }
option-turn-seconds = Time per turn
    .says = then a computer player steps in
choice-turn-seconds-20 = 20 s
choice-turn-seconds-30 = 30 s
choice-turn-seconds-60 = 1 min
choice-turn-seconds-120 = 2 min
choice-turn-seconds-300 = 5 min
choice-turn-seconds-900 = 15 min
choice-turn-seconds-3600 = 1 hour
choice-turn-seconds-28800 = 8 hours
choice-turn-seconds-86400 = 24 hours
unit-turn-seconds = { $value } s
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
action-stake = Stake { $chips }
action-add = Add { $chips }
action-raise = Ask to raise by { $chips }
action-accept = Accept: { $name } +{ $chips }
action-refuse = Refuse: { $name } +{ $chips }
menu-play = Which tile, and where?
menu-stake = Your stake
menu-add = Add to your stake
menu-raise = Ask the banker for a raise
form-stake = Your stake
form-add = Add to your stake
form-raise = Ask for a raise
form-chips = Chips (a whole number)
form-number = A whole number
form-other = Another number …

## Events

event-dealt = { $tile ->
    [none] Deal { $deal }. { $leader } leads.
   *[other] Deal { $deal }. { $leader } holds { $tile }, the heaviest tile in any hand, and leads.
}
event-banker-drawn = { $name } is drawn as banker for this evening.
event-played = { $end ->
    [start] { $name } leads { $tile }.
   *[other] { $name } lays { $tile } at { $end }.
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
    [domino] { $name } goes out: domino!
    [target] { $name } reaches the target.
   *[other] Blocked; { $name } has the fewest pips.
}
event-deal-tied = Blocked, and the lowest total is shared: nobody wins.

## What the rules refuse

illegal-must-play = You have a tile that fits, so you must lay one. It is raised in your hand.
illegal-must-draw = Nothing of yours fits: draw a tile first.
illegal-must-pass = Nothing of yours fits: you can only pass.
illegal-not-your-turn = It is not your turn yet. The table shows whose turn it is.
illegal-not-in-hand = You do not hold { $tile } any more.
illegal-does-not-fit = { $tile } does not fit there. Your hand shows what fits where.
illegal-no-drawing = There is no drawing in this game.
illegal-deal-over = This deal is over.
illegal-stake-required = Stake first (at least { $min }): it is your third turn, or you won the last deal.
illegal-below-min = The minimum stake at this table is { $min }.
illegal-over-max = That is above this table’s limit of { $max } chips.
illegal-already-staked = You have staked already, and a stake is final.
illegal-no-stake-yet = You have not staked yet, so there is nothing to raise.
illegal-already-asked = You have asked already; the banker has not answered yet.
illegal-option-off = Raising is not played at this table.
illegal-too-late = It is too late for that in this deal.
illegal-whole-chips-only = Please give a whole number of chips, for example 3.
illegal-banker-stakes-not = You are the banker: the others stake against you, you do not stake.
illegal-banker-only = Only the banker answers that.
illegal-nothing-asked = Nobody is asking for that any more.
illegal-not-carried = You can only add to a stake that was carried over a tie.
illegal-not-this-game = That is not played in this game.
illegal-bad-option = “{ $option }” cannot have that value with this number of players. Please choose another.

## Rules in short (/rules and the button)

rules-buki = **Buki** (Bukidomino), Vienna, for four
    {""}**Aim.** Be the first to lay all your tiles. One of you is the **banker** for the whole evening and plays along; the three others stake against the bank.
    {""}**Tiles.** Double-eight set without doubles, 36 tiles: six (or seven) each. The rest, the **Stamm**, stays face down and is never shown.
    {""}**A turn.** Lay one tile that fits end A or B. If you can, you must; if not, you pass, and the bot does that for you. The holder of the heaviest tile leads the first deal, with any tile; then the last winner, after a tie whoever laid the last tile.
    {""}**Stakes.** A whole number of chips within the limits, final, down before you act on your third turn; if you won the last deal, before you lead. If a deal is won before you have staked, the minimum stake counts.
    {""}**The end.** Whoever has no tile left wins. If nobody can go on, the fewest pips win.
    {""}**Paying.** If a player wins, the bank pays 2½ times that player’s stake and takes the other stakes. If the banker wins, the bank takes them all. If the fewest pips are shared, nobody wins: the stakes stay for the next deal and may be added to.
    {""}**The gallery.** Others may sit behind one player for a deal (*Watch*), if that player agrees (for chips never behind a computer), and bet on them until they act on their third turn. The banker takes or refuses each bet; it pays like a stake and goes back after a tie. Nobody bets on the banker.
    {""}**Special here.** After some deals the direction is reversed. House rule: stakes may be raised until the fourth turn, if the banker agrees.
    {""}-# After pagat.com (Austrian dominoes) and gamefarm.jp.
rules-austrian-block = **Austrian block game**, for two to four, everyone for themselves
    {""}**Aim.** Be the first to lay all your tiles, or hold the fewest pips when nobody can go on.
    {""}**Tiles.** Double-eight set without doubles, 36 tiles. Two players take 11 (or 12) each, three 8 (or 9), four 7 (or 6 or 8). The rest, the **Stamm**, stays face down and is never shown.
    {""}**A turn.** Lay one tile that fits end A or B. If you can, you must; if not, you pass, and the bot does that for you. The holder of the heaviest tile leads the first deal, with any tile; then the last winner.
    {""}**The end.** Whoever has no tile left wins. If nobody can go on, the fewest pips win. If they are shared, nobody wins, and whoever laid the last tile leads next.
    {""}**Scoring.** Each deal won counts one. If you agree on a number of deals, whoever has won most of them wins, and you may play for a pot.
    {""}**Special here.** The tiles lie like bricks, in a double line; only its two ends count.
    {""}-# After pagat.com (Austrian dominoes) and gamefarm.jp.
