# What the people who manage a server read: in which language tables speak, which tables are open

house-language =
    { $from ->
        [server] Az új asztalok nyelve: { $language } (a szerver nyelve a Discordban).
        [host] Az új asztalok nyelve annak a nyelve, aki megnyitja őket.
       *[house] Az új asztalok nyelve: { $language }.
    }
house-menu-language = Milyen nyelvűek legyenek az új asztalok?
house-language-usual = { $from ->
    [server] { $language }, a szerver nyelve a Discordban
   *[host] annak a nyelve, aki megnyitja az asztalt
}
moderated-language =
    { $about ->
        [none] már nem szabja meg az új asztalok nyelvét
       *[other] megszabta az új asztalok nyelvét: { $about }
    }

house-table = - { $game } itt: { $channel }, házigazda { $host }: { $says }
house-table-says = { $people ->
    [0] senki sincs ott
    [one] egy ember
   *[other] { $people } ember
}, { $deal ->
    [0] még nem kezdődött el
   *[other] { $deal }. parti
}

# Bans

button-ban = { $days ->
    [0] Végleg
    [one] 1 nap
   *[other] { $days } nap
}
house-menu-ban = Valaki kitiltása az asztaloktól
house-menu-unban = Valaki kitiltásának feloldása
house-ban = - { $name }, { $until ->
    [none] végleg
   *[other] eddig: { $until }
}{ $reason ->
    [none] {""}
   *[other] {""}: „{ $reason }”
}
house-ban-sure = **Kitiltod a szerver asztalaitól: { $name }?**
house-ban-holds = Már ki van tiltva. Az új kitiltás a régi helyébe lép.
house-ban-reason-follows = Válaszd ki, mennyi időre. Utána megadhatsz egy indokot.
house-bans-means = Akit kitiltasz, az itt minden asztaltól feláll, mintha maga döntött volna így. Nem nyithat asztalt, nem ülhet le, nem kibicelhet. A zsetonjai megmaradnak. Ha letelik az idő, a kitiltás magától megszűnik.
form-ban = { $days ->
    [0] Végleges kitiltás: { $name }
    [one] Kitiltás 1 napra: { $name }
   *[other] Kitiltás { $days } napra: { $name }
}
form-ban-reason = Indok
ban-reason-told = Üresen is maradhat. Az érintett akkor olvassa, amikor játszani próbál.
moderated-ban = kitiltotta az asztaloktól { $days ->
    [0] végleg
    [one] egy napra
   *[other] { $days } napra
}: { $about }{ $reason ->
    [none] {""}
   *[other] {" "}(„{ $reason }”)
}
refused-banned = A szerver moderátorai nem engednek leülni az asztalokhoz{ $until ->
    [none] {""}
   *[other] {" "}(eddig: { $until })
}.{ $reason ->
    [none] {""}
   *[other] {" "}Az indok: „{ $reason }”.
} Beszélj velük.

# After the bot has been removed and added again

ended-server-gone =
    Eltávolítottak a szerverről. Ami folyamatban volt, azt végigjátszottuk.

# A Kaffeehaus felkerült egy szerverre

arrival = **Kinyitott a Kaffeehaus itt: { $server }.** { $games } dominójáték, barátokkal vagy botokkal, játékpénzben.
button-first-table = Első asztal megnyitása
button-arrival-settings = Beállítások
which-channel = Melyik csatornában?
menu-which-channel = Válassz csatornát
refused-server-gone = Ez a gomb olyan szerveré, ahol már nem vagyok ott, vagy ahol te nem vagy tag.
refused-channel-gone = Válassz másik csatornát: ez már nincs meg, vagy nem írhatsz oda.
refused-no-channel = Nem találok csatornát az asztalnak. Olyan csatorna kell, ahol nincs asztal, te is írhatsz, és megvannak ezek az engedélyeim: Csatorna megtekintése, Üzenetek küldése, Fájlok csatolása.
house-pick-there = -# Magán a szerveren, a /house paranccsal, ez az oldal többet kínál.
