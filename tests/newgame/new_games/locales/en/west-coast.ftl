# West Coast dominoes

game-west-coast = West Coast dominoes
hook-west-coast = four ends at once
    .name = West Coast
    .word = four ends
pitch-west-coast = Two against two: make the ends add up to fives.
    .takes = A match takes about fifteen minutes.
blocked-tied-closer-loses = Blocked and level: the side that played the last tile loses, and { $name } win the round.

rules-west-coast = **West Coast dominoes**, for four in two teams
    {""}**Aim.** You and your partner score together. The first team to have 100 points wins the match.
    {""}**Tiles.** Double-six set: 28 tiles, seven each.
    {""}**Who starts.** A player drawn by lot, later the last winner, with any tile.
    {""}**A turn.** Play a tile that fits an open end. If you can, you must; if not, you pass automatically. You can play on all four sides of the first double, the spinner.
    {""}**Points.** After each tile add up all ends; a multiple of 5 scores as many points. A double counts both halves.
    {""}**The end of a round.** A team wins when one of the two plays their last tile. If nobody can go on, the lower total wins; if both are level, the team of the last tile loses. The winners score the pips of the losers; after a block, minus their own.

basics-west-coast = **Goal.** You and your **partner**, the player opposite, make the open ends add up to a multiple of 5, and score the sum.
    {""}**Your turn.** Play one of your tiles on an open end. If one fits, you must play; if none does, you pass automatically.
    {""}**Winning.** The first team to have { $target } points wins the match.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
