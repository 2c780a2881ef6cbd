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

event-drew-tile = You draw { $tile }.

rules-austrian-draw = **Austrian draw game**, for two or three, each for himself
    {""}**Aim.** Be the first to lay all your tiles, or hold the fewest pips when the game is blocked.
    {""}**Tiles.** Double-eight set without doubles: 36 tiles. Two players take 8 (or 9) each, three 7. The rest lies face down as the boneyard.
    {""}**A turn.** Lay one tile that fits an open end (A or B). The tiles lie like bricks, in a double line. If one of yours fits, you must lay. If none does, you draw from the boneyard until one fits, and lay that one; once the boneyard is empty, you pass. What you draw only you can see. In the first deal the holder of the heaviest tile leads, with any tile; later the last winner.
    {""}**The end.** Domino: somebody has no tile left and wins. Blocked: nobody can go on; the fewest pips win. If the lowest total is shared, nobody wins, and whoever laid the last tile leads next.
    {""}**Special here.** As soon as everybody can see that no tile fits any more, the deal is blocked, even if there are tiles to draw. House rules: draw the boneyard empty all the same; draw at most three tiles in a turn, then pass.
    {""}**Scoring.** Each deal has one winner. If you agree on a number of deals, whoever has won most of them wins, and you may play for a pot.
    -# After pagat.com (Austrian dominoes) and gamefarm.jp.
