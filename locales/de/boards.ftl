# Ranglisten: wonach sie ordnen, über welche Zeit, und was darüber und darunter steht.

picture-board-by = { $by ->
    [chips] Gewonnene Chips
    [matches] Gewonnene Matches
    [rating] Wertung
    [team-rounds] Teams: gewonnene Partien
    [team-matches] Teams: gewonnene Matches
    [team-rating] Teams: Wertung
    [tournament] Turnier
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
board-menu-period = Zeitraum
board-empty = Für diese Liste hat noch niemand gespielt. /play eröffnet einen Tisch.
board-not-on = { $by ->
    [matches] Du stehst noch nicht auf dieser Liste. Spiel dafür ein Match zu Ende.
    [rating] Du stehst noch nicht auf dieser Liste. Sie zeigt Wertungen von Leuten, die in dieser Zeit gespielt haben.
    [team-rounds] Von dir steht noch kein Team auf dieser Liste. Spiel dafür mit einem anderen Mitglied im Team eine Partie zu Ende.
    [team-matches] Von dir steht noch kein Team auf dieser Liste. Spiel dafür mit einem anderen Mitglied im Team ein Match zu Ende.
    [team-rating] Von dir steht noch kein Team auf dieser Liste. Sie zeigt Teams, in denen beide in dem Spiel eine Wertung haben.
   *[other] Du stehst noch nicht auf dieser Liste. Spiel dafür eine Partie zu Ende.
}{ $against ->
    [people] { " " }Hier zählen nur Spiele gegen Menschen.
   *[bots] { "" }
}
button-board-people = Gegen Menschen
button-board-bots = Gegen Bots

picture-season-note = Die Besten
picture-season-won = { $by ->
    [matches] { $count ->
        [one] ein Match gewonnen
       *[other] { $count } Matches gewonnen
    }
   *[rounds] { $count ->
        [one] eine Partie gewonnen
       *[other] { $count } Partien gewonnen
    }
}
picture-alt-season = { $season }, die Besten: { $list }.
picture-alt-season-line = { $game }: { $names }, { $won }
season-over = **{ $season } ist zu Ende.** Danke fürs Mitspielen! Die Besten gegen Menschen:
season-winner = - { $game }: { $names } · { $won }
season-tournaments = - 🏆 Turniere: { $names }

button-house-seasons = Saisonen
house-seasons = { $channel ->
    [none] Wer eine Saison gewinnt, wird nicht gemeldet.
   *[other] Wer eine Saison gewinnt, wird in { $channel } gefeiert.
}
house-time-zone = Zeitzone dieses Servers: { $zone }. Dort ist es { $time }.
house-seasons-means = Eine Saison ist ein Monat. Wenn sie endet, bleiben ihre Ranglisten, und wer in einem Spiel gewonnen hat, wird einmal im gewählten Kanal gefeiert. Ist keiner gewählt, wird nichts gemeldet.
house-cannot-post = -# Dort kann ich derzeit nichts posten. Wähl einen anderen Textkanal, oder gib mir dort „Kanal ansehen“, „Nachrichten senden“ und „Dateien anhängen“.
house-menu-season-channel = Nirgends: Wähle einen Kanal
moderated-season-channel = { $about ->
    [none] meldet keine Besten der Saison
   *[other] meldet die Besten der Saison in { $about }
}
moderated-time-zone = hat die Zeitzone { $about } gewählt

