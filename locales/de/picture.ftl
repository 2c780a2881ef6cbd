# Wörter in den Bildern, und was Bilder jenen sagen, die sie nicht sehen.

## In den Bildern: kurz, Großbuchstaben für Marken

picture-player = Platz { $number }
picture-onlooker = Galerie { $number }
picture-free = frei
picture-pass = GEPASST
picture-bank = BANK
picture-winner = SIEG
picture-ending-team = { $what ->
    [match] { $you ->
        [yes] Du gewinnst das Match mit { $names }!
       *[no] { $names } gewinnen das Match
    }
   *[round] { $you ->
        [yes] Du gewinnst die Partie mit { $names }!
       *[no] { $names } gewinnen die Partie
    }
}
picture-out = RAUS
picture-points = { $points } P
picture-true = WAHR
picture-bluff = BLUFF
picture-reveal-takes = { $true ->
    [yes] { $count ->
        [one] { $name } nimmt diesen Stein.
       *[other] { $name } nimmt diese { $count }.
    }
   *[no] { $count ->
        [one] { $name } nimmt den Stein zurück.
       *[other] { $name } nimmt die { $count } zurück.
    }
}
picture-reveal-gives = { $count ->
    [0] { $name } hat keinen zum Dazugeben.
    [one] { $name } gibt einen dazu.
   *[other] { $name } gibt { $count } dazu.
}
picture-deal = Partie { $number }
picture-hand-empty = Keine Steine
picture-your-turn = Du bist dran
picture-must-stake = Zuerst setzen

## Alternativtext eines Tisches

picture-alt-bare = { $title }. Das Spiel hat noch nicht begonnen.
picture-alt-people = Am Tisch: { $people }.
picture-alt-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
picture-alt-table = { $title }, Partie { $deal }.
picture-alt-no-line = Noch liegt kein Stein.
picture-alt-line = { $count ->
    [one] Die Kette, ein Stein
   *[other] Die Kette, { $count } Steine
}, von A bis B: { $tiles }.
picture-alt-spinner = Der Spinner ist { $tile }.
picture-alt-arm = Arm { $end }, { $way ->
    [up] nach oben
   *[down] nach unten
}: { $tiles }.
picture-alt-hub = Bahnhof: { $tile }.
picture-alt-train = Zug { $end }, { $name }: { $tiles }.
picture-alt-everybody = für alle
picture-alt-train-marked = mit Marke
picture-alt-no-tiles = keine Steine
picture-alt-uncovered = { $count ->
    [one] Offener Pasch an { $ends }: Der nächste Stein muss ihn decken.
   *[other] Offene Pasche, in dieser Reihenfolge zu decken: { $ends }.
}
picture-alt-open = Offen: { $ends }.
picture-alt-laid = { $end ->
    [start] { $tile }
   *[other] { $tile } an { $end }
}
picture-alt-first = { $name } hat mit { $tile } begonnen.
picture-alt-last = Zuletzt hat { $name } { $tile } an { $end } angelegt.
picture-alt-scored = Gerade angeschrieben: { $scored }.
picture-alt-turn = Am Zug: { $names }.
picture-alt-seats = In der Zugfolge: { $seats }.
picture-alt-seat = { $name }, { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}{ $wins ->
    [0] {""}
    [one] , 1 Sieg
   *[other] , { $wins } Siege
}
picture-alt-seat-chips = { $seat }, { $count ->
    [one] { $stack } Chip
   *[other] { $stack } Chips
}
picture-alt-passed = gepasst
picture-alt-marked = { $text } ({ $marks })
picture-alt-drew = { $count } gezogen
picture-alt-bank = Bank
picture-alt-bots = { $count ->
    [one] { $names } ist ein Bot.
   *[other] Bots: { $names }.
}
picture-alt-away = abwesend
picture-alt-host = Host
picture-alt-stakes = Einsätze: { $stakes }.
picture-alt-carried = stehen geblieben
picture-alt-bets = Wetten der Galerie: { $bets }.
picture-alt-bets-on = auf { $name }: { $bets }
picture-alt-offered = angeboten
picture-alt-limits = Grenzen: { $low } bis { $high }.
picture-alt-boneyard = Noch zu ziehen: { $count }.
picture-alt-stamm = { $count ->
    [one] Ein Stein liegt verdeckt daneben.
   *[other] { $count } Steine liegen verdeckt daneben.
}
picture-alt-discards = Ablage: { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}, verdeckt.
picture-alt-tie = { $ending ->
    [blocked] Partie zu Ende: gesperrt, niemand hat gewonnen.
   *[domino] Partie zu Ende: Mehrere haben keinen Stein mehr, niemand gewinnt allein.
}
picture-alt-won = { $ending ->
    [blocked] Partie zu Ende: gesperrt, { $name } hat die wenigsten Augen.
    [target] Partie zu Ende: { $name } hat das Ziel erreicht.
   *[domino] Partie zu Ende: Domino, { $name } hat keinen Stein mehr.
}
picture-alt-won-team = { $ending ->
    [blocked] Partie zu Ende: gesperrt, { $names } gewinnen.
    [target] Partie zu Ende: { $names } haben das Ziel erreicht.
   *[domino] Partie zu Ende: Domino, { $names } gewinnen.
}
picture-alt-series = Letzter Zug: { $count } Steine von { $name }: { $tiles }.
picture-alt-lots = Um den Beginn gezogen: { $lots }.
picture-alt-lead = beginnt
picture-alt-dice = Würfel { $one } und { $other }, geworfen von { $name }.
picture-alt-claims = Ansagen: { $claims }.
picture-alt-claim = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
picture-alt-exposed = { $tiles } ({ $fate ->
    [true] wahr
   *[bluff] Bluff
})
picture-alt-no-claims = Es gibt keine Ansagen.
picture-alt-true-claims =
    { $count ->
        [0] Du hast keine wahre Ansage.
       *[other] Wahre Ansagen: { $claims }.
    }
picture-alt-claiming = Alle werden um eine Ansage gebeten.
picture-alt-doubting = { $name } darf anzweifeln: { $names }.
picture-alt-duel = { $challenger } hat { $target } angezweifelt: { $giver } gibt { $receiver } { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}.
picture-alt-reveal = { $claimant } hat { $one }-{ $other } angesagt, mit { $tiles }, und { $challenger } hat das angezweifelt: { $true ->
    [yes] Es war wahr
   *[no] ein Bluff
}.
picture-alt-reveal-count = { $name }: vorher { $before }, dann { $after } { $after ->
    [one] Stein
   *[other] Steine
}.
picture-alt-seat-points = { $seat }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
picture-alt-teams = Teams: { $teams }.
picture-alt-out = ausgeschieden
picture-alt-pool = In der Pulle: { $pool }.
picture-alt-pot = Im Topf: { $pool }.
picture-alt-out-above = Über { $points } Punkten scheidet man aus.
picture-alt-match-to = Gespielt wird bis { $points } Punkte.
picture-alt-offer = { $name } kann sich um { $price } { $count ->
    [0.5] Chip
    [one] Chip
   *[other] Chips
} auf { $score } { $score ->
    [one] Punkt
   *[other] Punkte
} zurückkaufen.
picture-alt-requests = Die Bank wird um Erhöhung gebeten: { $requests }.
picture-alt-winners = { $count ->
    [one] { $names } gewinnt das Match.
   *[other] { $names } teilen sich das Match.
}
picture-alt-winners-team = { $names } gewinnen das Match.
picture-alt-gains = Chips: { $gains }.
picture-alt-hands = Aufgedeckt: { $hands }.

picture-alt-replay = { $title }, Partie { $deal } noch einmal, { $steps } Schritte.
picture-alt-replay-more = … { $count } weitere …

## Alternativtext einer Hand

picture-alt-hand = { $count ->
    [0] Du hast keine Steine.
    [one] Dein Stein: { $tiles }.
   *[other] Deine { $count } Steine: { $tiles }.
}
picture-alt-watched = { $count ->
    [0] { $name } hat keine Steine.
    [one] Der Stein von { $name }: { $tiles }.
   *[other] Die { $count } Steine von { $name }: { $tiles }.
}
picture-alt-not-your-turn = Du bist nicht am Zug.
picture-alt-playable = { $all ->
    [one] Deinen letzten Stein kannst du anlegen
   *[other] Von deinen { $all } Steinen kannst du { $count } anlegen
}: { $tiles }.
picture-alt-nothing-fits = Keiner deiner Steine passt.
picture-alt-chosen = Für deine Ansage gewählt: { $tiles }.
picture-alt-others = Die anderen: { $tiles }.
picture-alt-either = { $others } oder { $last }
picture-alt-start = zum Beginn
picture-alt-own-stake = Dein Einsatz: { $stake }.
picture-alt-own-stack = Deine Chips: { $stack }.
picture-alt-your-turn = Du bist am Zug.
picture-alt-must-stake = Vor dem Anlegen oder Passen musst du deinen Einsatz machen.
picture-alt-no-stake = Du hast noch keinen Einsatz: { $low } bis { $high }.
picture-alt-news = Seit deinem letzten Zug: { $news }
picture-alt-own-claim = Deine Ansage: { $tiles }.
picture-alt-own-offer = Du kannst dich um { $price } { $count ->
    [0.5] Chip
    [one] Chip
   *[other] Chips
} auf { $score } { $score ->
    [one] Punkt
   *[other] Punkte
} zurückkaufen.
picture-alt-own-series = Serie { $end }, { $count } Steine, { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
}: { $tiles }.

## What a player did, in the strip of a hand, after the name

move-played = { $times ->
    [1] { $tile }
    [2] { $tile }
   *[other] { $times } Steine
}
move-passed = passt
move-drew = zieht { $times }
move-staked = setzt { $chips }
move-scored = +{ $points }
move-exposed = { $true ->
    [yes] wahr
   *[no] Bluff
}
move-train-marked = Zug offen
