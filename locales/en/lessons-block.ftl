# The lesson of block dominoes. Poldi and Resi play along; what is said of tiles is so at that step

lesson-block-start = Everyone has five tiles, and the first to get rid of them all wins. The heaviest double starts the first round, and you have it: **6-6**. You must start with it.
    .why = In the first round the heaviest double has to start.
lesson-block-line = This is what everyone sees. The line has two open ends, **A** and **B**, and both show a 6. Poldi and Resi had no 6, so they had to **pass**. In this game nobody draws: the other thirteen tiles lie aside, and nobody will ever see them.
lesson-block-fit = This is your hand, which only you see. A tile **fits** if one of its halves shows the number at an open end. You have one tile with a 6, **3-6**: play it on A.
    .why = Only 3-6 fits.
lesson-block-pass = You passed once yourself: if nothing fits, that happens automatically. Now A shows 1 and B still shows 6. Your **0-1** fits A.
    .why = Only 0-1 fits.
lesson-block-last = A shows 2, so **2-3** fits. After that you have only 0-0 left, and zero pips.
    .why = Only 2-3 fits.
lesson-block-end = Nobody can go on: the round is **blocked**. All hands are counted, and the lowest pip count wins; yours is 0. You score what the others hold, less your own: 9 points. The first to have 100 wins the match.
