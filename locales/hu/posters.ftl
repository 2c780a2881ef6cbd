# Words inside leaderboards and final standings, and what these say to those who cannot see them.

picture-place = { $place }.
picture-you = TE

picture-board-nobody = Tag
picture-board-page = { $kind ->
    [teams] { $members ->
        [one] egy csapat
       *[other] { $members } csapat
    }
   *[people] { $members ->
        [one] egy tag
       *[other] { $members } tag
    }
}{ $more ->
    [yes] {" "}· { $page }/{ $pages }. oldal
   *[no] {""}
}

picture-alt-board = Ranglista, { $title }, { $period }. { $kind ->
    [teams] { $members ->
        [one] Egy csapat
       *[other] { $members } csapat
    }
   *[people] { $members ->
        [one] Egy tag
       *[other] { $members } tag
    }
}, { $page }/{ $pages }. oldal:
picture-alt-board-line = { $place }. { $name } { $value }
picture-alt-board-own = { $line } (te)
picture-alt-board-elsewhere = Másik oldalon: { $line }.

picture-final-title = { $title }: végeredmény

picture-alt-final = { $title }, végeredmény { $deals ->
    [one] egy parti
   *[other] { $deals } parti
} után, { $measure ->
    [chips] nyert vagy vesztett zsetonok
    [points] { $best ->
        [most] pontok, a legtöbb nyer
       *[least] pontok, a legkevesebb nyer
    }
   *[deals] megnyert partik
}:
picture-alt-final-line = { $place }. { $name } { $value }
picture-alt-final-won = { $wins ->
    [one] egy megnyert parti
   *[other] { $wins } megnyert parti
}
picture-alt-final-net = zseton { $net }
picture-alt-curve = Ezek a partik után: { $deals }. { $curves }.
picture-alt-curve-of = { $name } { $values }

## Buttons of the leaderboard

button-board-back = ◀ Előző
button-board-on = Következő ▶

picture-alt-picker = Válassz játékot: { $games }.
picture-alt-picked = { $name }, { $hook }
