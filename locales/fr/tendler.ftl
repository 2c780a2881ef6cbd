# La pioche de Tendler

game-tendler = Pioche de Tendler (1830)

rules-tendler = **Pioche de Tendler**, Vienne 1830, de deux à six, chacun pour soi
    {""}**Une reconstitution.** Tout ce qu’on sait : un jeu de pioche, de deux à six, avec les 45 dominos. Le reste, nous le devinons d’après la pioche autrichienne.
    {""}**But.** Poser tous ses dominos avant les autres, ou garder le moins de points quand plus personne ne peut jouer.
    {""}**Dominos.** Les 45 de 0-0 à 8-8, doubles compris. Chacun en prend 6 (ou 5, 7 ou 8, tant qu’il reste de quoi piocher). Le reste forme la pioche, face cachée.
    {""}**Un tour.** Pose un domino qui va en A ou en B. Si tu peux, tu dois. Sinon, tu pioches jusqu’à ce qu’un domino aille, et tu le poses ; quand la pioche est vide, tu passes. Ce que tu pioches, tu es la seule personne à le voir. Qui a le domino le plus lourd commence la première manche, avec celui de son choix ; ensuite, qui a gagné la dernière.
    {""}**La fin.** Pose ton dernier domino et tu gagnes. Si plus personne ne peut jouer, le moins de points gagne. En cas d’égalité, personne ne gagne, et qui a posé le dernier domino commence la manche suivante.
    {""}**Score.** Chaque manche gagnée compte un. Si vous fixez un nombre de manches, qui en gagne le plus gagne la partie, et vous pouvez jouer pour un pot.
    {""}**Particularités.** Les doubles se posent en travers, mais comptent comme les autres, avec tous leurs points. Dès que tout le monde voit que plus aucun domino ne va, la manche est finie. Règles maison : vider d’abord la pioche ; piocher au plus trois dominos par tour, puis passer.
    {""}-# Dominos et nombre d’après pagat.com (dominos autrichiens, sur F. Tendler, Vienne 1830) ; le reste est de nous.
