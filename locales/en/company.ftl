# Computer players: how well they play, and who they are.

level = { $level ->
    [lehrling] Apprentice
    [geselle] Journeyman
    [meister] Master
   *[grossmeister] Grandmaster
}
    .says = { $level ->
    [lehrling] plays at random, but nothing absurd
    [geselle] plays what is heaviest
    [meister] weighs what each tile leaves
   *[grossmeister] thinks ahead
}
who-computer = { $name } (bot · { $level })
company-add = Add a bot of your choice …
company-any = Any { $level }
refused-regular-taken = { $name } already sits at this table, or is not one of our regulars. Choose somebody else.
preferences-company = Who sits down at { $button }
company-fitting = { $button }: whoever suits me
    .says = as strong as I am, by my rounds so far
company-always = { $button }: always { $level }
against = { $game }: { $level } suits you ({ $told })
against-level = { $level }: { $won } of { $rounds } rounds won, { $fair } would be fair
