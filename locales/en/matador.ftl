# Matador

game-matador = Matador
names-matador = Russian dominoes, sevens, all sevens, sum to seven
hook-matador = halves that make 7
    .name = Matador
    .word = makes 7
pitch-matador = Touching halves do not match: they add up to 7. Four matadors go anywhere.
    .takes = A match takes about fifteen minutes.
rules-fits-matador = A tile fits if one of its halves and the number at an open end (A or B) add up to 7: 1 on 6, 2 on 5, 3 on 4. The **matadors** 0-0, 1-6, 2-5 and 3-4 fit everywhere.
coach-matador-start = You start. The next tile has to make 7 with a half of yours.
coach-matador-play = Touching halves make 7. A matador (0-0, 1-6, 2-5, 3-4) fits everywhere.
coach-matador-team-play = With { $partner }: touching halves make 7, and matadors fit everywhere.
basics-matador = **Goal.** Be the first to play all your tiles, and score the pips that the others have left.{ $teams ->
        [0] {""}
       *[other] {" "}Four play in **teams**: you and the player opposite win together, and your pips count together.
    }
    {""}**Your turn.** Play one of your tiles on A or B. If one fits, you must play; if none does, draw { $draw_limit ->
        [none] until one fits
       *[other] one tile, and play it if it fits
    }. With a matador you choose which half faces outwards.
    {""}**A 0 at an end** takes only matadors, as no half makes 7 with it.
    {""}**Winning.** Play your last tile and you win the round. If nobody can go on, { $blocked ->
        [last] the player of the last tile wins
       *[other] the lowest pip count wins
    }. The first to have { $target } points wins the match.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
rules-matador = **Matador**, for two to four, everyone for themselves (or four in two teams)
    {""}**Aim.** Win rounds: the winner scores the pips that the others have left. The first to have 100 points wins the match.
    {""}**Tiles.** Double-six set, 28 tiles. Two players take 7 each, three take 6, four take 5. The rest is the boneyard; its last two tiles are never drawn.
    {""}**What fits.** Touching halves add up to 7: 1 goes on 6, 2 on 5, 3 on 4, and the other way round. Nothing makes 7 with 0.
    {""}**Matadors** are 0-0, 1-6, 2-5 and 3-4. They fit every end, even a 0, and you choose which half faces outwards. The next tile has to make 7 with that half, or be a matador, too.
    {""}**A turn.** If you can play, you must. If not, draw until a tile fits, and play it; if the boneyard is used up, you pass.
    {""}**Who starts.** In the first round the heaviest double, and its owner must start with it (if nobody has a double: the heaviest tile). After that, players take turns to start, with any tile.
    {""}**The end of a round.** Someone has no tiles left; or nobody can go on; or everyone can see that no tile fits any more. A blocked round goes to the lowest pip count; a tie scores nothing.
    {""}**Scoring.** The winner scores the pips of all the others; after a block, minus their own.
    {""}-# After pagat.com (Matador) and bonaludo.com.
