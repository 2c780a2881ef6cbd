# Luxembourg draw

game-luxembourg = Luxembourg draw

option-end = Match
    .says = how the match ends
choice-end-rounds = after some deals
choice-end-target = at a number of points
option-rounds = Deals of a match
    .says = how many deals, if the match ends after some deals
unit-rounds = { $value }
option-tied-lots = Equal winning tiles
    .says = what decides if several show a tile with equally many pips
choice-tied-lots-half = the larger half
choice-tied-lots-redraw = drawing again

event-lot-shown = { $name } shows { $tile }.
event-lots-tied = Equally many pips: { $seats } draw again.
event-winning-tile = Deal { $deal }. { $tile } is the winning tile and lies on the table; { $name } makes the first play.

rules-luxembourg = **Luxembourg draw**, for two to six, everyone for themselves
    {""}**Aim.** Collect as few points as you can.
    {""}**Tiles.** Double-six set, 28 tiles. Two players take 7 each, three 6, four 5, five 4, six 3. The rest is the boneyard, face down.
    {""}**The winning tile.** Before each deal everybody draws one more tile and shows it. The one with most pips (of equal ones: the larger half, or by house rule they are drawn again) lies on the table, and whoever drew it begins. The others go back into the boneyard.
    {""}**A turn.** Lay one tile that fits end A or B. If you can, you must. If not, draw one tile, and your turn is over, even if it fits. Once the boneyard is empty, you pass. Only you see what you draw.
    {""}**The end of a deal.** Somebody has no tile left; or nobody can go on; or everybody can see that no tile fits any more (house rule: draw the boneyard empty first).
    {""}**Scoring.** Everybody adds the pips left in hand. The lowest total after 3 deals wins or, if you agree on it, when somebody has 100. Equal totals share. You may play for a pot.
    {""}**Special here.** What was shown and went back may be drawn again: remember it.
    {""}-# After the author’s own rules in a blog of 2010.
