# La leçon de Challenge. Poldi et Resi jouent aussi ; ce qui est dit des dominos et des dés est vrai à cette étape

lesson-challenge-roll = Pas de chaîne ici, mais deux dés et pas mal de mensonges. Tout le monde a huit dominos et veut s’en débarrasser. Tu as fait un **3** et un **1**. Chacun peut maintenant mettre un domino ou deux, face cachée, et **annoncer** ainsi qu’ils vont avec les dés.
lesson-challenge-claim = Une annonce est **vraie** si c’est le domino 1-3 lui-même, ou deux dominos qui se joignent avec le 1 et le 3 aux extrémités. Tu n’as pas 1-3. Mais **1-4** et **3-4** se joignent par le 4 : le 1 et le 3 sont aux extrémités. Choisis ces deux-là.
    .why = Tu peux ne rien annoncer, ou bluffer avec n’importe quoi. Mais cette fois, tu peux dire vrai : 1-4 et 3-4 se joignent par le 4.
lesson-challenge-doubt = Resi n’annonce rien ; Poldi a mis deux dominos, lui aussi. Sont-ils vrais ? Il faudrait de la chance, et il regarde le plafond. **Défie**-le !
    .why = Tu peux laisser passer, et il est débarrassé de deux dominos. Mais regarde-le donc !
lesson-challenge-give = **Du bluff !** 3-3 et 5-5 ne vont pas du tout. Il les reprend, et tu peux lui donner deux des tiens. N’as-tu pas deux fois **6-6** ? Quelle coïncidence.
    .why = Tu peux en donner deux au choix. Mais tu préfères sûrement te débarrasser des deux 6-6.
lesson-challenge-true = Voilà Poldi fâché, et il te défie. Ton annonce était vraie : il prend les deux dominos, **et** deux de plus à toi ! Garde 2-3 et 2-5, donne-lui **3-5** et **4-6**.
    .why = Tu peux en donner deux au choix. Mais garde 2-3 et 2-5, pour suivre la leçon.
lesson-challenge-bluff = Il te reste deux dominos, et Poldi fait 5 et 6. 2-3 et 2-5 se joignent par le 2, avec 3 et 5 aux extrémités : pas vrai du tout. Mais qui oserait te défier maintenant ? Mets les deux et ne dis rien.
    .why = Tu peux le faire. Mais il te reste deux dominos, et Poldi a eu sa leçon : bluffe, avec les deux !
lesson-challenge-end = Personne n’a osé, et ta main est vide : **tu gagnes**. Retiens : défie un bluff, et tu donnes des dominos ; défie la vérité, et tu en reçois. Et tu peux toujours ne rien annoncer : les dominos que personne ne défie vont à la **défausse**.
