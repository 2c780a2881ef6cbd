# The lesson of Buki. Poldi, Resi and Ferdl play along, Resi is the bank; what is said of tiles is so at that step

lesson-buki-bank = Four play, and one of them is **the bank** for the whole evening, drawn by lot: here it is **Resi**. She has tiles like everybody, but the rest of you bet against her, each on themselves. Win the round, and the bank pays you 2½ times your **stake**. Lose, and she keeps it.
lesson-buki-start = This is your hand, which only you see. Be the first to play all of it. The heaviest tile begins, the one with the most dots (they are called **pips**): your **7-8**. A stake you may put down later, until your third turn.
    .why = You may do that. But let us wait with the stake until we know more, and begin with the heaviest tile.
lesson-buki-fit = **A** and **B** are the open ends of the line: A shows 0, B shows 8. A tile **fits** if one of its halves shows the same number. Of your two get rid of the heavier, **0-2**.
    .why = You may do that. But the heavier tile goes first, and the stake can wait for one more turn.
lesson-buki-stake = Your third turn: now you must say how much you trust yourself. You have four tiles, mostly light ones, and nobody has fewer tiles than you. Stake 2 to 6 chips. (In this lesson they are not real. Well: even less real.)
    .why = Before your third tile you must stake.
lesson-buki-play = Your stake is on the table. A shows 5, B shows 8, and only **3-5** fits.
    .why = Only 3-5 fits.
lesson-buki-end = The line is **blocked**: both ends show 8, and nobody has one. So the fewest pips win, and those are yours: **the bank pays you 2½ times your stake**. Poldi and Ferdl lose theirs to Resi. If ever you are the bank yourself: stakes of others come to you, and you pay whoever beats you.
