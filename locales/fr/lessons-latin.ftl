# La leçon du domino latino par équipes. Poldi, Resi et Ferdl jouent aussi ; ce qui est dit des dominos est vrai à cette étape

lesson-latin-start = Tu joues en équipe avec **Resi**, assise en face, contre Poldi et Ferdl. Tous les dominos sont distribués, sept chacun. **6-6** commence la première manche, et c’est toi qui l’as.
    .why = À la première manche, 6-6 doit commencer.
lesson-latin-partner = Voilà ce que tout le monde voit. On joue dans le sens antihoraire : après toi, Ferdl, puis Resi, puis Poldi. Tu gagnes avec Resi, peu importe qui de vous deux pose son dernier domino. Mais vous ne voyez jamais vos mains.
lesson-latin-heavy = Voilà ta main, que personne d’autre ne voit. Les deux bouts, **A** et **B**, montrent un 6. Pose **3-6** en A : c’est le plus lourd de tes deux six.
    .why = Ça va aussi. Mais débarrassons-nous du domino le plus lourd.
lesson-latin-pass = Les deux bouts montrent un 6, et Poldi a dû **passer** : tout le monde sait maintenant qu’il n’a pas de 6. Pose **1-6** en A.
    .why = Ça va aussi. Mais prenons A.
lesson-latin-last = Tu as posé 0-4 et 3-5 entre-temps. Il ne reste qu’un domino à Resi. A montre 0, B montre 3 : pose **0-1** en A, et laisse le 3 en B tranquille. Resi en a peut-être besoin.
    .why = Ça va aussi. Mais avec 0-1, un point s’en va de ta main.
lesson-latin-end = Resi avait 2-3 : **domino**, et vous gagnez tous les deux ! Dans le style dominicain, on marque les points de toutes les mains : 30 points pour ton équipe. La première équipe à 200 gagne la partie. Il y a aussi des primes ; /rules les explique.
