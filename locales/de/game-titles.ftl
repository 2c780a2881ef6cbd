# Domino aus aller Welt, wie man es findet: Titel, Zeile im Menü, Zeile in der Lobby, andere Namen mit Komma

game-draw = Ziehdomino
hook-draw = passt nichts, zieh
pitch-draw = Das Domino, das alle kennen: Werd deine Steine als Erstes los, und zieh, solange nichts passt.
    .takes = Ein Match dauert etwa zwanzig Minuten.
names-draw = Domino, klassisches Domino, Zugdomino

game-block = Blockdomino
hook-block = ohne Ziehen: vorausdenken
pitch-block = Das Domino, das alle kennen, ohne Talon: Werd deine Steine los, oder sperr die Kette.
    .takes = Ein Match dauert etwa zwanzig Minuten.
names-block = Domino ohne Ziehen

game-all-fives = All Fives
hook-all-fives = Punkte für Fünfer
pitch-all-fives = Ergeben die offenen Enden fünf, zehn, fünfzehn …, gibt das Punkte; der erste Pasch hat vier Arme.
    .takes = Ein Match dauert etwa eine Viertelstunde.
names-all-fives = Fünferdomino, Fives and Threes

game-bergen = Bergen
hook-bergen = Punkte für gleiche Enden
pitch-bergen = Zwei Enden mit derselben Zahl bringen zwei Punkte, mit einem Pasch drei.
    .takes = Ein Match dauert etwa zehn Minuten.
names-bergen = Bergen-Domino

game-latin = Latino-Domino
hook-latin = zwei gegen zwei
pitch-latin = Zwei gegen zwei wie in der Karibik: Lies die Steine gegenüber, sperr und zähl.
    .takes = Ein Match dauert etwa eine halbe Stunde.
names-latin = Partnerdomino, karibisches Domino, dominikanisches Domino

game-cuban = Kubanisches Domino
hook-cuban = zwei gegen zwei, bis neun
pitch-cuban = Zwei gegen zwei mit Steinen bis 9-9: je zehn, und fünfzehn, die niemand sieht.
    .takes = Ein Match dauert etwa zwanzig Minuten.
names-cuban = Kuba-Domino

game-mexican-train = Mexican Train
hook-mexican-train = ein Zug für jeden, einer für alle
pitch-mexican-train = Von der Mitte fährt für jeden ein Zug ab und einer für alle: Behalte wenige Augen.
    .takes = Ein Match aus fünf Partien dauert etwa eine halbe Stunde.
names-mexican-train = Mexikanischer Zug, mexikanisches Domino

game-matador = Matador
hook-matador = Enden, die sieben ergeben
pitch-matador = Es passt, was zusammen sieben ergibt, und vier Matadore passen überall.
    .takes = Ein Match dauert etwa eine Viertelstunde.
names-matador = Siebenerdomino, russisches Domino

game-sebastopol = Sebastopol
hook-sebastopol = vier Arme am Sechserpasch
pitch-sebastopol = Der Sechserpasch hat vier Arme, und jeder muss begonnen sein, bevor es weitergeht.
    .takes = Ein Match dauert etwa zwanzig Minuten.
names-sebastopol = Sewastopol, Kreuzdomino
