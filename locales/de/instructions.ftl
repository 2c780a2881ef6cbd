# What a player is told to do, and what is told to those who were away

claim-now = Sag { $one }-{ $other } mit einem Stein oder zweien an, oder bluffe: Die gehobenen Steine sind eine wahre Ansage.
challenge-now = Zweifle eine Ansage an, die du nicht glaubst, oder passe.
give-now = { $won ->
    [challenge] Ein Bluff, gut erkannt! Gib { $name } { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }; die anderen sehen nicht, welche.
   *[claim] Deine Ansage war wahr: { $name } nimmt sie. Gib { $name } { $count ->
        [one] noch einen Stein
       *[other] noch { $count } Steine
    } dazu; die anderen sehen nicht, welche.
}
button-notes = Was ich weiß
no-notes = Noch weißt du nichts, was die anderen nicht auch wissen.
own-away = Du warst nicht da, ein Bot hat für dich gespielt. Mit *{ $button }* bist du wieder dabei.
nudge-away = { $names }: Ein Bot hat für dich gespielt. Mit *{ $button }* bist du wieder dabei.
nudge-over = Am Tisch geht es weiter. [Zum Tisch](<{ $link }>)
