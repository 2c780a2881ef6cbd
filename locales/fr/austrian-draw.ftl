# Pioche autrichienne, et ce que les jeux à pioche ont en commun

game-austrian-draw = Domino autrichien avec pioche

option-draw-limit = Pioche
    .says = combien de dominos on peut piocher en un tour
choice-draw-limit-none = jusqu’à ce qu’un domino aille
choice-draw-limit-0 = un, et le tour est fini
unit-draw-limit = { $value } au plus
option-visible-block = Quand plus rien ne va
    .says = ce qui se passe quand tout le monde voit que plus rien ne va
choice-visible-block-end = la manche finit aussitôt
choice-visible-block-draw-out = on vide la pioche

event-drew-tiles = Tu as pioché { $tiles }.

rules-austrian-draw = **Domino autrichien avec pioche**, à deux ou trois, chacun pour soi
    {""}**But.** Poser tous tes dominos avant les autres, ou avoir la main la plus légère quand plus personne ne peut jouer.
    {""}**Dominos.** Les 36 de 0-1 à 7-8, sans doubles. À deux, 8 (ou 9) chacun ; à trois, 7. Le reste forme la pioche, face cachée.
    {""}**Un tour.** Pose un domino qui va en A ou en B. Si tu peux, tu dois. Sinon, tu pioches jusqu’à ce qu’un domino aille, et tu le poses ; quand la pioche est vide, tu passes. Personne d’autre ne voit ce que tu pioches. Le domino le plus lourd décide qui commence, avec n’importe lequel ; ensuite, la dernière main gagnante commence.
    {""}**La fin.** Pose ton dernier domino et tu gagnes. Si plus personne ne peut jouer, la main la plus légère gagne. En cas d’égalité, personne ne gagne ; la personne qui a posé le dernier domino commence la manche suivante.
    {""}**Score.** Chaque manche gagnée compte un. Si vous fixez un nombre de manches, la personne qui en gagne le plus gagne la partie, et vous pouvez jouer pour un pot.
    {""}**Particularités.** Dès que tout le monde voit que plus aucun domino ne va, la manche est finie, même s’il reste de quoi piocher. Règles maison : vider d’abord la pioche ; piocher au plus trois dominos par tour, puis passer.
    {""}-# D’après pagat.com (dominos autrichiens) et gamefarm.jp.
