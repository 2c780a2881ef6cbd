# Quel jeu : ce qu’on tape

refused-unknown-game =
    Je ne connais pas ce jeu. { $near ->
        [none] { "" }
       *[other] Tu voulais dire *{ $near }* ?{ " " }
    }Tu peux jouer à : { $games }.
refused-ambiguous-game = Plusieurs jeux commencent ainsi : { $games }. Tape quelques lettres de plus.
refused-game-off = Ce serveur ne propose pas ce jeu : { $game }. Tu peux jouer à : { $games }.

# Avant le jeu : quel jeu, combien de temps, à quel prix

pitch-buki = Des dominos contre une banque : mise sur toi, et pose tous tes dominos avant les autres.
    .takes = Une manche dure environ trois minutes ; joue autant que tu veux.
pitch-pulle = Le plus bas score survit : au-dessus de 100, on est hors jeu, et la dernière personne en jeu prend le pot.
    .takes = Une partie dure environ une heure.
pitch-austrian-block = Les dominos de café classiques, sans pioche : pose tous les tiens avant les autres.
    .takes = Une manche dure environ trois minutes ; joue autant que tu veux.
pitch-austrian-draw = Les dominos de café classiques, avec une pioche : pose tous les tiens avant les autres.
    .takes = Une manche dure environ trois minutes ; joue autant que tu veux.
pitch-tendler = Vienne 1830, rebâti d’après les trois faits qui ont survécu : pioche jusqu’à pouvoir jouer.
    .takes = Une manche dure environ trois minutes ; joue autant que tu veux.
pitch-hungarian = Pose toute une série de dominos en un tour, et garde peu de points.
    .takes = Une partie dure environ une demi-heure.
pitch-challenge = Lance deux dés, puis annonce un domino qui colle – ou bluffe.
    .takes = Une manche dure environ dix minutes ; joue autant que tu veux.
pitch-luxembourg = Trois manches rapides ; le plus bas score gagne.
    .takes = Les trois ensemble durent environ cinq minutes.

lobby-cost =
    { $chips ->
        [none] Pour le plaisir : sans jetons.
       *[other] Participer met de côté { $chips } : le maximum que tu peux perdre à la première manche.
    }
lobby-seats = { $short ->
    [yes] *{ $now }* : on commence avec des bots.
   *[no] *{ $start }* distribue la première manche.
}
button-now = Jouer tout de suite

# Les jetons que donne la maison

welcome-chips = Tu commences avec { $chips }.

# Le choix d’un jeu

button-learn = Apprendre
which-game = Quel jeu ?
button-more-games = Plus de jeux
menu-which-game = Choisis un jeu
group-quick = Rapides
group-partners = À deux contre deux
group-pot = Avec un pot ou des mises
group-bluffing = Avec du bluff
group-large = À cinq ou plus
lobby-seated = À la table ({ $count } sur { $most }) : { $seated }.
lobby-partners = Équipes : { $teams }
