# L’aspect des images, pour une personne et pour un serveur

command-settings = Tes réglages : images, bots, heures, langue, tes données
preferences-person = **Mes mains**, sur tous les serveurs. Mes choix valent aussitôt. L’aspect des tables, c’est la modération de chaque serveur qui le choisit, dans /house.
preferences-guild = **Les tables de ce serveur** ont l’aspect choisi ici, dès maintenant. Pour sa propre main, chacun choisit avec /settings.
preferences-pips = Points
preferences-more = Accessibilité : rien de choisi
choice-pips-game = Points habituels de chaque jeu
choice-pips-coloured = Points en quatre couleurs
choice-pips-classic = Points noirs classiques
choice-more-large = Grands dominos
    .says = Une longue chaîne est réarrangée plus souvent
choice-more-contrast = Contraste élevé
    .says = Dominos blancs sur noir
choice-more-digits = Chiffres au lieu de points
    .says = Chaque moitié montre son nombre
choice-more-words = Des mots en plus des images
    .says = Ma main et toute la table en phrases, de quoi jouer sans image
choice-more-patient = Le temps de lire
    .says = Une annonce retournée reste dans ma main jusqu’à ce que j’appuie
choice-more-uncoached = Pas d’aide pour débuter
    .says = Même pas dans mes deux premières manches d’un jeu
choice-more-unreminded = Pas de rappels
    .says = Pas de message privé quand une table lente m’attend
refused-keepers-only = Seules les personnes qui gèrent le serveur peuvent changer ça. Si tu as droit à /house, ouvre-le de nouveau.
