# Le profil d’un membre : l’image, ce qu’elle dit à qui ne la voit pas, et le message autour.

command-profile = Ce qu’un membre a joué ici : manches, cotes, jetons et partenaires de table
    .member = le profil de qui ; le tien si tu ne choisis personne
menu-profile = Profil

picture-profile-rounds = manches gagnées
picture-profile-percent = { $share } %
picture-profile-kept = terminées
picture-profile-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
picture-profile-streak = série, record { $longest }
picture-profile-gain = jetons gagnés
picture-profile-rivals = Souvent à la même table
picture-profile-partners = Meilleurs partenaires
picture-profile-rating = Cote
picture-profile-chips = Jetons
picture-profile-won = gagnées
picture-profile-fair = attendu
picture-profile-rated = cote
picture-profile-bots = avec des bots

picture-alt-profile = Profil de { $name } : manches gagnées { $won } sur { $played }, { $fair } attendues. { $kept } % des manches jouées jusqu’au bout. { $streak ->
    [one] Un jour
   *[other] { $streak } jours
} de suite avec une manche, au mieux { $longest }. Jetons { $gain }.
picture-alt-profile-game = { $title } { $won } sur { $played }, attendu { $fair }
picture-alt-profile-rated = { $line }, cote { $rating }
picture-alt-profile-games = Par jeu : { $games }.
picture-alt-profile-rivals = Souvent à la même table : { $names }.
picture-alt-profile-partners = Meilleurs partenaires (manches gagnées / jouées ensemble) : { $partners }.
picture-alt-profile-ratings = Meilleure cote au fil du temps : { $values }.
picture-alt-profile-chips = Jetons gagnés au fil du temps : { $values }.

profile-title = **{ $name } sur ce serveur**
profile-fair = -# Attendu : les manches gagnées si, à chaque table, tout le monde gagnait aussi souvent.
profile-bots = Avec des bots : { $played ->
    [one] { $played } manche jouée, victoires : { $won }.
   *[other] { $played } manches jouées, victoires : { $won }.
}
profile-tournaments = Tournois joués : { $played }. Meilleure place : { $rank } sur { $people }.
profile-empty = { $name } n’a pas encore terminé de manche contre d’autres personnes sur ce serveur.
profile-empty-own = Tu n’as pas encore terminé de manche contre d’autres personnes sur ce serveur. /play ouvre une table.
profile-hidden = { $name } ne montre pas son profil à tout le monde.
profile-seen = -# Qui voit ton profil : { $who }. /settings le change.
profile-of-bots = Les bots n’ont pas de profil. Choisis un membre qui joue.
profile-who = { $who ->
    [met] les personnes avec qui tu as joué
    [self] toi seulement
   *[everyone] tout le monde ici
}
button-profile-share = Montrer dans le salon

preferences-profile = Qui voit mon profil
choice-profile-everyone = Mon profil : tout le serveur le voit
choice-profile-met = Mon profil : qui a joué avec moi le voit
choice-profile-self = Mon profil : moi seulement
help-profile = **Tes résultats ici :** /profile
profile-partner = { $name } ({ $won } / { $played })
button-achievements = Succès : { $earned } sur { $all }
