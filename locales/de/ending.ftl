# Das Ende einer Partie, eines Abends, und der nächste

table-moved = { $over ->
    [yes] Diese Partie ist vorbei; der Tisch ist umgezogen.
   *[no] Der Tisch ist umgezogen.
} [Hier steht er jetzt](<{ $link }>).
closing-sure = Den Tisch wirklich schließen? Es wird nicht mehr gegeben{ $chips ->
    [yes] , und alle bekommen ihre Chips vom Tisch zurück
   *[no] {""}
}. Hat eine Partie begonnen, bevor du drückst, wird sie noch zu Ende gespielt.

button-again = Noch einmal
again-seated = Du bist dabei: [zum Tisch](<{ $link }>). { $host ->
    [yes] Gleiche Regeln, gleiche Bots; wer noch auf *{ $again }* drückt, setzt sich zu dir. Drück dort auf *{ $start }*, sobald alle wieder da sind.
   *[no] Gleiche Regeln, gleiche Bots.
}
again-begun = { $now ->
    [seated] An deinem Tisch geht es schon los: [zum Tisch](<{ $link }>).
    [full] Es ist ohne dich losgegangen: [zum Tisch](<{ $link }>). Am nächsten Tisch kannst du wieder mitspielen.
   *[over] Dieser Knopf hat ausgedient: Seither gab es schon einen weiteren Tisch. /play eröffnet einen neuen.
}
refused-again-not-over = Dieser Tisch ist noch nicht zu Ende.
refused-again-stranger = *Noch einmal* ist für alle, die hier bis zum Schluss gespielt haben. Sobald deren Tisch offen ist, drück dort auf *Mitspielen*; /play eröffnet einen eigenen.

# Wie eine Partie ausgegangen ist, für die, die es lesen
amount-chips = { $count ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
amount-points = { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}
own-won = **{ $what ->
    [points] In dieser Partie warst du am besten!
   *[other] Diese Partie gewinnst du!
}**{ $gained ->
    [none] {""}
   *[other] {" "}Sie bringt dir { $gained }.
}
own-lost = { $lost ->
    [none] Diesmal hatte { $names } die besseren Steine; gekostet hat es dich nichts.
   *[other] Diesmal hatte { $names } die besseren Steine. Das kostet dich { $lost }.
}
own-gained = Diesmal hatte { $names } die besseren Steine, aber dir bringt es { $gained }.
amount-and = { $one } und { $other }
result-stand-in = In dieser Partie nicht da, also hat ein Bot gespielt: für { $names }

## Das Ende eines Abends
standing-won = { $what ->
    [match] { $count ->
        [one] **{ $names }** gewinnt das Match!
       *[other] Geteilter Sieg im Match: **{ $names }**!
    }
   *[session] { $count ->
        [one] **{ $names }** liegt am Ende vorn!
       *[other] Geteilter erster Platz: **{ $names }**!
    }
}
standing-values = Nach { $deals ->
    [one] einer Partie
   *[other] { $deals } Partien
}, { $measure ->
    [chips] Chips
    [points] Punkte
   *[deals] gewonnene Partien
}: { $values }
standing-even = Alles ausgeglichen: Niemand liegt vorn.
standing-turned = { $first ->
    [yes] { $name } war von der ersten Partie bis zur letzten vorn.
   *[no] Der Wendepunkt: Seit Partie { $deal } war { $name } vorn.
}

# Zwischen zwei Partien
chips-brought = Mehr Chips für diese Partie: { $brought }{ $house ->
    [yes] {" "}(für Bots zahlt das Haus)
   *[no] {""}
}
own-brought = Für diese Partie hast du noch { $chips } auf den Tisch gelegt.
ended-paid = Was auf dem Tisch lag, ist ausbezahlt.
