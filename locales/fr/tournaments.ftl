# Tournois : des manches où toutes les tables reçoivent les mêmes dominos

tournament-title = 🏆 **Tournoi : { $game }** · { $rounds } manches
tournament-plan = -# Toutes les tables reçoivent les mêmes dominos : ton score est comparé à celui de toutes les personnes qui ont eu ta main. Une manche dure { $round } minutes au plus.{ $reminds ->
    [yes] {" "}Je te préviens { $minutes } minutes avant la première.
   *[no] {""}
}
tournament-entry = -# { $chips ->
    [one] L’entrée coûte { $chips } jeton
   *[other] L’entrée coûte { $chips } jetons
}, mis de côté au début du tournoi. La première place gagne la moitié du total, la deuxième un tiers, la troisième un sixième. Si le tournoi est arrêté, tout est rendu.
tournament-seal = -# Le nombre secret de toutes les manches est tiré. Son sceau : `{ $seal }`
tournament-team = { $state ->
    [together] **{ $name } et toi formez une équipe :** vous êtes face à face à chaque manche. Si tu ne veux pas, choisis-toi ici.
    [waits] Vous formez une équipe dès que { $name } appuie sur *{ $join }*, même après une première inscription.
   *[alone] À chaque manche, quelqu’un d’autre est en face de toi. Pour jouer toutes les manches avec la même personne, choisis-la ici.
}
menu-tournament-team = Jouer en équipe
tournament-nobody = **Personne ne s’est inscrit,** il n’y a donc pas de tournoi.
tournament-missed = **Je n’étais pas là à l’heure dite,** il n’y a donc pas de tournoi. Toutes mes excuses ! Prévoyez-en un autre avec /evening.
tournament-taken = **Un tournoi se joue déjà dans ce salon,** celui-ci ne commence donc pas.
tournament-refused = **Trois tournois se jouent déjà sur ce serveur,** celui-ci ne commence donc pas.
tournament-event-about = Inscris-toi dans le salon : tu reçois un rappel, et le tournoi y commence tout seul.
tournament-opened = Le tournoi commence sans toi : tu n’as pas assez de jetons, ou tu joues dans un autre. *{ button-evening-enter }* te fait entrer tant que la dernière manche n’a pas commencé.
tournament-begun = Le tournoi commence.
tournament-call = { $names } Le tournoi commence : { $game }. *{ button-hand }* montre tes dominos.
tournament-call-again = { $names } La manche { $round } sur { $rounds } commence. *{ button-hand }* montre tes dominos.
tournament-hurry = { $names } C’est à toi de jouer, et le temps est écoulé { $when }. Ensuite, un bot joue à la place des personnes trop lentes.
tournament-break = La manche { $round } sur { $rounds } commence { $when }.
tournament-round = **Manche { $round } sur { $rounds }.** Fin du temps { $when }.
tournament-paused = En pause avant la manche { $round } sur { $rounds }. S’il ne reprend pas, il sera arrêté { $when }.
tournament-ended = Le tournoi est terminé.
tournament-stopped = Le tournoi a été arrêté.
tournament-stopped-round = { tournament-stopped } Cette manche ne compte plus, et les jetons d’entrée sont rendus. Continue si tu veux, ou laisse un bot finir.
tournament-won = 🥇 **{ $names }** : { $score } %
tournament-people = { $count ->
    [one] { $count } personne joue.
   *[other] { $count } personnes jouent.
}
tournament-how = *{ button-hand }* montre tes dominos. Si tu arrives maintenant, tu joues à partir de la manche suivante.
tournament-after = Après la manche { $round } sur { $rounds }
tournament-own = **Manche { $round } : { $last } %.** Au total { $score } % : place { $place } sur { $count }.
tournament-no-round = Tu n’as pas encore joué de manche.
tournament-counting = -# Ton score est comparé à celui de toutes les personnes qui ont eu tes dominos : aux autres tables, et chez des Maîtres qui jouent chaque manche 24 fois. La moyenne est 50 %. Une manche laissée à un bot compte 0 %, une manche manquée 40 %.
tournament-line = **{ $place }.** { $name } · { $score } %
picture-board-percent = { $score } %
tournament-entered = Tu joues à partir de la manche suivante. Tes dominos apparaîtront ici quand elle commencera.
tournament-left = Tu as quitté le tournoi. Un bot finit ce que tu as commencé. *{ $enter }* te fait revenir.
tournament-stop-sure = Arrêter ce tournoi pour tout le monde ?
tournament-paused-done = { $done ->
    [yes] C’est fait.
   *[no] Une manche vient de commencer. Mets le tournoi en pause quand elle sera finie.
}
tournament-awaited = Les tables attendent { $names }.
menu-tournament-remove = Retirer quelqu’un
tournament-removed = { $name } ne joue plus dans ce tournoi. Un bot continue. Pour écarter quelqu’un, il y a les bannissements de /house.
round-ends = Manche { $round } : fin du temps { $when }.
ended-round = { $stopped ->
    [yes] { tournament-stopped }
   *[no] Ta table a fini. Ton résultat arrive dès que toutes les autres ont fini aussi.
}
ended-again = Tu as joué cette main. */puzzle › { button-puzzle-deal }* montre ton score.
tournament-deal = **Manche { $round }**
tournament-result = { $name } · { $score } % · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tournament-file = Avec ce fichier, on peut vérifier que toutes les tables d’une manche ont eu les mêmes dominos, et chaque score. { $url ->
    [none] La page sur l’équité explique comment.
   *[other] [Cette page explique comment](<{ $url }>).
} Sceau : `{ $seal }`
button-evening-begin = Commencer maintenant
button-evening-enter = Entrer en jeu
button-evening-out = Quitter le tournoi
button-evening-pause = Mettre en pause
button-evening-resume = Reprendre
button-evening-stop = Arrêter le tournoi
button-evening-end = Oui, l’arrêter
button-evening-deals = Tous les résultats
refused-tournament-game = Ce jeu ne se joue pas en tournoi : { $game }. Ceux-ci, oui : { $games }
refused-tournament-over = Le tournoi est terminé.
refused-round-goes-on = D’autres jouent encore avec ces dominos. Reviens voir quand la manche sera finie.
refused-tournament-elsewhere = Tu joues déjà dans un autre tournoi. Quitte-le d’abord : *{ button-evening-out }*.
refused-tournament-outside = Tu ne joues pas dans ce tournoi. *{ $button }* te fait entrer tant que la dernière manche n’a pas commencé.
refused-tournament-not-in = Cette personne ne joue pas dans ce tournoi.
refused-tournament-preset = Les règles maison *{ $name }* ne conviennent pas à des tables de quatre : on ne peut pas en faire un tournoi.
