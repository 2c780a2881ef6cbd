# Sich an einen laufenden Tisch setzen.

seat-offer = Du hast an diesem Tisch keinen Platz. { $when ->
    [lobby] Setz dich dazu: Die erste Partie hat noch nicht begonnen.
    [points] Setz dich jetzt dazu: Ab der nächsten Partie spielst du für einen Bot weiter, mit seinen Punkten. Die Partien zählen für dich, dieses Match nicht.
    [tie] Setz dich jetzt dazu, dann spielst du mit, sobald die Einsätze auf dem Tisch gewonnen sind.
    [match] Setz dich jetzt dazu, dann spielst du ab dem nächsten Match mit; bis dahin kannst du zuschauen.
   *[round] Setz dich jetzt dazu, dann spielst du ab der nächsten Partie mit.
}
seat-cost = Für den Platz werden { $chips } zurückgelegt: So viel kannst du in deiner ersten Partie höchstens verlieren. Den Rest bekommst du zurück.
seat-asked = { $when ->
    [points] Ab der nächsten Partie spielst du für einen Bot weiter, mit seinen Punkten. Die Partien zählen für dich, dieses Match nicht.
    [tie] Du spielst mit, sobald die Einsätze auf dem Tisch gewonnen sind.
    [match] Du spielst ab dem nächsten Match mit. Bis dahin kannst du zuschauen.
   *[round] Du spielst ab der nächsten Partie mit.
} Mit *{ $leave }* gibst du den Platz wieder auf.
seat-wait = { $takes } Dieses ist in Partie { $deal }.
seat-host = Alle anderen sind gegangen: Der Tisch gehört jetzt dir.
seat-inherited = Alle anderen sind gegangen: Der Tisch gehört jetzt dir. Dasselbe Spiel wartet im Kanal auf dich.
seat-after-end = *{ $again }* am Tisch eröffnet den nächsten; dort hast du einen Platz.
seat-given-up = Du hast den Platz aufgegeben.
newcomers = { $when ->
    [tie] Dabei, sobald die Einsätze gewonnen sind: { $names }
    [match] Im nächsten Match dabei: { $names }
   *[round] Ab der nächsten Partie dabei: { $names }
}
no-seat-here = Du hast an diesem Tisch keinen Platz, und gerade ist keiner frei. In einem anderen Kanal eröffnet /play einen anderen Tisch.
refused-already-waiting = Du hast schon einen Platz ab der nächsten Partie oder dem nächsten Match. Bis dahin kannst du zuschauen.
refused-last-round = Das ist hier die letzte Partie. Danach eröffnet /play einen neuen Tisch.
refused-no-seat = An diesem Tisch ist kein Platz frei. In einem anderen Kanal eröffnet /play einen anderen.
