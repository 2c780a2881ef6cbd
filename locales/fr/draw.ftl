# Domino avec pioche

game-draw = Domino avec pioche
names-draw = dominos à la pioche, domino français, jeu de pioche, domino classique, dominos, domino
hook-draw = le plus connu de tous
    .name = Avec pioche
    .word = le classique
pitch-draw = Ce que presque tout le monde appelle dominos : pioche s’il le faut, et marque ce qui reste aux autres.
    .takes = Une partie dure une vingtaine de minutes.
basics-draw = **But.** Poser tous tes dominos avant les autres et marquer les points qui leur restent.{ $teams ->
        [0] {""}
       *[other] {" "}À quatre, on joue en **équipes** : tu gagnes avec la personne en face, et vos points comptent ensemble.
    }
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un d’eux va, tu dois jouer ; sinon, pioche { $draw_limit ->
        [0] un domino, et ton tour est fini
        [none] jusqu’à ce qu’un domino aille, et pose-le
        [one] { $draw_limit } domino, et pose-le s’il va
       *[other] jusqu’à ce qu’un domino aille, { $draw_limit } au plus
    }.
    {""}**Gagner.** Pose ton dernier domino et tu gagnes la manche. Si plus personne ne peut jouer, { $blocked ->
        [last] la personne qui a posé le dernier domino gagne
       *[other] la main la plus légère gagne
    }. La partie va à la première personne qui a { $target } points.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
        [one] Rien, à part l’entrée : chacun met une seule fois { $entry } jeton dans le pot. La personne qui gagne la partie le prend.
       *[other] Rien, à part l’entrée : chacun met une seule fois { $entry } jetons dans le pot. La personne qui gagne la partie le prend.
    }
rules-draw = **Domino avec pioche**, de deux à quatre, chacun pour soi (ou à quatre en deux équipes)
    {""}**But.** Gagner des manches : on marque les points qui restent aux autres. À 100 points, on gagne la partie.
    {""}**Dominos.** Jeu de double-six, 28 dominos. À deux, 7 chacun ; à trois ou quatre, 5. Le reste forme la pioche, face cachée.
    {""}**Un tour.** Pose un domino qui va en A ou en B. Si tu peux, tu dois. Sinon, tu pioches jusqu’à ce qu’un domino aille, et tu le poses. Les deux derniers de la pioche ne se prennent jamais ; quand il ne reste qu’eux, tu passes. Personne d’autre ne voit ce que tu pioches.
    {""}**Qui commence.** À la première manche, le double le plus lourd, et il faut le poser en premier (sans double en main : le domino le plus lourd). Ensuite, c’est à tour de rôle, avec n’importe quel domino.
    {""}**La fin d’une manche.** Quelqu’un n’a plus de dominos ; ou plus personne ne peut jouer ; ou tout le monde voit que plus aucun domino ne va. Au blocage, la main la plus légère gagne ; à égalité, personne.
    {""}**Score.** On marque les points de tous les autres ; après un blocage, moins les siens. Une équipe compte ensemble, et ses propres points ne rapportent jamais.
    {""}**Particularités.** Un double se pose en travers, mais se joue comme les autres.
    {""}-# D’après Foster (Complete Hoyle) et onlinedominogames.com.
