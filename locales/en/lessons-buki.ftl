# The lesson of Buki. Poldi, Resi and Ferdl play along, Resi is the bank; what is said of tiles is so at that step

lesson-buki-bank = There are four of you, and **Resi** was drawn as **the bank**. She plays too, but the rest of you stake chips against her, each on themselves: win the round, and the bank pays you 2½ times your **stake**. Lose, and she keeps it.
lesson-buki-start = This is your hand, which only you see. The first player without tiles wins. The player with the heaviest tile starts, the one with the most dots (they are called **pips**): that is you. Start with it, **7-8**. You have until your third turn to stake.
    .why = You may do that. But let’s wait with the stake until we know more, and start with the heaviest tile.
lesson-buki-fit = **A** and **B** are the open ends of the line: A shows 0, B shows 8. A tile **fits** if one of its halves shows the same number. Two of yours fit: get rid of the heavier one, **0-2**.
    .why = You may do that. But the heavier tile goes first, and the stake can wait for one more turn.
lesson-buki-stake = Your third turn: now you must say how much you trust yourself. You have four tiles, mostly light ones, and nobody has fewer. Stake 2 to 6 chips. (In this lesson they are not real. Well: even less real.)
    .why = You must stake before your third tile.
lesson-buki-play = Your stake is on the table. A shows 5, B shows 8, and only **3-5** fits.
    .why = Only 3-5 fits.
lesson-buki-end = Both ends show 8, and nobody has one: the line is **blocked**. Now the lowest pip count wins, and it is yours. **The bank pays you 2½ times your stake**; Poldi’s and Ferdl’s go to Resi. And if you are the bank yourself one day: you get the stakes of everyone who loses, and pay the player who beats you.
