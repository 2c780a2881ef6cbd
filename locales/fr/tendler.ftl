# La pioche de Tendler

game-tendler = Pioche de Tendler (1830)

rules-tendler = **Pioche de Tendler**, Vienne 1830, de deux à six, chacun pour soi
    {""}**Une reconstitution.** Tout ce qu’on sait : un jeu de pioche, de deux à six, avec les 45 dominos. Le reste, nous le devinons d’après le domino autrichien avec pioche.
    {""}**But.** Poser tous tes dominos avant les autres, ou avoir la main la plus légère quand plus personne ne peut jouer.
    {""}**Dominos.** Les 45 de 0-0 à 8-8, doubles compris. Chacun en prend 6 (ou 5, 7 ou 8, tant qu’il reste de quoi piocher). Le reste forme la pioche, face cachée.
    {""}**Un tour.** Pose un domino qui va en A ou en B. Si tu peux, tu dois. Sinon, tu pioches jusqu’à ce qu’un domino aille, et tu le poses ; quand la pioche est vide, tu passes. Personne d’autre ne voit ce que tu pioches. Le domino le plus lourd décide qui commence, avec n’importe lequel ; ensuite, la dernière main gagnante commence.
    {""}**La fin.** Pose ton dernier domino et tu gagnes. Si plus personne ne peut jouer, la main la plus légère gagne. À égalité, personne ne gagne ; la dernière main à avoir posé commence ensuite.
    {""}**Score.** Chaque manche gagnée compte un. Si vous fixez un nombre de manches, la personne qui en gagne le plus gagne la partie, et vous pouvez jouer pour un pot.
    {""}**Particularités.** Les doubles se posent en travers, c’est tout ; leurs points comptent. Dès que tout le monde voit que plus aucun domino ne va, la manche est finie. Règles maison : vider d’abord la pioche ; piocher au plus trois dominos par tour, puis passer.
    {""}-# Dominos et nombre d’après pagat.com (dominos autrichiens, sur F. Tendler, Vienne 1830) ; le reste est de nous.
