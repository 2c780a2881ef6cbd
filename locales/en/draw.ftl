# Draw dominoes

game-draw = Draw dominoes
names-draw = draw game, draw domino, drawing dominoes, boneyard dominoes, classic dominoes, dominoes, domino
hook-draw = the world’s favourite
    .name = Draw
    .word = the classic
pitch-draw = The game most people mean by dominoes: draw until a tile fits, and score what the others have left.
    .takes = A match takes about twenty minutes.
basics-draw = **Goal.** Be the first to play all your tiles, and score the pips that the others have left.{ $teams ->
        [0] {""}
       *[other] {" "}Four play in **teams**: you and the player opposite win together, and your pips count together.
    }
    {""}**Your turn.** Play one of your tiles on A or B. If one fits, you must play; if none does, draw { $draw_limit ->
        [0] one tile, and your turn is over
        [none] until one fits
        [one] one tile, and play it if it fits
       *[other] until one fits, at most { $draw_limit } tiles
    }.
    {""}**Winning.** Play your last tile and you win the round. If nobody can go on, { $blocked ->
        [last] the player of the last tile wins
       *[other] the lowest pip count wins
    }. The first to have { $target } points wins the match.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
rules-draw = **Draw dominoes**, for two to four, everyone for themselves (or four in two teams)
    {""}**Aim.** Win rounds: the winner scores the pips that the others have left. The first to have 100 points wins the match.
    {""}**Tiles.** Double-six set, 28 tiles. Two players take 7 each, three or four take 5. The rest is the boneyard, face down.
    {""}**A turn.** Play a tile that fits A or B. If you can, you must. If not, draw until one fits, and play it. The last two tiles of the boneyard are never drawn; when only they are left, you pass. Only you see what you draw.
    {""}**Who starts.** In the first round the heaviest double, and its owner must start with it (if nobody has a double: the heaviest tile). After that, players take turns to start, with any tile.
    {""}**The end of a round.** Someone has no tiles left; or nobody can go on; or everyone can see that no tile fits any more. A blocked round goes to the lowest pip count; if that is tied, nobody wins.
    {""}**Scoring.** The winner scores the pips of all the others; after a block, minus their own. Partners count together, and a partner’s pips never score.
    {""}**Special here.** A double lies crosswise, but plays like any other tile.
    {""}-# After Foster’s Complete Hoyle and onlinedominogames.com.
