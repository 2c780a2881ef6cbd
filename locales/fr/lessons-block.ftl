# La leçon du domino sans pioche. Poldi et Resi jouent aussi ; ce qui est dit des dominos est vrai à cette étape

lesson-block-start = Tout le monde a cinq dominos, et la première main vide gagne. Le double le plus lourd commence la première manche, et c’est toi qui l’as : **6-6**. Tu dois le poser en premier.
    .why = À la première manche, le double le plus lourd doit commencer.
lesson-block-line = Voilà ce que tout le monde voit. La chaîne a deux bouts ouverts, **A** et **B**, et les deux montrent un 6. Poldi et Resi n’en avaient pas, et ont dû **passer**. Dans ce jeu, on ne pioche pas : les treize autres dominos sont à l’écart, et personne ne les verra jamais.
lesson-block-fit = Voilà ta main, que personne d’autre ne voit. Un domino **va** si une de ses moitiés montre le même nombre qu’un bout ouvert. Tu as un domino avec un 6, **3-6** : pose-le en A.
    .why = Seul 3-6 va.
lesson-block-pass = Une fois, c’est toi qui as passé : si rien ne va, cela se fait tout seul. Maintenant, A montre 1 et B montre toujours 6. Ton **0-1** va en A.
    .why = Seul 0-1 va.
lesson-block-last = A montre 2, donc **2-3** va. Ensuite, il ne te reste que 0-0, et zéro point.
    .why = Seul 2-3 va.
lesson-block-end = Personne ne peut continuer : la manche est **bloquée**. On compte toutes les mains, et la plus légère gagne ; la tienne fait 0. Tu marques ce que les autres ont en main, moins tes propres points : 9 points. La première main à 100 gagne la partie.
