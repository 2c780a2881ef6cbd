# Pulle: title, house rules, actions, events, refusals, rules in short

game-pulle = Pulle

option-payment = Payment
    .says = chips that everybody pays the winner of each deal; half if it was blocked
choice-payment-0 = none
unit-payment = { $value ->
    [1] 1 chip each
   *[other] { $value } chips each
}
option-buyback = Buying back
    .says = a high score may be bought down for half an entry
option-tie-adds-pips = Ties count
    .says = pips are added even if a deal was blocked with a shared lowest total
option-buyback-with = Buying back with
    .says = whether anybody may buy back once somebody is out, whose score still counts
choice-buyback-with-four = all four in
choice-buyback-with-fewer = fewer, too
option-buyback-until = Buying back until
    .says = whether one may still change one’s mind between the deals
choice-buyback-until-answer = one has answered
choice-buyback-until-deal = the next deal
option-broken-reentry = Broken pool
    .says = who pays again and plays on when everybody has more than 100
choice-broken-reentry-all = all four
choice-broken-reentry-survivors = only those still in

lobby-reserve = To buy back one needs { $chips } chips in all: the entry, what a deal costs, half an entry, and what the next deal asks for. Whoever has fewer can play, but not buy back without winning.
action-buyback = { $score ->
    [one] Buy back: 1 point
   *[other] Buy back: { $score } points
}
action-decline = Do not buy back
action-renounce = Give up coming back
sure-renounce = Give up coming back into this pool? That is for good, even if the pool breaks and the others come back.

event-buyback-opened = Whoever wants to buy back pays half an entry into the pool.
event-bought-back = { $score ->
    [one] { $name } buys back and has 1 point now.
   *[other] { $name } buys back and has { $score } points now.
}
event-declined = { $name } does not buy back.
event-buyback-closed = Buying back is closed.
event-eliminated = { $name } has { $score } points and is out.
event-pool-broken = The pool is broken: everybody has more than 100. All scores are back at 0, and { $chips ->
    [1] another chip is
   *[other] another { $chips } chips each are
} paid in.
event-returned = { $name } is in again.
event-renounced = { $name } will not come back into this pool.

illegal-no-offer = You cannot buy back now.
illegal-offer-changed = Somebody else has bought back meanwhile: you would have { $score ->
    [one] 1 point
   *[other] { $score } points
} now. Decide anew.
illegal-not-out = Only somebody who is out can give up coming back.

rules-pulle = **Pulle** (the pool), Vienna, for four
    {""}**Aim.** Everybody puts an entry into the pool, the **Pulle**. Whoever has more than 100 pips is out; the last one left takes it all.
    {""}**Tiles.** Double-eight set without doubles, 36 tiles: seven each, also when only three or two are left. The rest, the **Stamm**, stays face down and is never shown.
    {""}**A turn.** Lay one tile that fits end A or B. If you can, you must; if not, you pass. The holder of the heaviest tile leads the first deal, with any tile; then the last winner, after a tie whoever laid the last tile, or the next one who is in.
    {""}**The end of a deal.** Somebody has no tile left, or nobody can go on: then the fewest pips win.
    {""}**Scoring.** Everybody adds the pips left in hand, the winner of a blocked deal too. With 100 you are in, with 101 out. If the fewest pips are shared, the deal does not count.
    {""}**Buying back.** If all four have played the deal, you may pay half an entry and have the middle one of the three other scores (if those are equal: one more), even with over 100. It must be lower than yours and not above 100, and you must be able to cover the next deal as well.
    {""}**Broken pool.** If all who played have more than 100, all four start again from 0 with another entry.
    {""}**Special here.** House rules: each of the others pays the winner of a deal, half as much after a block; fewer than four may buy back, too; one may do so until the next deal.
    {""}-# After pagat.com (Austrian dominoes) and gamefarm.jp.
