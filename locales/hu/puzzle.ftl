# A nap fejtörője: a kérdés, a válasz számokkal, és amit mások látnak belőle.

command-puzzle = A mai fejtörő: egy valódi állás, egy próba, a világon mindenkinek ugyanaz

puzzle-title = **Fejtörő ({ $number }.)** · { $game }
puzzle-task = Melyik a legjobb választás? Egyszer próbálhatod. A válasz rögtön jön.
puzzle-right = ✅ Helyes: **{ $best }** egyértelműen a legjobb.
puzzle-wrong = ❌ Ezt választottad: { $chosen }. **{ $best }** egyértelműen jobb.
puzzle-why = Az ok: { $why }
puzzle-choice = { $choice }: { $worth }
puzzle-exact = { $result ->
    [win] nyer, bármit tesz is a másik játékos
    [loss] veszít, ha a másik játékos nem hibázik
   *[tie] döntetlen parti, ha senki sem hibázik
}
puzzle-chance = 100 partiból kb. { $chance } nyert{ $behind ->
    [0] {""}
   *[other] , lemaradás a legjobbtól: { $behind }
}{ $margin ->
    [0] {""}
   *[other] {" "}(legfeljebb { $margin } eltéréssel)
}
puzzle-pips = { $sign ->
    [plus] { $value } szemmel jobb a többieknél
    [minus] { $value } szemmel rosszabb a többieknél
   *[none] egyenlő a többiekkel
}{ $behind ->
    [0] {""}
   *[other] , lemaradás a legjobbtól: { $behind }
}{ $margin ->
    [0] {""}
   *[other] {" "}(legfeljebb { $margin } eltéréssel)
}
puzzle-points = { $sign ->
    [plus] { $value } ponttal a többiek előtt
    [minus] { $value } ponttal a többiek mögött
   *[none] egyenlő a többiekkel
}{ $behind ->
    [0] {""}
   *[other] , lemaradás a legjobbtól: { $behind }
}{ $margin ->
    [0] {""}
   *[other] {" "}(legfeljebb { $margin } eltéréssel)
}
puzzle-tiles = { $sign ->
    [plus] { $value } követ nyer a többiekhez képest
    [minus] { $value } követ veszít a többiekhez képest
   *[none] nem nyer és nem veszít követ
}
puzzle-how = { $exact ->
    [yes] Pontosan kiszámítva: minden lehetséges folytatást megnéztünk.
   *[no] { $unit ->
        [chance] { $tries } partiban kipróbálva, a rejtett köveket mindig újraosztva. A zárójelben a hibahatár áll: a valódi távolság a legjobb választástól 20 esetből csak egyszer esik kívül rajta.
        [pips] A parti végén kézben maradt szemek, a többiek átlagához képest: minél kevesebb, annál jobb. { $tries } partiban kipróbálva, a rejtett köveket mindig újraosztva. A zárójelben a hibahatár áll: a valódi távolság a legjobb választástól 20 esetből csak egyszer esik kívül rajta.
        [points] A parti pontjai, a többiek átlagához képest. { $tries } partiban kipróbálva, a rejtett köveket mindig újraosztva. A zárójelben a hibahatár áll: a valódi távolság a legjobb választástól 20 esetből csak egyszer esik kívül rajta.
       *[tiles] Kövek ebben a dobásban, átlagosan mindarra, ami rejtve lehet.
    }
}
puzzle-streak = { $days ->
    [0] Oldj meg minden nap egy fejtörőt, és elindul a sorozatod.
   *[other] Megoldva: { $days } nap egymás után.
}
puzzle-count = { $tried ->
    [0] Még senki sem próbálta.
   *[other] { $tried } ember próbálta, { $right } megoldotta.
}
puzzle-shared = { $right ->
    [yes] ✅ **{ $name }** megoldotta: { $number }. fejtörő ({ $game }).
   *[no] ❌ **{ $name }** megpróbálta: { $number }. fejtörő ({ $game }).
} { $days ->
    [0] {""}
    [1] {""}
   *[other] { $days } nap egymás után.{" "}
}Próbáld ki te is: /puzzle.
puzzle-yesterday = Fejtörő ({ $number }.): **{ $best }** volt a legjobb.
puzzle-posted = Melyik a legjobb választás? Válaszolj a /puzzle paranccsal: egyszer próbálhatod, és csak te látod.
button-puzzle-share = Megmutatom az eredményem
button-puzzle-open = Megoldom
puzzle-deal = 🏆 Játszd le te is: azok a kövek a szerver legutóbbi versenyéből, amelyekkel a legjobban eltértek az eredmények. Egy próbálkozásod van, Mesterekkel, óra nélkül, és mindenkivel összevetünk, akinek ezek jutottak.
puzzle-deal-played = **{ $score }%** ennek a fordulónak a köveivel: { $round }. Szerzett pontok: { $points }. Mindenkivel összevetünk, akinek a versenyen ezek jutottak, és a Mesterek 24 játékával. Az átlag 50%.
button-puzzle-deal = Lejátszom én is
button-puzzle-compare = Összehasonlítás

button-house-puzzle = Napi fejtörő
house-puzzle = A nap fejtörője { $channel ->
    [none] sehol sem jelenik meg
   *[other] minden reggel itt jelenik meg: { $channel }
}.
house-puzzle-means = Válassz egy csatornát, és 8 és 12 óra között ({ $zone }) ott mutatom a nap fejtörőjét a tegnapi megoldással. Ha egyet sem választasz, nem jelenik meg; a /puzzle akkor is működik.
house-menu-puzzle = Sehol: válassz egy csatornát
moderated-puzzle = a nap fejtörője { $about ->
    [none] nem jelenik meg
   *[other] itt jelenik meg: { $about }
}

refused-no-puzzle = Ma nincs fejtörő. Gyere vissza holnap.
refused-puzzle-over = Ez a fejtörő véget ért. A /puzzle a mait mutatja.
refused-puzzle-shown = Az eredményed már ott van ebben a csatornában.
help-puzzle = **Minden nap egy fejtörő:** /puzzle
