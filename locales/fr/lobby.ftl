# Quel jeu : ce qu’on tape

refused-unknown-game = Je ne connais pas ce jeu. { $near ->
    [none] {""}
   *[other] Tu voulais dire *{ $near }* ?{" "}
}Il y a : { $games }.
refused-ambiguous-game = Plusieurs commencent ainsi : { $games }. Tape quelques lettres de plus.

# Avant le jeu : quel jeu, combien de temps, à quel prix

pitch-buki = Des dominos contre une banque : mise sur toi, et pose tous tes dominos avant les autres.
    .takes = Une manche dure environ trois minutes ; joue autant que tu veux.
pitch-pulle = Le plus bas score survit : au-delà de 100, on est hors jeu, et la dernière main en jeu prend le pot.
    .takes = Une partie dure environ une heure.
pitch-austrian-block = Les dominos de café classiques, sans pioche : pose tous les tiens avant les autres.
    .takes = Une manche dure environ trois minutes ; joue autant que tu veux.
pitch-austrian-draw = Les dominos de café classiques, avec une pioche : pose tous les tiens avant les autres.
    .takes = Une manche dure environ quatre minutes ; joue autant que tu veux.
pitch-tendler = Vienne 1830, rebâti d’après les trois faits qui ont survécu : pioche jusqu’à pouvoir jouer.
    .takes = Une manche dure environ cinq minutes ; joue autant que tu veux.
pitch-hungarian = Pose toute une série de dominos en un tour, et garde peu de points.
    .takes = Une partie dure environ une demi-heure.
pitch-challenge = Lance deux dés, puis annonce un domino qui leur va – ou bluffe.
    .takes = Une manche dure environ dix minutes ; joue autant que tu veux.
pitch-luxembourg = Trois manches rapides ; le plus bas score gagne.
    .takes = Les trois ensemble durent environ dix minutes.

lobby-cost = { $chips ->
    [none] Pour le plaisir : sans jetons.
   *[other] Une place prend { $chips } : le plus que la première manche puisse te coûter. Ce que tu ne perds pas te revient.
}
lobby-seats = { $state ->
    [short] Les autres appuient sur *{ $join }*. *{ $now }* donne les places libres à des bots et distribue aussitôt.
    [full] Toutes les places sont prises. *{ $start }* distribue la première manche.
   *[ready] D’autres peuvent encore appuyer sur *{ $join }*. *{ $start }* distribue la première manche.
}
seats-paid = { $same ->
    [yes] Tout le monde a mis { $chips }
   *[no] Tout le monde a mis jusqu’à { $chips }
} sur la table, le plus que cette manche puisse coûter ; le nombre à côté de chaque nom est ce qui s’y trouve maintenant. Ce qui reste revient à la fin.
seat-paid = Tu as mis { $chips } sur la table, le plus que cette manche puisse te coûter. Ce qui reste te revient à la fin.
seal-short = Sceau { $seal }… · { $url ->
    [none] /about dit comment le vérifier
   *[other] [comment le vérifier](<{ $url }>)
}
button-now = Jouer tout de suite

# Les jetons que donne la maison

welcome-chips = Bienvenue ! La maison te donne { $chips } pour commencer. C’est de l’argent pour jouer, il ne s’achète pas ; /chips daily en redonne.

# Le bot arrive sur un serveur

arrival = **Grüß Gott ! Le Kaffeehaus est ouvert.** Je distribue les dominos comme on y joue à Vienne et aux alentours : { $games } jeux, dans n’importe quel salon, entre amis ou avec des bots. Chacun voit ses propres dominos en privé ; les jetons sont pour jouer.
    {""}*Jouer tout de suite* ouvre une table ici, */play* le fait dans n’importe quel salon. Je ne lis jamais les messages, et je ne dis rien si personne ne demande.
button-learn = Apprendre
button-arrival-settings = Réglages
which-game = Quel jeu ?
menu-which-game = Choisis un jeu
