# Austrian draw game, and what the games with a boneyard have in common

game-austrian-draw = Austrian draw game

option-draw-limit = Drawing
    .says = how many tiles may be drawn in one turn
choice-draw-limit-none = until one fits
choice-draw-limit-0 = one, and the turn is over
unit-draw-limit = at most { $value }
option-visible-block = When nothing fits any more
    .says = whether the round ends at once, or the boneyard is drawn empty first
choice-visible-block-end = the round ends at once
choice-visible-block-draw-out = players draw the boneyard empty

event-drew-tiles = You drew { $tiles }.

rules-austrian-draw = **Austrian draw game**, for two or three, everyone for themselves
    {""}**Aim.** Be the first to play all your tiles, or have the lowest pip count when nobody can go on.
    {""}**Tiles.** The 36 tiles from 0-1 to 7-8, no doubles. Two players take 8 (or 9) each, three take 7. The rest is the boneyard, face down.
    {""}**A turn.** Play a tile that fits A or B. If you can, you must. If not, draw until one fits, and play it; once the boneyard is empty, you pass. Only you see what you draw. The player with the heaviest tile starts the first round, with any tile; after that, the last winner starts.
    {""}**The end.** Play your last tile and you win. If nobody can go on, the lowest pip count wins. If it is tied, nobody wins, and the player who played the last tile starts the next round.
    {""}**Scoring.** Each round won counts one. If you agree on a number of rounds, the player who wins most of them wins the match, and you may play for a pot.
    {""}**Special here.** Once everyone can see that no tile fits any more, the round is over, even with tiles left to draw. House rules: draw the boneyard empty first; draw at most three tiles in a turn, then pass.
    {""}-# After pagat.com (Austrian dominoes) and gamefarm.jp.
