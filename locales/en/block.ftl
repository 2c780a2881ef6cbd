# Block dominoes

game-block = Block dominoes
names-block = block game, blocking game, straight dominoes, classic dominoes, no draw
hook-block = no drawing, just nerve
    .name = Block
    .word = no drawing
pitch-block = The plainest dominoes: nobody draws, so block the others and score what they have left.
    .takes = A match takes about twenty minutes.
basics-block = **Goal.** Be the first to play all your tiles, and score the pips that the others have left.{ $teams ->
        [0] {""}
       *[other] {" "}Four play in **teams**: you and the player opposite win together, and your pips count together.
    }
    {""}**Your turn.** Play one of your tiles on A or B. If one fits, you must play; if none does, you pass automatically.
    {""}**Winning.** Play your last tile and you win the round. If nobody can go on, { $blocked ->
        [last] the player of the last tile wins
       *[other] the lowest pip count wins
    }. The first to have { $target } points wins the match.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
rules-block = **Block dominoes**, for two to four, everyone for themselves (or four in two teams)
    {""}**Aim.** Win rounds: the winner scores the pips that the others have left. The first to have 100 points wins the match.
    {""}**Tiles.** Double-six set, 28 tiles. Two players take 7 each, three or four take 5. The rest stays face down and is never shown.
    {""}**A turn.** Play a tile that fits A or B. If you can, you must; if not, you pass automatically.
    {""}**Who starts.** In the first round the heaviest double, and its owner must start with it (if nobody has a double: the heaviest tile). After that, players take turns to start, with any tile.
    {""}**The end of a round.** Someone has no tiles left, or nobody can go on. A blocked round goes to the lowest pip count; if that is tied, nobody wins.
    {""}**Scoring.** The winner scores the pips of all the others; after a block, minus their own. Partners count together, and a partner’s pips never score.
    {""}**Special here.** With two players, two rounds in three end blocked: keep tiles for both ends. A double lies crosswise, but plays like any other tile.
    {""}-# After Hoyle’s Games and learnplaywin.net.

preset-pairs = Two pairs, all 28 tiles dealt
