# Das Ende einer Partie, eines Abends, und der nächste

table-moved = { $over ->
    [yes] Diese Partie ist vorbei; der Tisch ist umgezogen.
   *[no] Der Tisch ist umgezogen.
} [Hier steht er jetzt](<{ $link }>).
closing-sure = Den Tisch wirklich schließen? Es wird nicht mehr gegeben{ $chips ->
    [yes] , und alle bekommen ihre Chips vom Tisch zurück
   *[no] {""}
}.
