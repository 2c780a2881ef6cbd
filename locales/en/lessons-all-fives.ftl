# The lesson of All Fives. Poldi plays along; what is said of tiles is so at that step

lesson-all-fives-start = In this game you score while you play: after each tile the open ends are added up, and a multiple of five scores as many points. You have the heaviest double, **5-5**, and must start with it. A double counts both halves, so that is **10 points** at once.
    .why = In the first round the heaviest double has to start.
lesson-all-fives-sum = Poldi has put a 6 on A. Now A shows 6, and on B your double still counts 10. If you cover it with **4-5**, the ends are 6 and 4: together 10, which scores again. The button says how much a tile scores.
    .why = That fits as well. But look at the sum of the ends.
lesson-all-fives-spinner = The first double of a round is the **spinner**. It has a tile on both sides now, so two more arms are open, above and below it: **C** and **D**, each for a tile with a 5. As long as they are empty they count nothing, and the covered spinner counts nothing either.
lesson-all-fives-arms = A shows 4, B shows 4. With **1-4** on A the ends are 1 and 4: together 5.
    .why = That fits as well. But only 1-4 makes a multiple of five.
lesson-all-fives-low = Poldi has scored, too, and you have played 3-6 since. A shows 0, B shows 4. With **0-1** on A the ends are 1 and 4: 5 again.
    .why = That fits as well. But look at the sum of the ends.
lesson-all-fives-double = A shows 2, B shows 4. Your **4-4** fits B, and a double at an end counts both halves: 2 and 8 make 10.
    .why = That fits as well. But the double scores.
lesson-all-fives-last = One tile left, **3-4**, and B takes it. It scores nothing, but you are out.
    .why = It is your last tile!
lesson-all-fives-end = **Domino!** You have 40 points, Poldi has 10. You would also score the pips that Poldi holds, to the nearest five: 2 becomes 0. The first to have 150 points wins the match.
