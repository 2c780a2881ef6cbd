# The lesson of Sebastopol. Poldi, Resi and Ferdl play along; what is said of tiles is so at that step

lesson-sebastopol-start = All 28 tiles are in the four hands. Each round starts with **6-6**, and you have it.
    .why = 6-6 has to start.
lesson-sebastopol-arms = 6-6 has four arms, **A**, **B**, **C** and **D**, and until each of them has a tile only tiles with a 6 may be played. Poldi, Resi and Ferdl have each started an arm. **D** is still empty.
lesson-sebastopol-opening = You have two tiles with a 6. Start the last arm with the heavier one, **3-6**.
    .why = That fits as well. But let’s get rid of the heavier tile.
lesson-sebastopol-free = All four arms have a tile, so the opening is over: now you may play at the end of any arm. D shows 3; play **3-5** there, your heaviest tile that fits D.
    .why = That fits as well. Let’s take 3-5 on D, so that what I say next is still true.
lesson-sebastopol-six = A shows 6 again, and your **1-6** fits it. Sixes are just ordinary tiles now.
    .why = That fits as well. But 1-6 is the heaviest.
lesson-sebastopol-last = You have one tile left, **3-3**, and two arms show a 3. Take either.
    .why = It is your last tile!
lesson-sebastopol-end = **Domino!** You score the dots (**pips**) that the three others still hold: 16 points. The first to have 60 wins the match. A player who cannot play passes; if all four pass, the lowest pip count wins.
