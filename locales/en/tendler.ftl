# Tendler's draw game

game-tendler = Tendler’s draw game (1830)

rules-tendler = **Tendler’s draw game**, Vienna 1830, for two to six, each for himself
    {""}**A reconstruction.** Of this game we only know that it was a draw game for two to six players with all 45 tiles. Everything else here is our guess, taken from the Austrian draw game.
    {""}**Aim.** Be the first to lay all your tiles, or hold the fewest pips when the game is blocked.
    {""}**Tiles.** Double-eight set with its doubles: 45 tiles. Everybody takes 6 (or 5, 7 or 8, as long as something is left to draw). The rest lies face down as the boneyard. Doubles are tiles like all others: one more in the line, with all their pips.
    {""}**A turn.** Lay one tile that fits an open end (A or B). If one of yours fits, you must lay. If none does, you draw until one fits, and lay that one; once the boneyard is empty, you pass. What you draw only you can see. In the first deal the holder of the heaviest tile leads, with any tile; later the last winner.
    {""}**The end.** Domino: somebody has no tile left and wins. Blocked: nobody can go on; the fewest pips win. If the lowest total is shared, nobody wins, and whoever laid the last tile leads next. As soon as everybody can see that no tile fits any more, the deal is blocked.
    {""}**House rules.** Draw at most three tiles in a turn; draw the boneyard empty in front of a dead line.
    {""}**Scoring.** Each deal has one winner. If you agree on a number of deals, whoever has won most of them wins, and you may play for a pot.
    -# Set and players after pagat.com (Austrian dominoes, on F. Tendler, Vienna 1830); the rest is ours.
