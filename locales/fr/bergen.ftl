# Bergen

game-bergen = Bergen
names-bergen = domino de Bergen, double header, header, bouts égaux
hook-bergen = marque quand les bouts sont égaux
    .name = Bergen
    .word = bouts égaux
pitch-bergen = Le même nombre aux deux bouts : deux points, ou trois avec un double.
    .takes = Une partie dure une dizaine de minutes.
option-bergen-first-lead =
    .says = ce qui décide qui commence chaque manche
option-redeal = Redonne sans double
    .says = on redistribue si personne n’a de double
option-lead-points = Double au départ
    .says = points pour un départ avec un double
choice-lead-points-0 = aucun
unit-lead-points = { $value }
option-out-points = Manche gagnée
    .says = points pour le dernier domino, ou pour un blocage gagné
unit-out-points = { $value }
option-slow-finish = Fin lente
    .says = à 1 ou 2 points du but, des bouts égaux valent 1 ; à 3 points, 2 au plus
coach-bergen-start = Tu commences. Un double rapporte aussitôt, sauf règle maison contraire.
coach-bergen-play = Pose un domino surélevé. Bouts égaux : 2 points ; avec un double : 3.{ $slow_finish ->
        [0] {""}
       *[other] {" "}Près du but : moins.
    }
basics-bergen = **But.** Que les deux bouts de la chaîne montrent le même nombre.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un d’eux va, tu dois jouer ; sinon, pioche jusqu’à ce qu’un domino aille, et pose-le.
    {""}**Points.** Bouts égaux : 2 points (*double header*). Si un double s’y trouve : 3 (*triple header*). Un double au départ : { $lead_points }.{ $slow_finish ->
        [0] {""}
       *[other] {" "}Près du but, des bouts égaux rapportent moins.
    } Le dernier domino rapporte aussi.
    {""}**Gagner.** Dès que quelqu’un a { $target ->
        [none] 15 points (10 à trois ou quatre)
       *[other] { $target } points
    }, le score le plus haut gagne.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
        [one] Rien, à part l’entrée : chacun met une seule fois { $entry } jeton dans le pot. La personne qui gagne la partie le prend.
       *[other] Rien, à part l’entrée : chacun met une seule fois { $entry } jetons dans le pot. La personne qui gagne la partie le prend.
    }
rules-bergen = **Bergen**, de deux à quatre, chacun pour soi
    {""}**But.** Marquer avec des bouts égaux. À 15 points (à trois ou quatre : 10), on gagne la partie.
    {""}**Dominos.** Jeu de double-six, 28 dominos. À deux ou trois, 6 chacun ; à quatre, 5. Le reste forme la pioche ; ses deux derniers ne se prennent jamais.
    {""}**Qui commence.** À chaque manche, le double le plus lourd, et il faut le poser en premier : cela rapporte 2. Sans double en main, le domino le plus lourd commence sans rien rapporter.
    {""}**Un tour.** Pose un domino qui va en A ou en B. Si tu peux, tu dois. Sinon, pioche jusqu’à ce qu’un domino aille, et pose-le ; si la pioche est épuisée, tu passes.
    {""}**Headers.** Si les deux bouts montrent le même nombre après ton domino, tu marques 2 : un *double header*. Si le dernier domino d’un des bouts est un double, tu marques 3 : un *triple header*. Peu importe qui l’a posé ; il compte jusqu’à ce qu’un domino le couvre.
    {""}**La fin d’une manche.** Le dernier domino rapporte 1. Si plus personne ne peut jouer, ou si tout le monde voit que plus rien ne va, la main la plus légère rapporte 1 ; une égalité, rien. Les mains ne se montrent qu’après un blocage.
    {""}**La partie** finit après la manche où quelqu’un atteint l’objectif ; le plus haut score gagne.
    {""}-# D’après pagat.com (Bergen) et Joe Celko.
