# Csapatok: ki kivel játszik, és helycsere.

teams-mixed = Kisorsolva.
seat-free = egy szabad hely
button-seats = Helycsere
button-mix = Párok sorsolása
seats-choose = Válassz helyet és társat
seats-how = A társak egymással szemben ülnek. Ülj egy szabad helyre vagy egy botéra, aki akkor a tiedre ül. { $lobby ->
    [yes] A csere azonnal megtörténik.
   *[no] A csere a következő parti előtt történik, és a megnyert partijaid nulláról számítanak.
}
seats-opposite = Szemben: { $name }
seats-bot = { $name } (bot) a te helyedre ül
seats-empty = Itt még nem ül senki
seats-stay = Maradok a helyemen
seats-stayed = A helyeden maradsz.
seats-chosen = { $lobby ->
    [yes] Veled szemben most: { $name }.
   *[no] Veled szemben a következő partitól: { $name }.
}
seats-moving = { $count ->
    [one] { $names } helyet cserél a következő parti előtt.
   *[other] { $names } helyet cserélnek a következő parti előtt.
}
refused-no-teams = Ennél az asztalnál nincsenek csapatok, így mindegy, ki hol ül.
refused-seats-in-round = Várd meg a parti végét, utána cserélhetsz helyet.
refused-seats-in-match = A társak együtt maradnak, amíg a mérkőzés el nem dől.
refused-seat-taken = Ott { $name } ül. Válassz szabad helyet vagy egy botét.
refused-seats-changed = A helyek megváltoztak, mióta megnyitottad a menüt. Nyomd meg újra: *{ button-seats }*.
