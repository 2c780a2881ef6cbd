# Fewest doubles

game-fewest-doubles = Fewest doubles
pitch-fewest-doubles = Get rid of your doubles before the line is blocked.
    .takes = A round takes about three minutes.
hook-fewest-doubles = lose your doubles
    .name = Doubles
    .word = get rid of

blocked-fewest-doubles = Blocked: { $name } has the fewest doubles.
    .tied = Blocked, and the fewest doubles are shared: nobody wins.

option-last = Tiles that stay
    .says = tiles of the boneyard that nobody draws

rules-fewest-doubles = **Fewest doubles**, for two or three, everyone for themselves
    {""}**Aim.** Play all your tiles, or have the fewest doubles when nobody can go on.
    {""}**Tiles.** Double-six set, 28 tiles. Two players take 7 each, three take 6. The rest is the boneyard; its last tiles stay there.
    {""}**A turn.** Play one tile on end A or B. If none fits, draw until one does. Once nothing is left to draw, you pass.

basics-fewest-doubles = **Goal.** Play all your { $hand } tiles.
    {""}**Your turn.** Put one of your tiles on A or B. If one fits, you must play; if none does, you draw.
    {""}**Winning.** Play your last tile, or have the fewest doubles when the line is blocked.
    {""}**What a round can cost.** Nothing: it is just for fun.
