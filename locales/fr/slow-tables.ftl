# Tables lentes : un jour par coup, dans des fils ; la liste de ses tables

pace-quick = Rapide : tout d’une traite
pace-slow = Lent : un jour par coup, dans un fil
opened-slow = Ta table lente a son propre fil : [à la table](<{ $link }>)
    -# Chaque coup peut prendre un jour. *{ button-my-tables }* (/help) montre tes tables.
refused-pace = Le rythme est rapide ou lent. Choisis dans la liste.
refused-no-threads = Une table lente a besoin d’un fil, et ce salon n’en a pas. Utilise /play dans un salon textuel ordinaire.
refused-threads-full = Ce serveur a autant de fils ouverts que Discord le permet. Fermes-en un, ou ouvre une table rapide.
permission-create-public-threads = Créer des fils publics

my-tables = { $count ->
    [one] **Tu as une place à { $count } table.**
   *[other] **Tu as une place à { $count } tables.**
}{ $waiting ->
    [0] {""}
    [one] {" "}{ $waiting } t’attend.
   *[other] {" "}{ $waiting } t’attendent.
}
my-tables-none = Tu n’as de place à aucune table en ce moment. /play en ouvre une.
my-table-turn = **À toi de jouer** · { $when ->
    [none] sans limite de temps
   *[other] fin { $when }
}
my-table-ready = **On continue ?** La manche suivante commence { $when ->
    [none] dès que tout le monde est prêt
   *[other] { $when }, ou dès que tout le monde est prêt
}
my-table-others = On attend : { $names ->
    [none] un bot
   *[other] { $names }
}{ $when ->
    [none] {""}
   *[other] {" "}· fin { $when }
}
my-table-pause = Entre deux manches{ $names ->
    [none] {""}
   *[other] {" "}· on attend encore : { $names }
} · manche suivante { $when ->
    [none] bientôt
   *[other] { $when }
}
my-table-lobby = Pas encore commencé · { $seated ->
    [one] { $seated } place prise
   *[other] { $seated } places prises
} · ferme { $when ->
    [none] si personne ne commence
   *[other] { $when } si rien ne se passe
}
my-table-asked = Tu auras une place à la manche suivante
my-table-away = Un bot joue pour toi. Un bouton de ta main te ramène à la table

reminder = { $count ->
    [one] **{ $count } table lente t’attend.**
   *[other] **{ $count } tables lentes t’attendent.**
}
away-slow = **Ton temps est écoulé** à la table de { $game } sur { $server } : un bot joue pour toi. Appuie là-bas sur n’importe quel bouton, et tu reprends ta place : <{ $link }>
button-reminders-off = Plus de rappels
reminders-off = Je ne te rappellerai plus les tables lentes. /help les montre ; /settings rétablit les rappels.
