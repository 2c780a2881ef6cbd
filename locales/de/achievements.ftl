# Erfolge: der Befehl, das Bild und alle achtunddreißig


achievements-title = **Erfolge von { $name }** · { $earned } von { $all }
achievements-earned = ✓ **{ $title }** · { $how }
achievements-open = **{ $title }** · { $how }
achievements-steps = **{ $title }** ({ $steps } von { $goal }) · { $how }
achievements-of-game = { $game }: { $how }
achievements-hint = -# Eine Partie zählt, wenn mindestens zwei Leute sie ganz spielen.

picture-achievements = Erfolge
picture-achievements-note = { $name } · { $earned } von { $all }
picture-achievement-steps = { $steps } von { $goal }
picture-achievement-new = Neuer Erfolg

picture-alt-achievements = Erfolge von { $name }: { $earned } von { $all } errungen. Seite { $page } von { $pages }:
picture-alt-achievement = { $state ->
    [earned] Errungen
   *[open] Offen
}: { $title }: { $how }
picture-alt-achievement-new = Neuer Erfolg: { $title }. { $how }

achievement-all-eight = Alle acht
    .how = Gewinne eine Partie oder ein Match in acht verschiedenen Spielen.
achievement-ten-beaten = Stammgast
    .how = Gewinne gegen zehn verschiedene Leute.
achievement-three-matches = Hattrick
    .how = Gewinne drei Matches nacheinander gegen Leute.
achievement-five-rounds = Siegesserie
    .how = Gewinne fünf Partien nacheinander gegen Leute.
achievement-feather = Federgewicht
    .how = Gewinne eine gesperrte Partie mit höchstens zwei Augen.
achievement-runaway = Ausreißer
    .how = Leg deinen letzten Stein an, während alle anderen noch drei oder mehr haben.
achievement-traffic-light = Rote Ampel
    .how = Gewinne, ohne zu passen, während alle anderen mindestens zweimal passen.
achievement-court-banker = Sichere Bank
    .how = Gewinne fünf Partien als Bank.
achievement-high-stakes = Voller Einsatz
    .how = Gewinne fünf Partien mit dem höchsten Einsatz.
achievement-second-helping = Nachschlag
    .how = Erhöhe nach einem Unentschieden deinen Einsatz und gewinne.
achievement-jackpot = Jackpot
    .how = Gewinne als Bank von allen dreien den höchsten Einsatz.
achievement-ninety-nine = Am Abgrund
    .how = Leg deinen letzten Stein mit 99 oder 100 Punkten an.
achievement-from-behind = Von hinten
    .how = Gewinne die Pulle, obwohl du vor der letzten Partie die meisten Punkte hattest.
achievement-light-purse = Leichter Beutel
    .how = Gewinne die Pulle mit höchstens 60 Punkten.
achievement-last-drop = Letzter Tropfen
    .how = Zieh den letzten Stein des Talons und werde trotzdem zuerst alle Steine los.
achievement-deep-well = Tiefer Brunnen
    .how = Zieh in einer Partie zehn oder mehr Steine und gewinne sie.
achievement-dry-throat = Wüstenluft
    .how = Gewinne, ohne zu ziehen, während alle anderen sechs oder mehr Steine ziehen.
achievement-clean-sweep = Durchmarsch
    .how = Gewinne alle Partien eines Matches, mindestens drei.
achievement-photo-finish = Fotofinish
    .how = Gewinne ein Match, obwohl du vor der letzten Partie die meisten Punkte hattest.
achievement-small-bill = Kleine Rechnung
    .how = Gewinne ein Match aus drei oder mehr Partien mit höchstens acht Punkten.
achievement-orient-express = Orientexpress
    .how = Leg alle zwölf Steine in einer Serie an ein Ende an.
achievement-long-answer = Lange Antwort
    .how = Leg zu dritt oder zu viert deine ganze Hand in einer Serie an ein Ende an.
achievement-clean-slate = Reiner Tisch
    .how = Werde alle Steine los, während allen anderen 25 oder mehr Augen bleiben.
achievement-third-of-the-bill = Ein Stück Torte
    .how = Gewinne ein Match mit höchstens einem Drittel der Punkte aller anderen.
achievement-poker-face = Pokerface
    .how = Bluffe mit zwei Steinen, und niemand zweifelt.
achievement-lie-detector = Lügendetektor
    .how = Decke in einer Partie vier Bluffs auf.
achievement-honest-soul = Ehrliche Haut
    .how = Lass dich in einer Partie mindestens dreimal anzweifeln, und jede Ansage stimmt.
achievement-last-laugh = Wer zuletzt lacht
    .how = Gewinne eine Partie mit einem Bluff als letzter Ansage.
achievement-double-exit = Doppelter Abgang
    .how = Leg als letzte zwei Steine zwei Pasche an und gewinne.
achievement-twins = Fünflinge
    .how = Leg in einer Partie fünf Pasche an und gewinne sie.
achievement-capicua = Capicúa
    .how = Leg als letzten Stein einen an, der an beide Enden passt und kein Pasch ist.
achievement-twenty-at-once = Zwanzig auf einmal
    .how = Schreib mit einem einzigen Stein zwanzig oder mehr Punkte an.
achievement-double-triple = Doppelter Dreier
    .how = Schreib in einer Partie zweimal drei Punkte für gleiche Enden an.
achievement-all-fronts = An allen Fronten
    .how = Leg in einer Partie an alle vier Arme an und gewinne sie.
achievement-torero = Torero
    .how = Leg in einer Partie drei Matadore an und gewinne sie.
achievement-nonstop = Ohne Halt
    .how = Gewinne eine Partie ohne Marke am eigenen Zug, während alle anderen ihren markieren.
achievement-full-load = Volle Ladung
    .how = Gewinne zu zweit eine Partie, die sechzig oder mehr Punkte zählt.
achievement-gatekeeper = Torwächter
    .how = Sperr drei Partien mit einem eigenen Stein und gewinne sie.
