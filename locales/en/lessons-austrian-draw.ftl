# The lesson of the draw game. Poldi and Resi play along; what is said of tiles is so at that step

lesson-austrian-draw-start = Everyone has seven tiles, and the first to get rid of them all wins. The player with the heaviest tile starts, the one with the most dots (they are called **pips**): that is you, with 6-7. You may start with any tile; take **4-8**.
    .why = You may start with any tile. But take 4-8, so that what I say next is still true.
lesson-austrian-draw-line = This is what everyone sees. The others have added 3-4 and 3-8, so both open ends of the line, **A** and **B**, show an 8. The tiles that were not dealt lie face down: that is the **boneyard**, and you are about to need it.
lesson-austrian-draw-first = A tile **fits** if one of its halves shows the same number as an open end. You need an 8 and have none, so you must draw.
    .why = You have no 8, so there is only one thing to do.
lesson-austrian-draw-drawn = First 1-2, which has no 8; then **6-8**, at last! You draw until a tile fits or the boneyard is empty, and you may play what you draw at once. Both ends show 8; take B.
    .why = That end is just as good. But take B, so that what I say next is still true.
lesson-austrian-draw-later = Let’s skip five turns, in which you have done rather well: two tiles left. A shows 3, B shows 0. Only **0-2** fits.
    .why = Only one of your tiles fits.
lesson-austrian-draw-last = The others still have two tiles each. You have one, and it fits. You know what to do.
    .why = It is your last tile!
lesson-austrian-draw-end = Your hand is empty, so you win the round. If the line is blocked and the boneyard empty, the lowest pip count wins. Play as many rounds as you like, or agree on a number; the player with the most rounds wins.
