# Points that are added up from round to round

option-target = Target
    .says = points at which the match is over
unit-target = { $value }

event-scored = { $points ->
    [0] {""}
   *[other] { $name } scores { $points } and now has { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
}
event-scored-team = { $points ->
    [0] {""}
   *[other] { $name } scores { $points }: { $names } have { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
}
