# What if: what would have been better in a finished round.

button-what-if = What if …
refused-what-if-later = While the table goes on, only those who sit at the table can ask, about their own moves. When it is over, everyone can.
refused-what-if-off = I don’t work out here what might have been: whoever runs me has switched that off.
refused-what-if-interrupted = I was interrupted while working that out. Please press again in a minute.
what-if-title = **What if …** · { $title }, round { $number }
what-if-none = Nothing else would have been clearly better.
what-if-chance = **{ $name }**, turn { $turn }: *{ $played }*. With *{ $better }* about { $worth } in 100 such rounds would have been won instead of { $was }.
what-if-pips = **{ $name }**, turn { $turn }: *{ $played }*. *{ $better }* would have been { $pips } pips better on average.
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
    [no] Worked out exactly, since nothing was hidden any more.
    [claims] Reckoned from every way the hidden tiles could lie, by what could be known at that moment, among players who bluff and challenge in moderation.
   *[yes] Tried out again and again, by what could be known at that moment and nothing else.
}
standing-what-if = What might have been, round { $number }: { $said }
