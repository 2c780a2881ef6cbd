# Das Ende einer Partie, eines Abends, und der nächste

table-moved = { $over ->
    [yes] Diese Partie ist vorbei; der Tisch ist umgezogen.
   *[no] Der Tisch ist umgezogen.
} [Hier steht er jetzt](<{ $link }>).
closing-sure = Den Tisch wirklich schließen? Es wird nicht mehr gegeben{ $chips ->
    [yes] , und alle bekommen ihre Chips vom Tisch zurück
   *[no] {""}
}.

button-again = Noch einmal
again-seated = Du bist dabei: [zum Tisch](<{ $link }>). { $host ->
    [yes] Gleiche Regeln, gleiche Bots; wer noch auf *Noch einmal* drückt, setzt sich zu dir. Drück dort auf *Anfangen*, sobald alle wieder da sind.
   *[no] Gleiche Regeln, gleiche Bots.
}
again-begun = { $now ->
    [seated] An deinem Tisch geht es schon los: [zum Tisch](<{ $link }>).
    [full] Es ist ohne dich losgegangen: [zum Tisch](<{ $link }>). Am nächsten Tisch kannst du wieder mitspielen.
   *[over] Dieser Knopf hat ausgedient: Seither gab es schon einen weiteren Tisch. /play eröffnet einen neuen.
}
refused-again-not-over = Dieser Tisch ist noch nicht zu Ende.
refused-again-stranger = *Noch einmal* ist für alle, die hier bis zum Schluss gespielt haben. Sobald deren Tisch offen ist, drück dort auf *Mitspielen*; /play eröffnet einen eigenen.
