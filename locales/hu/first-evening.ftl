# Az első este: milyen botokkal találkozik, aki új

level-rule = Először inasok ülnek le hozzád: ha csak egy szint botjai ellen játszol, és a legutóbbi { $rounds } partiból { $wins } a tiéd, a következő szint jön; ha egy sem, az előző.
level-met = { $game }: { $level } · { $rounds ->
    [0] a következő partitól számít
   *[other] { $rounds } partiból { $won } győzelem
}

# Az első parti: nincs óra, amíg csak botok várnak

no-hurry = {" "}· ráérsz
nudge-unhurried = { $names }, te jössz! Ráérsz: csak botok várnak. Ha nem vagy itt, { $when } egy bot játszik helyetted. [Az asztalhoz](<{ $link }>)

# Az első asztal: egy lecke


# A játékok menüi: egy-egy sor

hook-austrian-block = a kávéházi klasszikus
    .name = Osztrák
    .word = húzás nélkül
hook-buki = tegyél tétet magadra
    .name = Buki
    .word = tét
hook-pulle = az utolsó viszi a kasszát
    .name = Pulle
    .word = a kassza
hook-austrian-draw = ha nem megy, húzz
    .name = Osztrák
    .word = húzással
hook-luxembourg = három gyors parti
    .name = Luxemburgi
    .word = három parti
hook-hungarian = rakj egész sorozatot
    .name = Magyar
    .word = sorozatok
hook-challenge = mondj be vagy blöffölj
    .name = Challenge
    .word = blöff
hook-tendler = Bécs, 1830
    .name = Tendler
    .word = Bécs, 1830
game-facts = { $hook } · { $players } { $most ->
   *[other] fő
} · { $minutes } perc
game-line = { $title }: { $facts }
