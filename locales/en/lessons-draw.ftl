# The lesson of draw dominoes. Poldi and Resi play along; what is said of tiles is so at that step

lesson-draw-line = Everyone has five tiles, and the first to get rid of them all wins. Poldi had the heaviest double, **6-6**, and had to start with it; then Resi played. The line has two open ends, **A** and **B**: A shows 0, B shows 6.
lesson-draw-fit = This is your hand, which only you see. A tile **fits** if one of its halves shows the number at an open end. Tiles that fit are raised: play **3-6** on B.
    .why = That fits as well. But let’s get rid of the heaviest tile.
lesson-draw-follow = A shows 5, B shows 3, and your **3-5** fits both. Play it on A.
    .why = That fits as well. Let’s take A.
lesson-draw-draw = A shows 4, B shows 3, and you have neither. So you **draw** from the boneyard until a tile fits; one press does it. Only you see what you draw.
    .why = None of your tiles fits, so there is only one thing to do.
lesson-draw-drawn = You drew **2-3**, and it fits B. A tile that fits must be played.
    .why = Only 2-3 fits.
lesson-draw-last = Two turns later A shows 0, and **0-0** is your last tile. A **double** fits like any other tile.
    .why = It is your last tile!
lesson-draw-end = **Domino!** You score the dots (**pips**) that the others still hold: 30 points. The first to have 100 points wins the match. Had nobody been able to go on, the lowest pip count would have won.
