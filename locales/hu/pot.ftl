# The pot of a match, in all games that can be played for one

option-entry = Beugró
    .says = ennyi zsetont fizet mindenki a kasszába; a mérkőzés nyertese viszi
choice-entry-0 = nincs, szórakozásból
unit-entry = { $value ->
    [1] fejenként 1 zseton
   *[other] fejenként { $value } zseton
}
event-pot-made =
    Mindenki { $chips ->
        [one] egy zsetont
       *[other] { $chips } zsetont
    } tesz a kasszába: összesen { $pot }.
event-match-won =
    { $shared ->
        [yes] { $name } megosztott első: a mérkőzésnek vége.
       *[no] { $name } megnyerte a mérkőzést!
    }
event-pot-paid =
    { $name } { $chips }{ $half ->
        [yes] ½
       *[no] { "" }
    } zsetont kap a kasszából.
