# Hände und Menüs der Spiele mit mehreren Steinen auf einmal, mit Punkten oder mit eigenem Wissen

turn-of-all = **Alle:** Wählt eure Ansage in *Meine Hand*
offered-to = **{ $name }** { $count ->
    [one] kann
   *[other] können
} sich zurückkaufen
your-offer = **Du kannst dich zurückkaufen**
menu-more = Weitere Steine …
series = { $tiles } · { $left ->
    [none] nichts bleibt
   *[other] es bleiben { $left } ({ $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    })
}
your-answer = { $tiles ->
    [none] **Du machst keine Ansage.** Du kannst das ändern, bis alle geantwortet haben.
   *[other] **Du sagst { $tiles } an.** Du kannst das ändern, bis alle geantwortet haben.
}
your-claim = Deine Ansage, verdeckt: **{ $tiles }**
you-know = Du weißt aus dieser Partie:
you-are-out = Du bist ausgeschieden. Die anderen spielen weiter.
offers = **Rückkauf**
offer = Zahle { $price }: Aus { $before } werden **{ $score }**.{ $out ->
    [yes] {" "}**Sonst bist du draußen.**
   *[no] {""}
}
refused-not-yours = Dieser Knopf gehört { $name }.
reconstruction = Eine Rekonstruktion: Überliefert sind nur der Name, die Steine und für wie viele es ist, nicht die Regeln.
reconstructed = { $game }, eine Rekonstruktion

own-stake-paid = { $won ->
    [yes] Du hast { $stake } gesetzt und von der Bank { $chips } gewonnen: Jetzt hast du { $stack } am Tisch.
   *[no] Du hast { $stake } gesetzt und an die Bank verloren: Jetzt hast du { $stack } am Tisch.
}
own-bank-paid = { $won ->
    [yes] Als Bank hast du { $chips } gewonnen: Jetzt hast du { $stack } am Tisch.
   *[no] Als Bank hast du { $chips } gezahlt: Jetzt hast du { $stack } am Tisch.
}
