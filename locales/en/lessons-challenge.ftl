# The lesson of Challenge. Poldi and Resi play along; what is said of tiles and dice is so at that step

lesson-challenge-roll = No line of tiles here, but two dice and a good deal of lying. Everyone has eight tiles and wants to be rid of them. You have rolled a **3** and a **1**. Now everyone may put down one tile or two, face down, and so **claim** to have matched the dice.
lesson-challenge-claim = A claim is **true** if it is the tile 1-3 itself, or two tiles that join so that the 1 and the 3 are on the outside. You have no 1-3. But **1-4** and **3-4** join at the 4, with 1 and 3 outside. Pick these two.
    .why = You may claim nothing, or bluff with any tiles. But this time you can be honest: 1-4 and 3-4 join at the 4.
lesson-challenge-doubt = Resi claims nothing; Poldi has put down two tiles as well. Are they true? That would take some luck, and he is looking at the ceiling. **Challenge** him!
    .why = You may let it pass, and then he is rid of two tiles. But look at him!
lesson-challenge-give = **A bluff!** 3-3 and 5-5 do not match at all. He takes them back, and you may give him two of yours. Haven’t you got **6-6** twice? What a coincidence.
    .why = You may give away any two. But surely you would rather lose 6-6 twice.
lesson-challenge-true = Now Poldi is cross and challenges you. Your claim was true, so he takes both tiles, **and** two more from you! Keep 2-3 and 2-5, give him **3-5** and **4-6**.
    .why = You may give away any two. But keep 2-3 and 2-5, so that what I say next is still true.
lesson-challenge-bluff = Two tiles left, and Poldi rolls 5 and 6. 2-3 and 2-5 join at the 2, with 3 and 5 outside: not true at all. But who would dare to challenge you now? Put both down and say nothing.
    .why = You may do that. But you have two tiles left, and Poldi has learned his lesson: bluff, with both!
lesson-challenge-end = Nobody has dared, and your hand is empty: **you win**. Remember: challenge a bluff, and you give tiles away; challenge the truth, and you get them. And you may always claim nothing. Tiles that nobody challenges go to the **discards**.
