# La leçon de Pulle. Poldi, Resi et Ferdl jouent aussi ; ce qui est dit des dominos et des points est vrai à cette étape

lesson-pulle-pool = Tout le monde a mis 3 jetons dans le **pot**, et la dernière personne en jeu prend tout. Après une manche, chaque rond resté dans ta main est un **point** ; avec plus de **100**, on est hors jeu. Nous arrivons à la manche cinq : tu as 73, alors prudence.
lesson-pulle-heavy = Voilà ta main, que personne d’autre ne voit. Un domino **va** si une de ses moitiés montre le nombre d’un bout ouvert : **A** montre 7, **B** montre 8. Ton 7-8 va aux deux bouts, et autant te débarrasser de ses 15 points. Prends A.
    .why = Ce bout-là est aussi bon. Mais prends A, pour suivre la leçon.
lesson-pulle-light = A montre 4, B montre 6. Plusieurs dominos vont. Essaie **3-4**.
    .why = Un coup sensé. Mais je veux te montrer ce qui arrive quand ça tourne mal.
lesson-pulle-lost = A montre 0, B montre 4, et seul **0-1** va. Espérons.
    .why = Seul 0-1 va.
lesson-pulle-offer = Aïe. La chaîne est bloquée, et avec tes 29 points, ça fait **102**. Tu serais hors jeu ! Mais pour une demi-entrée, 1½ jeton, tu peux **te racheter** : tu prends le score médian des trois autres. Ils ont 25, 43 et 48, ce sera donc **43** pour toi.
    .why = Alors tu serais hors jeu. 1½ jeton, ce n’est pas cher pour rester en jeu.
lesson-pulle-end = Et te revoilà, avec 43 points. Ce que tu as payé est dans le pot. Ça continue ainsi, manche après manche, jusqu’à ce qu’une seule personne ait 100 points ou moins : tout le pot est à elle. Personne ne pioche dans ce jeu ; quand aucun de tes dominos ne va, tu passes automatiquement.
