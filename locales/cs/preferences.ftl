# Jak vypadají obrázky, pro člověka a pro server

command-settings = Tvoje nastavení: obrázky, boti, časy, jazyk, tvoje data
preferences-person = **Moje kameny**, na všech serverech. Co tu vybereš, platí hned. Jak vypadají stoly, určuje správa každého serveru v /house.
preferences-guild = **Stoly tohoto serveru** vypadají odteď tak, jak je zvolíš tady. Jak vypadají kameny v ruce, volí si každý sám v /settings.
preferences-pips = Oka
preferences-more = Přístupnost: nic nevybráno
choice-pips-game = Oka podle hry
choice-pips-coloured = Oka ve čtyřech barvách
choice-pips-classic = Klasická černá oka
choice-more-large = Velké kameny
    .says = Dlouhá řada se častěji přerovná
choice-more-contrast = Vysoký kontrast
    .says = Bílé kameny na černém
choice-more-digits = Číslice místo ok
    .says = Každá půlka ukazuje své číslo
choice-more-words = Kromě obrázků i slova
    .says = Moje kameny a celý stůl ve větách, které ke hře stačí
choice-more-patient = Čas na čtení
    .says = Odkryté tvrzení zůstane u mých kamenů, dokud nestisknu tlačítko
choice-more-uncoached = Bez tipů
    .says = Ani v prvních dvou kolech nové hry
choice-more-unreminded = Bez připomínek
    .says = Žádná přímá zpráva, když na mě čeká pomalý stůl
refused-keepers-only = To můžou měnit jen ti, kdo server spravují. Pokud smíš používat /house, otevři ho znovu.
