# The lesson of Latin partnership dominoes. Poldi, Resi and Ferdl play along; what is said of tiles is so at that step

lesson-latin-start = You play in a team with **Resi**, who sits opposite you, against Poldi and Ferdl. All tiles are dealt, seven each. **6-6** starts the first round, and you have it.
    .why = In the first round 6-6 has to start.
lesson-latin-partner = This is what everyone sees. Turns go counter-clockwise: Ferdl played after you, then Resi, then Poldi. You win together with Resi, whichever of you plays the last tile. But you never see each other’s tiles.
lesson-latin-heavy = This is your hand, which only you see. Both ends, **A** and **B**, show a 6. Play **3-6** on A: it is the heavier of your two sixes.
    .why = That fits as well. But let’s get rid of the heavier tile.
lesson-latin-pass = Both ends show a 6, and Poldi had to **pass**: now everyone knows that he has no 6. Play **1-6** on A.
    .why = That fits as well. Let’s take A.
lesson-latin-last = You have played 0-4 and 3-5 since. Resi has only one tile left. A shows 0, B shows 3: play **0-1** on A, and leave the 3 on B alone. Perhaps Resi needs it.
    .why = That fits as well. But 0-1 gets rid of a pip.
lesson-latin-end = Resi had 2-3: **domino**, and you both win! In the Dominican style you score the pips in all hands: 30 points for your team. The first team to have 200 wins the match. There are bonuses, too; /rules tells of them.
