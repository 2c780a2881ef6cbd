# What if: what would have been better in a finished round.

button-what-if = Was wäre, wenn …
refused-what-if-later = Solange am Tisch gespielt wird, können nur die am Tisch fragen, und nur nach eigenen Zügen. Danach können es alle.
refused-what-if-off = Was hätte sein können, rechne ich hier nicht aus: Wer mich betreibt, hat das abgeschaltet.
what-if-title = **Was wäre, wenn …** · { $title }, Partie { $number }
what-if-none = Kein anderer Stein wäre klar besser gewesen.
what-if-chance = **{ $name }**, { $turn }. Zug: *{ $played }*. Mit *{ $better }* wären etwa { $worth } von 100 solchen Partien gewonnen worden statt { $was }.
what-if-pips = **{ $name }**, { $turn }. Zug: *{ $played }*. *{ $better }* wäre im Schnitt um { $pips } Augen besser gewesen.
what-if-picture = { $name }, { $turn }. Zug: { $better } statt { $played }
what-if-how = { $hidden ->
    [no] Genau ausgerechnet, denn verborgen war nichts mehr.
   *[yes] Immer wieder durchgespielt, mit dem, was man in diesem Moment wissen konnte, und sonst nichts.
}
standing-what-if = Was hätte sein können, Partie { $number }: { $said }
