# La leçon de Buki. Poldi, Resi et Ferdl jouent aussi, Resi est la banque ; ce qui est dit des dominos est vrai à cette étape

lesson-buki-bank = Vous êtes quatre, et le sort a fait de **Resi la banque**. Elle joue aussi, mais vous autres misez contre elle, chacun sur sa main : gagne la manche, et la banque te paie 2½ fois ta **mise**. Sinon, elle la garde.
lesson-buki-start = Voilà ta main, que personne d’autre ne voit. La première main vide gagne. La personne qui a le domino le plus lourd commence, celui qui a le plus de ronds (on les appelle des **points**) : c’est toi. Commence avec **7-8**. Pour miser, tu as le temps jusqu’à ton troisième tour.
    .why = Tu peux le faire. Mais attendons d’en savoir plus pour miser, et commençons par le domino le plus lourd.
lesson-buki-fit = **A** et **B** sont les bouts ouverts de la chaîne : A montre 0, B montre 8. Un domino **va** si une de ses moitiés montre le même nombre. De tes deux, débarrasse-toi du plus lourd, **0-2**.
    .why = Tu peux le faire. Mais le plus lourd part d’abord, et la mise peut attendre encore un tour.
lesson-buki-stake = Ton troisième tour : il faut dire combien tu crois en toi. Tu as quatre dominos, plutôt légers, et personne n’en a moins. Mise de 2 à 6 jetons. (Dans cette leçon, ils ne sont pas vrais. Enfin : encore moins vrais.)
    .why = Avant ton troisième domino, tu dois miser.
lesson-buki-play = Ta mise est sur la table. A montre 5, B montre 8, et seul **3-5** va.
    .why = Seul 3-5 va.
lesson-buki-end = Les deux bouts montrent 8, personne n’en a : la chaîne est **bloquée**. La main la plus légère gagne, et c’est la tienne. **La banque te paie 2½ fois ta mise** ; celles de Poldi et de Ferdl vont à Resi. Et si un jour la banque, c’est toi, tu reçois les mises perdues, et tu paies la personne qui te bat.
