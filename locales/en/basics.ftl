# What a newcomer needs of a game: /rules begins with it, the rest is behind *More*. The house rules of the table are values.

rules-fits = A tile fits if one of its halves shows the number at an open end (A or B). The dots are called pips; a double has the same number on both halves.
rules-fits-arms = A tile fits if one of its halves shows the number at an open end (A to D). The dots are called pips; a double has the same number on both halves.
rules-fits-trains = A tile fits if one of its halves shows the number at the end of a train. The dots are called pips; a double has the same number on both halves.
rules-differ = **At this table.** { $rules }
reading-rules = { $names } { $count ->
    [one] is
   *[other] are
} reading the rules for the first time, so the clock waits.
rules-choose = Which game?
button-more = More
button-basics = The basics

basics-buki = **Goal.** Be the first to play all your tiles.
    {""}**Your turn.** Play one of your tiles on A or B. If one fits, you must play; if none does, you pass automatically.
    {""}**Winning.** Play your last tile and you win the round. If nobody can go on, the lowest pip count wins. Rounds go on until the table closes; your chips are your score.
    {""}**The bank.** One of you is the bank until the table closes, and plays too. The other three stake chips on themselves: win the round, and the bank pays you 2½ times your stake; lose, and the bank keeps it.
    {""}**What a round can cost.** Your stake: at least { $min ->
        [one] 1 chip
       *[other] { $min } chips
    }, at most { $max ->
        [none] three times that
       *[other] { $max }
    }. Choose it by your third turn. If you are the bank, you pay the player who beats you.
basics-austrian-block = **Goal.** Be the first to play all your tiles.
    {""}**Your turn.** Play one of your tiles on A or B. If one fits, you must play; if none does, you pass automatically.
    {""}**Winning.** Play your last tile and you win the round. If nobody can go on, the lowest pip count wins. The player with the most rounds comes first.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
basics-austrian-draw = **Goal.** Be the first to play all your tiles.
    {""}**Your turn.** Play one of your tiles on A or B. If one fits, you must play; if none does, draw { $draw_limit ->
        [none] until one fits
        [one] one tile, and play it if it fits
       *[other] until one fits, at most { $draw_limit } tiles
    }.
    {""}**Winning.** Play your last tile and you win the round. If nobody can go on, the lowest pip count wins. The player with the most rounds comes first.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
basics-tendler = **Goal.** Be the first to play all your tiles.
    {""}**Your turn.** Play one of your tiles on A or B. Doubles lie crosswise, but play like all other tiles. If one fits, you must play; if none does, draw { $draw_limit ->
        [none] until one fits
        [one] one tile, and play it if it fits
       *[other] until one fits, at most { $draw_limit } tiles
    }.
    {""}**Winning.** Play your last tile and you win the round. If nobody can go on, the lowest pip count wins. The player with the most rounds comes first.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
basics-pulle = **Goal.** Stay at 100 points or below. Pips left in your hand when a round ends are your points, so play your tiles before the others do.
    {""}**Your turn.** Play one of your tiles on A or B. If one fits, you must play; if none does, you pass automatically.
    {""}**Winning.** Above 100 points, you are out. The last player left takes the whole pot, the **Pulle**.
    {""}**What it can cost.** { $entry ->
        [one] 1 chip
       *[other] { $entry } chips
    } for the pot, and again if all who are left go above 100 at once.{ $buyback ->
        [0] {""}
       *[other] {" "}After { $buyback_with ->
            [fewer] each round
           *[other] a round that all four have played
        } you may buy back: pay half of that, and your score drops to the middle one of the other three (107 against 41, 62 and 88 drops to 62).
    }{ $payment ->
        [0] {""}
       *[other] {" "}To the winner of each round you also pay at most { $payment }.
    }
basics-hungarian = **Goal.** Have few pips left. They are your points, and points are bad.
    {""}**Your turn.** Choose A or B and play tile after tile there, as long as one of yours fits: that is a train. If none of your tiles fits at either end, you pass automatically.
    {""}**Winning.** A round ends when { $end_on_domino ->
        [0] nobody can play
       *[other] someone has no tiles left or nobody can play
    }. Once someone has { $target } points the match is over: the lowest score wins, { $losers ->
        [all] everyone who has reached that loses
       *[other] the highest loses
    }.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
basics-challenge = **Goal.** Be the first to get rid of all your tiles.
    {""}**Your turn.** Two dice are rolled. Everyone secretly puts down one tile, two tiles or none, and claims that they match the dice: one tile with both numbers, or two that join with the two numbers outside. The others see only how many tiles you put down.
    {""}**Challenging.** Then each player in turn may challenge a claim. If it was a bluff, its owner takes it back, plus the same number of tiles from the challenger. If it was true, the challenger takes it, plus the same number again.
    {""}**Winning.** You win when you have no tiles in hand and no claim still face down.
    {""}**What a round can cost.** { $chips ->
        [pot] Everyone puts { $stake ->
            [one] 1 chip
           *[other] { $stake } chips
        } into the pot; the winner takes it.
        [per-tile] { $rate ->
            [one] 1 chip
           *[other] { $rate } chips
        } for each tile you have left{ $cap ->
            [5600] {""}
           *[other] , at most { $cap }
        }.
       *[other] Nothing: it is just for fun.
    }
basics-luxembourg = **Goal.** Have few pips left. They are your points, and points are bad.
    {""}**Your turn.** Play one of your tiles on A or B. If one fits, you must play. If none does, draw one tile, and your turn is over.
    {""}**Winning.** A round ends when someone has no tiles left or nobody can go on. { $end ->
        [rounds] After { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        }
       *[other] Once someone has { $target } points
    }, the lowest score wins.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
