# /help. Befehle kommen als Erwähnungen, die sich anklicken lassen

command-help = Was du hier tun kannst, und wie

button-help = Was kann ich hier tun?
help-title = **Was möchtest du tun?**
help-play = **Spielen:** /play eröffnet einen Tisch, auch mit Bots. /evening plant einen oder ein Turnier, /notify meldet neue.
help-watch = **Zuschauen:** Den Tisch sehen alle im Kanal. Bei Buki zeigt *{ button-watch }* auch eine Hand.
help-learn = **Lernen:** /learn führt dich Schritt für Schritt durch eine erste Partie.
help-rules = **Regeln:** /rules erklärt ein Spiel, mit Bildern.
help-chips = **Chips:** /chips balance zeigt, wie viele du hast, /chips history, woher sie kommen; /chips daily gibt dir Taggeld, /leaderboard ist die Rangliste.
help-settings = **Deine Einstellungen:** /settings regelt Bilder, Bots, Zeiten, Sprache und deine Daten.
help-house = **Dieser Server:** /house regelt Sprache, Kanäle, Grenzen, Sperren, Zeitzone und benannte Hausregeln.
help-elsewhere = Die Tische stehen in den Kanälen von Servern. Spiel dort, mit /play.

about = **Kaffeehaus** { $version }: Dominospiele von Wien bis in die Karibik, an Tischen in euren Kanälen. /play eröffnet einen, /rules erklärt ein Spiel.
    {""}**Chips** sind Spielgeld. Man kann sie weder kaufen noch verkaufen noch gegen etwas von Wert tauschen. Alle beginnen auf einem Server mit gleich vielen, /chips daily füllt auf. Guthaben können zurückgesetzt werden.
    {""}**Das Mischen lässt sich prüfen.** Vor der ersten Partie zeigt *{ button-fair }* ein Siegel: den Fingerabdruck (SHA-256) eines Geheimnisses. Eure Knopfdrücke, beim Hinsetzen und in jeder Partie, fließen ins Mischen ein. Wenn der Tisch schließt, zeige ich das Geheimnis, und *{ button-verify }* gibt dir eine Datei, mit der alle jedes Mischen nachrechnen können.
    {""}**Was ich speichere:** deine Kennung, deinen Namen, deine Sprache und deinen Direktnachrichten-Kanal, deine Chips und deine Spiele. Nachrichten lese ich nie. /settings sagt mehr.
button-my-tables = Meine Tische
button-about = Über Kaffeehaus
