# Pulle: title, house rules, actions, events, refusals, rules in short

game-pulle = Pulle

option-payment = Winner’s bonus
    .says = chips that everyone pays the winner of each round; half if it was blocked
choice-payment-0 = none
unit-payment = { $value ->
    [1] 1 chip each
   *[other] { $value } chips each
}
option-buyback = Buying back
    .says = a high score may be bought down for half an entry
option-tie-adds-pips = Ties count
    .says = pips are added even if a round was blocked with a tie for the lowest pip count
option-buyback-with = Buying back with
    .says = whether you can buy back once someone is out; their score still counts
choice-buyback-with-four = all four in
choice-buyback-with-fewer = fewer, too
option-buyback-until = Buying back until
    .says = whether you can still change your mind between rounds
choice-buyback-until-answer = you have answered
choice-buyback-until-deal = the next round
option-broken-reentry = Broken pot
    .says = who pays again and plays on when everyone has more than 100 points
choice-broken-reentry-all = all four
choice-broken-reentry-survivors = only those still in

lobby-reserve = To be able to buy back, you need { $chips } in all. With fewer you can still play, but you can only buy back if you win some.
action-buyback = { $score ->
    [one] Buy back: 1 point
   *[other] Buy back: { $score } points
}
action-decline = Don’t buy back
action-renounce = Stay out of this pot
sure-renounce = Stay out of this pot for good? You can never buy back into it, and you stay out even if it breaks and the others come back.

event-buyback-opened = Buying back is open: it costs half an entry, for the pot.
event-bought-back = { $score ->
    [one] { $name } buys back and has 1 point now.
   *[other] { $name } buys back and has { $score } points now.
}
event-declined = { $name } does not buy back.
event-buyback-closed = Buying back is closed.
event-eliminated = { $name } has { $score } points and is out.
event-pool-broken = The pot is broken: everyone has more than 100 points. All scores are back at 0{ $chips ->
    [0] .
    [1] , and another chip each is paid in.
   *[other] , and another { $chips } chips each are paid in.
}
event-returned = { $name } is back in.
event-renounced = { $name } will not come back into this pot.

illegal-no-offer = You cannot buy back now.
illegal-offer-changed = Someone else has bought back meanwhile: you would now have { $score ->
    [one] 1 point
   *[other] { $score } points
}. Decide again.
illegal-not-out = Only a player who is out can stay out of the pot.

rules-pulle = **Pulle**, Vienna, for four
    {""}**Aim.** Everyone pays an entry into the pot, the **Pulle**. With more than 100 points you are out; the last player in takes it all.
    {""}**Tiles.** The 36 tiles from 0-1 to 7-8, no doubles: seven each, also when only three or two players are left. The rest, the **Stamm**, is never shown.
    {""}**A turn.** Play a tile that fits A or B. If you can, you must; if not, you pass. The player with the heaviest tile starts the first round, with any tile; after that, the last winner starts (after a tie, the player who played the last tile, or the next one who is in).
    {""}**The end of a round.** Someone has no tiles left, or nobody can go on: then the lowest pip count wins.
    {""}**Scoring.** All players add the pips left in their hands to their points, the winner of a blocked round too. With 100 you are in, with 101 out. If the lowest pip count is tied, the round does not count.
    {""}**Buying back.** If all four have played the round, you may pay half an entry and take the middle score of the other three: 107 against 41, 62 and 88 drops to 62. (If the three are equal: one more.) It must be lower than yours and not above 100, and you must be able to cover the next round as well.
    {""}**Broken pot.** If everyone who played has more than 100, all four start again from 0 with another entry.
    {""}**Special here.** House rules: each of the others pays the winner of a round, half as much after a block; fewer than four may buy back, too; you may do so until the next round.
    {""}-# After pagat.com (Austrian dominoes) and gamefarm.jp.
