# Ce qu’il faut pour débuter à un jeu : /rules commence par là, le reste est derrière *Plus*. Les règles maison de la table sont des valeurs.

rules-fits = Un domino va si une de ses moitiés montre le même nombre que le bout ouvert (A ou B). Chaque petit rond est un point ; un double a deux fois le même nombre.
rules-differ = **À cette table.** { $rules }
reading-rules = { $names } { $count ->
    [one] lit
   *[other] lisent
} les règles pour la première fois : le temps attend.
rules-choose = Quel jeu ?
button-more = Plus
button-basics = L’essentiel

basics-buki = **But.** Poser tous tes dominos avant les autres.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un va, tu dois jouer ; sinon, tu passes sans rien toucher.
    {""}**Gagner.** Pose ton dernier domino et tu gagnes la manche. Si plus personne ne peut jouer, le moins de points gagne. On joue jusqu’à ce que l’hôte ferme la table : tes jetons sont ton score.
    {""}**La banque.** Le sort désigne parmi vous la banque, pour toute la table ; elle joue aussi. Les trois autres misent chacun sur leur main : si tu gagnes la manche, la banque te paie 2½ × ta mise ; sinon, ta mise va à la banque.
    {""}**Ce qu’une manche peut coûter.** Ta mise : au moins { $min } jetons, au plus { $max ->
        [none] trois fois cela
       *[other] { $max }
    }. Tu la choisis dans *Ma main*, avant ton troisième tour. La banque paie qui d’autre gagne.
basics-austrian-block = **But.** Poser tous tes dominos avant les autres.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un va, tu dois jouer ; sinon, tu passes sans rien toucher.
    {""}**Gagner.** Pose ton dernier domino et tu gagnes la manche. Si plus personne ne peut jouer, le moins de points gagne. Le plus de manches gagnées l’emporte.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
       *[other] Rien. Tout le monde met une fois { $entry } jetons dans le pot, et qui gagne la partie le prend.
    }
basics-austrian-draw = **But.** Poser tous tes dominos avant les autres.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un va, tu dois jouer ; sinon, pioche jusqu’à ce qu’un domino aille, et pose-le.
    {""}**Gagner.** Pose ton dernier domino et tu gagnes la manche. Si plus personne ne peut jouer, le moins de points gagne. Le plus de manches gagnées l’emporte.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
       *[other] Rien. Tout le monde met une fois { $entry } jetons dans le pot, et qui gagne la partie le prend.
    }
basics-tendler = **But.** Poser tous tes dominos avant les autres.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B ; les doubles se posent en travers, c’est tout. Si l’un va, tu dois jouer ; sinon, pioche jusqu’à ce qu’un domino aille, et pose-le.
    {""}**Gagner.** Pose ton dernier domino et tu gagnes la manche. Si plus personne ne peut jouer, le moins de points gagne. Le plus de manches gagnées l’emporte.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
       *[other] Rien. Tout le monde met une fois { $entry } jetons dans le pot, et qui gagne la partie le prend.
    }
basics-pulle = **But.** Rester à 100 points ou moins. Les points restés en main à la fin d’une manche s’ajoutent à ton score : pose donc tes dominos avant les autres.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un va, tu dois jouer ; sinon, tu passes sans rien toucher.
    {""}**Gagner.** Qui a plus de 100 points est hors jeu. La dernière personne en jeu prend tout le pot, la **Pulle**.
    {""}**Ce que ça peut coûter.** { $entry } jetons une fois, pour le pot. Quand les quatre ont joué la manche, tu peux racheter : paie la moitié encore une fois et descends au score du milieu des trois autres (107 contre 41, 62 et 88 descend à 62).
basics-hungarian = **But.** Garder peu de points. Ils font ton score, et un score haut est mauvais.
    {""}**Ton tour.** Choisis A ou B et pose là domino après domino, tant que l’un des tiens va : c’est une série. Si rien ne va à aucun bout, tu passes sans rien toucher.
    {""}**Gagner.** Une manche finit quand plus personne ne peut jouer. Quand quelqu’un a { $target } points, la partie est finie : le plus bas score gagne, le plus haut perd.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
       *[other] Rien. Tout le monde met une fois { $entry } jetons dans le pot, et qui gagne la partie le prend.
    }
basics-challenge = **But.** Te débarrasser de tous tes dominos avant les autres.
    {""}**Ton tour.** On lance deux dés. Tout le monde met en secret un domino, deux ou aucun, et annonce qu’ils vont avec les dés : un domino qui montre les deux nombres, ou deux qui se joignent avec les deux nombres dehors. Personne ne voit si c’est vrai, seulement combien de dominos il y a.
    {""}**Défier.** Puis chacun son tour peut défier une annonce. Un bluff retourne à qui l’a fait, avec autant de dominos de qui l’a défié. Si c’était vrai, qui a défié prend l’annonce, et autant en plus.
    {""}**Gagner.** Tu gagnes sans domino en main ni annonce à toi encore face cachée.
    {""}**Ce qu’une manche peut coûter.** { $chips ->
        [pot] Tout le monde met { $stake } dans le pot ; qui gagne le prend.
        [per-tile] { $rate } pour chaque domino qui te reste.
       *[other] Rien : c’est pour le plaisir.
    }
basics-luxembourg = **But.** Garder peu de points. Ils font ton score, et un score haut est mauvais.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un va, tu dois jouer. Sinon, pioche un domino, et ton tour est fini.
    {""}**Gagner.** Une manche finit quand quelqu’un n’a plus de dominos ou que plus personne ne peut jouer. { $end ->
        [rounds] Après { $rounds ->
            [one] { $rounds } manche
           *[other] { $rounds } manches
        }
       *[other] Quand quelqu’un a { $target } points
    }, le plus bas score gagne.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
       *[other] Rien. Tout le monde met une fois { $entry } jetons dans le pot, et qui gagne la partie le prend.
    }
