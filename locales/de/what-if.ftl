# What if: what would have been better in a finished round.

button-what-if = Was wäre, wenn …
refused-what-if-later = Solange am Tisch gespielt wird, können nur die am Tisch fragen, und nur nach eigenen Zügen. Danach können es alle.
refused-what-if-off = „Was wäre, wenn“ ist hier abgeschaltet.
refused-what-if-interrupted = Beim Ausrechnen bin ich unterbrochen worden. Bitte drück in einer Minute noch einmal.
what-if-title = **Was wäre, wenn …** · { $title }, Partie { $number }
what-if-none = Kein anderer Zug wäre klar besser gewesen.
what-if-chance = **{ $name }**, { $turn }. Zug: *{ $played }*. *{ $better }* hätte etwa { $worth } von 100 solchen Partien gewonnen, nicht { $was }.
what-if-pips = **{ $name }**, { $turn }. Zug: *{ $played }*. *{ $better }* wäre im Schnitt um { $pips ->
    [one] ein Auge
   *[other] { $pips } Augen
} besser gewesen.
what-if-points = **{ $name }**, { $turn }. Zug: *{ $played }*. *{ $better }* wäre im Schnitt um { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} besser gewesen.
what-if-tiles = **{ $name }**, { $turn }. Zug, Wurf { $roll }: *{ $played }*. *{ $better }* wäre im Schnitt um { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steine
} besser gewesen.{ $about ->
    [claim] { " " }Die Ansage stimmt da in etwa { $odds } von 100 Fällen.
    [bluff] { " " }Ein Bluff wird da in etwa { $odds } von 100 Fällen angezweifelt.
   *[none] { "" }
}
what-if-picture = { $name }, { $turn }. Zug: { $better } statt { $played }
what-if-how = { $hidden ->
    [no] Genau ausgerechnet: Verborgen war nichts mehr.
    [claims] Gezählt über alle möglichen Lagen der verborgenen Steine, nur mit dem, was man damals wissen konnte, unter Leuten, die mit Maß bluffen und anzweifeln.
   *[yes] Viele Male durchgespielt, nur mit dem, was man damals wissen konnte.
}
standing-what-if = Was hätte sein können, Partie { $number }: { $said }
