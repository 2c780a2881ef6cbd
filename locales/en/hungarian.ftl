# Hungarian dominoes: title, house rules, actions, events, refusals, rules in short

game-hungarian = Hungarian dominoes

option-end-on-domino = Domino ends
    .says = a deal ends at once when somebody has no tile left
option-leader-ends = The lead
    .says = whether the first series of a deal may grow at both ends
choice-leader-ends-both = at both ends
choice-leader-ends-one = at one end
option-losers = Who loses
    .says = who has lost when somebody reaches the points at which the match ends
choice-losers-highest = the highest total
choice-losers-all = all who reached them

action-train = { $end ->
    [start] Lead { $count } tiles ({ $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    })
   *[other] { $count } tiles ({ $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }) → { $end }
}
menu-train = A whole train

event-leader-drawn = { $name } is drawn to lead the first deal.
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

rules-hungarian = **Hungarian dominoes**, for two to four, everyone for themselves
    {""}**Aim.** Keep few pips. Whoever has most of them when somebody reaches 100 loses the match.
    {""}**Tiles.** Double-six set, 28 tiles. Two players take 12 each, three 8, four 6; four tiles are set aside unseen.
    {""}**A turn** is a whole series. Choose one end (A or B) and lay tile after tile there, as long as one of yours fits. You choose the tiles, but you may neither stop nor change to the other end. If nothing fits either end, you pass.
    {""}**The lead.** By lot, then in turn, whatever happened. The leader lays any tile and goes on at both ends until nothing fits.
    {""}**The end of a deal.** When nobody can lay a tile. Whoever has none left has no more turns; the others go on.
    {""}**Scoring.** Everybody adds the pips left in hand. Somebody with 100 or more ends the match: the highest total loses, the lowest wins.
    {""}**Special here.** Where somebody stopped tells what they do not hold. The bot finds whole trains for you, the longest and the heaviest. House rules: the deal ends with the first who has no tile left; the leader, too, goes on at one end; all who reach 100 lose; a match for a pot.
    {""}-# After pagat.com (Hungarian dominoes).
