# Commandes, jetons, réglages, refus

command-play = Ouvrir une table dans ce salon
    .game = Quel jeu
command-table = Remettre la table de ce salon tout en bas
command-hand = Voir ma main à la table de ce salon
command-leave = Quitter la table de ce salon
command-chips = Tes jetons sur ce serveur
command-chips-balance = Combien de jetons tu as
command-chips-daily = Tes jetons du jour
command-chips-history = Ce qui est entré et sorti
command-leaderboard = Les classements de ce serveur, avec ton rang
    .by = Dans quel ordre
    .page = Quelle page ; dix personnes par page
command-rules = Comment se joue un jeu
    .game = Quel jeu
command-about = Ce qu’est ce bot, et ce que valent ses jetons

balance = Tu as **{ $chips }** jetons sur ce serveur.
balance-at-tables = **{ $chips }** autres jetons à toi sont à une table encore en jeu.
balance-ceiling = Des { $ceiling } jetons que la maison paie par personne et par jour, tu en as gagné **{ $won }** aujourd’hui.
daily-given = Voici { $given } jetons du jour ; tu en as maintenant **{ $chips }**. Les prochains t’attendent { $when }.
history-title = **Tes jetons, du plus récent au plus ancien**
reason-buy-in = mis sur une table
reason-paid-out = payé par une table
reason-refund = rendu
reason-welcome = jetons de bienvenue
reason-daily = jetons du jour
reason-ceiling = au-delà de ce que la maison paie par jour

leaderboard-chips = **Les jetons sur ce serveur**{ $page ->
    [1] {""}
   *[other] {" "}· page { $page }
}
leaderboard-deals = **Les manches gagnées sur ce serveur**{ $page ->
    [1] {""}
   *[other] {" "}· page { $page }
}
leaderboard-line = { $place }\. { $name } · { $value }
leaderboard-by-chips = par jetons
leaderboard-by-deals = par manches gagnées
leaderboard-empty = Il n’y a encore personne. /play ouvre une table.
leaderboard-not-on = Tu n’es pas encore sur cette liste : joue une manche, ou regarde /chips balance.

language-unread = { $language } (pas encore relu par une personne de cette langue)
language-discord = selon la langue du serveur dans Discord

about = **Kaffeehaus** { $version } : les dominos d’Europe centrale, joués à des tables dans tes salons. /play en ouvre une, /rules dit comment se joue un jeu.
    {""}**Les jetons** sont pour jouer. Ils ne s’achètent pas, ne se vendent pas et ne s’échangent contre rien de valeur. Tout le monde commence avec le même nombre sur un serveur ; /chips daily en redonne. Les comptes peuvent être remis à zéro.
    {""}**Le mélange se vérifie.** Avant la première manche, un sceau (SHA-256 d’un secret) est montré ; tes propres clics, en arrivant et à chaque manche, coupent les dominos ; à la fermeture, le secret est montré, et tout le monde peut refaire chaque mélange (docs/fairness.md).
    {""}**Ce qui est retenu :** ton identifiant, ton nom, ta langue et le salon de nos messages privés, tes jetons, et les jeux que tu as joués. Les messages ne sont jamais lus. /privacy en dit plus, te donne tout et le fait oublier.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers

refused-permissions = Je ne peux pas ouvrir de table ici. Demande à la modération de m’autoriser dans ce salon : { $names }.
refused-forbidden = Discord ne me laisse pas écrire là. Demande à la modération de m’accorder Voir le salon, Envoyer des messages et Joindre des fichiers.
refused-add-to-thread = Je ne suis pas dans ce fil, je ne peux donc pas y écrire. Ajoute-moi (me mentionner ici suffit) et réessaie.
refused-locked = Ce fil est verrouillé, je ne peux donc pas y écrire. Demande à la modération de le rouvrir.
refused-no-table = Cette table n’existe plus. /play en ouvre une nouvelle.
refused-no-table-here = Il n’y a pas de table dans ce salon. /play en ouvre une.
refused-newer-table = On me met à jour, et une version plus récente de moi s’occupe de cette table. Réessaie dans une minute.
refused-unreadable-table = Cette table suivait des règles que je ne connais plus et n’a pas pu continuer ; tous les jetons ont été rendus. /play en ouvre une nouvelle.
refused-begun = Le jeu a déjà commencé. Quand la table fermera, /play en ouvrira une nouvelle.
refused-over = Cette table est fermée. /play en ouvre une nouvelle.
refused-already-seated = Tu as déjà une place. Appuie sur *Ma main*.
refused-full = Les { $seats } places sont prises. Dans un autre salon, /play ouvre une autre table.
refused-not-seated = Tu n’as pas de place à cette table. Installe-toi tant qu’elle est ouverte, ou utilise /play dans un autre salon.
refused-not-seated-moderator = Tu n’as pas de place à cette table. Pour la modération, /house la ferme.
refused-banker-settles = Selon les règles maison de cette table, c’est la banque ({ $name }) qui fixe les limites.
refused-host-only = Seul l’hôte ({ $name }) peut faire ça.
refused-bad-option = « { $option } » ne peut pas avoir cette valeur. Choisis-en une autre.
refused-not-a-number = Donne un nombre entier, par exemple 3.
refused-players = { $least ->
    [4] Il faut être quatre
   *[other] Il faut être de { $least } à { $most }
}, et pour l’instant { $seated ->
    [one] il y a { $seated } personne
   *[other] il y a { $seated } personnes
}. Des bots peuvent prendre les places libres.
refused-too-few-chips = { $name ->
    [none] Tu n’as pas
   *[other] { $name } n’a pas
} assez de jetons pour ça : il en manque { $missing }. Essaie /chips daily ou de plus petites mises.
refused-account-young = Ton compte Discord est trop récent pour recevoir des jetons : il doit avoir { $days } { $days ->
    [one] jour
   *[other] jours
}, et les aura { $when }. Les tables pour le plaisir te sont ouvertes dès maintenant.
refused-refill-had = Tu as pris tes jetons du jour. Les prochains, de nouveau jusqu’à { $level } en tout, sont à toi { $when }.
refused-refill-full = Les jetons du jour te ramènent à { $level }, et tu les as, en comptant ceux des tables. Reviens quand tu en auras moins.
refused-house-stakes = Avec des bots, les mises sont petites : personne ne peut perdre plus de { $most } jetons par manche, et selon ces règles maison ce serait { $worst }. Choisis moins dans *{ button-rules }* ({ $options }), ou trouve des gens pour les places.
refused-house-bank = Avec des bots à la table, la banque se tire au sort, et ces règles maison la donnent à une personne. Laisse faire le sort, ou donne la banque à un bot. (Si tu joues contre des bots uniquement, tu peux la choisir quand les mises minimale et maximale sont de 1.)
refused-chips-gone = Il n’y a plus assez de jetons pour ça. /chips balance montre ce que tu as.
refused-host-tables = { $count ->
    [one] Tu as déjà { $count } table ouverte : { $channels }. Ferme-la d’abord.
   *[other] Tu as déjà { $count } tables ouvertes : { $channels }. Fermes-en d’abord une.
}
refused-server-tables = { $count ->
    [one] { $count } table est déjà ouverte sur ce serveur, et il ne peut pas y en avoir plus. Quand elle fermera, /play en ouvrira une autre.
   *[other] { $count } tables sont ouvertes sur ce serveur, et il ne peut pas y en avoir plus. Quand l’une fermera, /play en ouvrira une autre.
}
refused-banned = La modération de ce serveur ne te laisse pas jouer à ses tables. Parle-lui.
refused-too-quick = Ça fait beaucoup en peu de temps. Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, puis réessaie.
refused-no-deal = Aucune manche n’est en cours.
refused-closing-stays = Quelqu’un est parti : la table ferme après cette manche.
refused-no-pause = La manche suivante a déjà commencé.
refused-stale = Ce bouton date d’avant. Voici ta main telle qu’elle est maintenant.
refused-unreadable = Ce bouton ne vaut plus. /hand montre ta main telle qu’elle est, /table la table.
refused-busy = Il se passe trop de choses à la fois en ce moment. Réessaie.
refused-trouble = Discord a des soucis et n’a pas pris ma réponse. Si rien n’a changé, appuie de nouveau.
refused-rate-limited = Discord me demande d’attendre et n’a pas pris ça. Réessaie { $when }.
broken = Quelque chose a mal tourné de notre côté (nº { $number }). Rien n’est perdu ; réessaie.
