# Five-up

game-five-up = Five-up
pitch-five-up = Make the open ends add up to fives.
    .takes = A match takes about twenty minutes.
hook-five-up = make fives

rules-five-up = **Five-up**, for two to four, everyone for themselves
    {""}**Aim.** Be the first to have 100 points.
    {""}**Tiles.** Double-six set, 28 tiles. Two players take 7 each, three or four take 5. The rest is the boneyard, face down.
    {""}**A turn.** Play one tile on end A or B. If none fits, draw until one does. Once the boneyard is empty, you pass.
    {""}**Scoring.** Add up the two open ends after each tile; a double counts with both halves. If they make 5, 10, 15 or 20, the player who put the tile there scores that many points.
    {""}**The end of a round.** Someone has no tiles left, or nobody can go on. The player who went out, or has the lowest pip count, also scores the pips of the others, rounded down to fives. The first player to reach the target has won at once.

basics-five-up = **Goal.** Be the first to have 100 points.
    {""}**Your turn.** Put one of your tiles on A or B. If one fits, you must play; if none does, you pass without pressing anything.
    {""}**Winning.** Play your last tile and you win the round: the pips that the others have left are your points.
    {""}**What a round can cost.** Nothing: it is just for fun.
