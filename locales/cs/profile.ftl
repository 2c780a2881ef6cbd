# Profil člena: obrázek, jeho popis pro ty, kdo ho nevidí, a zpráva kolem něj.

command-profile = Co tu člen hrál: kola, ratingy, žetony a s kým často
    .member = čí profil; bez volby tvůj
menu-profile = Profil

picture-profile-rounds = vyhraná kola
picture-profile-percent = { $share } %
picture-profile-kept = dohráno
picture-profile-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
picture-profile-streak = série, rekord { $longest }
picture-profile-gain = vyhrané žetony
picture-profile-rivals = Často u stolu
picture-profile-partners = Nejlepší spoluhráči
picture-profile-rating = Rating
picture-profile-chips = Žetony
picture-profile-won = výhry
picture-profile-fair = podíl
picture-profile-rated = rating
picture-profile-bots = s boty

picture-alt-profile = Profil: { $name }. Vyhraná kola { $won } z { $played }, spravedlivý podíl by byl { $fair }. Dohráno do konce { $kept } % kol. Dní po sobě s kolem: { $streak }, nejvíce { $longest }. Žetony { $gain }.
picture-alt-profile-game = { $title } { $won } z { $played }, spravedlivý podíl { $fair }
picture-alt-profile-rated = { $line }, rating { $rating }
picture-alt-profile-games = Podle her: { $games }.
picture-alt-profile-rivals = Často u stolu: { $names }.
picture-alt-profile-partners = Nejlepší spoluhráči (vyhraná / odehraná kola): { $partners }.
picture-alt-profile-ratings = Nejlepší rating v čase: { $values }.
picture-alt-profile-chips = Vyhrané žetony v čase: { $values }.

profile-title = **{ $name } na tomto serveru**
profile-fair = -# Podíl: kolik by to bylo výher, kdyby u každého stolu vyhrávali všichni stejně často.
profile-bots = S boty: { $played ->
    [one] jedno kolo, z toho výher: { $won }.
    [few] { $played } kola, z toho výher: { $won }.
   *[other] { $played } kol, z toho výher: { $won }.
}
profile-tournaments = Odehrané turnaje: { $played }. Nejlepší místo: { $rank } z { $people }.
profile-empty = { $name } na tomto serveru ještě nemá dohrané žádné kolo proti lidem.
profile-empty-own = Na tomto serveru ještě nemáš dohrané žádné kolo proti lidem. Stůl otevře /play.
profile-hidden = { $name } svůj profil neukazuje všem.
profile-seen = -# Tvůj profil vidí: { $who }. Změníš to pomocí /settings.
profile-of-bots = Boti profil nemají. Vyber člena, který hraje.
profile-who = { $who ->
    [met] lidé, se kterými máš odehráno
    [self] jen ty
   *[everyone] všichni zde
}
button-profile-share = Ukázat v kanálu

preferences-profile = Kdo vidí můj profil
choice-profile-everyone = Můj profil: vidí všichni na serveru
choice-profile-met = Můj profil: vidí lidé, se kterými mám odehráno
choice-profile-self = Můj profil: vidím jen já
help-profile = **Tvoje výsledky tady:** /profile
profile-partner = { $name } ({ $won } / { $played })
button-achievements = Úspěchy: { $earned } z { $all }
