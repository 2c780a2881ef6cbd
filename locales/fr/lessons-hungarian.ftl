# La leçon du domino hongrois. Poldi, Resi et Ferdl jouent aussi ; ce qui est dit des dominos est vrai à cette étape

lesson-hungarian-start = Ici, à chaque tour, tu poses autant de dominos que tu peux en joindre : une **série**. Tu as six dominos, et le sort te laisse commencer. Le menu pose toute une série d’un coup ; la première fois, allons domino par domino. Commence avec **2-5**.
    .why = Tu peux commencer ainsi. Mais prenons 2-5 : il donne la plus longue série.
lesson-hungarian-on = C’est encore ton tour ! Un domino **va** si une de ses moitiés montre le nombre d’un bout ouvert. **A** montre 2, **B** montre 5. Continue avec **4-5**.
    .why = Ça poserait tout le reste de la série d’un coup, et c’est juste. Mais cette fois, va domino par domino.
lesson-hungarian-heavier = B montre 4 maintenant. Tu pourrais continuer avec 1-4 et t’arrêter là, ou avec **3-4**. Ce qui te reste en main à la fin compte contre toi : prends le plus lourd.
    .why = Ça va aussi. Mais il a moins de ronds (de **points**), et chaque point que tu gardes compte.
lesson-hungarian-line = Quand plus aucun de tes dominos ne va, ton tour finit automatiquement. Puis les autres ont joué, un domino, ou jusqu’à cinq : **A** montre maintenant 5 et **B** montre 6. Le tout premier tour d’une manche peut se servir des deux bouts ; après, on reste au bout qu’on a choisi.
lesson-hungarian-train = En B, tu peux poser 6-6, puis 0-6. Choisis-les ensemble comme **série** dans le menu : il a les meilleures toutes prêtes, et dit ce qui te resterait en main.
    .why = Bon début. Mais essaie le menu : il pose toute la série d’un coup.
lesson-hungarian-last = Il reste un domino : **1-4**. A montre 4, B montre 1, il va donc aux deux bouts. Prends A.
    .why = Ce bout-là est aussi bon. Mais prends A.
lesson-hungarian-end = Ta main est vide : **aucun point**. La manche continue jusqu’à ce que plus personne ne puisse jouer ; puis chacun ajoute les points qu’il a encore en main. Quand quelqu’un atteint l’objectif (souvent 50), la partie est finie : le plus petit score gagne.
