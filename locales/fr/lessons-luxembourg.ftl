# La leçon de la pioche luxembourgeoise. Poldi, Resi, Ferdl et Pepi jouent aussi ; ce qui est dit des dominos est vrai à cette étape

lesson-luxembourg-lots = Avant chaque manche, tout le monde pioche un domino et le montre. Le plus lourd est le **domino de départ** et ouvre la chaîne ; les autres retournent dans la pioche. Le tien était **5-5**, tu joues donc en premier. Tu veux peu de points : ce qui te reste en main à la fin compte contre toi.
lesson-luxembourg-first = Voilà ta main, que personne d’autre ne voit. Un domino **va** si une de ses moitiés montre le nombre d’un bout ouvert, **A** ou **B**. Les deux montrent 5, et tu as un domino avec un 5 : pose-le en B.
    .why = Seul le domino avec un 5 va ; prenons B.
lesson-luxembourg-points = A montre maintenant 4 et B montre 6. **3-4** et **0-4** vont tous deux en A. Chaque rond que tu gardes est un **point**, alors débarrasse-toi du domino le plus lourd.
    .why = Ça va aussi. Mais chaque point que tu gardes compte.
lesson-luxembourg-draw = Pepi a posé 6-6, quel culot : les deux bouts montrent 6 et tu n’en as pas. Tu pioches **un** domino, puis ton tour est fini, qu’il aille ou non.
    .why = Rien ne va dans ta main, il n’y a donc qu’une chose à faire.
lesson-luxembourg-pass = Tu as pioché 2-3 et passé ; presque tout le monde aussi. Puis Pepi a posé un 3 en A, et ça te va bien. Pose **2-3** : ton 3-3 pourra encore aller sur les autres 3.
    .why = Ça va aussi. Mais pose d’abord 2-3 ; tu verras pourquoi.
lesson-luxembourg-double = A montre 3 une fois de plus, B montre 2. **3-3** est un **double**, deux fois le même nombre. Si tu le gardes, il te coûte six points.
    .why = Seul 3-3 va.
lesson-luxembourg-last = Il reste un domino, et B montre 4. Faut-il en dire plus ?
    .why = C’est ton dernier domino !
lesson-luxembourg-end = **Domino !** Tu n’as aucun point ; les autres comptent ce qui leur reste en main. Une partie, c’est trois manches, chacune avec un nouveau domino de départ, et le plus petit score gagne.
