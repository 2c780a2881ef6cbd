# Welches Spiel: was man eintippt

refused-unknown-game = Das Spiel kenne ich nicht. { $near ->
    [none] {""}
   *[other] Meinst du *{ $near }*?{" "}
}Es gibt: { $games }.
refused-ambiguous-game = Mehrere Spiele fangen so an: { $games }. Gib noch ein paar Buchstaben ein.
refused-game-off = { $game } ist auf diesem Server nicht im Angebot. Du kannst spielen: { $games }.

# Lobby: welches Spiel, wie lang es dauert, was es kostet

pitch-buki = Domino gegen die Bank: Setz auf dich und werd deine Steine vor allen anderen los.
    .takes = Eine Partie dauert etwa drei Minuten; spielt so viele, wie ihr wollt.
pitch-pulle = Die wenigsten Punkte überleben: Wer über 100 kommt, ist draußen, und wer übrig bleibt, bekommt die Pulle.
    .takes = Ein Match dauert etwa eine Stunde.
pitch-austrian-block = Das klassische Kaffeehausdomino, ohne Ziehen: Werd deine Steine vor allen anderen los.
    .takes = Eine Partie dauert etwa drei Minuten; spielt so viele, wie ihr wollt.
pitch-austrian-draw = Das klassische Kaffeehausdomino mit Talon: Zieh, wenn nichts geht, und werd deine Steine vor allen anderen los.
    .takes = Eine Partie dauert etwa drei Minuten; spielt so viele, wie ihr wollt.
pitch-tendler = Wien 1830, aus den drei Angaben rekonstruiert, die es noch gibt: Zieh, bis du anlegen kannst.
    .takes = Eine Partie dauert etwa drei Minuten; spielt so viele, wie ihr wollt.
pitch-hungarian = Leg eine ganze Serie in einem Zug und behalte wenige Augen.
    .takes = Ein Match dauert etwa eine halbe Stunde.
pitch-challenge = Zwei Würfel, eine Ansage – wahr oder geblufft.
    .takes = Eine Partie dauert etwa zehn Minuten; spielt so viele, wie ihr wollt.
pitch-luxembourg = Drei schnelle Partien; die wenigsten Punkte gewinnen.
    .takes = Alle drei zusammen dauern etwa fünf Minuten.

lobby-cost = { $chips ->
    [none] Um die Ehre: ohne Chips.
   *[other] Für den Platz werden { $chips } zurückgelegt: So viel kannst du in der ersten Partie höchstens verlieren.
}
lobby-seats = { $short ->
    [yes] *{ $now }*: Bots spielen mit.
   *[no] Mit *{ $start }* beginnt die erste Partie.
}
button-now = Gleich spielen

# Chips vom Haus

welcome-chips = Zum Anfang schenkt dir das Haus { $chips }.

# Die Wahl eines Spiels

button-learn = Lernen
which-game = Welches Spiel?
button-more-games = Mehr Spiele
menu-which-game = Spiel auswählen
group-quick = Schnell
group-partners = Zu zweit gegen zwei
group-pot = Mit Topf oder Einsatz
group-bluffing = Zum Bluffen
group-large = Für fünf und mehr
lobby-seated = Am Tisch ({ $count } von { $most }): { $seated }.
lobby-partners = Zusammen spielen: { $teams }
