# Teams: wer mit wem spielt, und den Platz wechseln.

teams-mixed = Ausgelost.
seat-free = ein freier Platz
button-seats = Platz wechseln
button-mix = Teams auslosen
seats-choose = Wähl Platz und Gegenüber
seats-how = Wer zusammen spielt, sitzt sich gegenüber. Nimm einen freien Platz oder den eines Bots, der dafür auf deinen geht. Du wechselst sofort.
seats-opposite = Gegenüber: { $name }
seats-bot = { $name } (Bot) geht auf deinen Platz
seats-empty = Hier sitzt noch niemand
seats-chosen = Dein Gegenüber ist jetzt: { $name }.
refused-no-teams = An diesem Tisch gibt es keine Teams, da ist jeder Platz gleich.
refused-seats-in-match = Die Teams bleiben zusammen, bis das Match entschieden ist.
refused-seat-taken = Dort sitzt { $name }. Nimm einen freien Platz oder den eines Bots.
refused-seats-changed = Die Plätze haben sich geändert, seit du das Menü geöffnet hast. Drück noch einmal *{ button-seats }*.
