# The lesson of the block game. Poldi, Resi and Ferdl play along; what is said of tiles is so at that step

lesson-austrian-block-start = Everyone has seven tiles, and the first to get rid of them all wins. The player with the heaviest tile starts, the one with the most dots (they are called **pips**): that is you. Start with it, **7-8**.
    .why = You may start with any tile. But whatever you are left with may count against you, so the heavy ones go first.
lesson-austrian-block-line = This is what everyone sees. Poldi and Resi have each added a tile; the line has two open ends, **A** and **B**, and both show an 8. Ferdl had no 8, so he had to **pass**. Nobody ever draws a tile in this game.
lesson-austrian-block-fit = And this is your hand, which only you see. A tile **fits** if one of its halves shows the same number as an open end. Tiles that fit are raised: get rid of **4-8**.
    .why = That fits as well. But let’s take the heaviest, on A, so that what I say next is still true.
lesson-austrian-block-both = A shows 2, B shows 8. Your **2-8** has both numbers, so it fits at either end. Take A.
    .why = That fits as well. But 2-8 is your heaviest, and the 8 on B will be more useful.
lesson-austrian-block-shut = Now for some mischief. There are eight tiles with an 8: five are in the line, one is in your hand, and two have not been seen. Play **1-8 on A**, and both ends show 8.
    .why = That fits as well. But there is a nastier move.
lesson-austrian-block-end = The line is **blocked**: nobody has an 8. (The last two are in the **Stamm**, among the tiles that nobody was dealt.) Now the lowest pip count wins, and it is yours! The winner starts the next round. And when none of your tiles fits, you pass automatically.
