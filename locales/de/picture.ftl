# Wörter in den Bildern, und was Bilder jenen sagen, die sie nicht sehen.

## In den Bildern: kurz, Großbuchstaben für Marken

picture-player = Spieler { $number }
picture-free = frei
picture-computer = BOT
picture-away = WEG
picture-host = GASTGEBER
picture-pass = PASST
picture-bank = BANK
picture-winner = SIEG
picture-champion = GEWINNER
picture-out = RAUS
picture-request = +{ $chips }?
picture-points = { $points } P
picture-target = bis { $points }
picture-pool = { $game ->
    [pulle] Pulle
   *[other] Topf
}
picture-buyback = Rückkauf: { $price }
picture-true = WAHR
picture-bluff = BLUFF
picture-deal = Partie { $number }
picture-limits = { $low }–{ $high } Chips
picture-stock = Stamm { $count }
picture-hand-empty = Keine Steine
picture-your-turn = Du bist dran
picture-must-stake = Zuerst setzen
picture-stake-open = Noch kein Einsatz ({ $low }–{ $high })

## Alternativtext eines Tisches

picture-alt-bare = { $title }. Das Spiel hat noch nicht begonnen.
picture-alt-people = Am Tisch: { $people }.
picture-alt-free = { $count ->
    [one] Ein Sessel ist frei.
   *[other] { $count } Sessel sind frei.
}
picture-alt-table = { $title }, Partie { $deal }.
picture-alt-no-line = Noch liegt kein Stein.
picture-alt-line = { $count ->
    [one] Ein Stein
   *[other] { $count } Steine
}, von Ende A bis Ende B: { $tiles }.
picture-alt-open = Offen: A { $a }, B { $b }.
picture-alt-first = { $name } hat mit { $tile } begonnen.
picture-alt-last = Zuletzt hat { $name } { $tile } bei { $end } angelegt.
picture-alt-turn = Am Zug: { $names }.
picture-alt-seats = Steine in der Hand: { $seats }.
picture-alt-seat = { $name } { $count }{ $wins ->
    [0] {""}
    [one] , 1 Sieg
   *[other] , { $wins } Siege
}
picture-alt-seat-chips = { $seat }, { $stack } Chips
picture-alt-passed = gepasst
picture-alt-bank = Bank
picture-alt-computer = Computer
picture-alt-away = abwesend
picture-alt-host = Gastgeber
picture-alt-stakes = Einsätze: { $stakes }.
picture-alt-carried = stehen geblieben
picture-alt-limits = Grenzen: { $low } bis { $high }.
picture-alt-stock = { $count ->
    [one] Ein Stein liegt verdeckt daneben.
   *[other] { $count } Steine liegen verdeckt daneben.
}
picture-alt-order = { $direction ->
    [clockwise] Im Uhrzeigersinn, in der Reihenfolge dieser Liste.
   *[counterclockwise] Gegen den Uhrzeigersinn, gegen die Reihenfolge dieser Liste.
}
picture-alt-tie = Partie zu Ende: gesperrt, niemand hat gewonnen.
picture-alt-won = { $ending ->
    [blocked] Partie zu Ende: gesperrt, { $name } hat gewonnen.
   *[domino] Partie zu Ende: Domino, { $name } hat gewonnen.
}
picture-alt-gains = Chips: { $gains }.
picture-alt-hands = Aufgedeckt: { $hands }.

## Alternativtext einer Hand

picture-alt-hand = { $count ->
    [0] Du hast keine Steine.
    [one] Dein Stein: { $tiles }.
   *[other] Deine { $count } Steine: { $tiles }.
}
picture-alt-tile = { $number }: { $tile }
picture-alt-tile-playable = { $number }: { $tile } → { $end }
picture-alt-tile-not-playable = { $number }: { $tile } nein
picture-alt-either = A oder B
picture-alt-start = Anfang
picture-alt-own-stake = Dein Einsatz: { $stake }.
picture-alt-own-stack = Deine Chips: { $stack }.
picture-alt-your-turn = Du bist am Zug.
picture-alt-must-stake = Vor dem Anlegen oder Passen musst du deinen Einsatz machen.
picture-alt-no-stake = Du hast noch keinen Einsatz; { $low } bis { $high }.
picture-alt-news = Seit deinem letzten Zug: { $news }.
