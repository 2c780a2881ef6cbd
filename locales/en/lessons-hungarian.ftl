# The lesson of Hungarian dominoes. Poldi, Resi and Ferdl play along; what is said of tiles is so at that step

lesson-hungarian-start = Here a turn is not one tile but as many as you can join: a **train**. You have six tiles, and you were drawn to start. The menu can play a whole train at once, but let’s go tile by tile this first time. Start with **2-5**.
    .why = You may start that way. But let’s take 2-5: it makes the longest train.
lesson-hungarian-on = It is still your turn! A tile **fits** if one of its halves shows the number at an open end. **A** shows 2, **B** shows 5. Go on with **4-5**.
    .why = That would play the rest of the train at once, and it is right. But this time, go tile by tile.
lesson-hungarian-heavier = B shows 4 now. You could go on with 1-4 and stop there, or with **3-4**. What is left in your hand at the end counts against you: take the heavier one.
    .why = That fits as well. But it has fewer dots (**pips**), and each pip you keep is a point.
lesson-hungarian-line = When no more of your tiles fit, your turn ends automatically. Then the others played, from one tile to five: now **A** shows 5 and **B** shows 6. Only the very first turn of a round may use both ends; after that, a turn stays at the end you choose.
lesson-hungarian-train = On B you can play 6-6 and then 0-6. Choose them as one **train** from the menu: it lists the best trains, and says what would be left in your hand.
    .why = A good beginning. But try the menu: it plays the whole train in one press.
lesson-hungarian-last = One tile is left: **1-4**. A shows 4, B shows 1, so it fits at either end. Take A.
    .why = That end is just as good. But take A.
lesson-hungarian-end = Your hand is empty: **no points**. The round goes on until nobody can play; then all players score the pips they still hold. Once someone reaches the target (usually 50), the match is over, and the lowest score wins.
