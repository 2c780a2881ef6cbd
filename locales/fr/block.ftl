# Domino sans pioche

game-block = Domino sans pioche
names-block = domino bloqué, jeu du blocage, dominos sans pioche, block, domino belge
hook-block = sans pioche, du sang-froid
    .name = Sans pioche
    .word = sang-froid
pitch-block = Les dominos les plus simples : personne ne pioche. Bloque les autres et marque ce qui leur reste.
    .takes = Une partie dure une vingtaine de minutes.
basics-block = **But.** Poser tous tes dominos avant les autres et marquer les points qui leur restent.{ $teams ->
        [0] {""}
       *[other] {" "}À quatre, on joue en **équipes** : tu gagnes avec la personne en face, et vos points comptent ensemble.
    }
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un d’eux va, tu dois jouer ; sinon, tu passes automatiquement.
    {""}**Gagner.** Pose ton dernier domino et tu gagnes la manche. Si plus personne ne peut jouer, { $blocked ->
        [last] la personne qui a posé le dernier domino gagne
       *[other] la main la plus légère gagne
    }. La partie va à la première personne qui a { $target } points.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
        [one] Rien, à part l’entrée : chacun met une seule fois { $entry } jeton dans le pot. La personne qui gagne la partie le prend.
       *[other] Rien, à part l’entrée : chacun met une seule fois { $entry } jetons dans le pot. La personne qui gagne la partie le prend.
    }
rules-block = **Domino sans pioche**, de deux à quatre, chacun pour soi (ou à quatre en deux équipes)
    {""}**But.** Gagner des manches : on marque les points qui restent aux autres. À 100 points, on gagne la partie.
    {""}**Dominos.** Jeu de double-six, 28 dominos. À deux, 7 chacun ; à trois ou quatre, 5. Le reste demeure face cachée et ne se montre jamais.
    {""}**Un tour.** Pose un domino qui va en A ou en B. Si tu peux, tu dois ; sinon, tu passes automatiquement.
    {""}**Qui commence.** À la première manche, le double le plus lourd, et il faut le poser en premier (sans double en main : le domino le plus lourd). Ensuite, c’est à tour de rôle, avec n’importe quel domino.
    {""}**La fin d’une manche.** Quelqu’un n’a plus de dominos, ou plus personne ne peut jouer. Au blocage, la main la plus légère gagne ; à égalité, personne.
    {""}**Score.** On marque les points de tous les autres ; après un blocage, moins les siens. Une équipe compte ensemble, et ses propres points ne rapportent jamais.
    {""}**Particularités.** À deux, deux manches sur trois finissent bloquées : garde de quoi jouer aux deux bouts. Un double se pose en travers, mais se joue comme les autres.
    {""}-# D’après Hoyle et learnplaywin.net.

preset-pairs = Deux paires, les 28 dominos distribués
