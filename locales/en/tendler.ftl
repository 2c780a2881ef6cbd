# Tendler's draw game

game-tendler = Tendler’s draw game (1830)

rules-tendler = **Tendler’s draw game**, Vienna 1830, for two to six, everyone for themselves
    {""}**A reconstruction.** All that is known: a draw game for two to six players with all 45 tiles. Everything else here is our guess, after the Austrian draw game.
    {""}**Aim.** Be the first to play all your tiles, or have the lowest pip count when nobody can go on.
    {""}**Tiles.** All 45 tiles from 0-0 to 8-8, doubles included. Everyone takes 6 (or 5, 7 or 8, as long as something is left to draw). The rest is the boneyard, face down.
    {""}**A turn.** Play a tile that fits A or B. If you can, you must. If not, draw until one fits, and play it; once the boneyard is empty, you pass. Only you see what you draw. The player with the heaviest tile starts the first round, with any tile; after that, the last winner starts.
    {""}**The end.** Play your last tile and you win. If nobody can go on, the lowest pip count wins. If it is tied, nobody wins, and the player who played the last tile starts the next round.
    {""}**Scoring.** Each round won counts one. If you agree on a number of rounds, the player who wins most of them wins the match, and you may play for a pot.
    {""}**Special here.** Doubles lie crosswise, but are tiles like all others, with all their pips. Once everyone can see that no tile fits any more, the round is over. House rules: draw the boneyard empty first; draw at most three tiles in a turn, then pass.
    {""}-# Set and players after pagat.com (Austrian dominoes, on F. Tendler, Vienna 1830); the rest is ours.
