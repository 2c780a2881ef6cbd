# The lesson of Tendler's game. Poldi and Resi play along; what is said of tiles is so at that step

lesson-tendler-double = Vienna, 1830: somebody called Tendler sells a game of dominoes, of which we know the name and little more. Whoever gets rid of their tiles first wins. Whoever holds the heaviest tile starts: that is you. Start with it, **7-7**. A tile with the same number twice is a **double**.
    .why = You may start with any tile. But 7-7 has the most dots (**pips**), and you do not want to be left with those.
lesson-tendler-line = This is what everybody sees. Doubles lie crosswise, which is for beauty only. Two ends of the line are open: **A** shows 4, **B** shows 7.
lesson-tendler-fit = And this is your hand, which only you see. A tile **fits** if one of its halves shows the same number as an open end. There is just one, and it is raised.
    .why = Only one of your tiles fits.
lesson-tendler-draw = A shows 5, B shows 0, and you have neither. So you draw from the **boneyard**, where the tiles lie that nobody was dealt, until one fits.
    .why = Nothing of yours fits, so there is only one thing to do.
lesson-tendler-drawn = **2-5**: what luck! What you draw may be played at once.
    .why = Play what you have drawn.
lesson-tendler-two = We have skipped a turn, in which the others had to draw three tiles each. Two are left to you. **1-3** fits A only, **1-2** either end. Keep the one with more chances.
    .why = That fits as well. But then 1-3 needs a 1 or a 3 to come your way. 1-2 is the better one to keep.
lesson-tendler-last = As if we had planned it: A shows 1 and B shows 2, so your last tile fits both. Out with it!
    .why = It is your last tile!
lesson-tendler-end = Your hand is empty, so the round is yours. If the line gets stuck, the fewest pips win. How exactly they played it in 1830 nobody knows: the rest of the rules is our reconstruction.
