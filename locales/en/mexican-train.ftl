# Mexican Train

game-mexican-train = Mexican Train
names-mexican-train = tren mexicano, train dominoes, trains, double twelve, double nine, mexican dominoes
hook-mexican-train = a train for each, and one for all
    .name = Mexican Train
    .word = for many
pitch-mexican-train = Build your own train from the hub; play on the others’ when they open. Good for many players.
    .takes = { $rounds ->
        [one] One round of about six minutes.
       *[other] { $rounds } rounds of about six minutes each.
    }
option-set = Set
    .says = which tiles are used
choice-set-d9 = double-nine, 55 tiles
choice-set-d12 = double-twelve, 91 tiles
option-first-turn = First turn
    .says = how many tiles you may play on your own train in your first turn
choice-first-turn-one = one
choice-first-turn-train = as many as fit
option-mexican-from = Mexican train
    .says = when you may play on the train that belongs to everyone
choice-mexican-from-any = at any time
choice-mexican-from-own-first = once your own train has begun
option-open-doubles = Open doubles
    .says = who has to cover a double that its player could not cover
choice-open-doubles-all = every player in turn
choice-open-doubles-own = nobody else
option-several-doubles = Several doubles
    .says = whether you may play more doubles before you cover them
option-blank-double = Double blank
    .says = points for 0-0 left in your hand
choice-blank-double-0 = none
unit-blank-double = { $value }
coach-mexican-train-start = Begin a train: press a tile with the number of the hub in the middle.
coach-mexican-train-play = Play on your own train, or on one that is open to you.
coach-mexican-train-cover = Cover the open double: you can play on its train only.
coach-mexican-train-draw = Nothing fits: draw one. If it doesn’t fit either, your train opens to all.
basics-mexican-train = **Goal.** Have few pips left. They are your points, and points are bad.{ $blank_double ->
        [0] {""}
       *[other] {" "}0-0 counts { $blank_double }.
    }
    {""}**Your turn.** Play one tile: on your own train, on the **Mexican train**, which belongs to everyone{ $mexican_from ->
        [own-first] {" "}(once your own has begun)
       *[other] {""}
    }, or on any train with a **marker**. All trains begin at the **hub** in the middle.{ $first_turn ->
        [train] {" "}In your first turn, you may play as many as fit on your own train.
       *[other] {""}
    }
    {""}**Nothing fits?** Draw one tile, and play it if it fits. If not, your train gets a marker, and the others may play on it until you do.
    {""}**Doubles.** A double has to be covered: you go on until you cover it or cannot.{ $open_doubles ->
        [own] {" "}If you cannot, nobody else has to.
       *[other] {" "}Then the next player must, on any train.
    }{ $several_doubles ->
        [0] {""}
       *[other] {" "}You may play more doubles before you cover them.
    }
    {""}**Winning.** A round ends when someone has no tiles left. After { $rounds ->
        [one] one round,
       *[other] { $rounds } rounds,
    } the lowest score wins.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
rules-mexican-train = **Mexican Train**, for two to eight, everyone for themselves
    {""}**Aim.** Collect as few points as you can.
    {""}**Tiles.** For two to four a double-nine set (12, 11 or 10 tiles each), for more a double-twelve set (five or six: 12 each, seven or eight: 10). The rest is the boneyard.
    {""}**The hub.** The highest double lies in the middle; in each later round the next lower one does.
    {""}**Trains.** Everyone has a train, and the **Mexican train** belongs to all. Each begins at the hub with its number and grows at one end.
    {""}**A turn.** Play one tile on your own train, on the Mexican train, or on another with a **marker**, even an empty one. If you can, you must. If not, draw one tile, and play it if it fits. If it does not, or none is left, you mark your train, and others may play on it. The marker goes when you play there yourself.
    {""}**Doubles.** After a double, in your first turn too, you go on: cover it from your hand, or draw one tile for it. If you cannot, you mark your train, and the double stays **open**: nothing else may be played until someone covers it, each in turn. If no tile for it is left, it needs no cover.
    {""}**The end of a round.** Someone has no tiles left (a double may be the last), or nobody can go on.
    {""}**Scoring.** All players add the pips left in their hands. The lowest total after all rounds wins: usually five, at most one for each double. Lots decide who starts the first round, then players take turns.
    {""}**Special here.** House rules: in the first turn, as many tiles as fit on your own train (covering another player’s double does not use it up); the Mexican train only after your own; 25 or 50 points for 0-0.
    {""}-# After pagat.com (Mexican Train) and the Good Sam Club.
preset-full-train = Double-twelve set, all 13 rounds
