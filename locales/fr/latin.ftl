# Domino latino-américain par équipes

game-latin = Domino latino par équipes
names-latin = domino à quatre, domino antillais, domino dominicain, domino portoricain, domino des Caraïbes, domino international, quinientos, 500, Domino latino, domino par équipes
hook-latin = deux contre deux
    .name = Latino
    .word = 2 contre 2
pitch-latin = Deux contre deux, comme aux Caraïbes : sans pioche, il faut lire la table avec la personne en face.
    .takes = Une partie dure une demi-heure environ.
option-style = Style
    .says = fixe toutes les règles ci-dessous ; chacune peut encore changer
choice-style-plain = Simple
choice-style-dominican = Dominicain
choice-style-puerto-rican = Portoricain (500)
choice-style-international = International
option-pass-lead-alone = Passe comptée aussitôt
    .says = la passe au départ compte même si la personne en face passe aussi
option-pass-all = Les trois autres passent
    .says = points si les trois autres passent et que tu peux rejouer
choice-pass-all-none = selon le style
choice-pass-all-0 = aucun
unit-pass-all = { $value }
option-capicua = Capicúa
    .says = points si le dernier domino va aux deux bouts et n’est pas un double
choice-capicua-none = selon le style
choice-capicua-0 = aucun
unit-capicua = { $value }
option-capicua-blank = Capicúa avec zéro
    .says = si un domino avec un 0 compte comme capicúa
choice-capicua-blank-none = selon le style
option-chuchazo = Chuchazo
    .says = points si le dernier domino est 0-0
choice-chuchazo-none = selon le style
choice-chuchazo-0 = aucun
unit-chuchazo = { $value }
option-deal-bonus = Prime de manche
    .says = les quatre premières manches gagnées rapportent 100, 75, 50 et 25 de plus
choice-deal-bonus-none = selon le style
basics-latin = **But.** Tu joues en **équipe** avec la personne en face, contre les deux autres. Vous gagnez ensemble.
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un d’eux va, tu dois jouer ; sinon, tu passes automatiquement. Les 28 dominos sont tous en main.
    {""}**Gagner.** Ton équipe gagne la manche quand l’un de vous pose son dernier domino. Si plus personne ne peut jouer, { $blocked ->
        [single] la main la plus légère gagne pour son équipe
        [closer] on compare deux mains, celle du dernier domino et la suivante : la plus légère gagne
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
rules-latin = **Domino latino par équipes**, à quatre, deux contre deux
    {""}**But.** Tu marques avec la personne en face. La première équipe à l’objectif gagne.
    {""}**Dominos.** Jeu de double-six : 28 dominos, sept chacun.
    {""}**Un tour**, dans le sens antihoraire : pose un domino qui va en A ou en B. Si tu peux, tu dois ; sinon, tu passes automatiquement.
    {""}**La fin d’une manche.** Une équipe gagne quand l’un des deux pose son dernier domino. Si plus personne ne peut jouer, le plus léger gagne. L’équipe marque les points de toutes les mains.
    {""}**Dominicain**, à 200. 6-6 commence la première manche, puis la dernière main gagnante (après un blocage, la plus légère de l’équipe). Blocage : la main la plus légère gagne ; à égalité, l’équipe qui a commencé. Primes de 30 : la place suivante passe au départ et l’équipe rejoue ; les trois autres passent et tu rejoues (chaque fois) ; **capicúa** : le dernier domino va aux deux bouts (ni double, ni 0).
    {""}**Portoricain**, à 500. Départs de même. Blocage : le total le plus bas d’une équipe ; à égalité, rien. 100 de plus pour capicúa (0 compris) et **chuchazo** (0-0 en dernier, peu importe les bouts) ; 100, 75, 50, 25 pour les quatre premières manches gagnées.
    {""}**International**, à 200, et **Simple**, à 100. Le sort (Simple : 6-6), puis à tour de rôle. Blocage comme à Porto Rico, sans primes. En Simple, seuls les points des autres comptent.
    {""}-# D’après pagat.com (Partnership Dominoes).
preset-dominican-200 = Dominicain, à 200
preset-puerto-rican-500 = Portoricain, à 500 (Quinientos)
preset-international-200 = International, à 200
preset-straight-six = Jamaïcain, en six manches (Straight Six)
