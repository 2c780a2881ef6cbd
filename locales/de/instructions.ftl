# What a player is told to do, and what is told to those who were away

claim-now = Sag { $one }-{ $other } mit einem Stein oder zweien an, oder bluffe. Gehobene sind wahr.
challenge-now = Zweifle eine Ansage an, die du nicht glaubst, oder passe.
give-now = { $won ->
    [challenge] Ein Bluff! Gib { $name } { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }; die anderen sehen nicht, welche.
   *[claim] Die Ansage ist wahr: { $name } nimmt sie. Gib { $count ->
        [one] noch einen Stein
       *[other] noch { $count } Steine
    } dazu, verdeckt.
}
button-notes = Was ich weiß
no-notes = Noch weißt du nichts, was die anderen nicht auch wissen.
own-away = Du warst nicht da, ein Bot hat für dich gespielt. Mit *{ $button }* bist du wieder dabei.
nudge-away = { $names }: Ein Bot hat für dich gespielt. Mit *{ $button }* bist du wieder dabei.
nudge-over = Am Tisch geht es weiter. [Zum Tisch](<{ $link }>)
your-partner = Du spielst mit { $name }.
