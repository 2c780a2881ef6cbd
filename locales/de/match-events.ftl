# Was Matches mit beliebig vielen Enden erzählen: Anfang und Ende einer Partie, Prämien, Züge

event-round-begun = { $lot ->
    [yes] Partie { $deal }. Das Los bestimmt: { $name } beginnt.
   *[no] { $tile ->
        [none] Partie { $deal }. { $name } beginnt.
       *[other] Partie { $deal }. { $name } hat { $tile } und beginnt.
    }
}
event-round-won = { $ending ->
    [domino] { $count ->
        [one] Domino! { $seats } gewinnt die Partie.
       *[other] Domino! { $seats } gewinnen die Partie.
    }
    [target] { $count ->
        [one] { $seats } hat das Ziel erreicht.
       *[other] { $seats } haben das Ziel erreicht.
    }
   *[other] { $count ->
        [one] Gesperrt: { $seats } hat die wenigsten Augen.
       *[other] Gesperrt: { $seats } haben die wenigsten Augen.
    }
}
event-round-tied = Gesperrt, und mehrere haben gleich wenige Augen: Niemand gewinnt.
event-arms-opened = Jetzt sind alle vier Arme offen.
event-lead-given = { $name } lässt die Person gegenüber beginnen.
event-dealt-again = { $doubles ->
    [0] Niemand hat einen Pasch gehabt: Es ist neu gegeben worden.
   *[other] Jemand hat fünf oder mehr Pasche gehabt: Es ist neu gegeben worden.
}
event-bonus-won = { $bonus ->
    [capicua] Capicúa: Der letzte Stein von { $name } hat an beide Enden gepasst!
    [chuchazo] Chuchazo: { $name } macht mit 0-0 Schluss!
    [pass-lead] Prämie für das Team von { $name }: Auf den ersten Stein hat der nächste Platz passen müssen.
    [pass-all] Prämie für { $name }: Alle drei anderen haben passen müssen.
    [block] Prämie für das Team von { $name }: letzter Stein und Sieg bei Sperre.
    [shutout] Zu null! Prämie für das Team von { $name }: Die anderen haben keine Punkte.
   *[deal] Prämie für das Team von { $name }, für den Sieg in dieser Partie.
}
event-hub-laid = Partie { $deal }. In der Mitte liegt { $tile }, und { $name } beginnt.
event-train-marked = { $name } markiert den eigenen Zug: Alle dürfen dort anlegen.
event-marker-taken = { $name } nimmt die Marke vom eigenen Zug.
event-double-open = { $name } lässt { $tile } offen: { $times ->
    [1] Wer als Nächstes dran ist, muss den Pasch decken
   *[other] Sie müssen nacheinander gedeckt werden, der letzte zuerst
}.
event-first-turn-ended = { $name } hört auf: Das erste Anlegen ist vorbei.

blocked-team-pips = Gesperrt. Mit beiden Händen zusammen haben { $name } weniger Augen und gewinnen die Partie.
    .tied = Gesperrt, und beide Teams haben gleich viele Augen: Niemand gewinnt.
blocked-lowest-hand = Gesperrt. Die leichteste Hand von allen gewinnt die Partie für { $name }.
    .tied = Gesperrt, und beide Teams haben die leichteste Hand: Niemand gewinnt.
blocked-closer = Gesperrt. Es zählen die Hand, die gesperrt hat, und die nächste: Die leichtere gewinnt die Partie für { $name }.
    .tied = Gesperrt. Die Hand, die gesperrt hat, und die nächste haben gleich viele Augen: Niemand gewinnt.
blocked-tied-leader = Gesperrt und gleichauf: Die Partie geht an die Seite, die begonnen hat: { $name }.
blocked-tied-closer = Gesperrt und gleichauf: Die Partie geht an die Seite mit dem letzten Stein: { $name }.
blocked-tied-against = Gesperrt und gleichauf: Die Partie geht an die Seite, die nicht den letzten Stein gelegt hat: { $name }.
blocked-without-doubles = Gesperrt. { $name } gewinnt die Partie: Hände ohne Pasch gehen vor, dann zählen die wenigsten Augen.
    .tied = Gesperrt, und die besten Hände haben gleich viele Augen: Niemand gewinnt.
blocked-last-tile = Gesperrt. Der letzte Stein gewinnt die Partie für { $name }.
