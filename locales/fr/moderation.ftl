# /house : ce que règle et fait là qui gère un serveur

command-house = Les tables de ce serveur, pour qui le gère : limites, salons, bannissements, langue, aspect

button-house-tables = Tables ouvertes
button-house-channels = Salons
button-house-limits = Limites
button-house-bans = Bannissements
button-house-looks = Aspect
button-house-record = Qui a fait quoi
button-house-back = Retour
button-house-close = Fermer cette table

house-title = **La maison sur ce serveur.** Seules les personnes qui gèrent le serveur voient et changent ceci.
house-tables = Tables ouvertes : { $count }, au plus { $most }, par hôte { $host }. Une table ferme après { $deals ->
    [one] { $deals } manche
   *[other] { $deals } manches
} ; une partie est toujours jouée jusqu’au bout.
house-channels = Des tables peuvent s’ouvrir { $channels ->
    [none] dans tous les salons
   *[other] dans { $channels } et leurs fils
}.
house-computers = Tables avec des bots : { $chips ->
    [yes] avec jetons
   *[no] pour le plaisir
}
house-language = Langue des messages publics : { $language }
house-bans = À l’écart des tables : { $count ->
    [0] personne
   *[other] { $count }
}
house-menu-language = Langue des messages publics aux nouvelles tables
house-menu-computers = Pour quoi on joue aux tables avec des bots

house-tables-title = { $count ->
    [0] Aucune table n’est ouverte.
    [one] **{ $count } table est ouverte**
   *[other] **{ $count } tables sont ouvertes**
}
house-table = - { $game } dans { $channel }, hôte { $host } : { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $deal ->
    [0] pas encore commencé
   *[other] manche { $deal }
}
house-table-says = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $deal ->
    [0] pas encore commencé
   *[other] manche { $deal }
}
house-table-unreadable = - une table dans { $channel } d’une autre version de moi, qui s’en occupe
house-more = … et { $count } de plus
house-menu-close = En fermer une
house-close-means = Fermer cette table ? Ce qui a commencé est d’abord joué jusqu’au bout, par des bots pour qui s’en va, et tout le monde est payé selon les règles. C’est sans retour.

house-menu-channels = Partout : choisis des salons
house-channels-means = Choisis les salons où des tables peuvent s’ouvrir ; leurs fils sont compris. Sans choix, c’est partout. Les tables ouvertes restent.

house-limits-means = Ce qui vaut sur ce serveur. Qui gère Kaffeehaus a fixé le plus qu’il peut y avoir ; ici, tu peux choisir moins. Les tables ouvertes restent.
house-limit-usual = comme fixé par qui gère Kaffeehaus
house-menu-server-tables = Tables à la fois sur ce serveur
house-menu-host-tables = Tables à la fois par hôte
house-menu-session-deals = Manches avant qu’une table ferme
house-limit-server-tables = { $count ->
    [one] { $count } table à la fois
   *[other] { $count } tables à la fois
}
house-limit-host-tables = { $count ->
    [one] { $count } table par hôte
   *[other] { $count } tables par hôte
}
house-limit-session-deals = { $count ->
    [one] { $count } manche par table
   *[other] { $count } manches par table
}

house-menu-ban = Bannir quelqu’un des tables
house-menu-unban = Laisser quelqu’un rejouer
house-bans-means = Qui est banni quitte chaque table de ce serveur comme de son propre gré, et ne peut ni en ouvrir, ni en rejoindre, ni en regarder. Ses jetons lui restent.

house-record-title = **Qui a fait quoi**, du plus récent au plus ancien
house-record-empty = Rien encore.
moderated-close = a fermé la table dans { $about }
moderated-ban = a banni { $about } des tables
moderated-unban = laisse { $about } rejouer
moderated-channels = a autorisé les tables { $about ->
    [none] dans tous les salons
   *[other] dans { $about }
}
moderated-server-tables = tables à la fois : { $about ->
    [none] autant que Kaffeehaus permet
   *[other] { $about }
}
moderated-host-tables = tables par hôte : { $about ->
    [none] autant que Kaffeehaus permet
   *[other] { $about }
}
moderated-session-deals = manches avant qu’une table ferme : { $about ->
    [none] autant que Kaffeehaus permet
   *[other] { $about }
}
moderated-computers = tables avec des bots : { $about ->
    [yes] avec jetons
   *[no] pour le plaisir
}
moderated-language = messages publics : { $about }
moderated-looks = a changé l’aspect des tables
moderated-save-preset = a enregistré les règles maison { $about }
moderated-delete-preset = a supprimé les règles maison { $about }

refused-channel = Les tables ne sont pas permises dans ce salon. Elles sont ici : { $channels }.
