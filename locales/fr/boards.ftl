# Les classements : ce qu’ils comptent, sur quelle période, et ce qui les entoure.

picture-board-by = { $by ->
    [chips] Jetons gagnés
    [matches] Parties gagnées
    [rating] Cote
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
   *[other] Tu n’es pas encore dans ce classement. Joue une manche jusqu’au bout pour y entrer.
}
button-board-people = Entre personnes
button-board-bots = Contre les bots
