# Domino cubain

game-cuban = Domino cubain
names-cuban = double-neuf, double neuf, doble nueve, dominó cubano, Cuba
hook-cuban = deux contre deux, jusqu’à 9-9
    .name = Cubain
    .word = 2 contre 2
pitch-cuban = Deux contre deux, dix dominos chacun, jusqu’à 9-9 ; quinze restent cachés.
    .takes = Une partie dure une vingtaine de minutes.
option-cuban-pass-lead =
    .says = points pour l’équipe qui commence par un double si la place suivante passe
option-capicua-doubles = Capicúa double
    .says = la manche vaut double si le dernier domino va aux deux bouts et n’est pas un double
basics-cuban = **But.** Tu joues en **équipe** avec la personne en face, contre les deux autres. Vous gagnez ensemble.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un d’eux va, tu dois jouer ; sinon, tu passes automatiquement.
    {""}**Gagner.** Ton équipe gagne la manche quand l’un de vous pose son dernier domino. Si plus personne ne peut jouer, { $blocked ->
        [single] la main la plus légère gagne pour son équipe
       *[other] le total le plus bas d’une équipe gagne
    }. Vous marquez { $count ->
        [rounds] 1 point
        [losers] les points de l’autre équipe
       *[other] les points de toutes les mains
    }, plus les primes s’il y en a.
    {""}**La partie.** Dès qu’une équipe a { $target } points, le score le plus haut gagne.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
        [one] Rien, à part l’entrée : chacun met une seule fois { $entry } jeton dans le pot. La personne qui gagne la partie le prend.
       *[other] Rien, à part l’entrée : chacun met une seule fois { $entry } jetons dans le pot. La personne qui gagne la partie le prend.
    }
rules-cuban = **Domino cubain**, à quatre, deux contre deux
    {""}**But.** Tu marques avec la personne en face. À 100 points, votre équipe gagne la partie.
    {""}**Dominos.** Jeu de double-neuf, 55 dominos. On en prend dix chacun ; quinze restent face cachée et ne se montrent jamais.
    {""}**Un tour**, dans le sens antihoraire : pose un domino qui va en A ou en B. Si tu peux, tu dois ; sinon, tu passes automatiquement.
    {""}**Qui commence.** À la première manche, le double le plus lourd, et il faut le poser en premier (sans double en main : le domino le plus lourd). Ensuite, la dernière main gagnante (après un blocage, la plus légère de l’équipe), avec n’importe quel domino ; après une égalité, la place suivante.
    {""}**La fin d’une manche.** Une équipe gagne quand l’un des deux pose son dernier domino. Si plus personne ne peut jouer, le total le plus bas d’une équipe gagne ; une égalité ne rapporte rien.
    {""}**Score.** L’équipe marque les points de l’autre.
    {""}**Particularités.** Un nombre figure sur dix dominos, et plus d’un quart du jeu reste caché : deux manches sur trois finissent bloquées. Règles maison : la main la plus légère gagne le blocage ; des points si la place suivante ne peut pas répondre à un double de départ ; *capicúa* double les points.
    {""}-# D’après dominorules.com et onlinedominogames.com.
preset-double-nine-150 = Double-neuf, à 150
