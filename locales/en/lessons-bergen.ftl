# The lesson of Bergen. Poldi plays along; what is said of tiles is so at that step

lesson-bergen-start = In Bergen you score when both ends show the same number. The heaviest double starts, and you have it: **6-6**. A double that starts scores **2 points**.
    .why = The heaviest double has to start.
lesson-bergen-line = This is what everyone sees: the line with its open ends. **A** shows 4 now; **B** is still your 6-6. A double at an end counts as a double until a tile covers it.
lesson-bergen-fit = This is your hand, which only you see. Only **1-4** fits, on A.
    .why = Only 1-4 fits.
lesson-bergen-triple = You have played 1-2 since, and Poldi has put **2-2** on A. B shows 0. With **0-2** on B both ends show a 2: that is a header. One of them is a double, so it is a **triple header**, worth 3 points instead of 2.
    .why = That fits as well. But there is a tile that makes both ends show a 2.
lesson-bergen-follow = A shows 4, B shows 2. Only **2-3** fits, on B.
    .why = Only 2-3 fits.
lesson-bergen-last = A shows 5, B shows 3, and your last tile, **0-3**, fits B.
    .why = It is your last tile!
lesson-bergen-end = **Domino!** Your last tile scores 1 point, so you have 6. Two players play to 15. If you cannot play, you draw until a tile fits, as Poldi did.
