# Cuban dominoes

game-cuban = Cuban dominoes
names-cuban = double nine, double-nine dominoes, doble nueve, dominó cubano, Cuba, cuban, double nines
hook-cuban = two against two, up to 9-9
    .name = Cuban
    .word = 2 against 2
pitch-cuban = Two against two with ten tiles each, up to 9-9; fifteen tiles stay hidden.
    .takes = A match takes about twenty minutes.
option-cuban-pass-lead =
    .says = points for the team that starts with a double if the next player has to pass
option-capicua-doubles = Capicúa doubles
    .says = the round scores double if the last tile fits both ends and is not a double
basics-cuban = **Goal.** You and your **partner**, the player opposite, play against the other two. You win together.
    {""}**Your turn.** Play one of your tiles on A or B. If one fits, you must play; if none does, you pass automatically.
    {""}**Winning.** Your team wins the round when one of you plays their last tile. If nobody can go on, { $blocked ->
        [single] the lowest single hand wins
       *[other] the lower total of a team wins
    }. The winners score { $count ->
        [rounds] one point
        [losers] the losers’ pips
       *[other] the pips left in all hands
    }, plus any bonuses.
    {""}**The match.** Once a team has { $target } points, the higher score wins.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
rules-cuban = **Cuban dominoes**, for four in two teams
    {""}**Aim.** You and your partner, the player opposite, score together. The first team to have 100 points wins the match.
    {""}**Tiles.** Double-nine set, 55 tiles. Everyone takes ten; fifteen stay face down and are never shown.
    {""}**A turn**, counter-clockwise: play a tile that fits A or B. If you can, you must; if not, you pass automatically.
    {""}**Who starts.** In the first round the heaviest double, and its owner must start with it (if nobody has a double: the heaviest tile). After that, the last winner starts (after a block, the partner with fewer pips), with any tile; after a tie, the next player.
    {""}**The end of a round.** A team wins when one of the two plays their last tile. If nobody can go on, the lower total of a team wins; a tie scores nothing.
    {""}**Scoring.** The winners score the pips of the losing team.
    {""}**Special here.** Each number is on ten tiles, and more than a quarter of all tiles is out of play, so two rounds in three end blocked. House rules: the lowest single hand wins a block; points if the next player cannot follow a double that starts; *capicúa* doubles the points.
    {""}-# After dominorules.com and onlinedominogames.com.
preset-double-nine-150 = Double nine, to 150
