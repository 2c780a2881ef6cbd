# Challenge

game-challenge = Challenge

option-claims = Claims
    .says = face down until all have answered, or their sizes shown as they come
choice-claims-sealed = sealed
choice-claims-open = sizes shown at once
option-chips = Chips
    .says = what is paid at the end of a deal
choice-chips-none = just for fun
choice-chips-pot = a pot for the winner
choice-chips-per-tile = for each tile left
option-stake = Stake in the pot
    .says = chips that everybody puts into the pot of a deal
unit-stake = { $value }
option-rate = Price of a tile
    .says = chips that the others pay the winner for each tile left
unit-rate = { $value }
option-cap = Most to lose
    .says = chips that one player can lose in a deal when tiles are paid for
unit-cap = { $value }
choice-cap-none = sixteen tiles’ worth
choice-cap-5600 = none, every tile counts

action-claim = { $tiles ->
    [none] No claim
   *[other] Claim { $tiles }
}
action-challenge = Challenge { $name }
action-give = Give { $tiles }
menu-claim = Your claim: one tile or two
menu-give = { $most ->
    [1] Which tile do you give away?
   *[other] Which { $most } tiles do you give away?
}

event-first-tosser = { $lot ->
    [yes] Deal { $deal }. { $name } is drawn to toss first.
   *[no] Deal { $deal }. { $name } lost the last one, and so deals and tosses first.
}
event-tossed = { $name } tosses { $one } and { $two }.
event-claim-shown = { $size ->
    [0] { $name } does not claim.
    [1] { $name } claims with one tile.
   *[other] { $name } claims with two tiles.
}
event-claims-revealed = { $singles ->
    [none] All have answered. With two tiles: { $pairs }.
   *[other] { $pairs ->
        [none] All have answered. With one tile: { $singles }.
       *[other] All have answered. With one tile: { $singles }. With two: { $pairs }.
    }
}
event-no-claims = All have answered, nobody claims. The dice go on.
event-challenged = { $name } challenges { $target }.
event-exposed = { $true ->
    [yes] { $target } shows { $tiles }: true! { $name } takes the claim.
   *[no] { $target } shows { $tiles }: a bluff! { $name } takes the claim back.
}
event-gave-tiles = { $count ->
    [0] { $giver } has no tile to give to { $receiver }.
    [1] { $giver } gives { $receiver } a tile, unseen.
   *[other] { $giver } gives { $receiver } { $count } tiles, unseen.
}
event-to-boneyard = { $count ->
    [1] All pass: a tile goes to the boneyard, unseen.
   *[other] All pass: { $count } tiles go to the boneyard, unseen.
}
event-claim-returned = { $count ->
    [1] { $name } takes an unchallenged tile back.
   *[other] { $name } takes { $count } unchallenged tiles back.
}
event-deal-lost = { $count ->
    [1] { $name } loses with one tile left, and tosses first in the next deal.
   *[other] { $name } loses with { $count } tiles left, and tosses first in the next deal.
}

# What only the reader knows

note-exposed = { $target } { $tiles } { $true ->
    [yes] (true) → { $name }
   *[no] (bluff)
}
event-gave = You gave { $name }: { $tiles }
event-received = You got from { $name }: { $tiles }
event-discarded = Your unchallenged claim, now in the boneyard: { $tiles }

illegal-claims-first = First everybody has to answer the toss.
illegal-claims-closed = All have answered: claims can no longer be changed.
illegal-too-many-tiles = A claim has at most { $most } tiles.
illegal-not-yourself = You cannot challenge your own claim.
illegal-no-open-claim = There is no open claim to challenge there.
illegal-give-first = First choose { $need ->
    [1] the tile
   *[other] the { $need } tiles
} to give away.
illegal-wrong-give-count = { $need ->
    [1] It has to be exactly one tile.
   *[other] It has to be exactly { $need } tiles.
}
illegal-nothing-to-give = There is nothing to give away now.

rules-challenge = **Challenge**, bluffing with dice, for two to seven, best for five or six
    {""}**Aim.** Be the first to get rid of all your tiles.
    {""}**Tiles.** Two double-six sets, eight tiles each. The rest is the boneyard, which only grows.
    {""}**A toss.** In turn you toss the two dice. Then everybody answers in secret: no tile, one or two, face down. One tile *claims* to show the two numbers. Two tiles claim to make a train with these ends: for 3 and 4 that is 0-3 with 0-4, or 3-6 with 4-6. You may change your answer until all have answered.
    {""}**Challenges.** From the tosser on, each in turn challenges one claim of another or passes, round and round. The claim is shown. *A bluff:* the bluffer takes it back, and gets as many tiles from the challenger, unseen. *True:* the challenger takes it, and gets as many more, unseen. Whoever has too few gives all there is.
    {""}**All pass** in succession: the claims left go to the boneyard, unseen, and the dice go on.
    {""}**The end.** You win with no tile in hand and no open claim; laying down your last tiles is not enough. Open claims of others go back to their hands. Whoever has most tiles (then most pips) loses, and tosses first next.
    {""}**Scoring.** As agreed: just for fun, for a pot, or so many chips for each tile left (all of them, unless you agree on a cap).
    {""}**Special here.** A die has no blank: 0-0 is never true. You can only bluff it away or give it away.
    {""}-# After pagat.com (Challenge), from Ubluff.
