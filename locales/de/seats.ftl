# Sich an einen laufenden Tisch setzen.

button-seat = Dazusetzen
seat-offer = Du hast an diesem Tisch keinen Platz. { $lobby ->
    [yes] Setz dich dazu: Die erste Partie hat noch nicht begonnen.
   *[no] { $match ->
        [yes] Setz dich jetzt dazu, dann spielst du ab dem nächsten Match mit; bis dahin kannst du zuschauen.
       *[no] Setz dich jetzt dazu, dann spielst du ab der nächsten Partie mit.
    }
}
seat-cost = Für den Platz werden { $chips } zurückgelegt: So viel kannst du in deiner ersten Partie höchstens verlieren. Den Rest bekommst du zurück.
seat-asked = { $match ->
    [yes] Du spielst ab dem nächsten Match mit. Bis dahin kannst du zuschauen.
   *[no] Du spielst ab der nächsten Partie mit.
} Mit *{ $leave }* gibst du den Platz wieder auf.
seat-given-up = Du hast den Platz aufgegeben.
newcomers = { $match ->
    [yes] Im nächsten Match dabei: { $names }
   *[no] Ab der nächsten Partie dabei: { $names }
}
no-seat-here = Du hast an diesem Tisch keinen Platz, und gerade ist keiner frei. In einem anderen Kanal eröffnet /play einen anderen Tisch.
refused-already-waiting = Du hast schon einen Platz ab der nächsten Partie oder dem nächsten Match. Bis dahin kannst du zuschauen.
refused-last-round = Das ist hier die letzte Partie. Danach eröffnet /play einen neuen Tisch.
refused-no-seat = An diesem Tisch ist kein Platz frei. In einem anderen Kanal eröffnet /play einen anderen.
