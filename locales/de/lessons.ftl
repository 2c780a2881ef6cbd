# /learn: eine Partie zum Lernen. Was bei jedem Schritt gesagt wird, steht in lessons-<spiel>.ftl: `lesson-<schritt>` sagt, was zu
# tun ist (und nichts, was schon auf den Knöpfen steht), `.why` gilt allen, die etwas anderes drücken.

command-learn = Ein Spiel lernen: eine erste Partie, nur für dich, Schritt für Schritt
    .game = Welches Spiel

lesson-title = **{ $game } lernen** · Schritt { $number } von { $count }
lesson-press = Drück *{ $label }*.
lesson-choose = Wähle im Menü *{ $label }*.
lesson-does-not-fit = **{ $tile } kannst du hier nicht anlegen:** A zeigt { $a }, B zeigt { $b }.
lesson-games = Welches Spiel möchtest du lernen? Es dauert drei Minuten, niemand schaut zu, und es geht um nichts.
lesson-none = Für dieses Spiel gibt es noch keine Lektion; hier sind seine Regeln.
menu-learn = Wähle ein Spiel
button-lesson-next = Weiter
button-lesson-again = Noch einmal
button-lesson-other = Ein anderes Spiel
