# La leçon du domino avec pioche. Poldi et Resi jouent aussi ; ce qui est dit des dominos est vrai à cette étape

lesson-draw-line = Tout le monde a cinq dominos, et la première main vide gagne. Poldi avait le double le plus lourd, **6-6**, et devait le poser en premier ; puis Resi a joué. La chaîne a deux bouts ouverts, **A** et **B** : A montre 0, B montre 6.
lesson-draw-fit = Voilà ta main, que personne d’autre ne voit. Un domino **va** si une de ses moitiés montre le même nombre qu’un bout ouvert. Ceux qui vont sont surélevés : pose **3-6** en B.
    .why = Ça va aussi. Mais débarrassons-nous du domino le plus lourd.
lesson-draw-follow = A montre 5, B montre 3, et ton **3-5** va aux deux bouts. Pose-le en A.
    .why = Ça va aussi. Mais prenons A.
lesson-draw-draw = A montre 4, B montre 3, et tu n’as ni l’un ni l’autre. Tu **pioches** donc jusqu’à ce qu’un domino aille ; il suffit d’appuyer une fois. Ce que tu pioches, personne d’autre ne le voit.
    .why = Rien ne va dans ta main, il n’y a donc qu’une chose à faire.
lesson-draw-drawn = Tu as pioché **2-3**, et il va en B. Un domino qui va doit être posé.
    .why = Seul 2-3 va.
lesson-draw-last = Deux tours plus tard, A montre 0, et **0-0** est ton dernier domino. Un **double** va comme n’importe quel autre domino.
    .why = C’est ton dernier domino !
lesson-draw-end = **Domino !** Tu marques les ronds (les **points**) qui restent aux autres : 30 points. La première main à 100 points gagne la partie. Si personne n’avait pu continuer, la main la plus légère aurait gagné.
