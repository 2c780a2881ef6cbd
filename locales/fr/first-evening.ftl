# La première soirée : quels bots rencontre une nouvelle personne

level-rule = Tu rencontres d’abord des apprentis. Gagne { $wins } de tes { $rounds } dernières manches en solo contre les bots d’un niveau, et tu passes au suivant ; perds les { $rounds }, et tu reviens au précédent.
level-met = { $game } : { $level } · { $rounds ->
    [0] on compte à partir de la prochaine manche
   *[other] victoires : { $won } sur { $rounds }
}

# La première manche : pas d’horloge tant que seuls des bots attendent

no-hurry = {" "}· rien ne presse
nudge-unhurried = { $names }, à toi de jouer ! Rien ne presse : seuls des bots attendent. Sans nouvelles de toi, un bot joue à ta place { $when }. [À la table](<{ $link }>)

# La première table : une leçon


# Les menus de jeux : une ligne pour chacun

hook-austrian-block = le classique des cafés
    .name = Autrichien
    .word = sans pioche
hook-buki = mise sur toi
    .name = Buki
    .word = mise
hook-pulle = la dernière personne en jeu prend le pot
    .name = Pulle
    .word = le pot
hook-austrian-draw = si rien ne va, pioche
    .name = Autrichien
    .word = avec pioche
hook-luxembourg = trois manches rapides
    .name = Luxembourg
    .word = trois manches
hook-hungarian = pose des séries entières
    .name = Hongrois
    .word = par séries
hook-challenge = annonce ou bluffe
    .name = Challenge
    .word = bluff
hook-tendler = Vienne 1830
    .name = Tendler
    .word = Vienne 1830
game-facts = { $hook } · { $players } { $most ->
    [one] personne
   *[other] personnes
} · { $minutes } min
game-line = { $title } : { $facts }
