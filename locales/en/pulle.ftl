# Pulle: title, house rules, actions, events, refusals, rules in short

game-pulle = Pulle

option-payment = Payment
    .says = chips that everyone pays the winner of each round; half if it was blocked
choice-payment-0 = none
unit-payment = { $value ->
    [1] 1 chip each
   *[other] { $value } chips each
}
option-buyback = Buying back
    .says = a high score may be bought down for half an entry
option-tie-adds-pips = Ties count
    .says = pips are added even if a round was blocked with a shared lowest total
option-buyback-with = Buying back with
    .says = whether anyone may buy back once somebody is out, whose score still counts
choice-buyback-with-four = all four in
choice-buyback-with-fewer = fewer, too
option-buyback-until = Buying back until
    .says = whether you may still change your mind between the rounds
choice-buyback-until-answer = you have answered
choice-buyback-until-deal = the next round
option-broken-reentry = Broken pot
    .says = who pays again and plays on when everyone has more than 100
choice-broken-reentry-all = all four
choice-broken-reentry-survivors = only those still in

lobby-reserve = To buy back you need { $chips } chips in all. With fewer you can play all the same, but buy back only if you have won some.
action-buyback = { $score ->
    [one] Buy back: 1 point
   *[other] Buy back: { $score } points
}
action-decline = Don’t buy back
action-renounce = Stay out of this pot
sure-renounce = Stay out of this pot for good? You can never buy back into it, and you stay out even if it breaks and the others come back.

event-buyback-opened = Whoever wants to buy back pays half an entry into the pot.
event-bought-back = { $score ->
    [one] { $name } buys back and has 1 point now.
   *[other] { $name } buys back and has { $score } points now.
}
event-declined = { $name } does not buy back.
event-buyback-closed = Buying back is closed.
event-eliminated = { $name } has { $score } points and is out.
event-pool-broken = The pot is broken: everyone has more than 100. All scores are back at 0, and { $chips ->
    [1] another chip each is
   *[other] another { $chips } chips each are
} paid in.
event-returned = { $name } is in again.
event-renounced = { $name } will not come back into this pot.

illegal-no-offer = You cannot buy back now.
illegal-offer-changed = Somebody else has bought back meanwhile: you would have { $score ->
    [one] 1 point
   *[other] { $score } points
} now. Decide again.
illegal-not-out = Only somebody who is out can stay out of the pot.

rules-pulle = **Pulle**, Vienna, for four
    {""}**Aim.** Everyone pays an entry into the pot, the **Pulle**. Whoever has more than 100 pips is out; the last one in takes it all.
    {""}**Tiles.** The 36 tiles from 0-1 to 7-8, no doubles: seven each, also when only three or two are left. The rest, the **Stamm**, is never shown.
    {""}**A turn.** Play a tile that fits A or B. If you can, you must; if not, you pass. Whoever holds the heaviest tile starts the first round, with any tile; then the last winner, after a tie whoever played the last tile, or the next one who is in.
    {""}**The end of a round.** Somebody has no tile left, or nobody can go on: then the fewest pips win.
    {""}**Scoring.** Everyone adds the pips left in hand, the winner of a blocked round too. With 100 you are in, with 101 out. If the fewest pips are shared, the round does not count.
    {""}**Buying back.** If all four have played the round, you may pay half an entry and take the middle one of the three other scores: 107 against 41, 62 and 88 drops to 62. (If the three are equal: one more.) It must be lower than yours and not above 100, and you must be able to cover the next round as well.
    {""}**Broken pot.** If everyone who played has more than 100, all four start again from 0 with another entry.
    {""}**Special here.** House rules: each of the others pays the winner of a round, half as much after a block; fewer than four may buy back, too; you may do so until the next round.
    {""}-# After pagat.com (Austrian dominoes) and gamefarm.jp.
