# What if: what would have been better in a finished round.

button-what-if = What if…
refused-what-if-later = While the table goes on, only its players can ask, and only about their own moves. When it closes, everyone can.
refused-what-if-off = “What if” is switched off here.
refused-what-if-interrupted = I was interrupted while working that out. Please press again in a minute.
what-if-title = **What if…** · { $title }, round { $number }
what-if-none = No other move would have been clearly better.
what-if-chance = **{ $name }**, turn { $turn }: *{ $played }*. *{ $better }* would have won about { $worth } of 100 such rounds, not { $was }.
what-if-pips = **{ $name }**, turn { $turn }: *{ $played }*. *{ $better }* would have been { $pips } { $pips ->
    [one] pip
   *[other] pips
} better on average.
what-if-points = **{ $name }**, turn { $turn }: *{ $played }*. *{ $better }* would have been { $points ->
    [one] one point
   *[other] { $points } points
} better on average.
what-if-tiles = **{ $name }**, turn { $turn }, roll { $roll }: *{ $played }*. *{ $better }* would have been { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} better on average.{ $about ->
    [claim] { " " }The claim there is true about { $odds } times in 100.
    [bluff] { " " }A bluff there is challenged about { $odds } times in 100.
   *[none] { "" }
}
what-if-picture = { $name }, turn { $turn }: { $better } instead of { $played }
what-if-how = { $hidden ->
    [no] Worked out exactly: nothing was hidden any more.
    [claims] Counted over every possible layout of the hidden tiles, using only what was known then, among players who bluff and challenge in moderation.
   *[yes] Tried out many times, using only what was known then.
}
standing-what-if = What might have been, round { $number }: { $said }
