# The lesson of Pulle. Poldi, Resi and Ferdl play along; what is said of tiles and points is so at that step

lesson-pulle-pool = Everyone has paid 3 chips into the **pot**, and the last player left takes it all. After a round, each **pip** (a dot on a tile) that you still hold is a point; with more than **100** points you are out. We join in round five: you have 73, so take care.
lesson-pulle-heavy = This is your hand, which only you see. A tile **fits** if one of its halves shows the number at an open end: **A** shows 7, **B** shows 8. Your 7-8 fits both, and its 15 pips are a good thing to be rid of. Take A.
    .why = That end is just as good. But take A, so that what I say next is still true.
lesson-pulle-light = A shows 4, B shows 6. Several tiles fit. Try **3-4**.
    .why = A sensible move. But I want to show you what happens when things go wrong.
lesson-pulle-lost = A shows 0, B shows 4, and only **0-1** fits. Let’s hope for the best.
    .why = Only 0-1 fits.
lesson-pulle-offer = Oh dear. The line is blocked, and your 29 pips make it **102**. You would be out! But for half an entry, 1½ chips, you may **buy back**: you get the middle score of the other three. They have 25, 43 and 48, so you would be at **43**.
    .why = Then you would be out. 1½ chips are a small price to stay in.
lesson-pulle-end = And you are back, with 43 points. What you paid goes into the pot. So it goes on, round after round, until only one of you has 100 points or fewer, and takes the whole pot. Nobody draws in this game; when none of your tiles fits, you pass automatically.
