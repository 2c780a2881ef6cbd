# Commandes, jetons, réglages, refus

command-play = Ouvrir une table dans ce salon
    .game = Quel jeu
    .pace = Rythme : lent, c’est un jour par coup, dans un fil
command-chips = Tes jetons sur ce serveur
command-chips-balance = Combien de jetons tu as
command-chips-daily = Tes jetons du jour
command-chips-history = L’historique de tes jetons sur ce serveur
command-leaderboard = Les classements de ce serveur, avec ton rang
    .by = Classer par
    .game = Quel jeu
    .period = Sur quelle période
    .against = Entre personnes ou contre les bots
    .page = Page (dix personnes par page)
command-rules = Comment on joue
    .game = Quel jeu

balance = { $playing ->
    [none] Tu as **{ $chips }** sur ce serveur.
   *[other] Tu as **{ $chips }** sur ce serveur, et encore **{ $playing }** en jeu à une table.
}
balance-ceiling =
    Gagné aujourd’hui contre des bots : **{ $won }** (limite par jour : { $ceiling } { $ceiling ->
        [one] jeton
       *[other] jetons
    }).
daily-given = Jetons du jour : **+{ $given }**. Tu as maintenant **{ $chips }**. Tu pourras en reprendre { $when }.
history-title = **Tes jetons, du plus récent au plus ancien**
reason-buy-in = mis de côté pour une table
reason-paid-out = rendu par une table
reason-refund = remboursé
reason-entry = entrée d’un tournoi
reason-prize = gagné dans un tournoi
reason-welcome = jetons de bienvenue
reason-daily = jetons du jour
reason-ceiling = au-dessus de la limite du jour contre les bots
reason-opening = d’avant la version 2

leaderboard-line = { $place }\. { $name } · { $value }
leaderboard-ratings = Tes cotes ici : { $list }
leaderboard-rating = { $game } **{ $rating }**
leaderboard-unrated = Ta cote dans un jeu s’affiche après dix manches ou parties contre cinq personnes différentes.
refused-no-period = Je ne comprends pas cette période. Choisis-en une dans la liste, ou écris un mois comme 2026-03.

language-unread = { $language } (pas encore relu par une personne de cette langue)

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-connect = Se connecter

refused-permissions = Demande à la modération de me donner ces permissions dans ce salon : { $names }. Sans elles, je ne peux pas ouvrir de table ici.
refused-forbidden = Demande à la modération de m’accorder Voir le salon, Envoyer des messages et Joindre des fichiers : Discord ne me laisse pas écrire là.
refused-no-posts = Choisis un salon textuel plutôt qu’un forum : je ne peux rien publier là.
refused-add-to-thread = Ajoute-moi à ce fil (me mentionner ici suffit), puis réessaie : je n’y suis pas et ne peux pas y écrire.
refused-locked = Demande à la modération de rouvrir ce fil : il est verrouillé, je ne peux pas y écrire.
refused-no-table = Cette table n’existe plus. /play en ouvre une nouvelle.
refused-no-table-here = Il n’y a pas de table dans ce salon. /play en ouvre une.
refused-newer-table = Réessaie dans une minute : on me met à jour, et une version plus récente de moi s’occupe de cette table.
refused-unreadable-table = Cette table suivait des règles que je ne connais plus et n’a pas pu continuer. Tous les jetons ont été rendus. /play en ouvre une nouvelle.
refused-begun = Le jeu a déjà commencé. Quand la table fermera, /play en ouvrira une nouvelle.
refused-over = Cette table est fermée. /play en ouvre une nouvelle.
refused-already-seated = Tu as déjà une place. Appuie sur *{ $button }*.
refused-full = Les { $seats } places sont prises. Dans un autre salon, /play ouvre une autre table.
refused-not-seated = Tu n’as pas de place à cette table. Installe-toi tant qu’elle est ouverte, ou utilise /play dans un autre salon.
refused-banker-settles = Selon les règles maison de cette table, c’est la banque ({ $name }) qui fixe les limites.
refused-host-only = Seul l’hôte ({ $name }) peut faire ça.
refused-bad-option = « { $option } » ne peut pas avoir cette valeur. Choisis-en une autre.
refused-not-a-number = Écris un nombre entier, par exemple 3.
refused-players = { $least ->
    [4] Il faut être quatre
   *[other] Il faut être de { $least } à { $most }
}, et pour l’instant { $seated ->
    [one] il y a { $seated } personne
   *[other] il y a { $seated } personnes
}. Des bots peuvent prendre les places libres.
refused-too-few-chips =
    { $name ->
        [none] Tu n’as pas
       *[other] { $name } n’a pas
    } assez de jetons pour ça : il en manque { $missing }. Une fois par jour, /chips daily en redonne, et les tables aux mises plus petites en demandent moins.
refused-account-young =
    Ton compte Discord est trop récent pour recevoir des jetons : il doit avoir { $days } { $days ->
        [one] jour
       *[other] jours
    }, ce sera le cas { $when }. D’ici là, tu peux jouer aux tables pour le plaisir.
refused-refill-had = Tu as déjà pris tes jetons du jour. Tu pourras en reprendre { $when }.
refused-house-stakes = Choisis des valeurs plus basses dans *{ button-rules }* ({ $options }), ou trouve des gens pour les places. Avec des bots, les mises sont petites : personne ne peut perdre plus de { $most } jetons par manche, et avec ces règles maison, ça pourrait aller jusqu’à { $worst }.
refused-house-bank = Change la règle maison *{ option-banker }* : avec des bots à la table, la banque est tirée au sort ou tenue par un bot, et ces règles la donnent à une personne. (Contre des bots uniquement, tu peux choisir la banque quand les mises minimale et maximale sont de 1.)
refused-chips-gone = Il n’y a plus assez de jetons pour ça. /chips balance montre ce que tu as.
refused-host-tables = { $count ->
    [one] Tu as déjà { $count } table ouverte : { $channels }. Continue là-bas ou termine-la d’abord.
   *[other] Tu as déjà { $count } tables ouvertes : { $channels }. Continue là-bas ou termines-en d’abord une.
}
refused-server-tables =
    { $count ->
        [one] { $count } table est déjà ouverte sur ce serveur, le maximum ici. Quand elle fermera, /play en ouvrira une autre.
       *[other] { $count } tables sont ouvertes sur ce serveur, le maximum ici. Quand l’une fermera, /play en ouvrira une autre.
    }
refused-too-quick =
    Attends { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, puis réessaie : ça faisait beaucoup d’un coup.
refused-no-deal = Aucune manche n’est en cours.
refused-closing-stays = Quelqu’un est parti, la table ferme donc après cette manche.
refused-no-pause = La manche suivante a déjà commencé.
refused-stale = Ce bouton n’est plus à jour. Voici ta main telle qu’elle est maintenant.
refused-unreadable = Ce bouton n’est plus à jour. /play montre ta main et la table telles qu’elles sont.
refused-no-server = Ça ne marche que sur un serveur : utilise-le dans un de ses salons.
refused-unknown-channel = Discord ne me dit pas de quel genre de salon il s’agit. Utilise un salon textuel ou un fil.
refused-old-command = Je ne connais pas cette commande telle que Discord l’a envoyée : elle a changé. Tape / et choisis-la de nouveau dans la liste. Si ça ne suffit pas, redémarre Discord.
refused-busy = Trop de demandes à la fois. Réessaie dans un instant.
refused-trouble = Discord a des soucis et n’a pas accepté ma réponse. Si rien n’a changé, appuie de nouveau.
refused-rate-limited = Réessaie { $when } : Discord me demande de ralentir et n’a pas accepté ça.
refused-crowded = Ce salon a reçu autant de réponses que Discord en permet par minute. Réessaie { $when }.
broken = Quelque chose a mal tourné de mon côté (erreur { $number }). Rien n’est perdu : réessaie.
