# Der erste Abend: welche Bots sich zuerst dazusetzen

level-rule = Zuerst setzen sich Lehrlinge dazu: Gewinnst du allein gegen Bots einer Stufe { $wins } deiner letzten { $rounds } Partien, kommt die nächste Stufe; verlierst du alle { $rounds }, kommt die davor.
level-met = { $game }: { $level } · { $rounds ->
    [0] gezählt wird ab der nächsten Partie
   *[other] { $won } von { $rounds } gewonnen
}

# Die erste Partie: keine Uhr, solange nur Bots warten

no-hurry = {" "}· keine Eile
nudge-unhurried = { $names }: Du bist dran! Keine Eile, es warten nur Bots. Bist du nicht da, spielt { $when } ein Bot für dich. [Zum Tisch](<{ $link }>)

# Der erste Tisch: eine Lektion


# Die Menüs der Spiele: eine Zeile für jedes

hook-austrian-block = der Kaffeehausklassiker
    .name = Österreich
    .word = ohne Ziehen
hook-buki = setz auf dich
    .name = Buki
    .word = setzen
hook-pulle = wer übrig bleibt, bekommt die Pulle
    .name = Pulle
    .word = um den Topf
hook-austrian-draw = geht nichts, zieh
    .name = Österreich
    .word = mit Ziehen
hook-luxembourg = drei schnelle Partien
    .name = Luxemburg
    .word = drei Partien
hook-hungarian = leg ganze Serien
    .name = Ungarisch
    .word = ganze Serien
hook-challenge = ansagen oder bluffen
    .name = Challenge
    .word = bluffen
hook-tendler = Wien 1830
    .name = Tendler
    .word = Wien 1830
game-facts = { $hook } · { $players } { $most ->
    [one] Person
   *[other] Personen
} · { $minutes } min
game-line = { $title }: { $facts }
