# Langsame Tische: ein Tag je Zug, in Threads; die Liste der eigenen Tische

pace-quick = Schnell: in einem Zug durch
pace-slow = Langsam: ein Tag je Zug, in einem Thread
opened-slow = Dein langsamer Tisch hat einen eigenen Thread: [zum Tisch](<{ $link }>)
    -# Für jeden Zug ist ein Tag Zeit. *{ button-my-tables }* (/help) zeigt deine Tische.
refused-pace = Das Tempo ist schnell oder langsam. Wähle eines aus der Liste.
refused-no-threads = Ein langsamer Tisch braucht einen eigenen Thread, und in diesem Kanal gibt es keine. Nimm /play in einem gewöhnlichen Textkanal.
refused-threads-full = Auf diesem Server sind so viele Threads offen, wie Discord erlaubt. Schließ einen, oder eröffne einen schnellen Tisch.
permission-create-public-threads = Öffentliche Threads erstellen

my-tables = { $count ->
    [one] **Du sitzt an einem Tisch.**
   *[other] **Du sitzt an { $count } Tischen.**
}{ $waiting ->
    [0] {""}
    [one] {" "}Einer wartet auf dich.
   *[other] {" "}{ $waiting } warten auf dich.
}
my-tables-none = Du sitzt gerade an keinem Tisch. /play eröffnet einen.
my-table-turn = **Du bist am Zug** · { $when ->
    [none] ohne Zeitlimit
   *[other] die Zeit endet { $when }
}
my-table-ready = **Bist du bereit?** Die nächste Partie beginnt{ $when ->
    [none] , sobald alle es sind
   *[other] {" "}{ $when }, oder sobald alle es sind
}
my-table-others = Am Zug: { $names ->
    [none] ein Bot
   *[other] { $names }
}{ $when ->
    [none] {""}
   *[other] {" "}· die Zeit endet { $when }
}
my-table-pause = Zwischen zwei Partien{ $names ->
    [none] {""}
   *[other] {" "}· noch nicht bereit: { $names }
} · nächste Partie { $when ->
    [none] bald
   *[other] { $when }
}
my-table-lobby = Noch nicht begonnen · { $seated ->
    [one] 1 Platz besetzt
   *[other] { $seated } Plätze besetzt
} · schließt{ $when ->
    [none] , wenn niemand beginnt
   *[other] {" "}{ $when }, wenn sich nichts tut
}
my-table-asked = Du bekommst mit der nächsten Partie einen Platz
my-table-away = Ein Bot spielt für dich. Mit einem Knopf in deiner Hand kommst du zurück

reminder = { $count ->
    [one] **Ein langsamer Tisch wartet auf dich.**
   *[other] **{ $count } langsame Tische warten auf dich.**
}
away-slow = **Deine Zeit ist abgelaufen** am Tisch auf { $server } ({ $game }): Ein Bot spielt für dich. Drück dort irgendeinen Knopf, dann spielst du wieder selbst: <{ $link }>
button-reminders-off = Nicht mehr erinnern
reminders-off = Ich erinnere dich nicht mehr an langsame Tische. /help zeigt sie; mit /settings schaltest du das Erinnern wieder ein.
