# Hungarian dominoes: title, house rules, actions, events, refusals, rules in short

game-hungarian = Hungarian dominoes

option-end-on-domino = Domino ends
    .says = a round ends at once when someone has no tiles left
option-leader-ends = The start
    .says = whether the first train of a round may grow at both ends
choice-leader-ends-both = at both ends
choice-leader-ends-one = at one end
option-losers = Who loses
    .says = who loses when someone reaches the points at which the match ends
choice-losers-highest = the highest total
choice-losers-all = everyone who reached the target

action-train = { $end ->
    [start] Start with { $count } tiles ({ $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    })
   *[other] { $count } tiles ({ $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }) → { $end }
}
menu-train = A whole train

event-leader-drawn = { $name } is drawn to start the first round.
event-series-ended = { $left ->
    [0] { $name } has no tiles left.
   *[other] {""}
}
event-nobody-fits = Nobody can go on: the round is over.
event-domino = { $name } has no tiles left: the round is over.
event-match-lost = { $name } has { $score } points and loses the match.

illegal-one-end-only = A train goes on at one end only. Your hand shows where.
illegal-must-continue = Another of your tiles fits there: a train goes on as long as one does.
illegal-no-such-train = That train cannot be played any more. Your hand shows what fits.

rules-hungarian = **Hungarian dominoes**, for two to four, everyone for themselves
    {""}**Aim.** Keep few pips. When someone reaches the target, the player with the most points loses the match. The target is 50 points unless you agree on more (in the source, 100).
    {""}**Tiles.** Double-six set, 28 tiles. Two players take 12 each, three take 8, four take 6; four tiles are set aside unseen.
    {""}**A turn** is a whole train. Choose one end (A or B) and play tile after tile there, as long as one of yours fits. You choose the tiles, but you may neither stop nor change to the other end. If nothing fits at either end, you pass.
    {""}**Who starts.** The first player is drawn by lot; after that, players take turns, whatever happened. The player who starts plays any tile and goes on at both ends until nothing fits.
    {""}**The end of a round.** When nobody can play a tile. If you have none left, you sit back; the others go on.
    {""}**Scoring.** All players add the pips left in their hands to their points. Once someone has reached the target, the match is over: the highest total loses, the lowest wins.
    {""}**Special here.** Where a player stopped tells what they do not hold. *A whole train* plays the longest or the heaviest train for you in one press. House rules: the round ends when a player has no tiles left; the first train, too, grows at one end; everyone who reaches the target loses; a match for a pot.
    {""}-# After pagat.com (Hungarian dominoes).
