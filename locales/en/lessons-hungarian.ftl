# The lesson of Hungarian dominoes. Poldi, Resi and Ferdl play along; what is said of tiles is so at that step

lesson-hungarian-start = Here a turn is not one tile but as many as you can join: a **train**. You have six tiles, and the lot lets you start. The menu plays a whole train at once; the first time let us go tile by tile. Start with **2-5**.
    .why = You may start so. But let us take 2-5: it makes the longest train.
lesson-hungarian-on = It is still your turn! A tile **fits** if one of its halves shows the number of an open end. **A** shows 2, **B** shows 5. Go on with **4-5**.
    .why = That would play the rest of the train at once, and it is right. This time go tile by tile.
lesson-hungarian-heavier = B shows 4 now. You could go on with 1-4 and stop there, or with **3-4**. What is left in your hand at the end counts against you: take the heavier one.
    .why = That fits as well. But it has fewer dots (**pips**), and each pip that you keep is a point.
lesson-hungarian-line = When nothing more of yours fits, your turn ends by itself. Then the others played, one tile, or as many as five: now **A** shows 5 and **B** shows 6. The very first turn of a round may use both ends; after that one stays with the end one has chosen.
lesson-hungarian-train = On B you can play 6-6 and then 0-6. Choose them as one **train** from the menu: it has the best ones ready, and says what would be left in your hand.
    .why = A good beginning. But try the menu: it plays the whole train in one press.
lesson-hungarian-last = One tile is left: **1-4**. A shows 4, B shows 1, so it fits either end. Take A.
    .why = That end is just as good. But take A.
lesson-hungarian-end = Your hand is empty: **no points**. The round goes on until nobody can play; then everybody gets the pips they still hold. Once somebody reaches the target (usually 50) the match is over: whoever has the fewest points wins.
