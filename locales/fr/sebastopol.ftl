# Sébastopol

game-sebastopol = Sébastopol
names-sebastopol = Sebastopol, Sevastopol, quatre branches
hook-sebastopol = quatre branches depuis le 6-6
    .name = Sébastopol
    .word = 4 branches
pitch-sebastopol = Quatre branches partent du 6-6 : d’abord tous les six, puis tout ce qui va.
    .takes = Une partie dure une vingtaine de minutes.
coach-sebastopol-start = Tu as le 6-6 : tu commences avec lui.
coach-sebastopol-play = D’abord les six, jusqu’à ce que les quatre branches aient commencé. Puis ce qui va.
basics-sebastopol = **But.** Poser tous tes dominos avant les autres et marquer les points qui leur restent.
    {""}**Ton tour.** Le 6-6 est au milieu, avec quatre branches (A à D). Chacune commence par un domino avec un six. Ensuite, pose sur toute branche où un domino va. Si tu peux, tu dois ; sinon, tu passes automatiquement.
    {""}**Gagner.** Pose ton dernier domino et tu gagnes la manche. Si plus personne ne peut jouer, la main la plus légère gagne. La partie va à la première personne qui a { $target } points.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
        [one] Rien, à part l’entrée : chacun met une seule fois { $entry } jeton dans le pot. La personne qui gagne la partie le prend.
       *[other] Rien, à part l’entrée : chacun met une seule fois { $entry } jetons dans le pot. La personne qui gagne la partie le prend.
    }
rules-sebastopol = **Sébastopol**, à quatre, chacun pour soi
    {""}**But.** Gagner des manches : on marque les points qui restent aux autres. À 60 points, on gagne la partie.
    {""}**Dominos.** Jeu de double-six, 28 dominos, sept chacun.
    {""}**Qui commence.** À chaque manche, la personne qui a le 6-6, et il faut le poser en premier.
    {""}**L’ouverture.** Le 6-6 a quatre branches, A à D. Tant qu’elles n’ont pas toutes un domino, on ne pose que des six, sur une branche vide. Sans six, tu passes.
    {""}**Ensuite**, pose un domino qui va au bout d’une branche. Si tu peux, tu dois ; sinon, tu passes automatiquement. Les autres doubles se posent en travers, mais n’ont pas de branches.
    {""}**La fin d’une manche.** Quelqu’un n’a plus de dominos, ou plus personne ne peut jouer : alors, la main la plus légère gagne. À égalité, personne ne gagne.
    {""}**Score.** On marque les points de tous les autres ; après un blocage, moins les siens (règle maison : sans rien soustraire).
    {""}-# D’après pagat.com (Sebastopol).
