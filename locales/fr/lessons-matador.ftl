# La leçon de Matador. Poldi joue aussi ; ce qui est dit des dominos est vrai à cette étape

lesson-matador-start = Au Matador, les moitiés qui se touchent ne sont pas pareilles : elles **font sept ensemble**. Le double le plus lourd commence la première manche, et c’est toi qui l’as : **6-6**.
    .why = À la première manche, le double le plus lourd doit commencer.
lesson-matador-sevens = Poldi a posé **3-4**, un matador. Les **matadors** sont 0-0, 1-6, 2-5 et 3-4 : ils vont à tous les bouts, dans les deux sens. Maintenant, **A** montre 4 et veut un 3. **B** montre 6 et veut un 1.
lesson-matador-fit = Voilà ta main, que personne d’autre ne voit. A veut un 3, donc **3-6** y va.
    .why = Ça va aussi. Mais débarrassons-nous du domino lourd, et gardons les matadors.
lesson-matador-turn = Poldi a encore posé un matador : A montre 5. Tu en as un aussi, **1-6**. Tu choisis la moitié qui reste au bout ; prends le 6, en A.
    .why = Ça va aussi. Mais pose 1-6 en A avec le 6 au bout, pour suivre la leçon.
lesson-matador-blank = A montre 3, il faut donc un 4. Pose **0-4** : A montre alors un **0**, et aucun domino ordinaire ne fait sept avec lui. Seul un matador y va.
    .why = Ça va aussi. Mais un 0 au bout complique la vie à Poldi.
lesson-matador-last = Tu as posé 3-5 et 0-1 entre-temps. Les deux bouts montrent 0, et **0-0** est un matador : il va.
    .why = C’est ton dernier domino !
lesson-matador-end = **Domino !** Poldi a dû piocher beaucoup et garde 85 points en main, que tu marques. La première main à 100 gagne la partie.
