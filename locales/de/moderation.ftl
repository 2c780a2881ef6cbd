# /house: was die Verwaltung eines Servers dort regelt und tut

command-house = Die Tische dieses Servers, für seine Verwaltung: Grenzen, Kanäle, Sperren, Sprache, Aussehen
    .page = Welche Seite sich öffnet

button-house-tables = Offene Tische
button-house-channels = Kanäle
button-house-limits = Grenzen
button-house-games = Spiele
button-house-bans = Sperren
button-house-looks = Aussehen
button-house-record = Wer was getan hat
button-house-close = Diesen Tisch schließen

house-title = **Das Haus auf diesem Server.** Nur wer den Server verwaltet, sieht und ändert das.
house-tables = Offene Tische: { $count } (höchstens { $most }; pro Person { $host }){ $slow ->
    [0] {""}
   *[other] , dazu langsame: { $slow }
}. Ein Tisch schließt nach { $deals ->
    [one] einer Partie
   *[other] { $deals } Partien
}; ein Match wird immer zu Ende gespielt.
house-channels = Tische dürfen { $channels ->
    [none] in jedem Kanal stehen
   *[other] in { $channels } und ihren Threads stehen
}.
house-computers = Tische mit Bots: { $chips ->
    [yes] um Chips
   *[no] um die Ehre
}
house-bans = Von den Tischen gesperrt: { $count ->
    [0] niemand
   *[other] { $count }
}
house-menu-computers = Worum es an Tischen mit Bots geht

house-tables-title = { $count ->
    [0] Kein Tisch ist offen.
    [one] **Ein Tisch ist offen**
   *[other] **{ $count } Tische sind offen**
}
house-table-unreadable = - ein Tisch in { $channel }, um den sich eine andere Fassung von mir kümmert
house-more = … und { $count } weitere
house-menu-close = Einen schließen
house-close-means = Diesen Tisch schließen? Eine laufende Partie oder ein laufendes Match wird erst zu Ende gespielt, mit Bots für alle, die gehen, und alle werden nach den Regeln ausbezahlt. Zurücknehmen lässt sich das nicht.

house-menu-channels = Überall: Wähle Kanäle
house-channels-means = Wähle die Kanäle, in denen Tische stehen dürfen; ihre Threads gehören dazu. Ist keiner gewählt, dürfen sie überall stehen. Offene Tische bleiben.
house-games = Spiele im Angebot: { $off ->
    [none] alle
   *[other] alle außer { $off }
}.
house-menu-games = Spiele, die man hier spielen kann
house-menu-first-games = Spiele, die /play zuerst zeigt (bis zu fünf)
house-games-means = Wähle die Spiele, für die man hier Tische eröffnen darf. Neue Spiele von Kaffeehaus sind im Angebot, bis du sie herausnimmst. Ein offener Tisch spielt weiter.

house-limits-means = Grenzen auf diesem Server. Du kannst die Höchstwerte des Betriebs senken, nicht erhöhen. Offene Tische bleiben.
house-limit-usual = wie vom Betrieb festgelegt
house-menu-server-tables = Tische zugleich auf diesem Server
house-menu-host-tables = Tische zugleich von derselben Person
house-menu-session-deals = Partien, bis ein Tisch schließt
house-limit-server-tables = { $count ->
    [one] Ein Tisch zugleich
   *[other] { $count } Tische zugleich
}
house-limit-host-tables = { $count ->
    [one] Ein Tisch pro Person
   *[other] { $count } Tische pro Person
}
house-limit-session-deals = { $count ->
    [one] Eine Partie pro Tisch
   *[other] { $count } Partien pro Tisch
}

house-record-title = **Wer was getan hat**, das Neueste zuerst
house-record-empty = Noch nichts.
moderated-close = hat den Tisch in { $about } geschlossen
moderated-unban = lässt { $about } wieder mitspielen
moderated-channels = Tische dürfen { $about ->
    [none] in jedem Kanal stehen
   *[other] in { $about } stehen
}
moderated-first-games = Spiele, die /play zuerst zeigt: { $about ->
    [none] die üblichen
   *[other] { $about }
}
moderated-games = Spiele im Angebot: { $about ->
    [none] alle
   *[other] alle außer { $about }
}
moderated-server-tables = Tische zugleich: { $about ->
    [none] so viele, wie Kaffeehaus erlaubt
   *[other] { $about }
}
moderated-host-tables = Tische von derselben Person: { $about ->
    [none] so viele, wie Kaffeehaus erlaubt
   *[other] { $about }
}
moderated-session-deals = Partien, bis ein Tisch schließt: { $about ->
    [none] so viele, wie Kaffeehaus erlaubt
   *[other] { $about }
}
moderated-computers = Tische mit Bots: { $about ->
    [yes] um Chips
   *[no] um die Ehre
}
moderated-looks = hat geändert, wie die Tische aussehen
moderated-save-preset = hat die Hausregeln { $about } gespeichert
moderated-delete-preset = hat die Hausregeln { $about } gelöscht

refused-channel = In diesem Kanal dürfen keine Tische stehen. Hier dürfen sie: { $channels }.
