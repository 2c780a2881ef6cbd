# Leaderboards: what they rank by, over which time, and what stands above and below them.

picture-board-by = { $by ->
    [chips] Chips won
    [matches] Matches won
    [rating] Rating
    [team-rounds] Teams: rounds won
    [team-matches] Teams: matches won
    [team-rating] Teams: rating
    [tournament] Tournament
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
board-menu-period = Period
board-empty = Nobody has played for this board yet. /play opens a table.
board-not-on = { $by ->
    [matches] You are not on this board yet. A match played to its end puts you on it.
    [rating] You are not on this board yet. It shows ratings of people who have played in this time.
    [team-rounds] You are on no team on this board yet. Play a round in a team with another member to its end.
    [team-matches] You are on no team on this board yet. Play a match in a team with another member to its end.
    [team-rating] You are on no team on this board yet. It shows teams in which both have a rating in the game.
   *[other] You are not on this board yet. A round played to its end puts you on it.
}{ $against ->
    [people] { " " }Only games against people count here.
   *[bots] { "" }
}
button-board-people = Against people
button-board-bots = Against bots

picture-season-note = The winners
picture-season-won = { $by ->
    [matches] { $count ->
        [one] one match won
       *[other] { $count } matches won
    }
   *[rounds] { $count ->
        [one] one round won
       *[other] { $count } rounds won
    }
}
picture-alt-season = { $season }, the winners: { $list }.
picture-alt-season-line = { $game }: { $names }, { $won }
season-over = **{ $season } is over.** Thank you all for playing! The best against other people:
season-winner = - { $game }: { $names } · { $won }
season-tournaments = - 🏆 Tournaments: { $names }

button-house-seasons = Seasons
house-seasons = { $channel ->
    [none] The winners of a season are not posted.
   *[other] The winners of a season are posted in { $channel }.
}
house-time-zone = Time zone of this server: { $zone }. It is { $time } there.
house-seasons-means = A season is a month. When it ends, its leaderboards stay, and the winner of each game is celebrated once in the channel that you choose. With none chosen, nothing is posted.
house-cannot-post = -# At the moment I cannot post there. Choose another text channel, or give me View Channel, Send Messages and Attach Files in it.
house-menu-season-channel = Nowhere: choose a channel
moderated-season-channel = { $about ->
    [none] posts no winners of seasons
   *[other] posts the winners of seasons in { $about }
}
moderated-time-zone = set the time zone { $about }

