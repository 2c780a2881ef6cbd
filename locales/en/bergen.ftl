# Bergen

game-bergen = Bergen
names-bergen = Bergen dominoes, headers, double header, triple header, double headers
hook-bergen = score when both ends are equal
    .name = Bergen
    .word = equal ends
pitch-bergen = Make both ends show the same number: two points, or three with a double.
    .takes = A match takes about ten minutes.
option-bergen-first-lead =
    .says = who starts each round
option-redeal = Deal again without a double
    .says = the tiles are dealt again if nobody has a double
option-lead-points = Starting double
    .says = points for starting a round with a double
choice-lead-points-0 = none
unit-lead-points = { $value }
option-out-points = Round won
    .says = points for playing your last tile, or for winning a block
unit-out-points = { $value }
option-slow-finish = Slow finish
    .says = with 1 or 2 points to go a header scores 1, with 3 to go at most 2
coach-bergen-start = You start. A double scores at once, unless the house rules say otherwise.
coach-bergen-play = Play a raised tile. Both ends equal: 2 points; with a double at an end: 3.{ $slow_finish ->
        [0] {""}
       *[other] {" "}Close to the target: less.
    }
basics-bergen = **Goal.** Make both ends of the line show the same number.
    {""}**Your turn.** Play one of your tiles on A or B. If one fits, you must play; if none does, draw tiles until one fits, and play it.
    {""}**Points.** Both ends equal: 2 points (a *double header*). If a double lies at one of them: 3 (a *triple header*). A double that starts a round: { $lead_points }.{ $slow_finish ->
        [0] {""}
       *[other] {" "}Close to the target, headers score less.
    } The player who plays their last tile scores, too.
    {""}**Winning.** Once someone has { $target ->
        [none] 15 points (10 if more than two play)
       *[other] { $target } points
    }, the highest score wins.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
rules-bergen = **Bergen**, for two to four, everyone for themselves
    {""}**Aim.** Score with equal ends. The first to have 15 points (with three or four players: 10) wins the match.
    {""}**Tiles.** Double-six set, 28 tiles. Two or three players take 6 each, four take 5. The rest is the boneyard; its last two tiles are never drawn.
    {""}**Who starts.** In every round the heaviest double, and its owner must start with it; that scores 2. If nobody has a double, the heaviest tile starts and scores nothing.
    {""}**A turn.** Play a tile that fits A or B. If you can, you must. If not, draw until one fits, and play it; if the boneyard is used up, you pass.
    {""}**Headers.** If both ends show the same number after your tile, you score 2: a *double header*. If the outermost tile at either end is a double, you score 3: a *triple header*. A double stays outermost until a tile covers it; it does not matter who played it.
    {""}**The end of a round.** Playing your last tile scores 1. If nobody can go on, or everyone can see that no tile fits any more, the lowest pip count scores 1; a tie scores nothing. Hands are shown only after a block.
    {""}**The match** ends after the round in which someone reaches the target; the highest score wins.
    {""}-# After pagat.com (Bergen) and Joe Celko.
