# Wörter in Ranglisten und Schlussständen, und was diese denen sagen, die sie nicht sehen.

picture-place = { $place }.
picture-you = DU

picture-board-nobody = Mitglied
picture-board-page = { $kind ->
    [teams] { $members ->
        [one] ein Team
       *[other] { $members } Teams
    }
   *[people] { $members ->
        [one] ein Mitglied
       *[other] { $members } Mitglieder
    }
}{ $more ->
    [yes] {" "}· Seite { $page } von { $pages }
   *[no] {""}
}

picture-alt-board = Rangliste, { $title }, { $period }. { $kind ->
    [teams] { $members ->
        [one] Ein Team
       *[other] { $members } Teams
    }
   *[people] { $members ->
        [one] Ein Mitglied
       *[other] { $members } Mitglieder
    }
}, Seite { $page } von { $pages }:
picture-alt-board-line = { $place }. { $name } { $value }
picture-alt-board-own = { $line } (du)
picture-alt-board-elsewhere = Auf einer anderen Seite: { $line }.

picture-final-title = { $title }: Endstand

picture-alt-final = { $title }, Endstand nach { $deals ->
    [one] einer Partie
   *[other] { $deals } Partien
}, { $measure ->
    [chips] gewonnene und verlorene Chips
    [points] { $best ->
        [most] Punkte, die meisten gewinnen
       *[least] Punkte, die wenigsten gewinnen
    }
   *[deals] gewonnene Partien
}:
picture-alt-final-line = { $place }. { $name } { $value }
picture-alt-final-won = { $wins ->
    [one] eine Partie gewonnen
   *[other] { $wins } Partien gewonnen
}
picture-alt-final-net = Chips { $net }
picture-alt-curve = Nach den Partien { $deals }: { $curves }.
picture-alt-curve-of = { $name } { $values }

## Knöpfe der Rangliste

button-board-back = ◀ Zurück
button-board-on = Weiter ▶

picture-alt-picker = Such dir ein Spiel aus: { $games }.
picture-alt-picked = { $name }, { $hook }
