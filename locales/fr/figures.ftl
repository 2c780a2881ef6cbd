# Les images des règles : légendes et mots dedans. Une légende a trois lignes d’environ 40 caractères.

picture-figure-fits = Pose un domino qui va au bout A ou B. Deux de ces trois vont.
picture-figure-crosswise = Un double se pose en travers, mais va comme les autres. Deux de ces trois vont en A ou en B.
picture-figure-lead = Le domino le plus lourd décide qui commence. À points égaux, la plus grande moitié compte.
picture-figure-blocked = Bloqué : les deux bouts montrent 5, et les huit 5 sont dans la chaîne. Plus personne ne peut jouer.
picture-figure-dead = Les huit 5 sont dans la chaîne : la manche est bloquée, même s’il reste de quoi piocher.
picture-figure-counted = Bloqué, alors on compte : la main la plus légère gagne. À égalité, personne ne gagne.
picture-figure-draws = Rien ne va ? Pioche jusqu’à ce qu’un domino aille, et pose-le.
picture-figure-draws-one = Rien ne va ? Pioche un domino, et ton tour est fini, même s’il va.
picture-figure-set = On sait : Vienne 1830, de deux à six, les 45 dominos avec les doubles, et une pioche. Le reste, nous le devinons.
picture-figure-player-won = Poldi gagne : la banque lui paie 2½ fois sa mise de 4 et prend les autres mises.
picture-figure-banker-won = Franz est la banque, gagne et prend toutes les mises.
picture-figure-pips-added = Après chaque manche, les points en main s’ajoutent au score. Avec 100, on est en jeu ; avec 101, hors jeu.
picture-figure-bought-back = Tant que les quatre sont en jeu, Poldi peut se racheter pour une demi-entrée : de 107 au score médian des autres.
picture-figure-last-one = La dernière personne en jeu prend le pot.
picture-figure-opening = La personne qui commence continue aux deux bouts jusqu’à ce que plus rien n’aille.
picture-figure-series = Ensuite, un tour est une série à un seul bout, ici B. 2-3 irait en A, mais doit attendre.
picture-figure-left = Plus personne ne peut jouer : on ajoute les points restés en main.
picture-figure-match-lost = Quelqu’un a 100 ou plus : la partie est finie, et le plus haut score perd.
picture-figure-single = Un domino est vrai s’il montre les deux nombres du lancer.
picture-figure-pair = Deux dominos sont vrais s’ils se joignent avec ces nombres aux extrémités. Voici deux façons sur sept.
picture-figure-bluff = Mizzi défie un bluff : Poldi le reprend, avec autant de dominos de Mizzi, cachés.
picture-figure-true = Mizzi défie, mais c’est vrai : Mizzi prend tout, avec autant de dominos de Poldi, cachés.
picture-figure-lots = On pioche et on montre un domino. 4-6 et 5-5 sont égaux ; la plus grande moitié donne le domino de départ.
picture-figure-lowest = Après trois manches, le total de points le plus bas gagne.

picture-figure-reconstruction = RECONSTITUTION
picture-figure-lost = PERDU

## Texte alternatif

picture-figure-alt = Les règles en images : { $game }.
picture-figure-alt-panel = { $number }. { $caption } À voir : { $things }.
picture-figure-alt-line = chaîne { $tiles }, ouverte { $ends }
picture-figure-alt-arm = bras { $end } : { $tiles }
picture-figure-alt-train = train { $end }, { $name } : { $tiles }
picture-figure-alt-marked = marqué : { $tiles }
picture-figure-alt-hand = en main { $tiles }
picture-figure-alt-drawn = pioché { $tiles }
picture-figure-alt-none = aucun
picture-figure-alt-backs = { $count } face cachée
picture-figure-alt-dice = dés { $one } et { $two }
picture-figure-alt-chips = { $chips } { $count ->
    [one] jeton
   *[other] jetons
}
