# Boti: jak dobře hrají a kdo jsou.

level = { $level ->
    [lehrling] Učeň
    [geselle] Tovaryš
    [meister] Mistr
   *[grossmeister] Velmistr
}
    .says = { $level ->
    [lehrling] hraje náhodně, ale nic nesmyslného
    [geselle] hraje to nejtěžší
    [meister] zvažuje, co po kterém kameni zbude
   *[grossmeister] myslí dopředu
}
who-computer = { $name } (bot · { $level })
company-add = Přidat bota podle výběru …
company-any = Kdokoli: { $level }
refused-regular-taken = { $name } už sedí u tohoto stolu, nebo tu není mezi štamgasty. Vyber někoho jiného.
preferences-company = Kdo si přisedne po stisku { $button }
company-fitting = { $button }: kdo je na mé úrovni
    .says = podle mých dosavadních kol
company-always = { $button }: vždy { $level }
