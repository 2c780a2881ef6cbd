# Turniere: Runden, in denen alle Tische dieselben Steine bekommen

tournament-title = 🏆 **Turnier: { $game }** · { $rounds } Runden
tournament-plan = -# Alle Tische bekommen dieselben Steine. So wirst du mit allen verglichen, die deine Hand hatten. Eine Runde dauert höchstens { $round } Minuten.{ $reminds ->
    [yes] {" "}Ich erinnere dich { $minutes } Minuten vor der ersten.
   *[no] {""}
}
tournament-entry = -# Die Teilnahme kostet { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}; abgebucht wird, wenn das Turnier beginnt. Die Hälfte von allem bekommt Platz 1, ein Drittel Platz 2, ein Sechstel Platz 3. Wird es abgebrochen, bekommen alle ihre Chips zurück.
tournament-seal = -# Die geheime Zahl für alle Runden ist gezogen. Ihr Siegel: `{ $seal }`
tournament-team = { $state ->
    [together] **{ $name } und du seid ein Team:** Ihr sitzt euch in jeder Runde gegenüber. Willst du das nicht, dann wähl hier dich selbst.
    [waits] Ihr seid ein Team, sobald { $name } auf *{ $join }* drückt, auch nach einer früheren Anmeldung.
   *[alone] In jeder Runde sitzt dir jemand anders gegenüber. Willst du alle Runden mit derselben Person spielen, dann wähl sie hier aus.
}
menu-tournament-team = Im Team spielen
tournament-nobody = **Niemand hat sich angemeldet,** darum gibt es kein Turnier.
tournament-missed = **Ich war zu der Zeit nicht da,** darum gibt es kein Turnier. Tut mir leid! /evening plant ein neues.
tournament-taken = **In diesem Kanal läuft schon ein Turnier,** darum beginnt dieses nicht.
tournament-refused = **Auf diesem Server laufen schon drei Turniere,** darum beginnt dieses nicht.
tournament-event-about = Meld dich im Kanal an: Ich erinnere dich, und das Turnier beginnt dort von selbst.
tournament-opened = Das Turnier beginnt ohne dich: Dir fehlen Chips, oder du spielst in einem anderen. Mit *{ button-evening-enter }* bist du dabei, solange die letzte Runde nicht begonnen hat.
tournament-begun = Das Turnier beginnt.
tournament-call = { $names } Das Turnier beginnt: { $game }. *{ button-hand }* zeigt deine Steine.
tournament-call-again = { $names } Runde { $round } von { $rounds } beginnt. *{ button-hand }* zeigt deine Steine.
tournament-hurry = { $names } Du bist dran, und die Zeit läuft { $when } ab. Danach spielt ein Bot für alle, die zu lange überlegen.
tournament-break = Runde { $round } von { $rounds } beginnt { $when }.
tournament-round = **Runde { $round } von { $rounds }.** Die Zeit läuft { $when } ab.
tournament-paused = Unterbrochen vor Runde { $round } von { $rounds }. Geht es nicht weiter, wird es { $when } abgebrochen.
tournament-ended = Das Turnier ist zu Ende.
tournament-stopped = Das Turnier wurde abgebrochen.
tournament-stopped-round = { tournament-stopped } Diese Partie zählt nicht mehr, und bezahlte Chips sind zurück. Spiel weiter, wenn du magst, oder lass einen Bot zu Ende spielen.
tournament-won = 🥇 **{ $names }**: { $score } %
tournament-people = { $count ->
    [one] 1 Person spielt mit.
   *[other] { $count } Leute spielen mit.
}
tournament-how = *{ button-hand }* zeigt deine Steine. Wer jetzt einsteigt, spielt ab der nächsten Runde mit.
tournament-after = Nach Runde { $round } von { $rounds }
tournament-own = **Runde { $round }: { $last } %.** Insgesamt { $score } %: Platz { $place } von { $count }.
tournament-no-round = Du hast noch keine Runde gespielt.
tournament-counting = -# Du wirst mit allen verglichen, die deine Steine hatten: an den anderen Tischen und mit Meistern, die jede Runde 24-mal spielen. 50 % sind der Durchschnitt. Eine Runde, die du einem Bot überlässt, zählt 0 %, eine versäumte 40 %.
tournament-line = **{ $place }.** { $name } · { $score } %
picture-board-percent = { $score } %
tournament-entered = Ab der nächsten Runde bist du dabei. Deine Steine erscheinen hier, wenn sie beginnt.
tournament-left = Du spielst nicht mehr mit. Was du begonnen hast, spielt ein Bot zu Ende. Mit *{ $enter }* kommst du zurück.
tournament-stop-sure = Dieses Turnier für alle abbrechen?
tournament-paused-done = { $done ->
    [yes] Erledigt.
   *[no] Gerade hat eine Runde begonnen. Unterbrich das Turnier, wenn sie vorbei ist.
}
tournament-awaited = Die Tische warten auf { $names }.
menu-tournament-remove = Jemanden herausnehmen
tournament-removed = { $name } ist nicht mehr dabei. Ein Bot spielt weiter. Wer wegbleiben soll, braucht eine Sperre in /house.
round-ends = Runde { $round }: Die Zeit läuft { $when } ab.
ended-round = { $stopped ->
    [yes] { tournament-stopped }
   *[no] Dein Tisch ist fertig. Dein Ergebnis kommt, sobald alle anderen es auch sind.
}
ended-again = Du hast diese Hand gespielt. */puzzle › { button-puzzle-deal }* zeigt, wie gut das war.
tournament-deal = **Runde { $round }**
tournament-result = { $name } · { $score } % · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tournament-file = Mit dieser Datei lässt sich nachprüfen, dass alle Tische einer Runde dieselben Steine hatten, und jedes Ergebnis. { $url ->
    [none] Wie, steht auf der Seite über Fairness.
   *[other] [Wie, steht auf dieser Seite](<{ $url }>).
} Siegel: `{ $seal }`
button-evening-begin = Jetzt beginnen
button-evening-enter = Mitspielen
button-evening-out = Turnier verlassen
button-evening-pause = Unterbrechen
button-evening-resume = Fortsetzen
button-evening-stop = Turnier abbrechen
button-evening-end = Ja, abbrechen
button-evening-deals = Alle Ergebnisse
refused-tournament-game = Für ein Turnier eignet sich dieses Spiel nicht: { $game }. Diese schon: { $games }
refused-tournament-over = Das Turnier ist zu Ende.
refused-round-goes-on = Andere spielen noch mit diesen Steinen. Schau es dir an, wenn die Runde vorbei ist.
refused-tournament-elsewhere = Du spielst schon in einem anderen Turnier. Verlass es zuerst: *{ button-evening-out }*.
refused-tournament-outside = Du spielst in diesem Turnier nicht mit. Mit *{ $button }* bist du dabei, solange die letzte Runde nicht begonnen hat.
refused-tournament-not-in = Diese Person spielt in diesem Turnier nicht mit.
refused-tournament-preset = Die Hausregeln *{ $name }* passen nicht zu Tischen mit vier Plätzen. Nach ihnen lässt sich kein Turnier spielen.
