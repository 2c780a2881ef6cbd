# Which game: what is typed

refused-unknown-game =
    Ezt a játékot nem ismerem. { $near ->
        [none] { "" }
       *[other] Erre gondoltál: *{ $near }*?{ " " }
    }Ezek közül választhatsz: { $games }.
refused-ambiguous-game = Több játék is így kezdődik: { $games }. Írj még néhány betűt.
refused-game-off = Ezen a szerveren ez a játék nem választható: { $game }. Ezeket játszhatod: { $games }.

# Lobby: which game, how long it takes, what it costs

pitch-buki = Dominó a bank ellen: tegyél tétet magadra, és szabadulj meg elsőként a köveidtől.
    .takes = Egy parti úgy három perc; annyit játszotok, amennyit akartok.
pitch-pulle = Kevés ponttal maradsz bent: 100 fölött kiesel, és az utolsó bennmaradó viszi a kasszát.
    .takes = Egy mérkőzés úgy egy óra.
pitch-austrian-block = A klasszikus kávéházi dominó, húzás nélkül: szabadulj meg elsőként a köveidtől.
    .takes = Egy parti úgy három perc; annyit játszotok, amennyit akartok.
pitch-austrian-draw = A klasszikus kávéházi dominó, talonnal, amelyből húzni lehet: szabadulj meg elsőként a köveidtől.
    .takes = Egy parti úgy három perc; annyit játszotok, amennyit akartok.
pitch-tendler = Bécs, 1830, a három fennmaradt tényből újjáépítve: húzz, amíg nem tudsz rakni.
    .takes = Egy parti úgy három perc; annyit játszotok, amennyit akartok.
pitch-hungarian = Rakj le egy egész sorozatot egy lépésben, és maradjon nálad kevés szem.
    .takes = Egy mérkőzés úgy fél óra.
pitch-challenge = Dobj két kockával, és mondj be egy követ, amelyik illik hozzá – vagy blöffölj.
    .takes = Egy parti úgy tíz perc; annyit játszotok, amennyit akartok.
pitch-luxembourg = Három gyors parti; a legkevesebb pont nyer.
    .takes = Mindhárom együtt úgy öt perc.

lobby-cost =
    { $chips ->
        [none] Szórakozásból: zseton nélkül.
       *[other] Leüléskor félreteszünk ennyit: { $chips }. Az első partiban legfeljebb ennyit veszíthetsz.
    }
lobby-seats = { $short ->
    [yes] *{ $now }*: botokkal kezdünk.
   *[no] A *{ $start }* gombbal kezdődik az első parti.
}
button-now = Játsszunk!

# Chips that the house gives

welcome-chips = Kezdésnek ennyit kapsz a háztól: { $chips }.

# A játék kiválasztása

button-learn = Megtanulom
which-game = Melyik játék?
button-more-games = További játékok
menu-which-game = Válassz játékot
group-quick = Gyors
group-partners = Párban
group-pot = Kasszával vagy téttel
group-bluffing = Blöffölős
group-large = Öt vagy több embernek
lobby-seated = Az asztalnál ({ $count }/{ $most }): { $seated }.
lobby-partners = Csapatok: { $teams }
