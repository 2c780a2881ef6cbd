# The lesson of Cuban dominoes. Poldi, Resi and Ferdl play along; what is said of tiles is so at that step

lesson-cuban-start = You play with the double-nine set, ten tiles each, in a team with **Resi**, who sits opposite you. The heaviest double starts the first round, and you have it: **9-9**.
    .why = In the first round the heaviest double has to start.
lesson-cuban-aside = This is what everyone sees. Turns go counter-clockwise: Ferdl, Resi and Poldi have played after you. 55 tiles, ten each: **fifteen lie aside**, and nobody ever sees them. So you never know whether anyone has the tile that you are waiting for.
lesson-cuban-fit = This is your hand. **A** shows 7, **B** shows 9. Play **7-8** on A: it is your heaviest tile that fits there.
    .why = That fits as well. Let’s take 7-8, so that what I say next is still true.
lesson-cuban-shut = A and B both show a 9. Ferdl has passed, so he has none. Play **4-9** on A and keep 1-9 for the other end.
    .why = That fits as well. But 4-9 is the heavier tile.
lesson-cuban-last = You have played 1-9 since. A shows 8, B shows 9: only **4-8** fits.
    .why = Only 4-8 fits.
lesson-cuban-end = Nobody can go on: the round is **blocked**, as two rounds in three are. The lower total of a team wins: you and Resi hold 46 pips, the others 75. You score theirs: 75 points. The first team to have 100 wins the match.
