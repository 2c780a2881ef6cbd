# Figures of the rules: captions, and words inside. A caption has room for three lines of about 40 characters.

picture-figure-fits = Play one tile that fits end A or B. Two of these three fit.
picture-figure-crosswise = Doubles lie crosswise, but fit like any tile. Two of these three fit end A or B.
picture-figure-lead = The heaviest tile decides who starts. With equal pips, the larger half counts.
picture-figure-blocked = Blocked: both ends show 5, and all eight 5s are in the line. Nobody can go on.
picture-figure-dead = All eight 5s are in the line: the round is blocked, even with tiles left to draw.
picture-figure-counted = Blocked, so hands are counted: the lowest pip count wins. If it is tied, nobody wins.
picture-figure-draws = No tile fits? Draw until one does, and play it.
picture-figure-draws-one = No tile fits? Draw one, and your turn is over, even if it fits.
picture-figure-set = Known: Vienna 1830, two to six players, all 45 tiles with doubles, and drawing. The rest is our guess.
picture-figure-player-won = Poldi wins: the bank pays 2½ times Poldi’s stake of 4 and takes the other stakes.
picture-figure-banker-won = Franz is the bank, wins and takes all stakes.
picture-figure-pips-added = After each round, the pips left in your hand are added to your score. With 100 you are in, with 101 out.
picture-figure-bought-back = While all four are in, Poldi may buy back for half an entry: from 107 to the middle score of the others.
picture-figure-last-one = The last one in takes the pot.
picture-figure-opening = The player who starts goes on at both ends until nothing fits any more.
picture-figure-series = After that, a turn is a train at one end, here B. 2-3 would fit A, but has to wait.
picture-figure-left = Nobody can go on: all players add the pips left in their hands.
picture-figure-match-lost = Someone has 100 or more: the match is over, and the highest total loses.
picture-figure-single = One tile is true if it shows both numbers of the roll.
picture-figure-pair = Two tiles are true if they join with these numbers outside. Here are two of seven ways.
picture-figure-bluff = Mizzi challenges a bluff: Poldi takes it back, plus as many tiles from Mizzi, unseen.
picture-figure-true = Mizzi challenges, but it is true: Mizzi takes it, plus as many tiles from Poldi, unseen.
picture-figure-lots = Everyone draws and shows a tile. 4-6 and 5-5 have equal pips; the larger half is the start tile.
picture-figure-lowest = After three rounds, the lowest total of pips left wins.

picture-figure-reconstruction = RECONSTRUCTION
picture-figure-lost = LOST

## Alt text

picture-figure-alt = The rules in pictures: { $game }.
picture-figure-alt-panel = { $number }. { $caption } Shown: { $things }.
picture-figure-alt-line = line { $tiles }, open { $ends }
picture-figure-alt-arm = arm { $end }: { $tiles }
picture-figure-alt-train = train { $end }, { $name }: { $tiles }
picture-figure-alt-marked = marked: { $tiles }
picture-figure-alt-hand = in hand { $tiles }
picture-figure-alt-drawn = drawn { $tiles }
picture-figure-alt-none = neither
picture-figure-alt-backs = { $count } face down
picture-figure-alt-dice = dice { $one } and { $two }
picture-figure-alt-chips = { $chips } { $count ->
    [0.5] chip
    [one] chip
   *[other] chips
}
