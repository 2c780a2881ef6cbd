# The end of a round, of a session, and the next one

table-moved = { $over ->
    [yes] Ennek a partinak vége, az asztal továbblépett.
   *[no] Az asztal továbblépett.
} [Most itt van](<{ $link }>).
closing-sure = Végleg bezárod az asztalt? Nem lesz több osztás{ $chips ->
    [yes] , és mindenki visszakapja a zsetonjait az asztalról
   *[no] {""}
}. Ha egy parti elkezdődik, mielőtt megnyomod, azt még végigjátsszátok.

button-again = Még egyszer
again-seated = Beültél: [az asztalhoz](<{ $link }>). { $host ->
    [yes] Ugyanazok a szabályok, ugyanazok a botok; aki még megnyomja ezt: *{ $again }*, melléd ül. Ha mindenki itt van, ott indíthatod: *{ $start }*.
   *[no] Ugyanazok a szabályok, ugyanazok a botok.
}
again-begun = { $now ->
    [seated] Az asztalod elkezdte: [az asztalhoz](<{ $link }>).
    [full] Nélküled kezdték el: [az asztalhoz](<{ $link }>). A következő asztalhoz leülhetsz.
   *[over] Ez a gomb már megtette a magáét: azóta volt másik asztal. A /play újat nyit.
}
refused-again-not-over = Ennek az asztalnak még nincs vége.
refused-again-stranger = A *Még egyszer* azoké, akik itt végigjátszották. Ha megnyílt az asztaluk, ott nyomd meg a *Leülök* gombot; a /play sajátot nyit neked.

# How a round ended, for whoever reads it
amount-chips = { $count ->
    [one] { $chips } zseton
   *[other] { $chips } zseton
}
amount-points = { $count ->
    [one] egy pont
   *[other] { $count } pont
}
own-won = **{ $what ->
    [points] Ebben a partiban te voltál a legjobb!
   *[other] Tiéd ez a parti!
}**{ $gained ->
    [none] {""}
   *[other] {" "}Amit hozott: { $gained }.
}
own-lost = { $lost ->
    [none] Most másnak jutottak jobb kövek ({ $names }). Neked ez nem került semmibe.
   *[other] Most másnak jutottak jobb kövek ({ $names }). Amibe neked került: { $lost }.
}
own-gained = Most másnak jutottak jobb kövek ({ $names }). De neked is hozott: { $gained }.
amount-and = { $one } és { $other }
result-stand-in = Aki nem volt itt ebben a partiban, ahelyett bot játszott: { $names }

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
standing-values = { $deals ->
    [one] Egy parti
   *[other] { $deals } parti
} után, { $measure ->
    [chips] zsetonok
    [points] pontok
   *[deals] megnyert partik
}: { $values }
standing-even = Teljes az egyenlőség: senki sem vezet.
standing-turned = { $first ->
    [yes] { $name } az első partitól az utolsóig vezetett.
   *[no] A fordulat óta ({ $deal }. parti) { $name } vezet.
}

# Between two rounds
chips-brought = Újabb zsetonok ehhez a partihoz: { $brought }{ $house ->
    [yes] {" "}(a botokért a ház fizet)
   *[no] {""}
}
own-brought = Ehhez a partihoz újabb zsetonokat tettél az asztalra: { $chips }.
ended-paid = Ami az asztalon volt, ki van fizetve.
