# La leçon du train mexicain. Poldi, Resi et Ferdl jouent aussi ; ce qui est dit des dominos est vrai à cette étape

lesson-mexican-train-hub = Au milieu se trouve la **gare**, 9-9, qui n’est à personne. Tout le monde construit un train à partir d’elle : le tien est **A**, et chaque train a sa lettre. Il y en a un de plus, **M**, le **train mexicain**, qui est à tous. Resi et Ferdl ont commencé le leur.
lesson-mexican-train-start = Tu peux poser sur ton propre train et sur le train mexicain. Commence le tien avec un 9 : **8-9**.
    .why = Ça va aussi. Mais commence par ton propre train, et avec le domino le plus lourd.
lesson-mexican-train-double = Ton train montre 8, et tu as **8-8**. Un double doit être **couvert** par le domino suivant, et tu continues aussitôt. Tu as un autre 8, alors ose.
    .why = Ça va aussi. Mais un double est lourd, et celui-ci, tu peux le couvrir.
lesson-mexican-train-cover = Couvre ton double : **3-8**.
    .why = Seul un domino avec un 8 couvre le double.
lesson-mexican-train-open = Tu as posé 3-7 entre-temps. Maintenant, seul **6-6** va, sur le train mexicain. Tu n’as pas d’autre 6, mais si un domino va, tu dois le poser.
    .why = Seul 6-6 va.
lesson-mexican-train-draw = Tu ne peux pas couvrir 6-6, alors tu **pioches** un domino. S’il ne va pas non plus, ton train reçoit un **marqueur** : tout le monde peut alors y jouer. Et la personne suivante doit couvrir le double avant de poser autre chose.
    .why = Maintenant, tu dois piocher.
lesson-mexican-train-marked = Il n’allait pas : ton train a un marqueur. Mais Ferdl en a un aussi ! Tu peux donc jouer sur son train, **D** : poses-y **3-4**.
    .why = Ça va aussi. Mais un train qui n’est pas le tien est bon pour les dominos dont le tien n’a pas besoin.
lesson-mexican-train-own = Tu as posé 4-9 entre-temps. Ton train montre 0 : pose **0-9** dessus, et ton marqueur s’en va.
    .why = Ça va aussi. Mais ton train reste ouvert tant qu’il a le marqueur.
lesson-mexican-train-end = **Domino !** Tu n’as aucun point ; les autres ajoutent les ronds (les **points**) qui leur restent. À la manche suivante, 8-8 est la gare. Après la dernière manche, le score le plus bas gagne.
