# Les mots dans les classements et les résultats finaux, et ce qu’ils disent à qui ne les voit pas.

picture-place = { $place }.
picture-you = TOI

picture-board-nobody = Membre
picture-board-page = { $kind ->
    [teams] { $members ->
        [one] { $members } équipe
       *[other] { $members } équipes
    }
   *[people] { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    }
}{ $more ->
    [yes] {" "}· page { $page } sur { $pages }
   *[no] {""}
}

picture-alt-board = Classement, { $title }, { $period }. { $kind ->
    [teams] { $members ->
        [one] { $members } équipe
       *[other] { $members } équipes
    }
   *[people] { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    }
}, page { $page } sur { $pages } :
picture-alt-board-line = { $place }. { $name } { $value }
picture-alt-board-own = { $line } (toi)
picture-alt-board-elsewhere = Sur une autre page : { $line }.

picture-final-title = { $title } : résultat final

picture-alt-final =
    { $title }, résultat final après { $deals ->
        [one] { $deals } manche
       *[other] { $deals } manches
    }, { $measure ->
        [chips] jetons gagnés ou perdus
        [points]
            { $best ->
                [most] points, le plus haut score gagne
               *[least] points, le plus bas score gagne
            }
       *[deals] manches gagnées
    } :
picture-alt-final-line = { $place }. { $name } { $value }
picture-alt-final-won = { $wins ->
    [one] { $wins } manche gagnée
   *[other] { $wins } manches gagnées
}
picture-alt-final-net = jetons { $net }
picture-alt-curve = Après les manches { $deals } : { $curves }.
picture-alt-curve-of = { $name } { $values }

## Boutons du classement

button-board-back = ◀ Précédente
button-board-on = Suivante ▶

picture-alt-picker = Choisis un jeu : { $games }.
picture-alt-picked = { $name }, { $hook }
