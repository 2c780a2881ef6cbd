# The lesson of Luxembourg draw. Poldi, Resi, Ferdl and Pepi play along; what is said of tiles is so at that step

lesson-luxembourg-lots = Before each round everyone draws a tile and shows it. The heaviest is the **start tile** and stays on the table; the rest go back. Yours was **5-5**, so you play first. You want few points: what is left in your hand at the end counts against you.
lesson-luxembourg-first = This is your hand, which only you see. A tile **fits** if one of its halves shows the number at an open end, **A** or **B**. Both show 5, and you have one tile with a 5: play it on B.
    .why = Only the tile with a 5 fits; let’s take B.
lesson-luxembourg-points = Now A shows 4 and B shows 6. **3-4** and **0-4** both fit A. The dots (**pips**) of the tiles you keep are your points, so get rid of the heavier tile.
    .why = That fits as well. But every pip you keep is a point.
lesson-luxembourg-draw = Pepi has played 6-6, the rascal: both ends show 6 and you have none. You draw **one** tile, and then your turn is over, whether it fits or not.
    .why = None of your tiles fits, so there is only one thing to do.
lesson-luxembourg-pass = You drew 2-3 and passed; so did nearly everyone. Then Pepi put a 3 on A, which suits you. Play **2-3**: your 3-3 can still go on the other 3s.
    .why = That fits as well. But play 2-3 first; you will see why.
lesson-luxembourg-double = A shows 3 once more, B shows 2. **3-3** is a **double**: the same number on both halves. A player who is left with it gets six points.
    .why = Only 3-3 fits.
lesson-luxembourg-last = One tile left, and B shows 4. Need I say more?
    .why = It is your last tile!
lesson-luxembourg-end = **Domino!** You have no points at all; the others get what they still hold. A match is three rounds, each with a new start tile, and the lowest score wins.
