# Which game: what is typed

refused-unknown-game = Ezt a játékot nem ismerem. { $near ->
    [none] {""}
   *[other] Erre gondoltál: *{ $near }*?{" "}
}A kínálat: { $games }.
refused-ambiguous-game = Több is így kezdődik: { $games }. Írj még néhány betűt.

# Lobby: which game, how long it takes, what it costs

pitch-buki = Dominó a bank ellen: tegyél tétet magadra, és szabadulj meg elsőként a köveidtől.
    .takes = Egy parti úgy három perc; annyit játszotok, amennyit akartok.
pitch-pulle = A kevés pont a túlélés: 100 fölött kiestél, az utolsó bennmaradó viszi a kasszát.
    .takes = Egy mérkőzés úgy egy óra.
pitch-austrian-block = A klasszikus kávéházi dominó, húzás nélkül: szabadulj meg elsőként a köveidtől.
    .takes = Egy parti úgy három perc; annyit játszotok, amennyit akartok.
pitch-austrian-draw = A klasszikus kávéházi dominó, talonnal, amelyből húzni lehet: szabadulj meg elsőként a köveidtől.
    .takes = Egy parti úgy négy perc; annyit játszotok, amennyit akartok.
pitch-tendler = Bécs, 1830, a három fennmaradt tényből újjáépítve: húzz, amíg nem tudsz rakni.
    .takes = Egy parti úgy öt perc; annyit játszotok, amennyit akartok.
pitch-hungarian = Rakj le egy egész sorozatot egy lépésben, és maradjon nálad kevés szem.
    .takes = Egy mérkőzés úgy fél óra.
pitch-challenge = Dobj két kockával, és mondj be egy követ, amelyik illik hozzá – vagy blöffölj.
    .takes = Egy parti úgy tíz perc; annyit játszotok, amennyit akartok.
pitch-luxembourg = Három gyors parti; a legkevesebb pont nyer.
    .takes = Mindhárom együtt úgy tíz perc.

lobby-cost = { $chips ->
    [none] Szórakozásból: zseton nélkül.
   *[other] Egy hely ára { $chips }: az első parti legfeljebb ennyibe kerülhet. Amit nem veszítesz el, visszajár.
}
lobby-seats = { $state ->
    [short] A barátaid ezt nyomják meg: *{ $join }*. A szabad helyekre botokat ültet, és rögtön oszt: *{ $now }*.
    [full] Minden hely foglalt. Az első partit ez osztja ki: *{ $start }*.
   *[ready] Mások még leülhetnek: *{ $join }*. Az első partit ez osztja ki: *{ $start }*.
}
seats-paid = { $same ->
    [yes] Mindenki ennyit tett az asztalra
   *[no] Mindenki legfeljebb ennyit tett az asztalra
}: { $chips }. Többe ez a parti nem kerülhet; a nevek melletti szám az, ami most ott van. Ami marad, a végén visszajár.
seat-paid = Az asztalra tettél ennyit: { $chips }. Legfeljebb ennyibe kerülhet neked ez a parti. Ami marad, a végén visszajár.
seal-short = Pecsét: { $seal }… · { $url ->
    [none] az /about elmondja, hogyan ellenőrizhető
   *[other] [így ellenőrizhető](<{ $url }>)
}
button-now = Játsszunk!

# Chips that the house gives

welcome-chips = Isten hozott! A ház ennyit adott neked kezdésnek: { $chips }. Ez játékpénz, nem lehet megvenni; a /chips daily feltölti.

# The bot arrives on a server

arrival = **Jó napot! Kinyitott a Kaffeehaus.** Dominót osztok, ahogy Bécsben és környékén játsszák: { $games } játék, bármelyik csatornában, barátokkal vagy botokkal. A saját köveit mindenki csak maga látja; a zseton játékpénz.
    {""}A *Játsszunk!* itt nyit asztalt, a */play* bármelyik csatornában. Üzeneteket sosem olvasok, és csak akkor szólalok meg, ha valaki kér.
button-learn = Megtanulom
button-arrival-settings = Beállítások
which-game = Melyik játék?
menu-which-game = Válassz játékot
