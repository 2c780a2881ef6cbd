# Computer players: how well they play, and who they are.

level = { $level ->
    [lehrling] Apprentice
    [geselle] Journeyman
    [meister] Master
   *[grossmeister] Grandmaster
}
    .says = { $level ->
    [lehrling] plays at random, but nothing silly
    [geselle] gets rid of heavy tiles first
    [meister] weighs what each tile leaves
   *[grossmeister] thinks ahead
}
who-computer = { $name } (bot · { $level })
company-add = Add a bot of your choice…
company-any = Any { $level }
refused-regular-taken = { $name } already sits at this table, or is not one of our regulars. Choose someone else.
preferences-company = Bots at tables I open
company-fitting = Bots: at my level
    .says = as strong as I am, going by my rounds so far
company-always = Bots: always { $level }
