# La leçon de Sébastopol. Poldi, Resi et Ferdl jouent aussi ; ce qui est dit des dominos est vrai à cette étape

lesson-sebastopol-start = Les 28 dominos sont tous dans les quatre mains. Chaque manche commence avec **6-6**, et c’est toi qui l’as.
    .why = 6-6 doit commencer.
lesson-sebastopol-arms = Le 6-6 a quatre branches, **A**, **B**, **C** et **D**, et tant qu’elles n’ont pas toutes un domino, on ne pose que des dominos avec un 6. Poldi, Resi et Ferdl ont commencé chacun une branche. **D** est encore vide.
lesson-sebastopol-opening = Tu as deux dominos avec un 6. Commence la dernière branche avec le plus lourd, **3-6**.
    .why = Ça va aussi. Mais débarrassons-nous du domino le plus lourd.
lesson-sebastopol-free = Les quatre branches ont un domino, l’ouverture est donc finie : maintenant, tu peux poser au bout de n’importe quelle branche. D montre 3 ; pose là **3-5**, le plus lourd de tes dominos qui vont en D.
    .why = Ça va aussi. Mais pose 3-5 en D, pour suivre la leçon.
lesson-sebastopol-six = A montre de nouveau 6, et ton **1-6** y va. Les six sont maintenant des dominos comme les autres.
    .why = Ça va aussi. Mais 1-6 est le plus lourd.
lesson-sebastopol-last = Il te reste un domino, **3-3**, et deux branches montrent un 3. Prends l’une ou l’autre.
    .why = C’est ton dernier domino !
lesson-sebastopol-end = **Domino !** Tu marques les ronds (les **points**) qui restent aux trois autres : 16 points. La première main à 60 gagne la partie. Quand rien ne va, on passe ; si tous les quatre passent, la main la plus légère gagne.
