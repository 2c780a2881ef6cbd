# The lesson of Mexican Train. Poldi, Resi and Ferdl play along; what is said of tiles is so at that step

lesson-mexican-train-hub = In the middle lies the **hub**, 9-9, which is nobody’s. Everyone builds a train from it: yours is **A**, and the train of each player has a letter. One more, **M**, is the **Mexican train**, and belongs to all. Resi and Ferdl have started theirs.
lesson-mexican-train-start = You may play on your own train and on the Mexican train. Start your own with a 9: **8-9**.
    .why = That fits as well. But start with your own train, and with the heavier tile.
lesson-mexican-train-double = Your train shows 8, and you have **8-8**. A double has to be **covered** by the next tile, and you go on at once. You have another 8, so dare it.
    .why = That fits as well. But a double is heavy, and you can cover this one.
lesson-mexican-train-cover = Cover your double: **3-8**.
    .why = Only a tile with an 8 covers the double.
lesson-mexican-train-open = You have played 3-7 since. Now only **6-6** fits, on the Mexican train. You have no other 6, but if a tile fits, you must play it.
    .why = Only 6-6 fits.
lesson-mexican-train-draw = You cannot cover 6-6, so you **draw** one tile. If it does not fit either, your train gets a **marker**: then everyone may play on it. And the next player has to cover the double before anything else is played.
    .why = You have to draw now.
lesson-mexican-train-marked = It did not fit, so your train is marked. But Ferdl has a marker as well! So you may play on his train, **D**: get rid of **3-4** there.
    .why = That fits as well. But a train that is not yours is a good place for tiles that yours does not need.
lesson-mexican-train-own = You have played 4-9 since. Your train shows 0: play **0-9** on it, and your marker is gone.
    .why = That fits as well. But your train is open as long as it has the marker.
lesson-mexican-train-end = **Domino!** You have no points; the others get the dots (**pips**) that they still hold. In the next round 8-8 is the hub. After the last round the lowest score wins.
