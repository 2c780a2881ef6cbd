# Ranglisten: wonach sie ordnen, über welche Zeit, und was darüber und darunter steht.

picture-board-by = { $by ->
    [chips] Gewonnene Chips
    [matches] Gewonnene Matches
    [rating] Wertung
   *[rounds] Gewonnene Partien
}
board-all-games = Alle Spiele
picture-board-week = Diese Woche
picture-board-season = Saison { $month }
picture-board-ever = Seit jeher
picture-board-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
picture-board-against = { $against ->
    [bots] gegen Bots
   *[people] gegen Menschen
}
board-page = Seite { $page }
board-menu-by = Ordnen nach
board-menu-game = Spiel
board-menu-period = Zeit
board-empty = Für diese Liste hat noch niemand gespielt. /play eröffnet einen Tisch.
board-not-on = { $by ->
    [matches] Du stehst noch nicht auf dieser Liste. Spiel dafür ein Match zu Ende.
    [rating] Du stehst noch nicht auf dieser Liste. Sie zeigt Wertungen von Leuten, die in dieser Zeit gespielt haben.
   *[other] Du stehst noch nicht auf dieser Liste. Spiel dafür eine Partie zu Ende.
}
button-board-people = Gegen Menschen
button-board-bots = Gegen Bots
