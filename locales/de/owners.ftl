# Was die Verwaltung eines Servers liest: welche Sprache die Tische sprechen, welche Tische offen sind

house-language = { $from ->
    [server] Neue Tische sprechen { $language }: die Sprache dieses Servers in Discord.
    [host] Neue Tische sprechen die Sprache der Person, die sie eröffnet.
   *[house] Neue Tische sprechen { $language }.
}
house-menu-language = Welche Sprache sollen neue Tische sprechen?
house-language-usual = { $from ->
    [server] { $language }, die Sprache dieses Servers in Discord
   *[host] die Sprache der Person, die den Tisch eröffnet
}
moderated-language = { $about ->
    [none] legt die Sprache neuer Tische nicht mehr fest
   *[other] lässt neue Tische { $about } sprechen
}

house-table = - { $game } in { $channel }, eröffnet von { $host }: { $says }
house-table-says = { $people ->
    [0] niemand ist da
    [one] eine Person
   *[other] { $people } Personen
}, { $deal ->
    [0] noch nicht begonnen
   *[other] Partie { $deal }
}

# Sperren

button-ban = { $days ->
    [0] Für immer
    [one] 1 Tag
   *[other] { $days } Tage
}
house-menu-ban = Jemanden von den Tischen sperren
house-menu-unban = Jemanden wieder mitspielen lassen
house-ban = - { $name }, { $until ->
    [none] für immer
   *[other] bis { $until }
}{ $reason ->
    [none] {""}
   *[other] {""}: „{ $reason }“
}
house-ban-sure = **{ $name } von den Tischen dieses Servers sperren?**
house-ban-holds = Es gibt schon eine Sperre. Eine neue tritt an ihre Stelle.
house-ban-reason-follows = Wähl, für wie lange. Danach kannst du einen Grund angeben.
house-bans-means = Wer gesperrt ist, steht von allen Tischen dieses Servers auf wie auf eigenen Wunsch und kann keinen eröffnen, an keinem mitspielen und bei keinem zuschauen. Die Chips bleiben auf dem Konto. Ist die Zeit um, endet die Sperre von selbst.
form-ban = { $days ->
    [0] { $name } für immer sperren
    [one] { $name } für 1 Tag sperren
   *[other] { $name } für { $days } Tage sperren
}
form-ban-reason = Grund
ban-reason-told = Darf leer bleiben. Wer gesperrt ist, liest ihn beim nächsten Versuch mitzuspielen.
moderated-ban = hat { $about } von den Tischen gesperrt, { $days ->
    [0] für immer
    [one] für einen Tag
   *[other] für { $days } Tage
}{ $reason ->
    [none] {""}
   *[other] {""}: „{ $reason }“
}
refused-banned = Die Verwaltung dieses Servers lässt dich{ $until ->
    [none] {""}
   *[other] {" "}bis { $until }
} nicht an seine Tische.{ $reason ->
    [none] {""}
   *[other] {" "}Der Grund: „{ $reason }“.
} Bitte sprich mit ihr.

# Wenn der Bot entfernt und wieder hinzugefügt worden ist

ended-server-gone = Der Server hat mich entfernt, deshalb ist der Tisch geschlossen. Was noch lief, wurde zu Ende gespielt.

# Kaffeehaus ist auf einen Server gekommen

arrival = **Das Kaffeehaus auf { $server } hat offen:** { $games } Dominospiele, miteinander oder mit Bots, um Spielgeld.
button-first-table = Ersten Tisch eröffnen
button-arrival-settings = Einstellungen
which-channel = In welchem Kanal?
menu-which-channel = Kanal auswählen
refused-server-gone = Dieser Knopf gehört zu einem Server, auf dem ich nicht mehr bin oder auf dem du nicht bist.
refused-channel-gone = Diesen Kanal gibt es nicht mehr, oder du darfst dort nicht schreiben. Wähle einen anderen.
refused-no-channel = Ich finde keinen Kanal für einen Tisch. In einem ohne Tisch brauche ich „Kanal ansehen“, „Nachrichten senden“ und „Dateien anhängen“, und du musst dort schreiben dürfen.
house-pick-there = -# Auf dem Server selbst bietet diese Seite mehr, mit /house.
