# Les images des règles : légendes et mots dedans. Une légende a trois lignes d’environ 40 caractères.

picture-figure-fits = Pose un domino qui va au bout A ou B. Deux de ces trois y vont.
picture-figure-crosswise = Un double se pose en travers, mais va comme les autres. Deux de ces trois vont en A ou en B.
picture-figure-lead = Le domino le plus lourd décide qui commence. À points égaux, la plus grande moitié compte.
picture-figure-blocked = Bloqué : les deux bouts montrent 5, et les huit 5 sont dans la chaîne. Plus personne ne peut jouer.
picture-figure-dead = Les huit 5 sont dans la chaîne : la manche est bloquée, même s’il reste de quoi piocher.
picture-figure-counted = Bloqué, alors on compte : la main la plus légère gagne. À égalité, personne ne gagne.
picture-figure-draws = Aucun domino ne va ? Pioche jusqu’à ce qu’un domino aille, et pose-le.
picture-figure-draws-one = Aucun domino ne va ? Pioche un domino, et ton tour est fini, même s’il va.
picture-figure-set = On sait : Vienne 1830, de deux à six, les 45 dominos avec les doubles, et une pioche. Le reste, nous le devinons.
picture-figure-player-won = Poldi gagne : la banque lui paie 2½ fois sa mise de 4 et prend les autres mises.
picture-figure-banker-won = Franz tient la banque, gagne et rafle toutes les mises.
picture-figure-pips-added = Après chaque manche, les points en main s’ajoutent au score. Avec 100, on est en jeu ; avec 101, hors jeu.
picture-figure-bought-back = Tant que tous jouent, Poldi peut se racheter pour une demi-entrée : de 107 au score médian des autres.
picture-figure-last-one = La dernière personne en jeu prend le pot.
picture-figure-opening = La personne qui commence continue aux deux bouts jusqu’à ce que plus rien n’aille.
picture-figure-series = Ensuite, un tour est une série à un seul bout, ici B. 2-3 irait en A, mais doit attendre.
picture-figure-left = Plus personne ne peut jouer : on ajoute les points restés en main.
picture-figure-match-lost = Quelqu’un a 100 ou plus : la partie est finie, et le plus haut score perd.
picture-figure-single = Un domino est vrai s’il montre les deux nombres du lancer.
picture-figure-pair = Deux dominos sont vrais s’ils se joignent avec ces nombres aux extrémités. Voici deux façons sur sept.
picture-figure-bluff = Mizzi défie un bluff : Poldi le reprend, avec autant de dominos de Mizzi, cachés.
picture-figure-true = Mizzi défie, mais c’est vrai : Mizzi prend tout, avec autant de dominos de Poldi, cachés.
picture-figure-lots = On pioche et on montre un domino. À égalité, la plus grande moitié décide : 4-6 est le domino de départ.
picture-figure-lowest = Après trois manches, le total de points le plus bas gagne.
picture-figure-hand-empty = Poldi n’a plus de dominos, gagne la manche et marque les points qui restent aux autres.
picture-figure-blocked-seven = Bloqué : les deux bouts montrent 5, et les sept 5 sont posés. La main la plus légère gagne.
picture-figure-passes = Rien ne va, et on ne pioche pas : tu passes automatiquement.
picture-figure-ends-added = Après chaque domino, on additionne les bouts ouverts. Un multiple de 5 rapporte autant.
picture-figure-spinner = Le premier double est le pivot. D’abord viennent ses deux côtés, ici A et B.
picture-figure-spinner-arms = Avec un domino des deux côtés, le pivot est aussi ouvert au-dessus et au-dessous : C et D.
picture-figure-double-counts = Un double à un bout compte ses deux moitiés. C et D ne comptent pas tant qu’ils sont vides.
picture-figure-double-leads-two = Le double le plus lourd commence et rapporte 2 points ; ici, c’est Poldi qui l’a.
picture-figure-header = Après ton domino, les deux bouts montrent le même nombre : un double header, 2 points.
picture-figure-triple-header = Si l’un de ces bouts est un double, c’est un triple header : 3 points.
picture-figure-partners = Les membres d’une équipe se font face et gagnent ensemble : Mizzi et Resi, Poldi et Franz.
picture-figure-capicua = Capicúa : le dernier domino va aux deux bouts, sans double ni 0. Style dominicain : 30 points.
picture-figure-lowest-hand = Bloqué, style dominicain : la main la plus légère gagne pour son équipe, ici grâce à Poldi.
picture-figure-double-leads = Le double le plus lourd commence la première manche ; ici, c’est Poldi qui l’a.
picture-figure-nines = Les dominos vont jusqu’à neuf. Sur 55, on en donne dix à chacun ; quinze restent à l’écart, cachés.
picture-figure-team-total = Bloqué : le total le plus bas d’une équipe gagne et marque les points de l’autre équipe.
picture-figure-trains = Les trains partent de la gare, ici 9-9. Tout le monde a le sien, et M est à tous.
picture-figure-marker = Un marqueur ouvre à tous le train B. Mizzi peut poser en A, B et M, mais pas sur l’autre train.
picture-figure-cover = Un double doit être couvert avant que l’on puisse poser un autre domino.
picture-figure-trains-scored = Mizzi n’a plus de dominos. Les autres ajoutent leurs points ; le score le plus bas gagne.
picture-figure-sevens = Les moitiés qui se touchent font 7 : 6 et 1, 5 et 2. Deux de ces trois vont ici.
picture-figure-matadors = Les quatre matadors vont à tous les bouts, quel que soit leur nombre.
picture-figure-turned = Un matador se pose dans un sens ou dans l’autre. La suite dépend de la moitié qui reste au bout.
picture-figure-blank-end = Un 0 au bout n’accepte que des matadors : rien d’autre ne fait 7 avec lui.
picture-figure-four-arms = 6-6 commence chaque manche, et il a quatre branches, A à D.
picture-figure-only-sixes = Tant que toutes les branches n’ont pas un domino, on ne pose que des six, sur une branche vide.
picture-figure-any-arm = Ensuite, pose au bout de n’importe quelle branche. Deux de ces trois y vont.

picture-figure-reconstruction = RECONSTITUTION
picture-figure-lost = PERDU

## Texte alternatif

picture-figure-alt = Les règles en images : { $game }.
picture-figure-alt-panel = { $number }. { $caption } À voir : { $things }.
picture-figure-alt-line = chaîne { $tiles }, ouverte { $ends }
picture-figure-alt-arm = branche { $end } : { $tiles }
picture-figure-alt-train = train { $end }, { $name } : { $tiles }
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
