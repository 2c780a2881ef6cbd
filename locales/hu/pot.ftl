# The pot of a match, in all games that can be played for one

option-entry = Beugró
    .says = hány zsetont tesz mindenki a kasszába; a mérkőzés nyertese viszi
choice-entry-0 = nincs, szórakozásból
unit-entry = { $value ->
    [1] fejenként 1 zseton
   *[other] fejenként { $value } zseton
}
event-pot-made = Mindenki a kasszába tesz { $chips ->
    [one] egy zsetont
   *[other] { $chips } zsetont
}: összesen { $pot }.
event-match-won = { $shared ->
    [yes] { $name } megosztva első: a mérkőzésnek vége.
   *[no] { $name } megnyerte a mérkőzést!
}
event-pot-paid = { $name } kap a kasszából: { $chips }{ $half ->
    [yes] ½
   *[no] {""}
}.
