# Das Ende einer Partie, eines Abends, und der nächste

table-moved = { $over ->
    [yes] Diese Partie ist vorbei; der Tisch ist umgezogen.
   *[no] Der Tisch ist umgezogen.
} [Hier steht er jetzt](<{ $link }>).
closing-sure = Den Tisch endgültig schließen? Es wird nicht mehr gegeben{ $chips ->
    [yes] , und alle bekommen ihre Chips vom Tisch zurück
   *[no] {""}
}. Beginnt eine Partie, bevor du drückst, wird sie noch zu Ende gespielt.

button-again = Noch einmal
again-seated = [Zum Tisch](<{ $link }>). Gleiche Regeln{ $bots ->
    [yes] , gleiche Bots
   *[no] {""}
}.{ $host ->
    [yes] {" "}Wer auch auf *{ $again }* drückt, setzt sich zu dir. Sind alle wieder da, starte dort das Spiel.
   *[no] {""}
}
again-begun = { $now ->
    [seated] An deinem Tisch geht es schon los: [zum Tisch](<{ $link }>).
    [full] Es ist ohne dich losgegangen: [zum Tisch](<{ $link }>). Am nächsten Tisch kannst du wieder mitspielen.
   *[over] Dieser Knopf hat ausgedient: Seither gab es schon einen weiteren Tisch. /play eröffnet einen neuen.
}
refused-again-not-over = Dieser Tisch ist noch nicht zu Ende.
refused-again-stranger = Den nächsten Tisch eröffnen die, die bis zum Schluss gespielt haben. Sobald er offen ist, kannst du dich dazusetzen; /play eröffnet einen eigenen.

# Wie eine Partie ausgegangen ist, für die, die es lesen
amount-chips = { $count ->
    [0.5] { $chips } Chip
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
result-stand-in = Nicht da, ein Bot ist eingesprungen: { $names }
result-substitute = Ein Bot, der für { $name } gespielt hat, gewinnt die Partie.

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
standing-won-team = { $what ->
    [match] **{ $names }** gewinnen das Match!
   *[session] **{ $names }** liegen am Ende vorn!
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
    [yes] { $name } lag von der ersten Partie bis zur letzten vorn.
   *[no] { $name } hat in Partie { $deal } die Führung übernommen und behalten.
}
standing-turned-team = { $first ->
    [yes] { $names } lagen von der ersten Partie bis zur letzten vorn.
   *[no] { $names } haben in Partie { $deal } die Führung übernommen und behalten.
}

# Zwischen zwei Partien
chips-brought = Mehr Chips für diese Partie: { $brought }{ $house ->
    [yes] {" "}(für Bots zahlt das Haus)
   *[no] {""}
}
own-brought = Für diese Partie hast du weitere { $chips } zurückgelegt.
ended-paid = Die Chips auf dem Tisch sind ausbezahlt.
