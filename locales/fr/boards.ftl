# Les classements : ce qu’ils comptent, sur quelle période, et ce qui les entoure.

picture-board-by = { $by ->
    [chips] Jetons gagnés
    [matches] Parties gagnées
    [rating] Cote
    [team-rounds] Équipes : manches gagnées
    [team-matches] Équipes : parties gagnées
    [team-rating] Équipes : cote
    [tournament] Tournoi
   *[rounds] Manches gagnées
}
board-all-games = Tous les jeux
picture-board-week = Cette semaine
picture-board-season = Saison de { $month }
picture-board-ever = Depuis toujours
picture-board-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
picture-board-against = { $against ->
    [bots] contre les bots
   *[people] entre personnes
}
board-page = page { $page }
board-menu-by = Classer par
board-menu-game = Jeu
board-menu-period = Période
board-empty = Personne n’a encore joué pour ce classement. /play ouvre une table.
board-not-on = { $by ->
    [matches] Tu n’es pas encore dans ce classement. Joue une partie jusqu’au bout pour y entrer.
    [rating] Tu n’es pas encore dans ce classement. Il montre la cote des personnes qui ont joué pendant cette période.
    [team-rounds] Aucune de tes équipes n’est encore dans ce classement. Joue une manche jusqu’au bout, en équipe avec un autre membre.
    [team-matches] Aucune de tes équipes n’est encore dans ce classement. Joue une partie jusqu’au bout, en équipe avec un autre membre.
    [team-rating] Aucune de tes équipes n’est encore dans ce classement. Il montre les équipes où les deux ont une cote à ce jeu.
   *[other] Tu n’es pas encore dans ce classement. Joue une manche jusqu’au bout pour y entrer.
}{ $against ->
    [people] { " " }Ici, seul compte le jeu entre personnes.
   *[bots] { "" }
}
button-board-people = Entre personnes
button-board-bots = Contre les bots

picture-season-note = Le palmarès
picture-season-won = { $by ->
    [matches] { $count ->
        [one] { $count } partie gagnée
       *[other] { $count } parties gagnées
    }
   *[rounds] { $count ->
        [one] { $count } manche gagnée
       *[other] { $count } manches gagnées
    }
}
picture-alt-season = { $season }, le palmarès : { $list }.
picture-alt-season-line = { $game } : { $names }, { $won }
season-over = **{ $season } : c’est fini.** Merci d’avoir joué ! Le palmarès, entre personnes :
season-winner = - { $game } : { $names } · { $won }
season-tournaments = - 🏆 Tournois : { $names }

button-house-seasons = Saisons
house-seasons = { $channel ->
    [none] Le palmarès d’une saison n’est publié nulle part.
   *[other] Le palmarès d’une saison est publié dans { $channel }.
}
house-time-zone = Fuseau horaire de ce serveur : { $zone }. Il y est { $time }.
house-seasons-means = Une saison dure un mois. Quand elle finit, ses classements restent, et le palmarès de chaque jeu est publié une fois dans le salon que tu choisis. Sans choix, rien n’est publié.
house-cannot-post = -# En ce moment, je ne peux rien publier là. Choisis un autre salon textuel, ou accorde-moi là Voir le salon, Envoyer des messages et Joindre des fichiers.
house-menu-season-channel = Nulle part : choisis un salon
moderated-season-channel = { $about ->
    [none] ne publie pas le palmarès des saisons
   *[other] publie le palmarès des saisons dans { $about }
}
moderated-time-zone = a choisi le fuseau horaire { $about }

