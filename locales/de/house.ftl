# Befehle, Chips, Einstellungen, Abweisungen

command-play = Einen Tisch in diesem Kanal eröffnen
    .game = Welches Spiel
    .pace = Tempo: langsam ist ein Tag je Zug, in einem Thread
command-chips = Deine Chips auf diesem Server
command-chips-balance = Wie viele Chips du hast
command-chips-daily = Dein Taggeld
command-chips-history = Deine Buchungen auf diesem Server
command-leaderboard = Die Ranglisten dieses Servers, mit deinem eigenen Rang
    .by = Wonach geordnet wird
    .game = Welches Spiel
    .period = Zeitraum
    .against = Gegen Menschen oder Bots
    .page = Seite (je 10 Leute)
command-rules = So wird gespielt
    .game = Welches Spiel

balance = { $playing ->
    [none] Du hast **{ $chips }** auf diesem Server.
   *[other] Du hast **{ $chips }** auf diesem Server und noch **{ $playing }** an einem Tisch im Spiel.
}
balance-ceiling = Von Bots gewonnen: heute **{ $won }**, höchstens { $ceiling } am Tag.
daily-given = Dein Taggeld: **+{ $given }**. Du hast jetzt **{ $chips }**. Das nächste gibt es { $when }.
history-title = **Deine Chips, das Neueste zuerst**
reason-buy-in = für einen Tisch zurückgelegt
reason-paid-out = von einem Tisch zurückbekommen
reason-refund = zurückgegeben
reason-entry = für die Teilnahme an einem Turnier
reason-prize = in einem Turnier gewonnen
reason-welcome = Willkommenschips
reason-daily = Taggeld
reason-ceiling = über der Tagesgrenze für Gewinne von Bots
reason-opening = aus der Zeit vor Version 2

leaderboard-line = { $place }\. { $name } · { $value }
leaderboard-ratings = Deine Wertungen hier: { $list }
leaderboard-rating = { $game } **{ $rating }**
leaderboard-unrated = Eine Wertung für ein Spiel siehst du nach zehn Partien oder Matches gegen fünf verschiedene Leute.
refused-no-period = Diesen Zeitraum verstehe ich nicht. Wähle einen aus der Liste, oder schreib einen Monat wie 2026-03.

language-unread = { $language } (noch von niemandem gelesen, der damit aufgewachsen ist)

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-connect = Verbinden

refused-permissions = Hier kann ich keinen Tisch eröffnen. Bitte die Moderation, mir in diesem Kanal das zu erlauben: { $names }.
refused-forbidden = Discord lässt mich dort nicht schreiben. Bitte die Moderation, mir „Kanal ansehen“, „Nachrichten senden“ und „Dateien anhängen“ zu erlauben.
refused-no-posts = Dort kann ich nichts posten. Wähl einen Textkanal, kein Forum.
refused-add-to-thread = Ich bin nicht in diesem Thread und kann hier nichts schreiben. Füg mich hinzu (es genügt, mich hier zu erwähnen) und versuch es noch einmal.
refused-locked = Dieser Thread ist gesperrt, deshalb kann ich darin nicht schreiben. Bitte die Moderation, ihn wieder zu öffnen.
refused-no-table = Diesen Tisch gibt es nicht mehr. /play eröffnet einen neuen.
refused-no-table-here = In diesem Kanal gibt es keinen Tisch. /play eröffnet einen.
refused-newer-table = Ich werde gerade aktualisiert; um diesen Tisch kümmert sich schon eine neuere Fassung von mir. Bitte versuch es in einer Minute noch einmal.
refused-unreadable-table = Dieser Tisch wurde nach Regeln gespielt, die ich nicht mehr kenne, und konnte nicht weitergehen; alle haben ihre Chips zurück. /play eröffnet einen neuen.
refused-begun = Das Spiel hat schon begonnen. Wenn der Tisch schließt, eröffnet /play einen neuen.
refused-over = Dieser Tisch ist geschlossen. /play eröffnet einen neuen.
refused-already-seated = Du hast schon einen Platz. Drück *{ $button }*.
refused-full = Alle { $seats } Plätze sind besetzt. In einem anderen Kanal eröffnet /play einen anderen Tisch.
refused-not-seated = Du hast an diesem Tisch keinen Platz. Setz dich dazu, solange er offen ist, oder eröffne mit /play in einem anderen Kanal einen.
refused-banker-settles = Nach den Hausregeln hier bestimmt die Bank ({ $name }) die Grenzen.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat ({ $name }).
refused-bad-option = „{ $option }“ kann diesen Wert nicht haben. Wähle einen anderen.
refused-not-a-number = Bitte gib eine ganze Zahl ein, zum Beispiel 3.
refused-players = { $least ->
    [4] Zum Spielen braucht es vier
   *[other] Zum Spielen braucht es { $least } bis { $most }
}, und bisher { $seated ->
    [one] ist erst ein Platz besetzt
   *[other] sind { $seated } Plätze besetzt
}. Bots können freie Plätze übernehmen.
refused-too-few-chips = Dafür { $name ->
    [none] hast du
   *[other] hat { $name }
} nicht genug Chips: Es fehlen { $missing }. Mehr gibt es einmal am Tag mit /chips daily, und an Tischen mit kleineren Einsätzen braucht man weniger.
refused-account-young = Dein Discord-Konto ist noch zu neu, um Chips zu bekommen: Es muss { $days } { $days ->
    [one] Tag
   *[other] Tage
} alt sein, und das ist es { $when }. Bis dahin kannst du an Tischen spielen, an denen es um die Ehre geht.
refused-refill-had = Dein Taggeld für heute hattest du schon. Das nächste gibt es { $when }.
refused-house-stakes = Mit Bots am Tisch sind die Einsätze klein: In einer Partie darf niemand mehr als { $most } Chips verlieren, und mit diesen Hausregeln könnten es { $worst } sein. Wähle unter *{ button-rules }* kleinere Werte ({ $options }), oder finde Menschen für die Plätze.
refused-house-bank = Mit Bots am Tisch muss die Bank ausgelost werden oder ein Bot sein; nach diesen Hausregeln ist es ein Mensch. Ändere die Hausregel *{ option-banker }*. (Wer allein gegen Bots spielt, darf die Bank wählen, wenn Mindest- und Höchsteinsatz 1 sind.)
refused-chips-gone = Dafür reichen die Chips nicht mehr. /chips balance zeigt, was du hast.
refused-host-tables = { $count ->
    [one] Einen Tisch von dir gibt es schon: { $channels }. Spiel dort weiter, oder beende ihn zuerst.
   *[other] Von dir gibt es schon { $count } Tische: { $channels }. Spiel dort weiter, oder beende zuerst einen.
}
refused-server-tables = { $count ->
    [one] Auf diesem Server steht schon ein Tisch, mehr sind hier nicht erlaubt. Wenn er schließt, eröffnet /play einen anderen.
   *[other] Auf diesem Server stehen { $count } Tische, mehr sind hier nicht erlaubt. Wenn einer schließt, eröffnet /play einen anderen.
}
refused-too-quick = Das war viel auf einmal. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, dann versuch es noch einmal.
refused-no-deal = Gerade wird keine Partie gespielt.
refused-closing-stays = Jemand ist gegangen: Der Tisch schließt nach dieser Partie.
refused-no-pause = Die nächste Partie hat schon begonnen.
refused-stale = Dieser Knopf ist überholt. Hier ist deine Hand, wie sie jetzt ist.
refused-unreadable = Dieser Knopf ist überholt. /play zeigt deine Hand und den Tisch, wie sie jetzt sind.
refused-no-server = Das geht nur auf einem Server: Verwende es in einem seiner Kanäle.
refused-unknown-channel = Discord verrät mir nicht, was für ein Kanal das ist. Nimm bitte einen Textkanal oder einen Thread.
refused-old-command = So, wie Discord diesen Befehl geschickt hat, kenne ich ihn nicht: Er hat sich geändert. Tippe / und wähl ihn noch einmal aus der Liste. Hilft das nicht, starte Discord neu.
refused-busy = Gerade ist zu viel los. Versuch es gleich noch einmal.
refused-trouble = Discord hat gerade Schwierigkeiten und meine Antwort nicht angenommen. Wenn sich nichts getan hat, drück noch einmal.
refused-rate-limited = Discord lässt mich warten und hat das nicht angenommen. Bitte versuch es { $when } noch einmal.
refused-crowded = In diesem Kanal gab es so viele Antworten, wie Discord in einer Minute erlaubt. Versuch es { $when } noch einmal.
broken = Bei mir ist etwas schiefgegangen (Fehler { $number }). Es ist nichts verloren: Bitte versuch es noch einmal.
