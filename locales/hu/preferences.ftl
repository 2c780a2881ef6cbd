# How pictures look, for a person and for a server

command-preferences = Milyenek a köveim: szem vagy számjegy, nagy kövek, erős kontraszt, szavak képek helyett
preferences-person = **A köveim**, minden szerveren. Amit itt választok, rögtön érvényes; a szerver asztalai úgy néznek ki, ahogy a moderátorok a /house alatt választották.
preferences-guild = **A szerver asztalai** úgy néznek ki, ahogy itt választod, rögtön. A saját köveiről mindenki maga dönt: /preferences.
preferences-pips = Szemek
preferences-more = Semmi több: válaszd, ami segít
choice-pips-game = Szemek, ahogy a játékban szokás
choice-pips-coloured = Szemek négy színben
choice-pips-classic = Klasszikus fekete szemek
choice-more-large = Nagy kövek
    .says = A növő láncot időnként újra el kell rendezni
choice-more-contrast = Erős kontraszt
    .says = Fehér kövek feketén
choice-more-digits = Számjegyek szemek helyett
    .says = Minden félen a száma áll
choice-more-words = A képek mellett szavak is
    .says = A köveim és az egész asztal mondatokban, a játékhoz elegendően
choice-more-uncoached = Nincs tipp
    .says = Egy játék első két partijában
refused-keepers-only = Ezen csak a szerver kezelői változtathatnak.
