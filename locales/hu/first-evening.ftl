# Az első este: milyen botokkal találkozik, aki új

level-rule = Először inasok ülnek le hozzád: ha csak egy szint botjai ellen játszol, és a legutóbbi { $rounds } partiból { $wins } a tiéd, a következő szint jön; ha egy sem, az előző.
level-met = { $game }: { $level } · { $rounds ->
    [0] még nincs parti
   *[other] { $rounds } partiból { $won } győzelem
}

# Az első parti: nincs óra, amíg csak botok várnak

no-hurry = {" "}· ráérsz
nudge-unhurried = { $names }, te jössz! Ráérsz: csak botok várnak. Ha nem vagy itt, { $when } egy bot játszik helyetted. [Az asztalhoz](<{ $link }>)

# Az első asztal: egy lecke


# A játékok menüi: egy-egy sor

hook-austrian-block = a kávéházi klasszikus
hook-buki = tegyél tétet magadra
hook-pulle = az utolsó viszi a kasszát
hook-austrian-draw = ha nem megy, húzz
hook-luxembourg = három gyors parti
hook-hungarian = rakj egész sorozatot
hook-challenge = mondj be vagy blöffölj
hook-tendler = Bécs, 1830
game-facts = { $hook } · { $players } { $most ->
   *[other] fő
} · { $minutes } perc
game-line = { $title }: { $facts }
