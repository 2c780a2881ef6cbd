# Co čtou ti, kdo spravují server: jakým jazykem stoly mluví, které stoly jsou otevřené

house-language = { $from ->
    [server] Jazyk nových stolů: { $language } (jazyk tohoto serveru v Discordu).
    [host] Nové stoly mluví jazykem toho, kdo je otevře.
   *[house] Jazyk nových stolů: { $language }.
}
house-menu-language = Jakým jazykem mají nové stoly mluvit?
house-language-usual = { $from ->
    [server] { $language }, jazyk tohoto serveru v Discordu
   *[host] jazyk toho, kdo stůl otevře
}
moderated-language = { $about ->
    [none] jazyk nových stolů: neurčený
   *[other] jazyk nových stolů: { $about }
}

house-table = - { $game } v kanálu { $channel }, zakládá { $host }: { $says }
house-table-says = { $people ->
    [0] nikdo tu není
    [one] jeden člověk
    [few] { $people } lidé
   *[other] { $people } lidí
}, { $deal ->
    [0] ještě se nezačalo
   *[other] kolo { $deal }
}

# Zákazy

button-ban = { $days ->
    [0] Natrvalo
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
}
house-menu-ban = Zakázat někomu přístup ke stolům
house-menu-unban = Nechat někoho zase hrát
house-ban = - { $name }, { $until ->
    [none] natrvalo
   *[other] do { $until }
}{ $reason ->
    [none] {""}
   *[other] {""}: „{ $reason }“
}
house-ban-sure = **Zakázat přístup ke stolům tohoto serveru: { $name }?**
house-ban-holds = Zákaz už platí. Nový ho nahradí.
house-ban-reason-follows = Vyber, na jak dlouho. Potom můžeš napsat důvod.
house-bans-means = Kdo má zákaz, odejde od všech stolů tohoto serveru, jako by odešel sám, a nemůže stůl otevřít, přisednout si ani se dívat. Žetony mu zůstávají. Až čas uplyne, zákaz sám skončí.
form-ban = { $days ->
    [0] Zákaz natrvalo: { $name }
    [one] Zákaz na 1 den: { $name }
    [few] Zákaz na { $days } dny: { $name }
   *[other] Zákaz na { $days } dní: { $name }
}
form-ban-reason = Důvod
ban-reason-told = Může zůstat prázdný. Kdo má zákaz, přečte si ho, až bude chtít hrát.
moderated-ban = zakazuje přístup ke stolům { $days ->
    [0] natrvalo
    [one] na jeden den
    [few] na { $days } dny
   *[other] na { $days } dní
}: { $about }{ $reason ->
    [none] {""}
   *[other] {" "}(„{ $reason }“)
}
refused-banned = Moderátoři tohoto serveru tě{ $until ->
    [none] {""}
   *[other] {" "}do { $until }
} k jeho stolům nepustí.{ $reason ->
    [none] {""}
   *[other] {" "}Důvod: „{ $reason }“.
} Promluv si prosím s nimi.

# Když byl bot odebrán a zase přidán

ended-server-gone = Server mě odebral, a proto se stůl zavřel. Co bylo rozehrané, se dohrálo.

# Kaffeehaus přibyl na server

arrival = **Kaffeehaus má na serveru { $server } otevřeno:** domino s přáteli nebo s boty, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}.
button-first-table = Otevřít první stůl
button-arrival-settings = Nastavení
which-channel = Ve kterém kanálu?
menu-which-channel = Vyber kanál
refused-server-gone = Tohle tlačítko patří k serveru, na kterém už nejsem já, nebo ty.
refused-channel-gone = Tenhle kanál už neexistuje, nebo v něm nesmíš psát. Vyber jiný.
refused-no-channel = Nenašel se kanál pro stůl. V kanálu, kde ještě žádný stůl není, potřebuju oprávnění Zobrazit kanál, Odesílat zprávy a Přikládat soubory, a psát tam musíš smět i ty.
house-pick-there = -# Přímo na serveru, příkazem /house, nabízí tato stránka víc.
