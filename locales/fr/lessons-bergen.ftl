# La leçon de Bergen. Poldi joue aussi ; ce qui est dit des dominos est vrai à cette étape

lesson-bergen-start = À Bergen, tu marques quand les deux bouts montrent le même nombre. Le double le plus lourd commence, et c’est toi qui l’as : **6-6**. Un double qui commence rapporte **2 points**.
    .why = Le double le plus lourd doit commencer.
lesson-bergen-line = Voilà ce que tout le monde voit : la chaîne avec ses bouts ouverts. **A** montre maintenant 4 ; en **B**, c’est toujours ton 6-6. Un double à un bout compte comme double jusqu’à ce qu’un domino le couvre.
lesson-bergen-fit = Voilà ta main, que personne d’autre ne voit. Seul **1-4** va, en A.
    .why = Seul 1-4 va.
lesson-bergen-triple = Tu as posé 1-2 entre-temps, et Poldi a mis **2-2** en A. B montre 0. Avec **0-2** en B, les deux bouts montrent un 2 : c’est un header. L’un d’eux est un double, c’est donc un **triple header**, qui rapporte 3 points au lieu de 2.
    .why = Ça va aussi. Mais avec un autre domino, les deux bouts montrent un 2.
lesson-bergen-follow = A montre 4, B montre 2. Seul **2-3** va, en B.
    .why = Seul 2-3 va.
lesson-bergen-last = A montre 5, B montre 3, et ton dernier domino, **0-3**, va en B.
    .why = C’est ton dernier domino !
lesson-bergen-end = **Domino !** Ton dernier domino rapporte 1 point, tu en as donc 6. À deux, on joue à 15. Si rien ne va, on pioche jusqu’à ce qu’un domino aille, comme Poldi.
