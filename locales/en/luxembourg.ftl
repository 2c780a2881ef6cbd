# Luxembourg draw

game-luxembourg = Luxembourg draw

option-end = Match
    .says = how the match ends
choice-end-rounds = after a number of rounds
choice-end-target = at a number of points
option-rounds = Rounds in a match
    .says = how many rounds, if the match ends after a number of rounds
unit-rounds = { $value }
option-tied-lots = Equal start tiles
    .says = what decides if several players show a tile with equally many pips
choice-tied-lots-half = the larger half
choice-tied-lots-redraw = drawing again

event-lot-shown = { $name } shows { $tile }.
event-lots-tied = Equally many pips: { $seats } draw again.
event-winning-tile = Round { $deal }. { $tile } is the start tile, so { $name } plays first.

rules-luxembourg = **Luxembourg draw**, for two to six, everyone for themselves
    {""}**Aim.** Collect as few points as you can.
    {""}**Tiles.** Double-six set, 28 tiles. Two players take 7 each, three take 6, four 5, five 4, six 3. The rest is the boneyard, face down.
    {""}**The start tile.** Before each round everyone draws one more tile and shows it. The one with the most pips (if equal: the larger half, or by house rule they draw again) starts the line, and the player who drew it plays first. The others go back into the boneyard.
    {""}**A turn.** Play a tile that fits A or B. If you can, you must. If not, draw one tile, and your turn is over, even if it fits. Once the boneyard is empty, you pass. Only you see what you draw.
    {""}**The end of a round.** Someone has no tiles left; or nobody can go on; or everyone can see that no tile fits any more (house rule: draw the boneyard empty first).
    {""}**Scoring.** All players add the pips left in their hands to their points. The lowest total after 3 rounds wins or, if you agree on it, when someone has 100. Equal totals share. You may play for a pot.
    {""}**Special here.** Tiles that were shown and went back may be drawn again: remember them.
    {""}-# After the author’s own rules in a blog of 2010.
