# Jak vypadají obrázky, pro člověka a pro server

command-preferences = Jak vypadají moje kameny: oka, číslice, velké, kontrastní, slova místo obrázků
preferences-person = **Moje kameny**, na všech serverech. Co tu zvolím, platí hned; stoly serveru vypadají tak, jak zvolila jeho správa v /house.
preferences-guild = **Stoly tohoto serveru** vypadají tak, jak zvolíte tady, a to hned. Jak vypadají vlastní kameny, volí každý v /preferences.
preferences-pips = Oka
preferences-more = Nic dalšího: vyber, co pomůže
choice-pips-game = Oka podle hry
choice-pips-coloured = Oka ve čtyřech barvách
choice-pips-classic = Klasická černá oka
choice-more-large = Velké kameny
    .says = Rostoucí řada se občas musí přerovnat
choice-more-contrast = Vysoký kontrast
    .says = Bílé kameny na černém
choice-more-digits = Číslice místo ok
    .says = Každá půlka řekne své číslo
choice-more-words = Kromě obrázků i slova
    .says = Moje kameny a celý stůl ve větách, které ke hře stačí
choice-more-uncoached = Bez tipů
    .says = V mých prvních dvou kolech každé hry
refused-keepers-only = To mohou měnit jen ti, kdo server spravují.
