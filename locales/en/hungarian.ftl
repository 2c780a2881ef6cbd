# Hungarian dominoes: title, house rules, actions, events, refusals, rules in short

game-hungarian = Hungarian dominoes

option-end-on-domino = Domino ends
    .says = a deal ends at once when somebody has no tile left
option-leader-ends = The lead
    .says = whether the first series of a deal may grow at both ends
choice-leader-ends-both = at both ends
choice-leader-ends-one = at one end

action-train = { $end ->
    [start] Lead { $count } tiles ({ $pips } pips)
   *[other] { $count } tiles ({ $pips } pips) → { $end }
}
menu-train = A whole train

event-leader-drawn = The lot falls on { $name }, who leads the first deal.
event-series-ended = { $count ->
    [one] { $name } has laid one tile; no more of this hand fits there.
   *[other] { $name } has laid { $count } tiles; no more of this hand fits there.
}
event-nobody-fits = Nobody can go on: the deal is over.
event-domino = { $name } has no tile left: the deal is over.
event-match-lost = { $name } has { $score } points and loses the match.

illegal-one-end-only = A series goes on at one end only. Your hand shows where.
illegal-must-continue = You have another tile that fits there: a series goes on as long as one does.
illegal-no-such-train = That train cannot be laid any more. Your hand shows what fits.

rules-hungarian = **Hungarian dominoes**, for two to four, each for himself
    {""}**Aim.** Keep few pips. Whoever has the most when somebody reaches 100 loses the match.
    {""}**Tiles.** Double-six set: 28 tiles. Two players take 12 each, three 8, four 6; four tiles are set aside unseen.
    {""}**A turn** is a whole series. Choose one end (A or B) and lay tile after tile there, as long as one of yours fits it. You choose the tiles, but you may not stop while one fits, nor change to the other end. If nothing of yours fits either end, you pass.
    {""}**The lead.** The first leader is drawn by lot; then the lead goes round, whatever happened. The leader lays any tile and goes on at both ends until nothing fits.
    {""}**Whole trains.** Instead of tile by tile you can lay a train at once: the bot finds the longest one and the heaviest one for each end.
    {""}**The end.** A deal goes on until nobody can lay a tile. Who has none left has no more turns; the others play on.
    {""}**Scoring.** Everybody adds the pips left in his hand. Reaching 100, even exactly, ends the match: the highest total loses, the lowest wins.
    {""}**Special here.** The end at which somebody stopped tells what that hand does not hold. By house rule a match is played for a pot.
    -# After pagat.com (Hungarian dominoes).
