# Das Profil eines Mitglieds: das Bild, was es denen sagt, die es nicht sehen, und die Nachricht dazu.

command-profile = Was ein Mitglied hier gespielt hat: Partien, Wertungen, Chips und mit wem oft
    .member = wessen Profil; ohne Angabe deines
menu-profile = Profil

picture-profile-rounds = Partien gewonnen
picture-profile-percent = { $share } %
picture-profile-kept = beendet
picture-profile-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
picture-profile-streak = Serie, Rekord { $longest }
picture-profile-gain = Chips gewonnen
picture-profile-rivals = Oft am Tisch mit
picture-profile-partners = Beste Partner
picture-profile-rating = Wertung
picture-profile-chips = Chips
picture-profile-won = Siege
picture-profile-fair = fair
picture-profile-rated = Wertung
picture-profile-bots = mit Bots

picture-alt-profile = Profil von { $name }: Partien gewonnen { $won } von { $played }, der faire Anteil wäre { $fair }. { $kept } % der Partien zu Ende gespielt. { $streak ->
    [one] Ein Tag
   *[other] { $streak } Tage
} in Folge mit einer Partie, höchstens { $longest }. Chips { $gain }.
picture-alt-profile-game = { $title } { $won } von { $played }, fairer Anteil { $fair }
picture-alt-profile-rated = { $line }, Wertung { $rating }
picture-alt-profile-games = Nach Spielen: { $games }.
picture-alt-profile-rivals = Oft am Tisch mit { $names }.
picture-alt-profile-partners = Beste Partner im Team (gewonnene / gespielte Partien): { $partners }.
picture-alt-profile-ratings = Beste Wertung im Lauf der Zeit: { $values }.
picture-alt-profile-chips = Gewonnene Chips im Lauf der Zeit: { $values }.

profile-title = **{ $name } auf diesem Server**
profile-fair = -# Fair: so viele Siege, wenn an jedem Tisch alle gleich oft gewinnen.
profile-bots = Mit Bots: { $played ->
    [one] eine Partie, { $won } gewonnen.
   *[other] { $played } Partien, { $won } gewonnen.
}
profile-tournaments = Gespielte Turniere: { $played }. Bester Platz: { $rank } von { $people }.
profile-empty = { $name } hat auf diesem Server noch keine Partie gegen andere Leute beendet.
profile-empty-own = Du hast auf diesem Server noch keine Partie gegen andere Leute beendet. /play eröffnet einen Tisch.
profile-hidden = { $name } zeigt das eigene Profil nicht allen.
profile-seen = -# Dein Profil sehen: { $who }. Das änderst du mit /settings.
profile-of-bots = Bots haben kein Profil. Wähle ein Mitglied, das spielt.
profile-who = { $who ->
    [met] Leute, mit denen du gespielt hast
    [self] nur du
   *[everyone] alle hier
}
button-profile-share = Im Kanal zeigen

preferences-profile = Wer mein Profil sieht
choice-profile-everyone = Mein Profil: alle auf dem Server sehen es
choice-profile-met = Mein Profil: wer mit mir gespielt hat, sieht es
choice-profile-self = Mein Profil: nur ich sehe es
help-profile = **Was du hier erreicht hast:** /profile
profile-partner = { $name } ({ $won } / { $played })
button-achievements = Erfolge: { $earned } von { $all }
