# Megbízhatóság, és akik gyakran felállnak

reliability = Végigjátszott partik: { $list }
reliability-of = { $name } { $percent }%
bots-only = Egyelőre csak botoknak. Mások ettől kezdve ülhetnek le: { $when }.
opened-bots-only = Itt egyelőre csak botok játszanak veled, eddig: { $when }. Az elmúlt hét napban { $count ->
    [one] egy partiból
   *[other] { $count } partiból
} álltál fel a vége előtt, pedig mások is játszottak. A *{ $now }* gombbal rögtön kezdhetsz.
refused-waits = Másokkal ekkor játszhatsz újra: { $when }. Az elmúlt hét napban { $count ->
    [one] egy partiból
   *[other] { $count } partiból
} álltál fel a vége előtt, vagy nem voltál ott a végén. Addig a /play olyan asztalt nyit, ahol botokkal játszol.
refused-bots-only = Ez az asztal egyelőre csak botoknak van nyitva. Mások ekkor ülhetnek le: { $when }.
match-little-chips = -# A zsetonjaid talán nem elegendők a mérkőzés két partijára. Ha egy partira nem telik belőlük, kiszállsz a mérkőzésből, és ez úgy számít, mintha egy partiból álltál volna fel.

# Számok a moderátoroknak

button-house-watch = Tiszta játék
watch-chips = **Zsetonok, amelyek egyik embertől a másikhoz kerültek { $months ->
    [0] ebben a hónapban
   *[other] az előző hónapban
}**
watch-pairs = **Párok, akik többnyire csak egymással játszanak { $months ->
    [0] ebben a hónapban
   *[other] az előző hónapban
}**
watch-flow = - **{ $winner }** nyert **{ $loser }** ellen: { $chips }, { $tables ->
    [one] egy asztalnál
   *[other] { $tables } asztalnál
}. Közös partik: { $rounds }. Erre mentek a zsetonok: { $gained }, visszafelé: { $lost }.
watch-flow-middle = Összehasonlításul: { $count ->
    [one] egy pár között
   *[other] { $count } pár között
} mentek a zsetonok egy irányba. A felüknél legfeljebb ennyi: { $chips }.
watch-chips-means = Ezek számok, nem vádak: az erős játékos nyer. Az egyes partikat a *{ button-look-back }* (/help) mutatja meg.
watch-pair = - **{ $user }** és **{ $opponent }**: { $rounds ->
    [one] egy parti
   *[other] { $rounds } parti
} más ember nélkül. Az emberekkel játszott partikból ez ennyi: { $user } { $first }%, { $opponent } { $second }%.
watch-pair-middle = Összehasonlításul: { $count ->
    [one] egy ember
   *[other] { $count } ember
} játszott legalább { $least } partit másokkal. A felüknél legfeljebb { $percent }% volt egy és ugyanazzal az emberrel.
watch-pairs-means = Ezek számok, nem vádak: a barátok szívesen játszanak együtt.
watch-empty = Itt nincs mit látni.
button-watch-chips = Zsetonok
button-watch-pairs = Párok
button-watch-month = { $months ->
    [0] Ez a hónap
   *[other] Előző hónap
}

# Akiket valaki kerül

menu-avoid = Akit kerülni szeretnék
menu-avoided = Akiket kerülök
avoided-how = -# Aki a listádon van, egyik szerveren sem ülhet le olyan asztalhoz, amelyet te nyitottál, vagy amelynél ülsz. Soha nem árulom el, hogy te kérted. Ha le akarsz venni valakit a listáról, szüntesd meg a kijelölését.
avoided-stranger = Valaki, akit itt senki sem ismer
refused-avoided = Ehhez az asztalhoz nem ülhetsz le: valaki ott nélküled szeretne játszani. Minden más asztalhoz leülhetsz, és a /play egy másik csatornában sajátot nyit neked.
refused-avoid-self = Válassz mást: saját magadat nem kerülheted.
refused-avoid-full = A listád megtelt. Előbb vegyél le róla valakit.
