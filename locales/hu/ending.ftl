# The end of a round, of a session, and the next one

table-moved =
    { $over ->
        [yes] Ennek a partinak vége, és az asztal már egy újabb üzenetben van: [az asztalhoz](<{ $link }>)
       *[no] Az asztal már egy újabb üzenetben van: [az asztalhoz](<{ $link }>)
    }
closing-sure =
    Végleg bezárod az asztalt? Több parti nem lesz{ $chips ->
        [yes] , és mindenki visszakapja a zsetonjait az asztalról
       *[no] { "" }
    }. Ha közben elkezdődik egy parti, azt előbb végigjátsszátok.

button-again = Még egyszer
again-seated = [Az asztalhoz](<{ $link }>). Ugyanazok a szabályok{ $bots ->
    [yes] , ugyanazok a botok
   *[no] {""}
}.{ $host ->
    [yes] {" "}Aki még megnyomja a *{ $again }* gombot, melléd ül. Ha mindenki itt van, ott indíthatod a játékot.
   *[no] {""}
}
again-begun =
    { $now ->
        [seated] Elkezdődött a játék az asztalodnál: [az asztalhoz](<{ $link }>).
        [full] Nélküled kezdték el: [az asztalhoz](<{ $link }>). A következő asztalhoz leülhetsz.
       *[over] Ez a gomb lejárt: azóta már egy másik asztalnál is játszottak. A /play újat nyit.
    }
refused-again-not-over = Ennek az asztalnak még nincs vége.
refused-again-stranger = A következő asztalt azok nyithatják meg, akik végig itt játszottak. Ha megnyílt, te is leülhetsz; saját asztalt a /play nyit.

# How a round ended, for whoever reads it
amount-chips = { $count ->
    [one] { $chips } zseton
   *[other] { $chips } zseton
}
result-stand-in = Távol volt ebben a partiban, bot játszott helyette: { $names }
result-substitute = A partit egy bot nyeri meg, amely { $name } helyett játszott.

## The end of a session
standing-won = { $what ->
    [match] { $count ->
        [one] **{ $names }** nyerte a mérkőzést!
       *[other] Megosztott győzelem a mérkőzésen: **{ $names }**!
    }
   *[session] { $count ->
        [one] **{ $names }** végzett az élen!
       *[other] Megosztott első hely: **{ $names }**!
    }
}
standing-won-team = { $what ->
    [match] **{ $names }** nyerte a mérkőzést!
   *[session] **{ $names }** végzett az élen!
}
standing-values = { $deals ->
    [one] Egy parti
   *[other] { $deals } parti
} után, { $measure ->
    [chips] zsetonok
    [points] pontok
   *[deals] megnyert partik
}: { $values }
standing-even = Döntetlen: senki sem vezet.
standing-turned =
    { $first ->
        [yes] { $name } az első partitól az utolsóig vezetett.
       *[no] { $name } átvette a vezetést ({ $deal }. parti), és meg is tartotta.
    }
standing-turned-team = { $first ->
    [yes] { $names } az első partitól az utolsóig vezetett.
   *[no] { $names } átvette a vezetést ({ $deal }. parti), és meg is tartotta.
}

# Between two rounds
chips-brought =
    Újabb zsetonok ehhez a partihoz: { $brought }{ $house ->
        [yes] { " " }(a botokét a ház adja)
       *[no] { "" }
    }
own-brought = Ehhez a partihoz még ennyit tettünk félre a zsetonjaidból: { $chips }.
ended-paid = Az asztal zsetonjait kifizettük.
