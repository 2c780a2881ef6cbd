# Befehle, Chips, Einstellungen, Abweisungen

command-play = Einen Tisch in diesem Kanal eröffnen
    .game = Welches Spiel
command-table = Den Tisch dieses Kanals unten neu zeigen
command-hand = Mir meine Hand am Tisch dieses Kanals zeigen
command-leave = Vom Tisch dieses Kanals aufstehen
command-chips = Deine Chips auf diesem Server
command-chips-balance = Wie viele Chips du hast
command-chips-daily = Dein Taggeld
command-chips-history = Was gekommen und gegangen ist
command-leaderboard = Die Rangliste dieses Servers, mit deinem eigenen Rang
    .by = In welcher Reihenfolge
    .page = Welche Seite; je zehn Leute
command-rules = Wie ein Spiel geht
    .game = Welches Spiel
command-about = Was dieser Bot ist, und was seine Chips wert sind

balance = Du hast **{ $chips }** Chips auf diesem Server.
balance-at-tables = Weitere **{ $chips }** liegen an einem Tisch, an dem noch gespielt wird.
balance-ceiling = Von den { $ceiling } Chips, die das Haus einer Person am Tag zahlt, hast du heute **{ $won }** gewonnen.
daily-given = Hier ist dein Taggeld: { $given } Chips; du hast jetzt **{ $chips }**. Das nächste gibt es { $when }.
history-title = **Deine Chips, das Neueste zuerst**
reason-buy-in = an einen Tisch gebracht
reason-paid-out = von einem Tisch ausbezahlt
reason-refund = zurückgegeben
reason-welcome = Willkommenschips
reason-daily = Taggeld
reason-ceiling = über dem, was das Haus am Tag zahlt

leaderboard-chips = **Chips auf diesem Server**{ $page ->
    [1] {""}
   *[other] {" "}· Seite { $page }
}
leaderboard-deals = **Gewonnene Partien auf diesem Server**{ $page ->
    [1] {""}
   *[other] {" "}· Seite { $page }
}
leaderboard-line = { $place }\. { $name } · { $value }
leaderboard-by-chips = nach Chips
leaderboard-by-deals = nach gewonnenen Partien
leaderboard-empty = Noch ist niemand hier. /play eröffnet einen Tisch.
leaderboard-not-on = Du stehst noch nicht auf dieser Liste: Spiel eine Partie, oder sieh bei /chips balance nach.

language-unread = { $language } (noch von niemandem gelesen, der damit aufgewachsen ist)
language-discord = wie der Server in Discord eingestellt ist

about = **Kaffeehaus** { $version }: die Dominospiele Mitteleuropas, an Tischen in euren Kanälen. /play eröffnet einen, /rules sagt, wie ein Spiel geht.
    {""}**Chips** sind Spielchips. Man kann sie weder kaufen noch verkaufen, einlösen oder gegen etwas von Wert tauschen. Alle beginnen auf einem Server mit gleich vielen; /chips daily bringt das Taggeld. Guthaben können zurückgesetzt werden.
    {""}**Das Mischen lässt sich prüfen.** Vor der ersten Partie wird ein Siegel (SHA-256 eines Geheimnisses) gezeigt; eure eigenen Knopfdrücke, beim Hinsetzen und in jeder Partie, heben ab; wenn der Tisch schließt, wird das Geheimnis gezeigt, und alle können jedes Mischen nachrechnen (docs/fairness.md).
    {""}**Gespeichert werden** deine Kennung, dein Name, deine Sprache und dein Direktnachrichten-Kanal, deine Chips und deine Spiele. Nachrichten werden nie gelesen. /privacy sagt mehr, gibt dir alles und lässt dich vergessen.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen

refused-permissions = Hier kann ich keinen Tisch eröffnen. Bitte die Moderation, mir in diesem Kanal zu erlauben: { $names }.
refused-forbidden = Discord lässt mich dort nicht schreiben. Bitte die Moderation, mir „Kanal ansehen“, „Nachrichten senden“ und „Dateien anhängen“ zu erlauben.
refused-add-to-thread = Ich bin nicht in diesem Thread und kann hier nichts schreiben. Füg mich hinzu (es genügt, mich hier zu erwähnen) und versuch es noch einmal.
refused-locked = Dieser Thread ist gesperrt, deshalb kann ich darin nicht schreiben. Bitte die Moderation, ihn wieder zu öffnen.
refused-no-table = Diesen Tisch gibt es nicht mehr. /play eröffnet einen neuen.
refused-no-table-here = In diesem Kanal gibt es keinen Tisch. /play eröffnet einen.
refused-newer-table = Ich werde gerade aktualisiert; um diesen Tisch kümmert sich schon die neuere Fassung. Bitte versuch es in einer Minute noch einmal.
refused-unreadable-table = Dieser Tisch wurde nach Regeln gespielt, die ich nicht mehr kenne, und konnte nicht weitergehen; alle haben ihre Chips zurück. /play eröffnet einen neuen.
refused-begun = Das Spiel hat schon begonnen. Wenn der Tisch schließt, eröffnet /play einen neuen.
refused-over = Dieser Tisch ist geschlossen. /play eröffnet einen neuen.
refused-already-seated = Du sitzt schon am Tisch. Drück *Meine Hand*.
refused-full = Alle { $seats } Plätze sind besetzt. In einem anderen Kanal eröffnet /play einen anderen Tisch.
refused-not-seated = Du hast an diesem Tisch keinen Platz. Setz dich dazu, solange er offen ist, oder eröffne mit /play in einem anderen Kanal einen.
refused-not-seated-moderator = Du hast an diesem Tisch keinen Platz. Als Moderation schließt du ihn mit /house.
refused-banker-settles = Nach den Hausregeln hier bestimmt die Bank ({ $name }) die Grenzen.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat ({ $name }).
refused-bad-option = „{ $option }“: Dieser Wert geht nicht. Wähl einen anderen.
refused-not-a-number = Bitte eine ganze Zahl, zum Beispiel 3.
refused-players = { $least ->
    [4] Zum Spielen braucht es vier
   *[other] Zum Spielen braucht es { $least } bis { $most }
}, und bisher { $seated ->
    [one] ist erst ein Platz besetzt
   *[other] sind { $seated } Plätze besetzt
}. Freie Plätze können Bots bekommen.
refused-too-few-chips = Dafür { $name ->
    [none] hast du
   *[other] hat { $name }
} nicht genug Chips: Es fehlen { $missing }. Versuch es mit /chips daily oder kleineren Einsätzen.
refused-account-young = Dein Discord-Konto ist noch zu neu, um Chips zu bekommen: Es muss { $days } { $days ->
    [one] Tag
   *[other] Tage
} alt sein, und das ist es { $when }. Wo es um die Ehre geht, kannst du jetzt schon spielen.
refused-refill-had = Dein Taggeld für heute hattest du schon. Das nächste, wieder bis { $level } Chips im Ganzen, gibt es { $when }.
refused-refill-full = Mit dem Taggeld hast du höchstens { $level } Chips, und so viele hast du schon, wenn man die an Tischen mitzählt. Komm wieder, wenn es weniger sind.
refused-house-stakes = Mit Bots am Tisch sind die Einsätze klein: In einer Partie soll niemand mehr als { $most } Chips verlieren können, und nach diesen Hausregeln wären es { $worst }. Wähle unter *{ button-rules }* weniger ({ $options }), oder finde Menschen für die Plätze.
refused-house-bank = Mit Bots am Tisch entscheidet das Los, wer die Bank ist; nach diesen Hausregeln ist es ein Mensch. Lass das Los entscheiden, oder mach einen Bot zur Bank. (Wer allein gegen Bots spielt, darf wählen, wenn der kleinste und der größte Einsatz 1 sind.)
refused-chips-gone = Dafür reichen die Chips nicht mehr. /chips balance zeigt, was du hast.
refused-host-tables = { $count ->
    [one] Einen Tisch von dir gibt es schon: { $channels }. Schließ ihn zuerst.
   *[other] Von dir gibt es schon { $count } Tische: { $channels }. Schließ zuerst einen.
}
refused-server-tables = { $count ->
    [one] Auf diesem Server steht schon ein Tisch, und mehr dürfen es nicht sein. Wenn er schließt, eröffnet /play einen anderen.
   *[other] Auf diesem Server stehen { $count } Tische, und mehr dürfen es nicht sein. Wenn einer schließt, eröffnet /play einen anderen.
}
refused-banned = Die Verwaltung dieses Servers lässt dich nicht an seine Tische. Bitte sprich mit ihr.
refused-too-quick = Das war viel in kurzer Zeit. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, dann versuch es noch einmal.
refused-no-deal = Gerade wird keine Partie gespielt.
refused-closing-stays = Jemand ist gegangen: Der Tisch schließt nach dieser Partie.
refused-no-pause = Die nächste Partie hat schon begonnen.
refused-stale = Dieser Knopf ist von vorhin. Hier ist deine Hand, wie sie jetzt ist.
refused-unreadable = Dieser Knopf gilt nicht mehr. /hand zeigt deine Hand, wie sie jetzt ist, /table den Tisch.
refused-busy = Gerade geschieht zu viel auf einmal. Bitte versuch es noch einmal.
refused-trouble = Discord hat gerade Schwierigkeiten und meine Antwort nicht angenommen. Wenn sich nichts getan hat, drück noch einmal.
refused-rate-limited = Discord lässt mich warten und hat das nicht angenommen. Bitte versuch es { $when } noch einmal.
broken = Bei uns ist etwas schiefgegangen (Nr. { $number }). Es ist nichts verloren; bitte versuch es noch einmal.
