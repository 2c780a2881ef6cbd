# What a newcomer needs of a game: /rules begins with it, the rest is behind *More*. The house rules of the table are values.

rules-fits = A tile fits if one half shows the same number as the open end (A or B). The dots are called pips; a double has the same number twice.
rules-differ = **At this table.** { $rules }
reading-rules = { $names } { $count ->
    [one] is
   *[other] are
} reading the rules for the first time: the clock waits.
rules-choose = Which game?
button-more = More
button-basics = The basics

basics-buki = **Goal.** Be the first to play all your tiles.
    {""}**Your turn.** Put one of your tiles on A or B. If one fits, you must play; if none does, you pass without pressing anything.
    {""}**Winning.** Play your last tile and you win the round. If nobody can go on, the fewest pips win. It goes on until the host closes the table: your chips are the score.
    {""}**The bank.** One of you, drawn by lot, is the bank for the whole session and plays along. The other three each stake on themselves: if you win the round, the bank pays you 2½ × your stake; if not, your stake goes to the bank.
    {""}**What a round can cost.** Your stake: at least { $min } chips, at most { $max ->
        [none] three times that
       *[other] { $max }
    }. You choose it in *My hand*, by your third turn. The bank pays whoever else wins.
basics-austrian-block = **Goal.** Be the first to play all your tiles.
    {""}**Your turn.** Put one of your tiles on A or B. If one fits, you must play; if none does, you pass without pressing anything.
    {""}**Winning.** Play your last tile and you win the round. If nobody can go on, the fewest pips win. Most rounds won is best.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and whoever wins the match takes it.
    }
basics-austrian-draw = **Goal.** Be the first to play all your tiles.
    {""}**Your turn.** Put one of your tiles on A or B. If one fits, you must play; if none does, draw tiles until one fits, and play it.
    {""}**Winning.** Play your last tile and you win the round. If nobody can go on, the fewest pips win. Most rounds won is best.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and whoever wins the match takes it.
    }
basics-tendler = **Goal.** Be the first to play all your tiles.
    {""}**Your turn.** Put one of your tiles on A or B; doubles lie crosswise, that is all. If one fits, you must play; if none does, draw tiles until one fits, and play it.
    {""}**Winning.** Play your last tile and you win the round. If nobody can go on, the fewest pips win. Most rounds won is best.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and whoever wins the match takes it.
    }
basics-pulle = **Goal.** Stay at 100 points or below. Pips left in your hand when a round ends are your points, so play your tiles before the others do.
    {""}**Your turn.** Put one of your tiles on A or B. If one fits, you must play; if none does, you pass without pressing anything.
    {""}**Winning.** Whoever has more than 100 points is out. The last one left takes the whole pot, the **Pulle**.
    {""}**What it can cost.** { $entry } chips once, for the pot. When all four have played the round you may buy back: pay half of that again and drop to the middle one of the three other scores (107 against 41, 62 and 88 drops to 62).
basics-hungarian = **Goal.** Have few pips left. They are your points, and points are bad.
    {""}**Your turn.** Choose A or B and play tile after tile there, as long as one of yours fits: that is a train. If nothing fits at either end, you pass without pressing anything.
    {""}**Winning.** A round ends when nobody can play. Once somebody has { $target } points the match is over: the lowest score wins, the highest loses.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and whoever wins the match takes it.
    }
basics-challenge = **Goal.** Be the first to get rid of all your tiles.
    {""}**Your turn.** Two dice are rolled. Everyone secretly puts down one tile, two tiles or none, and claims that they match the dice: one tile that shows both numbers, or two that join with the two numbers outside. Nobody sees whether that is true, only how many tiles it is.
    {""}**Challenging.** Then each in turn may doubt a claim. A bluff goes back to its owner, with as many tiles from whoever doubted it. If it was true, the doubter takes it, and as many more.
    {""}**Winning.** You win with no tile in hand and none of your claims still face down.
    {""}**What a round can cost.** { $chips ->
        [pot] Everyone puts { $stake } into the pot; the winner takes it.
        [per-tile] { $rate } for each tile that you have left.
       *[other] Nothing: it is just for fun.
    }
basics-luxembourg = **Goal.** Have few pips left. They are your points, and points are bad.
    {""}**Your turn.** Put one of your tiles on A or B. If one fits, you must play. If none does, draw one tile, and your turn is over.
    {""}**Winning.** A round ends when somebody has no tiles left or nobody can go on. { $end ->
        [rounds] After { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        }
       *[other] Once somebody has { $target } points
    }, the lowest score wins.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and whoever wins the match takes it.
    }
