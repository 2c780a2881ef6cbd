# Matador

game-matador = Matador
names-matador = domino russe, sept, somme sept, Matadore
hook-matador = des moitiés qui font 7
    .name = Matador
    .word = 7 en tout
pitch-matador = Ici, les moitiés voisines ne sont pas égales : elles font 7. Quatre matadors vont partout.
    .takes = Une partie dure un quart d’heure environ.
rules-fits-matador = Un domino va si une de ses moitiés fait 7 avec le nombre d’un bout ouvert (A ou B) : 1 et 6, 2 et 5, 3 et 4. Les **matadors** 0-0, 1-6, 2-5 et 3-4 vont partout. Chaque rond compte un point.
coach-matador-start = Tu commences. Le domino suivant devra faire 7 avec une moitié du tien.
coach-matador-play = Les moitiés voisines font 7. Un matador (0-0, 1-6, 2-5, 3-4) va partout.
coach-matador-team-play = Avec { $partner } : les moitiés voisines font 7, et un matador va partout.
basics-matador = **But.** Poser tous tes dominos avant les autres et marquer les points qui leur restent.{ $teams ->
        [0] {""}
       *[other] {" "}À quatre, on joue en **équipes** : tu gagnes avec la personne en face, et vos points comptent ensemble.
    }
    {""}**Ton tour.** Pose un de tes dominos en A ou en B. Si l’un d’eux va, tu dois jouer ; sinon, pioche { $draw_limit ->
        [none] jusqu’à ce qu’un domino aille, et pose-le
       *[other] un domino, et pose-le s’il va
    }. Avec un matador, tu choisis la moitié qui reste au bout.
    {""}**Un 0 au bout** n’accepte que les matadors : rien ne fait 7 avec lui.
    {""}**Gagner.** Pose ton dernier domino et tu gagnes la manche. Si plus personne ne peut jouer, { $blocked ->
        [last] la personne qui a posé le dernier domino gagne
       *[other] la main la plus légère gagne
    }. La partie va à la première personne qui a { $target } points.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
        [one] Rien, à part l’entrée : chacun met une seule fois { $entry } jeton dans le pot. La personne qui gagne la partie le prend.
       *[other] Rien, à part l’entrée : chacun met une seule fois { $entry } jetons dans le pot. La personne qui gagne la partie le prend.
    }
rules-matador = **Matador**, de deux à quatre, chacun pour soi (ou à quatre en deux équipes)
    {""}**But.** Gagner des manches : on marque les points qui restent aux autres. À 100 points, on gagne la partie.
    {""}**Dominos.** Jeu de double-six, 28 dominos. À deux, 7 chacun ; à trois, 6 ; à quatre, 5. Le reste forme la pioche ; ses deux derniers ne se prennent jamais.
    {""}**Ce qui va.** Les moitiés voisines font 7 ensemble : 1 et 6, 2 et 5, 3 et 4. Rien ne fait 7 avec 0.
    {""}**Les matadors** sont 0-0, 1-6, 2-5 et 3-4. Ils vont à tous les bouts, même un 0, et tu choisis la moitié qui reste au bout. Le domino suivant doit faire 7 avec elle, ou être aussi un matador.
    {""}**Un tour.** Si tu peux, tu dois. Sinon, pioche jusqu’à ce qu’un domino aille, et pose-le ; si la pioche est épuisée, tu passes.
    {""}**Qui commence.** À la première manche, le double le plus lourd, et il faut le poser en premier (sans double en main : le domino le plus lourd). Ensuite, c’est à tour de rôle, avec n’importe quel domino.
    {""}**La fin d’une manche.** Quelqu’un n’a plus de dominos ; ou plus personne ne peut jouer ; ou tout le monde voit que plus rien ne va. Au blocage, la main la plus légère gagne ; une égalité ne rapporte rien.
    {""}**Score.** On marque les points de tous les autres ; après un blocage, moins les siens.
    {""}-# D’après pagat.com (Matador) et bonaludo.com.
