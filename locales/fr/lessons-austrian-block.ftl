# La leçon du domino autrichien sans pioche. Poldi, Resi et Ferdl jouent aussi ; ce qui est dit des dominos est vrai à cette étape

lesson-austrian-block-start = Tout le monde a sept dominos, et la première main vide gagne. La personne qui a le domino le plus lourd commence, celui qui a le plus de ronds (on les appelle des **points**) : c’est toi. Commence avec **7-8**.
    .why = Tu peux commencer avec n’importe lequel. Mais ce qui te reste peut compter contre toi, alors les lourds partent d’abord.
lesson-austrian-block-line = Voilà ce que tout le monde voit. Poldi et Resi ont chacun ajouté un domino ; la chaîne a deux bouts ouverts, **A** et **B**, et les deux montrent un 8. Ferdl n’avait pas de 8, il a donc dû **passer**. Personne ne pioche jamais dans ce jeu.
lesson-austrian-block-fit = Et voilà ta main, que personne d’autre ne voit. Un domino **va** si une de ses moitiés montre le même nombre qu’un bout ouvert. Ceux qui vont sont surélevés : débarrasse-toi de **4-8**.
    .why = Ça va aussi. Mais prenons le plus lourd, en A, pour suivre la leçon.
lesson-austrian-block-both = A montre 2, B montre 8. Ton **2-8** a les deux nombres, il va donc aux deux bouts. Prends A.
    .why = Ça va aussi. Mais 2-8 est ton plus lourd, et le 8 servira mieux en B.
lesson-austrian-block-shut = Un peu de malice, maintenant. Il y a huit dominos avec un 8 : cinq sont dans la chaîne, un dans ta main, et les deux autres, personne ne les a vus. Pose **1-8 en A**, et les deux bouts montrent 8.
    .why = Ça va aussi. Mais il y a plus méchant.
lesson-austrian-block-end = La chaîne est **bloquée** : personne n’a de 8. (Les deux derniers sont dans le **Stamm**, parmi les dominos que personne n’a reçus.) La main la plus légère gagne, et c’est la tienne ! La personne qui gagne commence la manche suivante. Et quand aucun de tes dominos ne va, tu passes automatiquement.
