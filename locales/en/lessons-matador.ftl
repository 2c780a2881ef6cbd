# The lesson of Matador. Poldi plays along; what is said of tiles is so at that step

lesson-matador-start = In Matador the halves that touch do not match: they **add up to seven**. The heaviest double starts the first round, and you have it: **6-6**.
    .why = In the first round the heaviest double has to start.
lesson-matador-sevens = Poldi has played **3-4**, a matador. **Matadors** are 0-0, 1-6, 2-5 and 3-4: they fit every end, either way round. Now **A** shows 4 and wants a 3. **B** shows 6 and wants a 1.
lesson-matador-fit = This is your hand, which only you see. A wants a 3, so **3-6** fits it.
    .why = That fits as well. But let’s get rid of the heavy tile, and keep the matadors.
lesson-matador-turn = Poldi has played a matador again: A shows 5. You have one as well, **1-6**. You choose which half faces outwards; take the 6, on A.
    .why = That fits as well. Let’s take 1-6 on A with the 6 facing outwards, so that what I say next is still true.
lesson-matador-blank = A shows 3, so it wants a 4. Play **0-4**: then A shows a **0**, and nothing ordinary adds up to seven with it. Only a matador fits there.
    .why = That fits as well. But a 0 at the end makes life hard for Poldi.
lesson-matador-last = You have played 3-5 and 0-1 since. Both ends show 0, and **0-0** is a matador: it fits.
    .why = It is your last tile!
lesson-matador-end = **Domino!** Poldi had to draw a great deal and holds 85 pips, which you score. The first to have 100 wins the match.
