# All Fives

game-all-fives = All Fives
names-all-fives = muggins, les cinq, tous les cinq, fives, five-up, fives and threes, cinq et trois, domino des cinq
hook-all-fives = fais des multiples de 5
    .name = All Fives
    .word = de 5 en 5
pitch-all-fives = Marque dès que la somme des bouts ouverts est un multiple de 5, sur une chaîne à quatre bouts au plus.
    .takes = Une partie dure un quart d’heure environ.
option-scoring = Marque
    .says = quelles sommes des bouts rapportent
choice-scoring-fives = All Fives : les multiples de 5, autant de points
choice-scoring-fives-threes = Fives and Threes : 1 point par 5 et par 3
option-get-in = Dix pour entrer
    .says = les premiers points doivent être 10 au moins d’un coup
option-every-lead = Toujours un double
    .says = le double le plus lourd commence chaque manche, pas seulement la première
option-spinner = Pivot
    .says = si le premier double s’ouvre aussi au-dessus et au-dessous
choice-keep-28 = tous : on ne pioche pas
option-bonus-round = Arrondi
    .says = comment on arrondit à un multiple de 5 les points de la fin d’une manche
choice-bonus-round-nearest = au plus proche
choice-bonus-round-down = vers le bas
option-exact = Objectif exact
    .says = en Fives and Threes, les points qui dépasseraient l’objectif ne comptent pas
coach-all-fives-start = { $scoring ->
        [fives-threes] Tu commences. Si les deux moitiés font un multiple de 3 ou de 5, tu marques.
       *[other] Tu commences. Si les deux moitiés font 5 ou 10, tu les marques.
    }
coach-all-fives-play = { $scoring ->
        [fives-threes] Pose un domino surélevé. Si tous les bouts font alors un multiple de 3 ou de 5, tu marques.
       *[other] Pose un domino surélevé. Si tous les bouts font alors 5, 10, 15…, tu marques.
    }
coach-all-fives-team-play = { $scoring ->
        [fives-threes] Si tous les bouts font alors un multiple de 3 ou de 5, tu marques avec { $partner }.
       *[other] Si tous les bouts font alors 5, 10, 15…, tu marques avec { $partner }.
    }
basics-all-fives = **But.** Que la somme des bouts ouverts soit un multiple de 5{ $scoring ->
        [fives-threes] {" "}ou de 3 : chaque 5 et chaque 3 de la somme vaut un point.
       *[other]  : tu marques alors la somme.
    }{ $get_in ->
        [0] {""}
       *[other] {" "}Les premiers points doivent être 10 au moins d’un coup.
    }{ $teams ->
        [0] {""}
       *[other] {" "}À quatre, on joue en **équipes** : tu gagnes avec la personne en face, et vos points comptent ensemble.
    }
    {""}**Ton tour.** Pose un de tes dominos à un bout ouvert. Si l’un d’eux va, tu dois jouer ; sinon, { $keep ->
        [28] tu passes.
       *[other] pioche jusqu’à ce qu’un domino aille, et pose-le.
    }
    {""}**Les bouts.** Un double se pose en travers : à un bout, ses deux moitiés comptent.{ $spinner ->
        [0] {""}
       *[other] {" "}Le premier double est le **pivot** : quand il a un domino des deux côtés, on peut aussi poser au-dessus et au-dessous.
    }
    {""}**Gagner.** Pose ton dernier domino et { $scoring ->
        [fives-threes] tu marques 1 point de plus.
       *[other] tu marques aussi les points qui restent aux autres, { $bonus_round ->
            [down] arrondis au multiple de 5 inférieur
           *[other] arrondis à 5
        }.
    } Dès que quelqu’un a { $exact ->
        [0] {""}
       *[other] exactement{" "}
    }{ $target ->
        [none] { $scoring ->
            [fives-threes] 61
           *[other] 150
        }
       *[other] { $target }
    } points, le score le plus haut gagne.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
        [one] Rien, à part l’entrée : chacun met une seule fois { $entry } jeton dans le pot. La personne qui gagne la partie le prend.
       *[other] Rien, à part l’entrée : chacun met une seule fois { $entry } jetons dans le pot. La personne qui gagne la partie le prend.
    }
rules-all-fives = **All Fives**, de deux à quatre, chacun pour soi (ou à quatre en deux équipes)
    {""}**But.** Marquer en jouant. À 150 points, on gagne la partie.
    {""}**Dominos.** Jeu de double-six. À deux, 7 chacun ; à trois ou quatre, 5. Le reste forme la pioche.
    {""}**Un tour.** Pose un domino qui va à un bout ouvert. Si tu peux, tu dois. Sinon, pioche jusqu’à ce qu’un domino aille, et pose-le ; sans pioche, tu passes.
    {""}**Le pivot** est le premier double d’une manche, aucun autre. Avec des dominos des deux côtés (A, B), il s’ouvre aussi au-dessus et au-dessous (C, D).
    {""}**Points.** Après chaque domino, on additionne les bouts. Un double à un bout compte ses deux moitiés, le pivot aussi, tant que ses côtés ne sont pas couverts ; C et D vides ne comptent pas. Un multiple de 5 rapporte autant de points. 6-6 : 12. 3-6 contre lui : 12 + 3 = 15.
    {""}**Qui commence.** D’abord le double le plus lourd, obligatoirement ; ensuite, la dernière main gagnante (blocage compris), avec n’importe quel domino (à égalité, le sort).
    {""}**La fin d’une manche.** Le dernier domino, ou au blocage la main la plus légère, rapporte les points des autres (au blocage, moins les siens), arrondis à 5. Une égalité, rien. La partie finit avec la manche.
    {""}**Fives and Threes**, à 61 juste. Ni pivot ni pioche ; départ au sort, puis à tour de rôle. 1 point par 5 et par 3 dans une somme multiple (15 : 3 + 5 = 8). Le dernier domino rapporte 1 de plus, un blocage rien ; si ce point et les bouts dépassent 61, rien ne compte.
    {""}-# D’après pagat.com et Foster (Complete Hoyle).
preset-fives-and-threes = Fives and Threes, à 61
