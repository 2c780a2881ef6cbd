# Boti: jak dobře hrají a kdo jsou.

level = { $level ->
    [lehrling] Učeň
    [geselle] Tovaryš
    [meister] Mistr
   *[grossmeister] Velmistr
}
    .says = { $level ->
    [lehrling] hraje náhodně, ale žádné hlouposti
    [geselle] zbavuje se nejdřív těžkých kamenů
    [meister] zvažuje, co po kterém kameni zbude
   *[grossmeister] myslí dopředu
}
who-computer = { $name } (bot · { $level })
company-add = Přidat bota podle výběru…
company-any = Kterýkoli { $level }
refused-regular-taken = { $name } už u tohoto stolu sedí, nebo nepatří mezi naše štamgasty. Vyber někoho jiného.
preferences-company = Boti u mých stolů
company-fitting = Boti: na mé úrovni
    .says = tak silní jako já, podle mých dosavadních kol
company-always = Boti: vždy { $level }
