# Achievements: the command, the picture, and the thirty-eight with what to do for each


achievements-title = **Achievements of { $name }** · { $earned } of { $all }
achievements-earned = ✓ **{ $title }** · { $how }
achievements-open = **{ $title }** · { $how }
achievements-steps = **{ $title }** ({ $steps } of { $goal }) · { $how }
achievements-of-game = { $game }: { $how }
achievements-hint = -# A round counts if at least two people play all of it.

picture-achievements = Achievements
picture-achievements-note = { $name } · { $earned } of { $all }
picture-achievement-steps = { $steps } of { $goal }
picture-achievement-new = New achievement

picture-alt-achievements = Achievements of { $name }: { $earned } of { $all } earned. Page { $page } of { $pages }:
picture-alt-achievement = { $state ->
    [earned] Earned
   *[open] Open
}: { $title }: { $how }
picture-alt-achievement-new = New achievement: { $title }. { $how }

achievement-all-eight = All Eight
    .how = Win a round or a match in eight different games.
achievement-ten-beaten = Regular
    .how = Beat ten different people.
achievement-three-matches = Hat-Trick
    .how = Win three matches in a row against people.
achievement-five-rounds = Winning Streak
    .how = Win five rounds in a row against people.
achievement-feather = Featherweight
    .how = Win a blocked round with two pips left at most.
achievement-runaway = Runaway
    .how = Play your last tile while everyone else still has three or more.
achievement-traffic-light = Red Light
    .how = Win without passing while everyone else passes at least twice.
achievement-court-banker = Safe as a Bank
    .how = Win five rounds as the bank.
achievement-high-stakes = High Stakes
    .how = Win five rounds with the highest stake.
achievement-second-helping = Second Helping
    .how = Add to your stake after a tie, and win.
achievement-jackpot = Jackpot
    .how = As the bank, win the highest stake from all three players.
achievement-ninety-nine = On the Brink
    .how = Play your last tile with 99 or 100 points on the slate.
achievement-from-behind = From Behind
    .how = Win the Pulle though you had the most points before the last round.
achievement-light-purse = Light Purse
    .how = Win the Pulle with 60 points at most.
achievement-last-drop = Last Drop
    .how = Draw the boneyard’s last tile and still be the first without tiles.
achievement-deep-well = Deep Well
    .how = Draw ten tiles or more in a round, and win it.
achievement-dry-throat = Desert Air
    .how = Win without drawing while everyone else draws six tiles or more.
achievement-clean-sweep = Clean Sweep
    .how = Win every round of a match, three at least.
achievement-photo-finish = Photo Finish
    .how = Win a match though you had the most points before the last round.
achievement-small-bill = Small Bill
    .how = Win a match of three rounds or more with eight points at most.
achievement-orient-express = Orient Express
    .how = Play all twelve tiles in one train at one end.
achievement-long-answer = Long Answer
    .how = With three or four players, play your whole hand in one train at one end.
achievement-clean-slate = Clean Slate
    .how = Play all your tiles while everyone else is left with 25 pips or more.
achievement-third-of-the-bill = Slice of Cake
    .how = Win a match with at most a third of everyone else’s points.
achievement-poker-face = Poker Face
    .how = Bluff with two tiles, and nobody challenges you.
achievement-lie-detector = Lie Detector
    .how = Expose four bluffs in one round.
achievement-honest-soul = Honest Soul
    .how = Be challenged three times or more in a round, with nothing but true claims.
achievement-last-laugh = Last Laugh
    .how = Win a round with a bluff as your last claim.
achievement-double-exit = Double Exit
    .how = Play two doubles as your last two tiles, and win.
achievement-twins = Quintuplets
    .how = Play five doubles in a round, and win it.
achievement-capicua = Capicúa
    .how = Play a last tile that fits both ends and is no double.
achievement-twenty-at-once = Twenty at Once
    .how = Score twenty points or more with a single tile.
achievement-double-triple = Double Triple
    .how = Make two triple headers in a round.
achievement-all-fronts = On All Fronts
    .how = Play on all four arms in a round, and win it.
achievement-torero = Torero
    .how = Play three matadors in a round, and win it.
achievement-nonstop = Nonstop
    .how = Win a round without marking your train while everyone else marks theirs.
achievement-full-load = Full Load
    .how = With your partner, win a round worth sixty points or more.
achievement-gatekeeper = Gatekeeper
    .how = Block three rounds with a tile of your own, and win them.
