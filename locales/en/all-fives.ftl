# All Fives

game-all-fives = All Fives
names-all-fives = muggins, fives, five-up, fives and threes, 5s and 3s, sniff, West Coast dominoes
hook-all-fives = make the ends a multiple of 5
    .name = All Fives
    .word = by fives
pitch-all-fives = Score whenever the open ends add up to a multiple of 5, on a line with up to four ends.
    .takes = A match takes about fifteen minutes.
option-scoring = Scoring
    .says = which sums of the ends score
choice-scoring-fives = All Fives: multiples of 5, as many points
choice-scoring-fives-threes = Fives and Threes: 1 point for every 5 and every 3
option-get-in = Ten to get in
    .says = the first points of a player or team must be 10 or more at once
option-every-lead = Always start with a double
    .says = the heaviest double starts every round, not only the first
option-spinner = Spinner
    .says = whether the first double opens above and below
choice-keep-28 = all: nobody draws
option-bonus-round = Rounding
    .says = how the pips won at the end of a round are rounded to a multiple of 5
choice-bonus-round-nearest = to the nearest
choice-bonus-round-down = down
option-exact = Exact target
    .says = in Fives and Threes, points that would pass the target do not count
coach-all-fives-start = { $scoring ->
        [fives-threes] You start. If the two halves add up to a multiple of 3 or 5, you score.
       *[other] You start. If the two halves add up to 5 or 10, you score them.
    }
coach-all-fives-play = { $scoring ->
        [fives-threes] Play a raised tile. If all ends then add up to a multiple of 3 or 5, you score.
       *[other] Play a raised tile. If all ends then add up to 5, 10, 15…, you score that.
    }
coach-all-fives-team-play = { $scoring ->
        [fives-threes] Ends that add up to a multiple of 3 or 5 score for you and { $partner }.
       *[other] Ends that add up to 5, 10, 15… score for you and { $partner }.
    }
basics-all-fives = **Goal.** Make the open ends add up to a multiple of 5{ $scoring ->
        [fives-threes] {" "}or 3: each 5 and each 3 in the sum is a point.
       *[other] , and score the sum.
    }{ $get_in ->
        [0] {""}
       *[other] {" "}Your first points have to be 10 or more at once.
    }{ $teams ->
        [0] {""}
       *[other] {" "}Four play in **teams**: you and the player opposite win together, and your pips count together.
    }
    {""}**Your turn.** Play one of your tiles on an open end. If one fits, you must play; if none does, { $keep ->
        [28] you pass.
       *[other] draw tiles until one fits, and play it.
    }
    {""}**Ends.** A double lies crosswise, and at an end both its halves count.{ $spinner ->
        [0] {""}
       *[other] {" "}The first double is the **spinner**: once it has a tile on both sides, you can also play above and below it.
    }
    {""}**Winning.** Play your last tile and { $scoring ->
        [fives-threes] you score 1 more.
       *[other] you also score the pips that the others have left, { $bonus_round ->
            [down] rounded down to a multiple of 5
           *[other] to the nearest 5
        }.
    } Once someone has { $exact ->
        [0] {""}
       *[other] exactly{" "}
    }{ $target ->
        [none] { $scoring ->
            [fives-threes] 61
           *[other] 150
        }
       *[other] { $target }
    } points, the highest score wins.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
rules-all-fives = **All Fives**, for two to four, everyone for themselves (or four in two teams)
    {""}**Aim.** Score while you play. The first to have 150 points wins the match.
    {""}**Tiles.** Double-six set, 28 tiles. Two players take 7 each, three or four take 5. The rest is the boneyard.
    {""}**A turn.** Play a tile that fits an open end. If you can, you must. If not, draw until one fits, and play it; once the boneyard is empty, you pass.
    {""}**The spinner** is the first double of a round. Once it has tiles on both sides (A, B), it is also open above and below (C, D). No other double is.
    {""}**Points.** After each tile add up all ends. A double at an end counts both halves, and so does the spinner until both its sides are covered; empty C and D count nothing. A multiple of 5 scores as many points. 6-6 starts: 12. 3-6 on it: 12 + 3 = 15 points.
    {""}**Who starts.** First the heaviest double, and its owner must start with it; after that, the last winner (of a block, too), with any tile (after a tie, by lot).
    {""}**The end of a round.** The player who plays their last tile, or after a block the lowest pip count, scores the others’ pips (after a block, minus their own), rounded to the nearest 5. A tie scores nothing. The match ends after the round.
    {""}**Fives and Threes**, to exactly 61. No spinner, no drawing; the start is by lot, then players take turns. 1 point for every 5 and for every 3 in the sum, if it is a multiple (15: 3 + 5 = 8). Going out scores 1 more, a block nothing; if that point and the ends together pass 61, neither counts.
    {""}-# After pagat.com (All Fives) and Foster’s Complete Hoyle.
preset-fives-and-threes = Fives and Threes, to 61
