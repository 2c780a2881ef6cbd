# Lassú asztalok: lépésenként egy nap, szálakban; a saját asztalok listája

pace-quick = Gyors: egy ültő helyében
pace-slow = Lassú: lépésenként egy nap, szálban
opened-slow = A lassú asztalod saját szálat kapott: [az asztalhoz](<{ $link }>)
    -# Minden lépésre egy nap van. Az *{ button-my-tables }* (/help) megmutatja az asztalaidat.
refused-pace = A tempó gyors vagy lassú lehet. Válassz a listából.
refused-no-threads = A lassú asztalhoz saját szál kell, és ebben a csatornában nincsenek szálak. Használd a /play parancsot egy szokásos szöveges csatornában.
refused-threads-full = Ezen a szerveren annyi szál van nyitva, amennyit a Discord enged. Zárj be egyet, vagy nyiss gyors asztalt.
permission-create-public-threads = Nyilvános szálak létrehozása

my-tables = { $count ->
    [one] **Egy asztalnál ülsz.**
   *[other] **{ $count } asztalnál ülsz.**
}{ $waiting ->
    [0] {""}
    [one] {" "}Egy vár rád.
   *[other] {" "}{ $waiting } vár rád.
}
my-tables-none = Most egy asztalnál sem ülsz. A /play nyit egyet.
my-table-turn = **Te jössz** · { $when ->
    [none] nincs időkorlát
   *[other] az idő lejár: { $when }
}
my-table-ready = **Mehet tovább?** A következő parti kezdődik: { $when ->
    [none] ha mindenki kész
   *[other] { $when }, vagy ha mindenki kész
}
my-table-others = Jön: { $names ->
    [none] egy bot
   *[other] { $names }
}{ $when ->
    [none] {""}
   *[other] {" "}· az idő lejár: { $when }
}
my-table-pause = Két parti között{ $names ->
    [none] {""}
   *[other] {" "}· még nem kész: { $names }
} · következő parti: { $when ->
    [none] hamarosan
   *[other] { $when }
}
my-table-lobby = Még nem kezdődött el · { $seated ->
    [one] 1 hely foglalt
   *[other] { $seated } hely foglalt
} · bezár: { $when ->
    [none] ha senki sem kezdi el
   *[other] { $when }, ha nem történik semmi
}
my-table-asked = A következő partitól lesz helyed
my-table-away = Egy bot játszik helyetted. Egy gombbal a köveid alatt visszatérhetsz

reminder = { $count ->
    [one] **Egy lassú asztal vár rád.**
   *[other] **{ $count } lassú asztal vár rád.**
}
away-slow = **Lejárt az időd** ennél az asztalnál: { $server } – { $game }. Egy bot játszik helyetted. Nyomj meg ott egy gombot, és újra te játszol: <{ $link }>
button-reminders-off = Több emlékeztető nem kell
reminders-off = Többet nem emlékeztetlek a lassú asztalokra. /help megmutatja őket; /settings újra bekapcsolja az emlékeztetőket.
