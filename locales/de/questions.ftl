# Fragen vor dem Gehen und Schließen; auf Lesende wartet die nächste Partie

button-cancel = Abbrechen
cancelled = Es bleibt alles, wie es ist: Du sitzt am Tisch, und er bleibt offen.
button-keep = Offen lassen
next-deal-reading = { $names } { $count ->
    [one] liest
   *[other] lesen
} gerade. Die nächste Partie beginnt { $when }, oder sobald alle bereit sind.
table-idle = { $match ->
    [yes] Dort hat eine Weile niemand gespielt. Du kannst den Tisch beenden und deinen eröffnen: Das begonnene Match wird nach dem Stand abgerechnet.
   *[no] Dort hat eine Weile niemand gespielt. Du kannst den Tisch beenden und deinen eröffnen.
}
button-give-way = Beenden und meinen eröffnen
ended-gave-way = Dieser Tisch hat einem neuen Platz gemacht.
refused-not-idle = An dem Tisch wird wieder gespielt. Setz dich dazu, oder nimm /play in einem anderen Kanal.
refused-not-over = Die Partie dort wird gerade zu Ende gespielt. Versuch es gleich noch einmal.
table-own = Hier wartet dein Tisch auf dich ({ $game }): [zum Tisch](<{ $link }>). Wenn du ihn beendest, spielen Bots die Partie für dich zu Ende.
