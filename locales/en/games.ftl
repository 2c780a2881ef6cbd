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
    .says = it chooses the minimum and maximum stake, unless it is drawn by lot or is a bot
option-direction = Direction
    .says = which way turns go round the table
choice-direction-cw = clockwise
choice-direction-ccw = counter-clockwise
option-reverse-every = Direction changes
    .says = after how many rounds play changes direction
choice-reverse-every-0 = never
unit-reverse-every = { $value ->
    [1] after every round
   *[other] every { $value } rounds
}
option-raise-until-fourth = Raising
    .says = stakes may be raised until the fourth turn, if the bank agrees
option-reveal-after-domino = Hands shown after domino
    .says = the others’ tiles are shown even if someone has played their last tile
option-deals = Rounds
    .says = after how many rounds the table closes
choice-deals-none = as many as you like
unit-deals = { $value }
option-turn-seconds = Time per turn
    .says = when it runs out, a bot plays for you
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
option-beat-seconds = Time to look
    .says = pause after a big moment
choice-beat-seconds-0 = none
choice-beat-seconds-2 = 2 s
choice-beat-seconds-4 = 4 s
choice-beat-seconds-6 = 6 s
choice-true = yes
choice-false = no
seat-number = Seat { $number }
nothing = —

## Actions, as buttons say them

action-play = { $end ->
    [start] { $tile }
   *[other] { $tile } → { $end }
}
action-play-train = { $tile } → { $end } ({ $train ->
    [own] your train
    [mexican] Mexican train
   *[other] { $owner }’s train
})
action-turn = { $tile } → { $end }, { $outer } outwards
action-points = { $action } (+{ $points })
action-pass = Pass
action-give-lead = Let my partner start
action-draw = Draw a tile
repeat-draw = { $most ->
    [none] Draw until one fits
   *[other] Draw until one fits (at most { $most })
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
form-other = Another number…

## Events

event-dealt = { $tile ->
    [none] Round { $deal }. { $leader } starts.
   *[other] Round { $deal }. { $leader } holds the heaviest tile ({ $tile }) and starts.
}
event-banker-drawn = { $name } is drawn as the bank.
event-played = { $end ->
    [start] { $name } starts with { $tile }.
   *[other] { $name } plays { $tile } on { $end }.
}
event-played-train = { $train ->
    [own] { $name } plays { $tile } on their own train.
    [mexican] { $name } plays { $tile } on the Mexican train.
   *[other] { $name } plays { $tile } on { $owner }’s train.
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
    [1] Play changes direction: clockwise from now on.
   *[other] Play changes direction: counter-clockwise from now on.
}
event-deal-won = { $ending ->
    [domino] { $name } has no tiles left: domino!
    [target] { $name } reaches the target.
   *[other] Blocked: { $name } has the lowest pip count.
}
event-deal-tied = Blocked, with a tie for the lowest pip count: nobody wins.

## What the rules refuse

illegal-must-play = One of your tiles fits, so you have to play. Tiles that fit are raised in your hand.
illegal-must-lead = This round starts with { $tile }: play it.
illegal-must-draw = None of your tiles fits: draw one first.
illegal-must-pass = None of your tiles fits: you can only pass.
illegal-not-your-turn = It is not your turn yet. The table shows whose turn it is.
illegal-not-in-hand = You don’t have { $tile } any more.
illegal-does-not-fit = { $tile } does not fit there. Your hand shows what fits where.
illegal-no-drawing = There is no drawing in this game.
illegal-deal-over = This round is over.
illegal-stake-required = Stake first (at least { $min }): it is your third turn, or you won the last round.
illegal-below-min = The minimum stake at this table is { $min }.
illegal-over-max = The maximum stake at this table is { $max }.
illegal-already-staked = You have already staked, and a stake is final.
illegal-no-stake-yet = You have not staked yet, so there is nothing to raise.
illegal-already-asked = You have already asked; the bank has not answered yet.
illegal-option-off = This table plays without raising.
illegal-too-late = It is too late for that in this round.
illegal-whole-chips-only = Please enter a whole number of chips, for example 3.
illegal-banker-stakes-not = You are the bank, so you do not stake: the others stake against you.
illegal-banker-only = Only the bank can answer that.
illegal-nothing-asked = That request is no longer open.
illegal-not-carried = You can only add to a stake that was carried over from a tie.
illegal-not-this-game = This game does not have that.
illegal-bad-option = “{ $option }” cannot have that value with so many players or with the other house rules. Choose another.

## Rules in short (/rules and the button)

rules-buki = **Buki** (Bukidomino), Vienna, for four
    {""}**Aim.** Be the first to play all your tiles. One of you, drawn by lot, is the **bank** and plays too; the others stake on themselves against it.
    {""}**Tiles.** The 36 tiles from 0-1 to 7-8, no doubles: six (or seven) each. The rest, the **Stamm**, is never shown.
    {""}**A turn.** Play a tile that fits A or B. If you can, you must; if not, you pass automatically. The heaviest tile decides who starts the first round; after that, the last winner starts (after a tie, the player of the last tile). Start with any tile.
    {""}**Stakes.** Stake before your third turn; if you won the last round, before you start. Whole chips within the limits (usually 2–6, the most a round can cost you); you cannot take them back. If a round is won before you have staked, the minimum counts.
    {""}**The end.** Play your last tile and you win. If nobody can go on, the lowest pip count wins.
    {""}**Paying.** If a player wins, the bank pays that player 2½ times the stake and takes the other stakes. If the bank wins, it takes them all. If the lowest pip count is tied, nobody wins: stakes stay for the next round and may be added to.
    {""}**The gallery.** Others may sit behind a player who agrees (*Just watch*; for chips never behind a bot) and bet on that hand until its third turn. The bank takes or refuses each bet. A bet pays like a stake, but goes back after a tie.
    {""}**Special here.** After some rounds play changes direction. House rule: raising until the fourth turn, if the bank agrees.
    {""}-# After pagat.com (Austrian dominoes) and gamefarm.jp.
rules-austrian-block = **Austrian block game**, for two to four, everyone for themselves
    {""}**Aim.** Be the first to play all your tiles, or have the lowest pip count when nobody can go on.
    {""}**Tiles.** The 36 tiles from 0-1 to 7-8, no doubles. Two players take 11 (or 12) each, three take 8 (or 9), four take 7 (or 6 or 8). The rest, the **Stamm**, stays face down and is never shown.
    {""}**A turn.** Play a tile that fits A or B. If you can, you must; if not, you pass automatically. The player with the heaviest tile starts the first round, with any tile; after that, the last winner starts.
    {""}**The end.** Play your last tile and you win. If nobody can go on, the lowest pip count wins. If it is tied, nobody wins, and the player who played the last tile starts the next round.
    {""}**Scoring.** Each round won counts one. If you agree on a number of rounds, the player who wins most of them wins the match, and you may play for a pot.
    {""}**Special here.** The tiles lie like bricks, in a double line; only its two ends count.
    {""}-# After pagat.com (Austrian dominoes) and gamefarm.jp.
