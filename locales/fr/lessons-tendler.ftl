# La leçon de la pioche de Tendler. Poldi et Resi jouent aussi ; ce qui est dit des dominos est vrai à cette étape

lesson-tendler-double = Vienne, 1830 : un certain Tendler vend un jeu de dominos, dont nous savons le nom et guère plus. La première main vide gagne. La personne qui a le plus lourd commence : c’est toi. Commence avec **7-7**. Un domino avec deux fois le même nombre est un **double**.
    .why = Tu peux commencer avec n’importe lequel. Mais 7-7 a le plus de ronds (de **points**), et ceux-là, mieux vaut ne pas les garder.
lesson-tendler-line = Voilà ce que tout le monde voit. Les doubles se posent en travers, juste pour faire joli. Deux bouts de la chaîne sont ouverts : **A** montre 4, **B** montre 7.
lesson-tendler-fit = Et voilà ta main, que personne d’autre ne voit. Un domino **va** si une de ses moitiés montre le même nombre qu’un bout ouvert. Il n’y en a qu’un, et il est surélevé.
    .why = Un seul de tes dominos va.
lesson-tendler-draw = A montre 5, B montre 0, et tu n’as ni l’un ni l’autre. Tu prends donc dans la **pioche**, où sont les dominos que personne n’a reçus, jusqu’à ce qu’un domino aille.
    .why = Rien ne va dans ta main, il n’y a donc qu’une chose à faire.
lesson-tendler-drawn = **2-5** : quelle chance ! Ce que tu pioches peut se poser aussitôt.
    .why = Pose ce que tu as pioché.
lesson-tendler-two = Nous avons sauté un tour, où les autres ont dû piocher trois dominos chacun. Il t’en reste deux. **1-3** ne va qu’en A, **1-2** aux deux bouts. Garde celui qui a le plus de chances.
    .why = Ça va aussi. Mais alors 1-3 aura besoin d’un 1 ou d’un 3. Mieux vaut garder 1-2.
lesson-tendler-last = Comme si c’était prévu : A montre 1 et B montre 2, ton dernier domino va donc aux deux bouts. Allez, pose-le !
    .why = C’est ton dernier domino !
lesson-tendler-end = Ta main est vide : la manche est à toi. Si la chaîne se bloque, la main la plus légère gagne. Comment on y jouait vraiment en 1830, personne ne le sait : le reste des règles est notre reconstitution.
