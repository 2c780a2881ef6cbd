# Csapatok: ki kivel játszik, és helycsere.

teams-mixed = Kisorsolva.
seat-free = egy szabad hely
button-seats = Helycsere
button-mix = Párok sorsolása
seats-choose = Válassz helyet és társat
seats-how = A társak egymással szemben ülnek. Ülj egy szabad helyre vagy egy botéra, aki akkor a tiedre ül. A csere azonnal megtörténik.
seats-opposite = Szemben: { $name }
seats-bot = { $name } (bot) a te helyedre ül
seats-empty = Itt még nem ül senki
seats-chosen = Veled szemben most: { $name }.
refused-no-teams = Ennél az asztalnál nincsenek csapatok, így mindegy, ki hol ül.
refused-seats-in-match = A társak együtt maradnak, amíg a mérkőzés el nem dől.
refused-seat-taken = Ott { $name } ül. Válassz szabad helyet vagy egy botét.
refused-seats-changed = A helyek megváltoztak, mióta megnyitottad a menüt. Nyomd meg újra: *{ button-seats }*.
