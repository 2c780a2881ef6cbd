# Challenge

game-challenge = Challenge

option-claims = Claims
    .says = whether claims stay hidden until everyone has answered, or their size is shown at once
choice-claims-sealed = hidden until all have answered
choice-claims-open = size shown at once
option-chips = Chips
    .says = what is paid at the end of a round
choice-chips-none = just for fun
choice-chips-pot = a pot for the winner
choice-chips-per-tile = for each tile left
option-stake = Entry per round
    .says = chips that everyone puts into the pot of a round
unit-stake = { $value }
option-rate = Price of a tile
    .says = chips that the others pay the winner for each tile they have left
unit-rate = { $value }
option-cap = Most to lose
    .says = the most chips one player can lose in a round when tiles are paid for
unit-cap = { $value }
choice-cap-5600 = no limit

action-claim = { $tiles ->
    [none] No claim
   *[other] Claim { $tiles }
}
action-challenge = Challenge { $name }
action-give = Give { $tiles }
menu-claim = Pick one or two tiles to claim
menu-give = { $most ->
    [1] Which tile do you hand over?
   *[other] Which { $most } tiles do you hand over?
}

event-first-tosser = { $lot ->
    [yes] Round { $deal }. { $name } is drawn to roll first.
   *[no] Round { $deal }. { $name } lost the last round and rolls first.
}
event-tossed = { $name } rolls { $one } and { $two }.
event-claim-shown = { $size ->
    [0] { $name } makes no claim.
    [1] { $name } claims with one tile.
   *[other] { $name } claims with two tiles.
}
event-claims-revealed = { $singles ->
    [none] The claims are down. Two tiles: { $pairs }.
   *[other] { $pairs ->
        [none] The claims are down. One tile: { $singles }.
       *[other] The claims are down. One tile: { $singles }. Two tiles: { $pairs }.
    }
}
event-no-claims = No claims. The next player rolls.
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
    [1] Everyone passes: a tile goes to the discards, unseen.
   *[other] Everyone passes: { $count } tiles go to the discards, unseen.
}
event-claim-returned = { $count ->
    [1] { $name } takes back an unchallenged tile.
   *[other] { $name } takes back { $count } unchallenged tiles.
}
event-deal-lost = { $count ->
    [1] { $name } loses with one tile left and rolls first in the next round.
   *[other] { $name } loses with { $count } tiles left and rolls first in the next round.
}

# What only the reader knows

note-exposed = { $target } { $tiles } { $true ->
    [yes] (true) → { $name }
   *[no] (bluff)
}
event-gave = You gave { $name }: { $tiles }
event-received = { $name } gave you: { $tiles }
event-discarded = Your unchallenged claim, now in the discards: { $tiles }

# The hand, while a claim lies open: to those whom it concerns
reveal-wrong = { $target } told the truth: you take { $tiles }{ $count ->
    [0] .
    [one] {" "}and one more tile.
   *[other] {" "}and { $count } more tiles.
}
reveal-right = You caught { $target } bluffing! { $target } takes back { $tiles }{ $count ->
    [0] .
    [one] {" "}and gets one of your tiles.
   *[other] {" "}and gets { $count } of your tiles.
}
reveal-caught = { $name } caught you bluffing: you take back { $tiles }{ $count ->
    [0] .
    [one] {" "}and get one more tile.
   *[other] {" "}and get { $count } more tiles.
}
reveal-true = You told the truth! { $name } takes { $tiles }{ $count ->
    [0] .
    [one] {" "}and gets one of your tiles.
   *[other] {" "}and gets { $count } of your tiles.
}
undoubted-bluff = You got away with it: nobody challenged you.
event-lied = { $name }: { $count ->
    [one] 1 lie
   *[other] { $count } lies
}, { $caught ->
    [0] never caught
   *[other] { $caught } caught
}
lies-told = Lies told: { $lies }
event-boldest-lie = The lie of the round: on a roll of { $one } and { $two }, { $name } got away with { $tiles }.

illegal-claims-first = Not yet: everyone has to answer the roll first.
illegal-claims-closed = Everyone has answered: claims can no longer be changed.
illegal-too-many-tiles = A claim has at most { $most } tiles. Pick fewer.
illegal-not-yourself = You cannot challenge your own claim.
illegal-no-open-claim = There is no claim to challenge there.
illegal-give-first = First choose { $need ->
    [1] the tile
   *[other] the { $need } tiles
} to hand over.
illegal-wrong-give-count = { $need ->
    [1] Pick exactly one tile.
   *[other] Pick exactly { $need } tiles.
}
illegal-nothing-to-give = You have nothing to hand over now.

rules-challenge = **Challenge**, bluffing with dice, for two to seven, best with five or six
    {""}**Aim.** Be the first to get rid of all your tiles.
    {""}**Tiles.** Two double-six sets, eight tiles each. Tiles that leave the game go to the discards, face down.
    {""}**A roll.** Players take turns to roll the two dice. Then everyone answers in secret: no claim, one tile or two, face down. One tile *claims* to show the two numbers. Two tiles claim to join with the two numbers outside: for 3 and 4 that is 0-3 with 0-4, or 3-6 with 4-6; for 5 and 5 it takes both copies of one tile with a 5. You may change your answer until everyone has answered; then all see how many tiles each claim has.
    {""}**Challenges.** Starting with the player who rolled, each in turn challenges one claim or passes, round and round. The claim is shown. *A bluff:* its owner takes it back, plus the same number of tiles from the challenger, unseen. *True:* the challenger takes it, plus the same number from its owner, unseen. Too few? Give all you have.
    {""}**When everyone passes** one after the other, the claims left go to the discards, unseen, and the next player rolls.
    {""}**The end.** You win when you have no tiles in hand and no open claim; putting your last tiles down is not enough. Open claims of others go back to their hands. The player with the most tiles (then the most pips) loses and rolls first next.
    {""}**Scoring.** As agreed: just for fun, for a pot, or so many chips for each tile left (all of them, unless you agree on a cap).
    {""}**Special here.** Dice have no blank: 0-0 is never true. You can only bluff with it or hand it over.
    {""}-# After pagat.com (Challenge), from Ubluff.
