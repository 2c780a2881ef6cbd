# How pictures look, for a person and for a server

command-settings = Beállításaid: képek, botok, időpontok, nyelv, adataid
preferences-person = **A köveim**, minden szerveren. Amit itt választasz, rögtön érvényes. Az asztalok külsejét a szerverek moderátorai szabják meg: /house.
preferences-guild = **A szerver asztalai** mostantól úgy néznek ki, ahogy itt választod. A saját köveiről mindenki maga dönt: /settings.
preferences-pips = Szemek
preferences-more = Akadálymentesség: semmi sincs kiválasztva
choice-pips-game = Szemek, ahogy a játékban szokás
choice-pips-coloured = Szemek négy színben
choice-pips-classic = Klasszikus fekete szemek
choice-more-large = Nagy kövek
    .says = A hosszú láncot gyakrabban kell átrendezni
choice-more-contrast = Erős kontraszt
    .says = Fehér kövek feketén
choice-more-digits = Számjegyek szemek helyett
    .says = Minden félen a száma áll
choice-more-words = A képek mellett szavak is
    .says = A köveim és az egész asztal mondatokban, kép nélkül is elég a játékhoz
choice-more-patient = Idő az olvasásra
    .says = A felfedett bemondás a köveimnél marad, amíg meg nem nyomok egy gombot
choice-more-uncoached = Tippek nélkül
    .says = Egy játék első két partijában sem kell
choice-more-unreminded = Emlékeztetők nélkül
    .says = Ne jöjjön közvetlen üzenet, ha egy lassú asztal vár
refused-keepers-only = Ezen csak az változtathat, aki a szervert kezeli. Ha használhatod a /house parancsot, nyisd meg újra.
