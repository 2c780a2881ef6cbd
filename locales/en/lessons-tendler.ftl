# The lesson of Tendler's game. Poldi and Resi play along; what is said of tiles is so at that step

lesson-tendler-double = Vienna, 1830: a man called Tendler sells a game of dominoes, of which we know the name and little more. The first to get rid of all tiles wins. The player with the heaviest tile starts: that is you. Start with it, **7-7**. A tile with the same number on both halves is a **double**.
    .why = You may start with any tile. But 7-7 has the most dots (**pips**), and you don’t want to be left with those.
lesson-tendler-line = This is what everyone sees. Doubles lie crosswise, just for beauty. Two ends of the line are open: **A** shows 4, **B** shows 7.
lesson-tendler-fit = And this is your hand, which only you see. A tile **fits** if one of its halves shows the same number as an open end. There is just one, and it is raised.
    .why = Only one of your tiles fits.
lesson-tendler-draw = A shows 5, B shows 0, and you have neither. So you draw from the **boneyard**, the tiles that nobody was dealt, until one fits.
    .why = None of your tiles fits, so there is only one thing to do.
lesson-tendler-drawn = **2-5**: what luck! You may play what you draw at once.
    .why = Play the tile you have drawn.
lesson-tendler-two = We have skipped a turn, in which the others had to draw three tiles each. You have two left. **1-3** fits A only, **1-2** fits at either end. Keep the one with more chances.
    .why = That fits as well. But then 1-3 needs a 1 or a 3 to come your way. 1-2 is the better one to keep.
lesson-tendler-last = As if we had planned it: A shows 1 and B shows 2, so your last tile fits both. Off it goes!
    .why = It is your last tile!
lesson-tendler-end = Your hand is empty, so you win the round. If the line is blocked, the lowest pip count wins. Nobody knows how exactly they played it in 1830: the rest of the rules is our reconstruction.
