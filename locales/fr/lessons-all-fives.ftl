# La leçon de All Fives. Poldi joue aussi ; ce qui est dit des dominos est vrai à cette étape

lesson-all-fives-start = Dans ce jeu, tu marques en jouant : après chaque domino, on additionne les bouts ouverts, et un multiple de cinq rapporte autant de points. Tu as le double le plus lourd, **5-5**, et tu dois le poser en premier. Un double compte ses deux moitiés : cela fait tout de suite **10 points**.
    .why = À la première manche, le double le plus lourd doit commencer.
lesson-all-fives-sum = Poldi a posé un 6 en A. Maintenant, A montre 6, et ton double en B compte toujours 10. Si tu le couvres avec **4-5**, les bouts sont 6 et 4 : 10 en tout, et cela rapporte encore. Le bouton dit combien un domino rapporte.
    .why = Ça va aussi. Mais regarde la somme des bouts.
lesson-all-fives-spinner = Le premier double d’une manche est le **pivot**. Il a maintenant un domino des deux côtés : deux autres branches sont donc ouvertes, au-dessus et au-dessous, **C** et **D**, chacune pour un domino avec un 5. Vides, elles ne comptent pas, et le pivot couvert ne compte pas non plus.
lesson-all-fives-arms = A montre 4, B montre 4. Avec **1-4** en A, les bouts sont 1 et 4 : 5 en tout.
    .why = Ça va aussi. Mais seul 1-4 donne un multiple de cinq.
lesson-all-fives-low = Poldi a marqué aussi, et tu as posé 3-6 entre-temps. A montre 0, B montre 4. Avec **0-1** en A, les bouts sont 1 et 4 : encore 5.
    .why = Ça va aussi. Mais regarde la somme des bouts.
lesson-all-fives-double = A montre 2, B montre 4. Ton **4-4** va en B, et un double à un bout compte ses deux moitiés : 2 et 8 font 10.
    .why = Ça va aussi. Mais le double rapporte.
lesson-all-fives-last = Il reste un domino, **3-4**, et il va en B. Il ne rapporte rien, mais ta main est vide.
    .why = C’est ton dernier domino !
lesson-all-fives-end = **Domino !** Tu as 40 points, Poldi en a 10. Tu marquerais aussi les points qui restent en main à Poldi, arrondis à 5 : 2 devient 0. La première main à 150 points gagne la partie.
