# La leçon du domino cubain. Poldi, Resi et Ferdl jouent aussi ; ce qui est dit des dominos est vrai à cette étape

lesson-cuban-start = Tu joues avec un jeu de double-neuf, dix dominos chacun, en équipe avec **Resi**, assise en face. Le double le plus lourd commence la première manche, et c’est toi qui l’as : **9-9**.
    .why = À la première manche, le double le plus lourd doit commencer.
lesson-cuban-aside = Voilà ce que tout le monde voit. On joue dans le sens antihoraire : après toi, Ferdl, Resi et Poldi ont joué. 55 dominos, dix chacun : **quinze sont à l’écart**, et personne ne les voit jamais. Tu ne sais donc jamais si quelqu’un a le domino que tu attends.
lesson-cuban-fit = Voilà ta main. **A** montre 7, **B** montre 9. Pose **7-8** en A : c’est le plus lourd de ceux qui y vont.
    .why = Ça va aussi. Mais pose 7-8, pour suivre la leçon.
lesson-cuban-shut = A et B montrent tous deux un 9. Ferdl a passé, il n’en a donc pas. Pose **4-9** en A et garde 1-9 pour l’autre bout.
    .why = Ça va aussi. Mais 4-9 est le plus lourd.
lesson-cuban-last = Tu as posé 1-9 entre-temps. A montre 8, B montre 9 : seul **4-8** va.
    .why = Seul 4-8 va.
lesson-cuban-end = Personne ne peut continuer : la manche est **bloquée**, comme deux manches sur trois. Le total le plus bas d’une équipe gagne : toi et Resi avez 46 points en main, les autres 75. Vous marquez les leurs : 75 points. La première équipe à 100 gagne la partie.
