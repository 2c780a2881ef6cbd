# Verlässlichkeit, und wer oft vor dem Ende aufsteht

reliability = Zu Ende gespielte Partien: { $list }
reliability-of = { $name } { $percent } %
bots-only = Zuerst nur für Bots. Andere können ab { $when } mitspielen.
opened-bots-only = Hier spielen bis { $when } nur Bots mit dir, denn du bist in den letzten sieben Tagen aus { $count ->
    [one] einer Partie
   *[other] { $count } Partien
} mit anderen vor dem Ende aufgestanden. *{ $now }* beginnt sofort.
refused-waits = Mit anderen kannst du { $when } wieder spielen. In den letzten sieben Tagen bist du aus { $count ->
    [one] einer Partie
   *[other] { $count } Partien
} vor dem Ende aufgestanden oder warst am Ende nicht da. Bis dahin eröffnet /play einen Tisch, an dem du mit Bots spielst.
refused-bots-only = Dieser Tisch ist zuerst nur für Bots. Andere können { $when } mitspielen.
match-little-chips = -# Deine Chips reichen vielleicht nicht für zwei Partien dieses Matchs. Wenn sie für eine Partie nicht reichen, scheidest du aus dem Match aus, und das zählt wie eine Partie, aus der du aufgestanden bist.

# Zahlen für die Verwaltung

button-house-watch = Faires Spiel
watch-chips = **Chips, die von einer Person zu einer anderen gegangen sind, { $months ->
    [0] diesen Monat
   *[other] vorigen Monat
}**
watch-pairs = **Paare, die meist nur miteinander spielen, { $months ->
    [0] diesen Monat
   *[other] vorigen Monat
}**
watch-flow = - **{ $winner }** hat von **{ $loser }** { $chips } gewonnen, an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}. Gemeinsame Partien: { $rounds }. In { $gained } gingen Chips diesen Weg, in { $lost } den anderen.
watch-flow-middle = Zum Vergleich: Zwischen { $count ->
    [one] einem Paar
   *[other] { $count } Paaren
} gingen Chips in eine Richtung. Bei der Hälfte waren es höchstens { $chips }.
watch-chips-means = Das sind Zahlen, keine Vorwürfe: Wer gut spielt, gewinnt. *{ button-look-back }* (/help) zeigt einzelne Partien.
watch-pair = - **{ $user }** und **{ $opponent }**: { $rounds ->
    [one] eine Partie
   *[other] { $rounds } Partien
} ohne andere Menschen. Das sind { $first } % der Partien mit Menschen von { $user } und { $second } % von { $opponent }.
watch-pair-middle = Zum Vergleich: { $count ->
    [one] Eine Person hat
   *[other] { $count } Personen haben
} mindestens { $least } Partien mit anderen gespielt. Bei der Hälfte waren höchstens { $percent } % davon mit ein und derselben Person.
watch-pairs-means = Das sind Zahlen, keine Vorwürfe: Befreundete spielen gern miteinander.
watch-empty = Hier gibt es nichts zu sehen.
button-watch-chips = Chips
button-watch-pairs = Paare
button-watch-month = { $months ->
    [0] Dieser Monat
   *[other] Voriger Monat
}

# Wen jemand meidet

menu-avoid = Eine Person, die ich meide
menu-avoided = Wen ich meide
avoided-how = -# Wer auf deiner Liste steht, kann sich auf keinem Server an einen Tisch setzen, den du eröffnet hast oder an dem du sitzt. Ich sage nie, dass du das wolltest. Wählst du jemanden ab, verschwindet der Name von der Liste.
avoided-stranger = Jemand, den hier niemand kennt
refused-avoided = An diesen Tisch kannst du dich nicht setzen: Jemand dort möchte ohne dich spielen. Alle anderen Tische stehen dir offen, und mit /play eröffnest du in einem anderen Kanal einen eigenen.
refused-avoid-self = Wähl jemand anderen: Dich selbst kannst du nicht meiden.
refused-avoid-full = Deine Liste ist voll. Nimm zuerst jemanden herunter.
