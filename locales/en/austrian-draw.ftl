# Austrian draw game, and what the games with a boneyard have in common

game-austrian-draw = Austrian draw game

option-draw-limit = Drawing
    .says = how many tiles may be drawn in one turn
choice-draw-limit-none = until one fits
unit-draw-limit = at most { $value }
option-visible-block = Dead line
    .says = what happens when everybody can see that nothing fits any more
choice-visible-block-end = the deal ends at once
choice-visible-block-draw-out = the boneyard is drawn empty

event-drew-tiles = In this deal you drew { $tiles }.

rules-austrian-draw = **Austrian draw game**, for two or three, everyone for themselves
    {""}**Aim.** Be the first to lay all your tiles, or hold the fewest pips when nobody can go on.
    {""}**Tiles.** Double-eight set without doubles, 36 tiles. Two players take 8 (or 9) each, three 7. The rest is the boneyard, face down.
    {""}**A turn.** Lay one tile that fits end A or B. If you can, you must. If not, you draw until a tile fits, and lay that one; once the boneyard is empty, you pass. Only you see what you draw. The holder of the heaviest tile leads the first deal, with any tile; then the last winner.
    {""}**The end.** Whoever has no tile left wins. If nobody can go on, the fewest pips win. If they are shared, nobody wins, and whoever laid the last tile leads next.
    {""}**Scoring.** Each deal won counts one. If you agree on a number of deals, whoever has won most of them wins, and you may play for a pot.
    {""}**Special here.** Once everybody can see that no tile fits any more, the deal is over, even with tiles to draw. House rules: draw the boneyard empty first; draw at most three tiles in a turn, then pass.
    {""}-# After pagat.com (Austrian dominoes) and gamefarm.jp.
