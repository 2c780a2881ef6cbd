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
picture-figure-lots = Everyone draws and shows a tile. 4-6 and 5-5 have equal pips; 4-6 starts, by its larger half.
picture-figure-lowest = After three rounds, the lowest total of pips left wins.
picture-figure-hand-empty = Poldi has no tile left, wins the round and scores the pips that the others hold.
picture-figure-blocked-seven = Blocked: both ends show 5, and all seven 5s are in the line. The lowest pip count wins.
picture-figure-passes = No tile fits, and nobody draws: you pass automatically.
picture-figure-ends-added = After each tile the open ends are added up. A multiple of five scores as many points.
picture-figure-spinner = The first double is the spinner. Its two sides come first, here A and B.
picture-figure-spinner-arms = With tiles on both sides, the spinner is open above and below, too: C and D.
picture-figure-double-counts = A double at an end counts both halves. C and D count nothing while they are empty.
picture-figure-double-leads-two = The heaviest double starts and scores 2 points; here it is Poldi’s.
picture-figure-header = Both ends show the same number after your tile: a double header, 2 points.
picture-figure-triple-header = If one of these ends is a double, it is a triple header: 3 points.
picture-figure-partners = Partners sit opposite each other and win together: Mizzi and Resi, Poldi and Franz.
picture-figure-capicua = Capicúa, Dominican style: a last tile that fits both ends, no double and no 0, scores 30 points.
picture-figure-lowest-hand = Blocked, in the Dominican style: the lowest hand wins for its team, here Poldi’s.
picture-figure-double-leads = The heaviest double starts the first round; here it is Poldi’s.
picture-figure-nines = Pips go up to nine. Everyone gets ten of the 55 tiles; fifteen lie aside, unseen.
picture-figure-team-total = Blocked: the lower total of a team wins and scores the pips of the other team.
picture-figure-trains = Trains grow from the hub, here 9-9. Everyone has one, and M is for all.
picture-figure-marker = A marker opens Poldi’s train to everyone. Mizzi may play on A, B and M, but not on Resi’s train.
picture-figure-cover = A double has to be covered before any other tile may be played.
picture-figure-trains-scored = Mizzi has no tile left. The others add the pips in their hands, and the lowest score wins.
picture-figure-sevens = Halves that touch add up to 7: a 6 takes a 1, a 5 takes a 2. Two of these three fit.
picture-figure-matadors = The four matadors fit any end, whatever it shows.
picture-figure-turned = A matador may lie either way round. What fits next depends on the outer half.
picture-figure-blank-end = A 0 at an end takes only matadors: nothing else adds up to 7 with it.
picture-figure-four-arms = 6-6 starts each round, and it has four arms, A to D.
picture-figure-only-sixes = Until each arm has a tile, only tiles with a 6 may be played, on an empty arm.
picture-figure-any-arm = After that, play at the end of any arm. Two of these three fit.

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
