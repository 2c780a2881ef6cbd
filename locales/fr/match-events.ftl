event-round-begun = { $lot ->
    [yes] Manche { $deal }. Par tirage au sort, { $name } commence.
   *[no] { $tile ->
        [none] Manche { $deal }. { $name } commence.
       *[other] Manche { $deal }. { $name } a { $tile } et commence.
    }
}
event-round-won = { $ending ->
    [domino] { $count ->
        [one] Domino ! { $seats } gagne la manche.
       *[other] Domino ! { $seats } gagnent la manche.
    }
    [target] { $count ->
        [one] { $seats } atteint l’objectif.
       *[other] { $seats } atteignent l’objectif.
    }
   *[other] { $count ->
        [one] Bloqué : { $seats } a la main la plus légère.
       *[other] Bloqué : { $seats } ont la main la plus légère.
    }
}
event-round-tied = Bloqué, et les mains les plus légères sont à égalité : personne ne gagne.
event-arms-opened = Les quatre branches sont maintenant ouvertes.
event-lead-given = { $name } laisse commencer la personne en face.
event-dealt-again = { $doubles ->
    [0] Personne n’avait de double : on a redistribué.
   *[other] Une main avait cinq doubles ou plus : on a redistribué.
}
event-bonus-won = { $bonus ->
    [capicua] Capicúa : le dernier domino, posé par { $name }, allait aux deux bouts !
    [chuchazo] Chuchazo : { $name } finit avec 0-0 !
    [pass-lead] Prime pour l’équipe ({ $name }) : la place suivante a dû passer au départ.
    [pass-all] Prime pour { $name } : les trois autres ont dû passer.
    [block] Prime pour l’équipe ({ $name }) : elle a posé le dernier domino et gagné le blocage.
    [shutout] À zéro ! Prime pour l’équipe ({ $name }) : l’autre n’a aucun point.
   *[deal] Prime pour l’équipe ({ $name }), qui gagne cette manche.
}
event-hub-laid = Manche { $deal }. { $tile } est au milieu, et { $name } commence.
event-train-marked = { $name } marque son propre train : tout le monde peut y jouer.
event-marker-taken = { $name } retire le marqueur de son train.
event-double-open = { $name } laisse { $tile } à découvert : { $times ->
    [1] la personne suivante doit couvrir le double
   *[other] il faut les couvrir tour à tour, le dernier d’abord
}.
event-first-turn-ended = { $name } s’arrête là : son premier tour est fini.

blocked-team-pips = Bloqué. Les deux mains ensemble, { $name } ont moins de points et gagnent la manche.
    .tied = Bloqué, et les deux équipes ont autant de points : personne ne gagne.
blocked-lowest-hand = Bloqué. La main la plus légère de toutes gagne la manche pour { $name }.
    .tied = Bloqué, et les deux équipes ont la main la plus légère : personne ne gagne.
blocked-closer = Bloqué. De la main qui a bloqué et de la suivante, la plus légère gagne la manche pour { $name }.
    .tied = Bloqué. La main qui a bloqué et la suivante ont autant de points : personne ne gagne.
blocked-tied-leader = Bloqué, à égalité : la manche va au camp qui a commencé, { $name }.
blocked-tied-closer = Bloqué, à égalité : la manche va au camp qui a posé le dernier domino, { $name }.
blocked-tied-against = Bloqué, à égalité : la manche va au camp qui n’a pas posé le dernier domino, { $name }.
blocked-without-doubles = Bloqué. { $name } gagne la manche : les mains sans double passent devant, puis la main la plus légère.
    .tied = Bloqué, et les meilleures mains ont autant de points : personne ne gagne.
blocked-last-tile = Bloqué. Le dernier domino gagne la manche pour { $name }.
