# What if: what would have been better in a finished round.

button-what-if = Mi lett volna, ha…
refused-what-if-later = Amíg az asztalnál játszanak, csak a játékosai kérdezhetnek, és csak a saját lépéseikről. Ha bezárt, bárki.
refused-what-if-off = A „Mi lett volna, ha” itt ki van kapcsolva.
refused-what-if-interrupted = A számolás megszakadt. Próbáld újra egy perc múlva.
what-if-title = **Mi lett volna, ha…** · { $title }, { $number }. parti
what-if-none = Egyetlen más lépés sem lett volna egyértelműen jobb.
what-if-chance = **{ $name }**, { $turn }. lépés: *{ $played }*. *{ $better }* 100 ilyen partiból kb. { $worth } győzelmet hozott volna { $was } helyett.
what-if-pips = **{ $name }**, { $turn }. lépés: *{ $played }*. *{ $better }* átlagosan { $pips } szemmel jobb lett volna.
what-if-points = **{ $name }**, { $turn }. lépés: *{ $played }*. *{ $better }* átlagosan { $points } ponttal jobb lett volna.
what-if-tiles = **{ $name }**, { $turn }. lépés, dobás: { $roll }: *{ $played }*. *{ $better }* átlagosan { $tiles } kővel jobb lett volna.{ $about ->
    [claim] { " " }A bemondás itt kb. { $odds }% eséllyel igaz.
    [bluff] { " " }A blöfföt itt kb. { $odds }% eséllyel vonják kétségbe.
   *[none] { "" }
}
what-if-picture = { $name }, { $turn }. lépés: { $better }, nem { $played }
what-if-how =
    { $hidden ->
        [no] Pontosan kiszámolva: már semmi sem volt rejtve.
        [claims] A rejtett kövek minden lehetséges elosztására kiszámolva, csak azzal, amit akkor tudni lehetett, olyan játékosok között, akik mértékkel blöffölnek és kételkednek.
       *[yes] Sokszor végigjátszva, csak azzal, amit akkor tudni lehetett.
    }
standing-what-if = Ami lehetett volna, { $number }. parti: { $said }
