# L’aspect des images, pour une personne et pour un serveur

command-preferences = L’aspect de mes mains : points ou chiffres, grands dominos, contraste, mots au lieu d’images
preferences-person = **Mes mains**, sur tous les serveurs. Ce que je choisis ici vaut aussitôt ; les tables d’un serveur ont l’aspect choisi par sa modération dans /house.
preferences-guild = **Les tables de ce serveur** ont l’aspect choisi ici, aussitôt. Pour les mains, chacun choisit avec /preferences.
preferences-pips = Points
preferences-more = Rien de plus : choisis ce qui aide
choice-pips-game = Les points comme chaque jeu les a
choice-pips-coloured = Points en quatre couleurs
choice-pips-classic = Points noirs classiques
choice-more-large = Grands dominos
    .says = Une chaîne qui grandit doit être réarrangée de temps en temps
choice-more-contrast = Contraste élevé
    .says = Dominos blancs sur noir
choice-more-digits = Chiffres au lieu de points
    .says = Chaque moitié dit son nombre
choice-more-words = Des mots en plus des images
    .says = Ma main et toute la table en phrases, assez pour jouer
choice-more-uncoached = Pas de conseils
    .says = Dans mes deux premières manches d’un jeu
refused-keepers-only = Seules les personnes qui gèrent le serveur peuvent changer ça.
