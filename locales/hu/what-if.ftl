# What if: what would have been better in a finished round.

button-what-if = Mi lett volna, ha …
refused-what-if-later = Amíg tart a játék, csak az asztalnál ülők kérdezhetnek, a saját lépéseikről. Utána bárki.
refused-what-if-off = Azt, hogy mi lett volna, itt nem számolom ki: az üzemeltető ezt kikapcsolta.
what-if-title = **Mi lett volna, ha …** · { $title }, { $number }. parti
what-if-none = Egyetlen másik kő sem lett volna egyértelműen jobb.
what-if-chance = **{ $name }**, { $turn }. lépés: *{ $played }*. Ezzel: *{ $better }*, 100 ilyen partiból kb. { $worth } győzelem lett volna { $was } helyett.
what-if-pips = **{ $name }**, { $turn }. lépés: *{ $played }*. *{ $better }* átlagosan { $pips } szemmel jobb lett volna.
what-if-picture = { $name }, { $turn }. lépés: { $better }, nem { $played }
what-if-how = { $hidden ->
    [no] Pontosan kiszámolva, mert már semmi sem volt rejtve.
   *[yes] Sokszor végigjátszva, csak azzal, amit abban a pillanatban tudni lehetett.
}
standing-what-if = Ami lehetett volna, { $number }. parti: { $said }
