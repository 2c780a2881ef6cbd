# Words inside leaderboards and final standings, and what these say to those who cannot see them.

picture-place = { $place }.
picture-you = YOU

picture-board-nobody = Member
picture-board-page = { $kind ->
    [teams] { $members ->
        [one] one team
       *[other] { $members } teams
    }
   *[people] { $members ->
        [one] one member
       *[other] { $members } members
    }
}{ $more ->
    [yes] {" "}· page { $page } of { $pages }
   *[no] {""}
}

picture-alt-board = Leaderboard, { $title }, { $period }. { $kind ->
    [teams] { $members ->
        [one] One team
       *[other] { $members } teams
    }
   *[people] { $members ->
        [one] One member
       *[other] { $members } members
    }
}, page { $page } of { $pages }:
picture-alt-board-line = { $place }. { $name } { $value }
picture-alt-board-own = { $line } (you)
picture-alt-board-elsewhere = On another page: { $line }.

picture-final-title = { $title }: final standing

picture-alt-final = { $title }, final standing after { $deals ->
    [one] one round
   *[other] { $deals } rounds
}, { $measure ->
    [chips] chips won or lost
    [points] { $best ->
        [most] points, the highest score wins
       *[least] points, the lowest score wins
    }
   *[deals] rounds won
}:
picture-alt-final-line = { $place }. { $name } { $value }
picture-alt-final-won = { $wins ->
    [one] one round won
   *[other] { $wins } rounds won
}
picture-alt-final-net = chips { $net }
picture-alt-curve = After rounds { $deals }: { $curves }.
picture-alt-curve-of = { $name } { $values }

## Buttons of the leaderboard

button-board-back = ◀ Previous
button-board-on = Next ▶

picture-alt-picker = Choose a game: { $games }.
picture-alt-picked = { $name }, { $hook }
