# Hádanka dne: otázka, odpověď s čísly a co z ní vidí ostatní.

command-puzzle = Dnešní hádanka: jedna skutečná pozice, jeden pokus, pro celý svět stejná

puzzle-title = **Hádanka { $number }** · { $game }
puzzle-task = Co je tu nejlepší? Máš jeden pokus. Odpověď přijde hned.
puzzle-right = ✅ Správně: **{ $best }** je jasně nejlepší.
puzzle-wrong = ❌ Tvoje volba: { $chosen }. **{ $best }** je jasně lepší.
puzzle-why = Proč: { $why }
puzzle-choice = { $choice }: { $worth }
puzzle-exact = { $result ->
    [win] vyhrává, ať druhý hráč udělá cokoli
    [loss] prohrává, pokud druhý hráč neudělá chybu
   *[tie] nerozhodné kolo, pokud nikdo neudělá chybu
}
puzzle-chance = vyhraje asi { $chance }krát ze 100{ $behind ->
    [0] {""}
   *[other] , o { $behind } méně
}{ $margin ->
    [0] {""}
   *[other] {" "}(s odchylkou nejvýš { $margin })
}
puzzle-pips = { $sign ->
    [plus] o { $value ->
        [one] { $value } oko
        [few] { $value } oka
        [many] { $value } oka
       *[other] { $value } ok
    } lépe než ostatní
    [minus] o { $value ->
        [one] { $value } oko
        [few] { $value } oka
        [many] { $value } oka
       *[other] { $value } ok
    } hůře než ostatní
   *[none] stejně jako ostatní
}{ $behind ->
    [0] {""}
   *[other] , o { $behind } za nejlepší volbou
}{ $margin ->
    [0] {""}
   *[other] {" "}(s odchylkou nejvýš { $margin })
}
puzzle-points = { $sign ->
    [plus] o { $value ->
         [one] { $value } bod
         [few] { $value } body
         [many] { $value } bodu
        *[other] { $value } bodů
    } před ostatními
    [minus] o { $value ->
         [one] { $value } bod
         [few] { $value } body
         [many] { $value } bodu
        *[other] { $value } bodů
    } za ostatními
   *[none] stejně jako ostatní
}{ $behind ->
    [0] {""}
   *[other] , o { $behind } za nejlepší volbou
}{ $margin ->
    [0] {""}
   *[other] {" "}(s odchylkou nejvýš { $margin })
}
puzzle-tiles = { $sign ->
    [plus] získá { $value ->
        [one] { $value } kámen
        [few] { $value } kameny
        [many] { $value } kamene
       *[other] { $value } kamenů
    } proti ostatním
    [minus] ztratí { $value ->
        [one] { $value } kámen
        [few] { $value } kameny
        [many] { $value } kamene
       *[other] { $value } kamenů
    } proti ostatním
   *[none] nezíská ani neztratí žádný kámen
}
puzzle-how = { $exact ->
    [yes] Spočítáno přesně: prohlédla se všechna možná pokračování.
   *[no] { $unit ->
        [chance] Vyzkoušeno { $tries }krát, skryté kameny se pokaždé rozdaly znovu. V závorce je možná odchylka: skutečný rozdíl od nejlepší volby leží mimo ni jen v jednom případě z 20.
        [pips] Oka, která na konci kola zbudou v ruce, oproti průměru ostatních: čím méně, tím lépe. Vyzkoušeno { $tries }krát, skryté kameny se pokaždé rozdaly znovu. V závorce je možná odchylka: skutečný rozdíl od nejlepší volby leží mimo ni jen v jednom případě z 20.
        [points] Body, které ti kolo přinese, oproti průměru ostatních. Vyzkoušeno { $tries }krát, skryté kameny se pokaždé rozdaly znovu. V závorce je možná odchylka: skutečný rozdíl od nejlepší volby leží mimo ni jen v jednom případě z 20.
       *[tiles] Kameny v tomto hodu, v průměru přes všechno, co může být skryté.
    }
}
puzzle-streak = { $days ->
    [0] Vyřeš každý den hádanku a začne ti série.
    [one] Vyřešeno: jeden den po sobě.
    [few] Vyřešeno: { $days } dny po sobě.
   *[other] Vyřešeno: { $days } dní po sobě.
}
puzzle-count = { $tried ->
    [0] Nikdo ji nezkusil.
    [one] Zkusil ji jeden člověk, správně: { $right }.
    [few] Zkusili ji { $tried } lidé, správně: { $right }.
   *[other] Zkusilo ji { $tried } lidí, správně: { $right }.
}
puzzle-shared = { $right ->
    [yes] ✅ Hádanku { $number } ({ $game }) má vyřešenou **{ $name }**.
   *[no] ❌ Hádanku { $number } ({ $game }) má za sebou **{ $name }**.
} { $days ->
    [0] {""}
    [1] {""}
   *[other] Dní po sobě: { $days }.{" "}
}Zkus to také: /puzzle.
puzzle-yesterday = Hádanka { $number }: nejlepší bylo **{ $best }**.
puzzle-posted = Co je tu nejlepší? Odpověz pomocí /puzzle: máš jeden pokus a vidíš ho jen ty.
button-puzzle-share = Ukázat můj výsledek
button-puzzle-open = Vyřešit hádanku
puzzle-deal = 🏆 Zahraj si to: kameny z posledního turnaje na tomto serveru, se kterými se výsledky lišily nejvíc. Máš jeden pokus, s Mistry a bez hodin, a srovnáme tě s každým, kdo je měl.
puzzle-deal-played = **{ $score } %** s kameny z kola { $round }. Body: { $points }. Srovnáváme tě s každým, kdo je měl v turnaji, a s 24 koly Mistrů. Průměr je 50 %.
button-puzzle-deal = Zahrát si to
button-puzzle-compare = Porovnat

button-house-puzzle = Hádanka dne
house-puzzle = Hádanka dne se { $channel ->
    [none] nikde nezveřejňuje
   *[other] zveřejňuje každé ráno tady: { $channel }
}.
house-puzzle-means = Vyber kanál a mezi 8. a 12. hodinou ({ $zone }) tam dám hádanku dne i s odpovědí na tu včerejší. Když nevybereš žádný, nezveřejní se; /puzzle funguje i tak.
house-menu-puzzle = Nikde: vyber kanál
moderated-puzzle = hádanka dne: { $about ->
    [none] nezveřejňuje se
   *[other] tady: { $about }
}

refused-no-puzzle = Dnes žádná hádanka není. Přijď zítra.
refused-puzzle-over = Tahle hádanka už skončila. Dnešní ukáže /puzzle.
refused-puzzle-shown = Tvůj výsledek už v tomto kanálu je.
help-puzzle = **Každý den hádanka:** /puzzle
