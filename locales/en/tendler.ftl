# Tendler's draw game

game-tendler = Tendler’s draw game (1830)

rules-tendler = **Tendler’s draw game**, Vienna 1830, for two to six, everyone for themselves
    {""}**A reconstruction.** All that is known: a draw game for two to six players with all 45 tiles. Everything else here is our guess, after the Austrian draw game.
    {""}**Aim.** Be the first to lay all your tiles, or hold the fewest pips when nobody can go on.
    {""}**Tiles.** Double-eight set with its doubles, 45 tiles. Everybody takes 6 (or 5, 7 or 8, as long as something is left to draw). The rest is the boneyard, face down.
    {""}**A turn.** Lay one tile that fits end A or B. If you can, you must. If not, you draw until a tile fits, and lay that one; once the boneyard is empty, you pass. Only you see what you draw. The holder of the heaviest tile leads the first deal, with any tile; then the last winner.
    {""}**The end.** Whoever has no tile left wins. If nobody can go on, the fewest pips win. If they are shared, nobody wins, and whoever laid the last tile leads next.
    {""}**Scoring.** Each deal won counts one. If you agree on a number of deals, whoever has won most of them wins, and you may play for a pot.
    {""}**Special here.** Doubles lie crosswise, but are tiles like all others, with all their pips. Once everybody can see that no tile fits any more, the deal is over. House rules: draw the boneyard empty first; draw at most three tiles in a turn, then pass.
    {""}-# Set and players after pagat.com (Austrian dominoes, on F. Tendler, Vienna 1830); the rest is ours.
