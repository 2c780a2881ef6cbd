# Luxembourg draw

game-luxembourg = Luxembourg draw

option-end = Match
    .says = how the match ends
choice-end-rounds = after some deals
choice-end-target = at a number of points
option-rounds = Deals of a match
    .says = how many deals, if the match ends after some deals
unit-rounds = { $value }

event-lot-shown = { $name } shows { $tile }.
event-winning-tile = Deal { $deal }. { $tile } is the winning tile and lies on the table; { $name } makes the first play.

rules-luxembourg = **Luxembourg draw**, for two to six, each for himself
    {""}**Aim.** Collect as few points as you can.
    {""}**Tiles.** Double-six set: 28 tiles. Two players take 7 each, three 6, four 5, five 4, six 3. The rest is the boneyard.
    {""}**The winning tile.** Before each deal everybody draws one more tile and shows it. The one with most pips (of two, the one with the larger half) lies on the table; whoever drew it makes the first play to it. The other tiles go back into the boneyard.
    {""}**A turn.** Lay one tile that fits an open end (A or B). If one of yours fits, you must lay. If none does, draw one tile, and your turn is over, even if that tile fits. Once the boneyard is empty, you pass. What you draw only you can see.
    {""}**The end of a deal.** Somebody has no tile left; or nobody can go on; or everybody can see that no tile fits any more (by house rule, the boneyard is drawn empty first).
    {""}**Scoring.** Everybody adds the pips left in hand. The match ends after 3 deals, or, if you agree on it, when somebody has 100 points. The lowest total wins; equal totals share. You may play for a pot.
    -# After the author’s own rules in a blog of 2010.
