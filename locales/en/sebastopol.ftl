# Sebastopol

game-sebastopol = Sebastopol
names-sebastopol = Malakoff, Sevastopol, Sebastopol dominoes, four arms
hook-sebastopol = four arms from the 6-6
    .name = Sebastopol
    .word = four arms
pitch-sebastopol = The 6-6 grows four arms: first all sixes, then anything that fits.
    .takes = A match takes about twenty minutes.
coach-sebastopol-start = You have the 6-6, so you start with it.
coach-sebastopol-play = Sixes first, until all four arms have begun. Then play where a tile fits.
basics-sebastopol = **Goal.** Be the first to play all your tiles, and score the pips that the others have left.
    {""}**Your turn.** The 6-6 lies in the middle, with four arms (A to D). First each arm needs a tile with a six. After that, play on any arm where a tile fits. If you can, you must; if not, you pass automatically.
    {""}**Winning.** Play your last tile and you win the round. If nobody can go on, the lowest pip count wins. The first to have { $target } points wins the match.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
rules-sebastopol = **Sebastopol**, for four, everyone for themselves
    {""}**Aim.** Win rounds: the winner scores the pips that the others have left. The first to have 60 points wins the match.
    {""}**Tiles.** Double-six set, 28 tiles, seven each.
    {""}**Who starts.** In every round the player with the 6-6, who must start with it.
    {""}**The opening.** The 6-6 has four arms, A to D. Until each has a tile, only a tile with a six may be played, on an empty arm. If you have no six, you pass.
    {""}**After that** play a tile that fits the end of any arm. If you can, you must; if not, you pass automatically. Other doubles lie crosswise, but get no arms.
    {""}**The end of a round.** Someone has no tiles left, or nobody can go on: then the lowest pip count wins. If that is tied, nobody wins.
    {""}**Scoring.** The winner scores the pips of all the others; after a block, minus their own (house rule: without subtracting).
    {""}-# After pagat.com (Sebastopol).
