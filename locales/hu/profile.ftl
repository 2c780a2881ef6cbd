# Egy tag profilja: a kép, a leírása azoknak, akik nem látják, és az üzenet körülötte.

command-profile = Mit játszott itt egy tag: partik, értékszámok, zsetonok, gyakori asztaltársak
    .member = kinek a profilja; üresen hagyva a tiéd
menu-profile = Profil

picture-profile-rounds = megnyert parti
picture-profile-percent = { $share }%
picture-profile-kept = végigjátszva
picture-profile-days = { $days } nap
picture-profile-streak = sorozat, max. { $longest }
picture-profile-gain = nyert zseton
picture-profile-rivals = Gyakori asztaltársak
picture-profile-partners = Legjobb társak
picture-profile-rating = Értékszám
picture-profile-chips = Zseton
picture-profile-won = nyert
picture-profile-fair = arányos
picture-profile-rated = érték
picture-profile-bots = botokkal

picture-alt-profile = { $name } profilja: { $played } partiból { $won } megnyerve, az arányos rész { $fair } lenne. A partik { $kept }%-a végigjátszva. { $streak } napja minden nap játszik, a leghosszabb sorozata { $longest } nap. Zsetonok: { $gain }.
picture-alt-profile-game = { $title }: { $played } partiból { $won }, arányos rész { $fair }
picture-alt-profile-rated = { $line }, értékszám { $rating }
picture-alt-profile-games = Játékonként: { $games }.
picture-alt-profile-rivals = Gyakori asztaltársak: { $names }.
picture-alt-profile-partners = Legjobb társak (nyert / játszott partik): { $partners }.
picture-alt-profile-ratings = A legjobb értékszám alakulása: { $values }.
picture-alt-profile-chips = A nyert zsetonok alakulása: { $values }.

profile-title = **{ $name } ezen a szerveren**
profile-fair = -# Arányos: ennyi győzelem járna, ha minden asztalnál mindenki ugyanolyan gyakran nyerne.
profile-bots = Botokkal: { $played ->
    [one] { $played } parti, ebből { $won } győzelem.
   *[other] { $played } parti, ebből { $won } győzelem.
}
profile-tournaments = Lejátszott versenyek: { $played }. A legjobb helyezés: { $people } közül { $rank }.
profile-empty = { $name } még nem játszott végig partit mások ellen ezen a szerveren.
profile-empty-own = Még nem játszottál végig partit mások ellen ezen a szerveren. A /play asztalt nyit.
profile-hidden = { $name } nem mutatja meg mindenkinek a profilját.
profile-seen = -# A profilodat látja: { $who }. A /settings paranccsal módosíthatod.
profile-of-bots = A botoknak nincs profiljuk. Válassz egy tagot, aki játszik.
profile-who = { $who ->
    [met] akivel már játszottál
    [self] csak te
   *[everyone] itt mindenki
}
button-profile-share = Mutatom a csatornában

preferences-profile = Ki látja a profilomat
choice-profile-everyone = Profilom: a szerveren mindenki látja
choice-profile-met = Profilom: akivel már játszottam, látja
choice-profile-self = Profilom: csak én látom
help-profile = **Amit itt elértél:** /profile
profile-partner = { $name } ({ $won } / { $played })
button-achievements = Kitüntetések: { $earned } / { $all }
