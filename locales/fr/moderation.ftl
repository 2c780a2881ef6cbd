# /house : ce que règle et fait là qui gère un serveur

command-house = Pour gérer les tables de ce serveur : limites, salons, bannissements, langue, aspect
    .page = La page à ouvrir

button-house-tables = Tables ouvertes
button-house-channels = Salons
button-house-limits = Limites
button-house-games = Jeux
button-house-bans = Bannissements
button-house-looks = Aspect
button-house-record = Qui a fait quoi
button-house-close = Fermer cette table

house-title = **La maison sur ce serveur.** Seules les personnes qui gèrent le serveur voient et changent ceci.
house-tables =
    Tables ouvertes : { $count } (limite { $most } ; { $host } par hôte){ $slow ->
        [0] {""}
       *[other] , plus les lentes : { $slow }
    }. Une table ferme après { $deals ->
        [one] { $deals } manche
       *[other] { $deals } manches
    } ; une partie se joue toujours jusqu’au bout.
house-channels = Des tables peuvent s’ouvrir { $channels ->
    [none] dans tous les salons
   *[other] dans { $channels } et leurs fils
}.
house-computers = Tables avec des bots : { $chips ->
    [yes] avec jetons
   *[no] pour le plaisir
}
house-bans =
    Bannissements des tables : { $count ->
        [0] personne
       *[other] { $count }
    }
house-menu-computers = Pour quoi on joue aux tables avec des bots

house-tables-title = { $count ->
    [0] Aucune table n’est ouverte.
    [one] **{ $count } table est ouverte**
   *[other] **{ $count } tables sont ouvertes**
}
house-table-unreadable = - une table dans { $channel }, tenue par une autre version de moi
house-more = … et { $count } de plus
house-menu-close = En fermer une
house-close-means = Fermer cette table ? La manche ou la partie commencée se joue d’abord jusqu’au bout, avec des bots aux places vides, et tout le monde est payé selon les règles. C’est sans retour.

house-menu-channels = Partout : choisis des salons
house-channels-means = Choisis les salons où des tables peuvent s’ouvrir ; leurs fils sont compris. Sans choix, elles s’ouvrent partout. Les tables ouvertes restent.
house-games = Jeux proposés : { $off ->
    [none] tous
   *[other] tous sauf { $off }
}.
house-menu-games = Les jeux auxquels on peut jouer ici
house-menu-first-games = Les jeux que /play montre d’abord (cinq au plus)
house-games-means = Choisis les jeux pour lesquels on peut ouvrir une table ici. Les nouveaux jeux de Kaffeehaus sont proposés jusqu’à ce que tu les retires. Une table ouverte continue.

house-limits-means = Les limites de ce serveur. Tu peux abaisser les maximums fixés par les responsables de Kaffeehaus, pas les relever. Les tables ouvertes restent.
house-limit-usual = comme fixé par les responsables de Kaffeehaus
house-menu-server-tables = Tables ouvertes sur ce serveur
house-menu-host-tables = Tables ouvertes par hôte
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

house-record-title = **Qui a fait quoi**, du plus récent au plus ancien
house-record-empty = Rien encore.
moderated-close = a fermé la table dans { $about }
moderated-unban = laisse { $about } rejouer
moderated-channels = a autorisé les tables { $about ->
    [none] dans tous les salons
   *[other] dans { $about }
}
moderated-first-games = jeux que /play montre d’abord : { $about ->
    [none] comme d’habitude
   *[other] { $about }
}
moderated-games = jeux proposés : { $about ->
    [none] tous
   *[other] tous sauf { $about }
}
moderated-server-tables =
    tables ouvertes : { $about ->
        [none] autant que Kaffeehaus le permet
       *[other] { $about }
    }
moderated-host-tables =
    tables ouvertes par hôte : { $about ->
        [none] autant que Kaffeehaus le permet
       *[other] { $about }
    }
moderated-session-deals =
    manches avant qu’une table ferme : { $about ->
        [none] autant que Kaffeehaus le permet
       *[other] { $about }
    }
moderated-computers = tables avec des bots : { $about ->
    [yes] avec jetons
   *[no] pour le plaisir
}
moderated-looks = a changé l’aspect des tables
moderated-save-preset = a enregistré les règles maison { $about }
moderated-delete-preset = a supprimé les règles maison { $about }

refused-channel = Joue plutôt ici : { $channels }. Les tables ne sont pas permises dans ce salon.
