# Les mots dans les images, et ce que les images disent à qui ne les voit pas.

## Dans les images : court, capitales pour les étiquettes

picture-player = Place { $number }
picture-onlooker = Galerie { $number }
picture-free = libre
picture-pass = PASSE
picture-bank = BANQUE
picture-winner = GAGNE
picture-ending-team = { $what ->
    [match] { $you ->
        [yes] Tu gagnes la partie avec { $names } !
       *[no] { $names } gagnent la partie
    }
   *[round] { $you ->
        [yes] Tu gagnes la manche avec { $names } !
       *[no] { $names } gagnent la manche
    }
}
picture-out = DEHORS
picture-points = { $points } pts
picture-true = VRAI
picture-bluff = BLUFF
picture-reveal-takes = { $true ->
    [yes] { $count ->
        [one] { $name } prend ce domino.
       *[other] { $name } prend ces { $count }-là.
    }
   *[no] { $count ->
        [one] { $name } reprend ce domino.
       *[other] { $name } reprend ces { $count }-là.
    }
}
picture-reveal-gives = { $count ->
    [0] { $name } n’a rien à ajouter.
    [one] { $name } en ajoute un.
   *[other] { $name } en ajoute { $count }.
}
picture-deal = Manche { $number }
picture-hand-empty = Aucun domino
picture-your-turn = À toi de jouer
picture-must-stake = Mise d’abord

## Texte alternatif d’une table

picture-alt-bare = { $title }. Le jeu n’a pas commencé.
picture-alt-people = À la table : { $people }.
picture-alt-free = { $count ->
    [one] { $count } place libre.
   *[other] { $count } places libres.
}
picture-alt-table = { $title }, manche { $deal }.
picture-alt-no-line = Aucun domino dans la chaîne pour l’instant.
picture-alt-line = { $count ->
    [one] La chaîne, { $count } domino
   *[other] La chaîne, { $count } dominos
}, de A à B : { $tiles }.
picture-alt-spinner = Double pivot : { $tile }.
picture-alt-arm = Branche { $end }, vers { $way ->
    [up] le haut
   *[down] le bas
} : { $tiles }.
picture-alt-hub = Gare : { $tile }.
picture-alt-train = Train { $end }, { $name } : { $tiles }.
picture-alt-everybody = pour tout le monde
picture-alt-train-marked = marqueur
picture-alt-no-tiles = aucun domino
picture-alt-uncovered = { $count ->
    [one] Double ouvert en { $ends } : le prochain domino doit le couvrir.
   *[other] Doubles ouverts, à couvrir dans cet ordre : { $ends }.
}
picture-alt-open = Ouvert : { $ends }.
picture-alt-laid = { $end ->
    [start] { $tile }
   *[other] { $tile } en { $end }
}
picture-alt-first = Premier : { $tile }, posé par { $name }.
picture-alt-last = Dernier : { $tile }, posé par { $name } en { $end }.
picture-alt-scored = Points marqués à l’instant : { $scored }.
picture-alt-turn = À jouer : { $names }.
picture-alt-seats = Dans l’ordre du jeu : { $seats }.
picture-alt-seat = { $name }, { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}{ $wins ->
    [0] {""}
    [one] , { $wins } victoire
   *[other] , { $wins } victoires
}
picture-alt-seat-chips = { $seat }, { $count ->
    [one] { $stack } jeton
   *[other] { $stack } jetons
}
picture-alt-passed = passe
picture-alt-marked = { $text } ({ $marks })
picture-alt-drew = pioche { $count }
picture-alt-bank = banque
picture-alt-bots = { $count ->
    [one] { $names } est un bot.
   *[other] Bots : { $names }.
}
picture-alt-away = pas là
picture-alt-host = hôte
picture-alt-stakes = Mises : { $stakes }.
picture-alt-carried = mise restée
picture-alt-bets = Paris de la galerie : { $bets }.
picture-alt-bets-on = sur { $name } : { $bets }
picture-alt-offered = proposé
picture-alt-limits = Limites : { $low } à { $high }.
picture-alt-boneyard = Reste à piocher : { $count }.
picture-alt-stamm = { $count ->
    [one] { $count } domino est de côté, face cachée.
   *[other] { $count } dominos sont de côté, face cachée.
}
picture-alt-discards = Défausse : { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}, face cachée.
picture-alt-tie =
    { $ending ->
        [blocked] Manche finie : bloquée, personne n’a gagné.
       *[domino] Manche finie : plusieurs mains sont vides, personne n’a gagné seul.
    }
picture-alt-won =
    { $ending ->
        [blocked] Manche finie : bloquée, { $name } a la main la plus légère.
        [target] Manche finie : { $name } a atteint l’objectif.
       *[domino] Manche finie : domino, { $name } n’a plus de dominos.
    }
picture-alt-won-team = { $ending ->
    [blocked] Manche finie : bloquée, { $names } gagnent.
    [target] Manche finie : { $names } ont atteint l’objectif.
   *[domino] Manche finie : domino, { $names } gagnent.
}
picture-alt-series = Dernier tour : { $count } dominos posés par { $name } : { $tiles }.
picture-alt-lots = Tiré pour le départ : { $lots }.
picture-alt-lead = commence
picture-alt-dice = Dés { $one } et { $other }, lancés par { $name }.
picture-alt-claims = Annonces : { $claims }.
picture-alt-claim = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
picture-alt-exposed = { $tiles } ({ $fate ->
    [true] vrai
   *[bluff] bluff
})
picture-alt-no-claims = Il n’y a pas d’annonce.
picture-alt-true-claims =
    { $count ->
        [0] Tu n’as aucune annonce vraie.
       *[other] Annonces vraies : { $claims }.
    }
picture-alt-claiming = On attend une annonce de tout le monde.
picture-alt-doubting = { $name } peut défier : { $names }.
picture-alt-duel = { $challenger } a défié { $target } : { $giver } donne à { $receiver } { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}.
picture-alt-reveal = { $claimant } a annoncé { $one }-{ $other } avec { $tiles }, et { $challenger } a défié : { $true ->
    [yes] c’était vrai
   *[no] du bluff
}.
picture-alt-reveal-count = { $name } passe de { $before } à { $after } { $after ->
    [one] domino
   *[other] dominos
}.
picture-alt-seat-points = { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-alt-teams = Équipes : { $teams }.
picture-alt-out = hors jeu
picture-alt-pool = Pulle : { $pool }.
picture-alt-pot = Pot : { $pool }.
picture-alt-out-above = Hors jeu au-delà de { $points } points.
picture-alt-match-to = Partie en { $points } points.
picture-alt-offer = { $name } peut se racheter : { $score } { $score ->
    [one] point
   *[other] points
} contre { $price } { $count ->
    [one] jeton
   *[other] jetons
}.
picture-alt-requests = On demande à la banque de permettre : { $requests }.
picture-alt-winners =
    { $count ->
        [one] { $names } gagne la partie.
       *[other] { $names } se partagent la victoire.
    }
picture-alt-winners-team = { $names } gagnent la partie.
picture-alt-gains = Jetons : { $gains }.
picture-alt-hands = Mains montrées : { $hands }.

picture-alt-replay = { $title }, manche { $deal } rejouée, { $steps } étapes.
picture-alt-replay-more = … { $count } de plus…

## Texte alternatif d’une main

picture-alt-hand = { $count ->
    [0] Tu n’as pas de dominos.
    [one] Ton domino : { $tiles }.
   *[other] Tes { $count } dominos : { $tiles }.
}
picture-alt-watched =
    { $count ->
        [0] { $name } n’a pas de dominos.
        [one] Chez { $name }, { $count } domino en main : { $tiles }.
       *[other] Chez { $name }, { $count } dominos en main : { $tiles }.
    }
picture-alt-not-your-turn = Ce n’est pas ton tour.
picture-alt-playable = { $all ->
    [one] Tu peux poser ton dernier domino
   *[other] Tu peux poser { $count } de tes { $all } dominos
} : { $tiles }.
picture-alt-nothing-fits = Aucun de tes dominos ne va.
picture-alt-chosen = Choisi pour ton annonce : { $tiles }.
picture-alt-others = Les autres : { $tiles }.
picture-alt-either = { $others } ou { $last }
picture-alt-start = de départ
picture-alt-own-stake = Ta mise : { $stake }.
picture-alt-own-stack = Tes jetons : { $stack }.
picture-alt-your-turn = C’est ton tour.
picture-alt-must-stake = Tu dois miser avant de poser un domino ou de passer.
picture-alt-no-stake = Tu n’as pas encore misé : { $low } à { $high }.
picture-alt-news = Depuis ton dernier tour : { $news }
picture-alt-own-claim = Ton annonce : { $tiles }.
picture-alt-own-offer = Tu peux te racheter : { $score } { $score ->
    [one] point
   *[other] points
} contre { $price } { $count ->
    [one] jeton
   *[other] jetons
}.
picture-alt-own-series = Série { $end }, { $count } dominos, { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
} : { $tiles }.

## What a player did, in the strip of a hand, after the name

move-played = { $times ->
    [1] { $tile }
    [2] { $tile }
   *[other] { $times } dominos
}
move-passed = passe
move-drew = pioche { $times }
move-staked = mise { $chips }
move-scored = +{ $points }
move-exposed = { $true ->
    [yes] vrai
   *[no] bluff
}
move-train-marked = train ouvert
