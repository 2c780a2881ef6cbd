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
    .says = a high score may be bought down for half an entry, as long as all four are in
option-tie-adds-pips = Ties count
    .says = pips are added even if a deal was blocked with a shared lowest total
option-broken-reentry = Broken pool
    .says = who pays again and plays on when everybody has more than 100
choice-broken-reentry-all = all four
choice-broken-reentry-survivors = only who was still in

action-buyback = Buy back: { $score } points
action-decline = Do not buy back
action-renounce = Give up coming back

event-buyback-opened = Whoever wants to buy back pays half an entry into the pool.
event-bought-back = { $name } buys back and has { $score } points now.
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
illegal-offer-changed = Somebody else has bought back meanwhile: you would have { $score } points now. Decide anew.
illegal-not-out = Only somebody who is out can give up coming back.

rules-pulle = **Pulle** (the pool), Vienna, for four
    {""}**Aim.** Be the last one in. Everybody puts an entry into the pool (the **Pulle**); whoever has more than 100 pips is out; the last one left takes it all.
    {""}**Tiles.** Double-eight set without doubles: 36 tiles. Seven each, also when only three or two are left; the rest lies face down as the **Stamm** and is never shown.
    {""}**A turn.** Lay one tile that fits an open end (A or B). If one of yours fits, you must lay; if none does, you pass. In the first deal the holder of the heaviest tile leads, with any tile; later the last winner.
    {""}**Scoring.** After each deal, blocked or not, everybody adds the pips left in his hand to his score; so does the winner of a blocked deal. With 100 you are still alive. If the lowest total is shared, the deal does not count.
    {""}**Buying back.** As long as all four are in, you may pay half an entry into the pool after a deal, even with more than 100. Your score becomes the middle one of the three others; if those are equal, one more. It must help: lower than before and not above 100.
    {""}**Broken pool.** If all who played have more than 100, all scores go back to 0, and everybody pays the entry again and is in.
    {""}**Special here.** By house rule the winner of a deal is also paid by each of the others, half as much after a block.
    -# After pagat.com (Austrian dominoes) and gamefarm.jp.
