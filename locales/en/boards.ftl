# Leaderboards: what they rank by, over which time, and what stands above and below them.

picture-board-by = { $by ->
    [chips] Chips won
    [matches] Matches won
    [rating] Rating
   *[rounds] Rounds won
}
board-all-games = All games
picture-board-week = This week
picture-board-season = Season { $month }
picture-board-ever = All time
picture-board-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
picture-board-against = { $against ->
    [bots] against bots
   *[people] against people
}
board-page = page { $page }
board-menu-by = Rank by
board-menu-game = Game
board-menu-period = Time
board-empty = Nobody has played for this board yet. /play opens a table.
board-not-on = { $by ->
    [matches] You are not on this board yet. A match played to its end puts you on it.
    [rating] You are not on this board yet. It shows ratings of people who have played in this time.
   *[other] You are not on this board yet. A round played to its end puts you on it.
}
button-board-people = Against people
button-board-bots = Against bots
