# Ce qu’il faut pour débuter à un jeu : /rules commence par là, le reste est derrière *Plus*. Les règles maison de la table sont des valeurs.

rules-fits = Un domino va si une de ses moitiés montre le nombre d’un bout ouvert (A ou B). Chaque rond compte un point ; un double montre deux fois le même nombre.
rules-fits-arms = Un domino va si une de ses moitiés montre le nombre d’un bout ouvert (A à D). Chaque rond compte un point ; un double montre deux fois le même nombre.
rules-fits-trains = Un domino va si une de ses moitiés montre le nombre au bout d’un train. Chaque rond compte un point ; un double montre deux fois le même nombre.
rules-differ = **À cette table.** { $rules }
reading-rules =
    { $names } { $count ->
        [one] lit
       *[other] lisent
    } les règles pour la première fois : le temps ne court pas.
rules-choose = Quel jeu ?
button-more = Plus
button-basics = L’essentiel

basics-buki = **But.** Poser tous tes dominos avant les autres.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un d’eux va, tu dois jouer ; sinon, tu passes automatiquement.
    {""}**Gagner.** Pose ton dernier domino et tu gagnes la manche. Si plus personne ne peut jouer, la main la plus légère gagne. On joue jusqu’à la fermeture de la table : tes jetons sont ton score.
    {""}**La banque.** L’un de vous tient la banque jusqu’à la fermeture de la table, et joue aussi. Les trois autres misent chacun sur leur main : si tu gagnes la manche, la banque te paie 2½ fois ta mise ; sinon, elle la garde.
    {""}**Ce qu’une manche peut coûter.** Ta mise : au moins { $min ->
        [one] { $min } jeton
       *[other] { $min } jetons
    }, au plus { $max ->
        [none] trois fois cela
       *[other] { $max }
    }. Tu la choisis avant ton troisième tour. Si la banque, c’est toi, tu paies la personne qui te bat.
basics-austrian-block = **But.** Poser tous tes dominos avant les autres.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un d’eux va, tu dois jouer ; sinon, tu passes automatiquement.
    {""}**Gagner.** Pose ton dernier domino et tu gagnes la manche. Si plus personne ne peut jouer, la main la plus légère gagne. La première place va à la personne qui gagne le plus de manches.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
        [one] Rien, à part l’entrée : chacun met une seule fois { $entry } jeton dans le pot. La personne qui gagne la partie le prend.
       *[other] Rien, à part l’entrée : chacun met une seule fois { $entry } jetons dans le pot. La personne qui gagne la partie le prend.
    }
basics-austrian-draw = **But.** Poser tous tes dominos avant les autres.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un d’eux va, tu dois jouer ; sinon, pioche { $draw_limit ->
        [none] jusqu’à ce qu’un domino aille, et pose-le
        [one] { $draw_limit } domino, et pose-le s’il va
       *[other] jusqu’à ce qu’un domino aille, { $draw_limit } au plus
    }.
    {""}**Gagner.** Pose ton dernier domino et tu gagnes la manche. Si plus personne ne peut jouer, la main la plus légère gagne. La première place va à la personne qui gagne le plus de manches.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
        [one] Rien, à part l’entrée : chacun met une seule fois { $entry } jeton dans le pot. La personne qui gagne la partie le prend.
       *[other] Rien, à part l’entrée : chacun met une seule fois { $entry } jetons dans le pot. La personne qui gagne la partie le prend.
    }
basics-tendler = **But.** Poser tous tes dominos avant les autres.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B ; les doubles se posent en travers, mais se jouent comme les autres. Si l’un d’eux va, tu dois jouer ; sinon, pioche { $draw_limit ->
        [none] jusqu’à ce qu’un domino aille, et pose-le
        [one] { $draw_limit } domino, et pose-le s’il va
       *[other] jusqu’à ce qu’un domino aille, { $draw_limit } au plus
    }.
    {""}**Gagner.** Pose ton dernier domino et tu gagnes la manche. Si plus personne ne peut jouer, la main la plus légère gagne. La première place va à la personne qui gagne le plus de manches.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
        [one] Rien, à part l’entrée : chacun met une seule fois { $entry } jeton dans le pot. La personne qui gagne la partie le prend.
       *[other] Rien, à part l’entrée : chacun met une seule fois { $entry } jetons dans le pot. La personne qui gagne la partie le prend.
    }
basics-pulle = **But.** Rester à 100 points ou moins. À la fin d’une manche, les points restés dans ta main s’ajoutent à ton score : pose donc tes dominos avant les autres.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un d’eux va, tu dois jouer ; sinon, tu passes automatiquement.
    {""}**Gagner.** Au-dessus de 100 points, on est hors jeu. La dernière personne en jeu prend tout le pot, la **Pulle**.
    {""}**Ce que ça peut coûter.** { $entry ->
        [one] { $entry } jeton
       *[other] { $entry } jetons
    } pour le pot, et encore autant si toutes les personnes en jeu dépassent 100 en même temps.{ $buyback ->
        [0] {""}
       *[other] {" "}Après { $buyback_with ->
            [fewer] chaque manche
           *[other] une manche jouée à quatre
        }, tu peux te racheter : paie la moitié de cette somme, et ton score descend au score médian des trois autres (107 contre 41, 62 et 88 descend à 62).
    }{ $payment ->
        [0] {""}
       *[other] {" "}Et tu paies { $payment } au plus à la personne qui gagne chaque manche.
    }
basics-hungarian = **But.** Garder peu de points en main : ils s’ajoutent à ton score, et il doit rester bas.
    {""}**Ton tour.** Choisis A ou B et poses-y un domino après l’autre, tant que l’un des tiens va : c’est une série. Si rien ne va, ni en A ni en B, tu passes automatiquement.
    {""}**Gagner.** Une manche finit quand { $end_on_domino ->
        [0] plus personne ne peut jouer
       *[other] quelqu’un n’a plus de dominos ou que personne ne peut jouer
    }. Quand quelqu’un a { $target } points, la partie est finie : le plus bas score gagne, { $losers ->
        [all] qui en a autant ou plus perd
       *[other] le plus haut perd
    }.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
        [one] Rien, à part l’entrée : chacun met une seule fois { $entry } jeton dans le pot. La personne qui gagne la partie le prend.
       *[other] Rien, à part l’entrée : chacun met une seule fois { $entry } jetons dans le pot. La personne qui gagne la partie le prend.
    }
basics-challenge = **But.** Te débarrasser de tous tes dominos avant les autres.
    { "" }**Ton tour.** On lance deux dés. Tout le monde met en secret un domino, deux ou aucun, et annonce qu’ils vont avec les dés : un domino qui montre les deux nombres, ou deux qui se joignent avec les deux nombres aux extrémités. Les autres voient seulement combien de dominos tu as mis.
    { "" }**Défier.** Puis chacun à son tour peut défier une annonce. Un bluff revient à son auteur, avec autant de dominos donnés par la personne qui a défié. Si c’était vrai, cette personne prend l’annonce, et autant de dominos en plus.
    { "" }**Gagner.** Tu gagnes quand tu n’as plus ni domino en main ni annonce face cachée.
    { "" }**Ce qu’une manche peut coûter.** { $chips ->
        [pot]
            Tout le monde met { $stake ->
                [one] { $stake } jeton
               *[other] { $stake } jetons
            } dans le pot ; la personne qui gagne le prend.
        [per-tile]
            { $rate ->
                [one] { $rate } jeton
               *[other] { $rate } jetons
            } pour chaque domino qui te reste{ $cap ->
                [5600] {""}
               *[other] , { $cap } au plus
            }.
       *[other] Rien : c’est pour le plaisir.
    }
basics-luxembourg = **But.** Garder peu de points en main : ils s’ajoutent à ton score, et il doit rester bas.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un d’eux va, tu dois jouer. Sinon, pioche un domino, et ton tour est fini.
    {""}**Gagner.** Une manche finit quand quelqu’un n’a plus de dominos ou que plus personne ne peut jouer. { $end ->
        [rounds] Après { $rounds ->
            [one] { $rounds } manche
           *[other] { $rounds } manches
        }
       *[other] Quand quelqu’un a { $target } points
    }, le plus bas score gagne.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
        [one] Rien, à part l’entrée : chacun met une seule fois { $entry } jeton dans le pot. La personne qui gagne la partie le prend.
       *[other] Rien, à part l’entrée : chacun met une seule fois { $entry } jetons dans le pot. La personne qui gagne la partie le prend.
    }
