# Ce que lisent les personnes qui gèrent un serveur : la langue des tables, les tables ouvertes

house-language = { $from ->
    [server] Les nouvelles tables parlent { $language } : la langue de ce serveur dans Discord.
    [host] Les nouvelles tables parlent la langue de la personne qui les ouvre.
   *[house] Les nouvelles tables parlent { $language }.
}
house-menu-language = Langue des nouvelles tables
house-language-usual = { $from ->
    [server] { $language }, la langue de ce serveur dans Discord
   *[host] la langue de la personne qui ouvre la table
}
moderated-language = { $about ->
    [none] ne fixe plus la langue des nouvelles tables
   *[other] a choisi la langue des nouvelles tables : { $about }
}

house-table = - { $game } dans { $channel }, hôte { $host } : { $says }
house-table-says =
    { $people ->
        [0] personne
        [one] { $people } personne
       *[other] { $people } personnes
    }, { $deal ->
        [0] pas encore commencé
       *[other] manche { $deal }
    }

# Bannissements

button-ban = { $days ->
    [0] Pour toujours
    [one] { $days } jour
   *[other] { $days } jours
}
house-menu-ban = Bannir quelqu’un des tables
house-menu-unban = Laisser quelqu’un rejouer
house-ban = - { $name }, { $until ->
    [none] pour toujours
   *[other] jusqu’au { $until }
}{ $reason ->
    [none] {""}
   *[other] {""} : « { $reason } »
}
house-ban-sure = **Bannir { $name } des tables de ce serveur ?**
house-ban-holds = Un bannissement est déjà en cours. Le nouveau le remplace.
house-ban-reason-follows = Choisis pour combien de temps. Ensuite, tu peux donner une raison.
house-bans-means = Une personne bannie quitte toutes les tables de ce serveur, comme si elle l’avait choisi, et ne peut ni en ouvrir, ni en rejoindre, ni en regarder. Ses jetons lui restent. À son terme, le bannissement prend fin tout seul.
form-ban = { $days ->
    [0] Bannir { $name } pour toujours
    [one] Bannir { $name } pour { $days } jour
   *[other] Bannir { $name } pour { $days } jours
}
form-ban-reason = Raison
ban-reason-told = Peut rester vide. La personne la lit quand elle essaie de jouer.
moderated-ban = a banni { $about } des tables { $days ->
    [0] pour toujours
    [one] pour { $days } jour
   *[other] pour { $days } jours
}{ $reason ->
    [none] {""}
   *[other] {""} : « { $reason } »
}
refused-banned = La modération de ce serveur ne te laisse pas jouer à ses tables{ $until ->
    [none] {""}
   *[other] {" "}jusqu’au { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Sa raison : « { $reason } ».
} Adresse-toi à elle.

# Quand le bot a été retiré puis ajouté de nouveau

ended-server-gone = Le serveur m’avait retiré, la table a donc fermé. Ce qui était en cours a été joué jusqu’au bout.

# Kaffeehaus a été ajouté à un serveur

arrival = **Le Kaffeehaus est ouvert sur { $server }.** { $games } jeux de dominos, entre amis ou avec des bots, pour de l’argent fictif.
button-first-table = Ouvrir la première table
button-arrival-settings = Réglages
which-channel = Dans quel salon ?
menu-which-channel = Choisis un salon
refused-server-gone = Ce bouton est celui d’un serveur où je ne suis plus, ou dont tu ne fais pas partie.
refused-channel-gone = Choisis un autre salon : celui-là n’existe plus, ou tu ne peux pas y écrire.
refused-no-channel = Je ne trouve pas de salon pour une table. Dans un salon sans table, il me faut Voir le salon, Envoyer des messages et Joindre des fichiers, et tu dois pouvoir y écrire.
house-pick-there = -# Sur le serveur même, avec /house, cette page offre plus de choix.
