# Questions avant de partir ou de fermer ; la manche suivante attend ceux qui lisent

button-cancel = Annuler
cancelled = Rien ne change : tu restes à la table, et elle reste ouverte.
button-keep = La laisser ouverte
next-deal-reading = { $names } { $count ->
    [one] est en train de lire
   *[other] sont en train de lire
}. La manche suivante commence { $when }, ou dès que tout le monde est prêt.
table-idle =
    { $match ->
        [yes] Personne n’y a joué depuis un moment. Tu peux finir cette table et ouvrir la tienne : sa partie est réglée en l’état.
       *[no] Personne n’y a joué depuis un moment. Tu peux finir cette table et ouvrir la tienne.
    }
button-give-way = Finir cette table et ouvrir la mienne
ended-gave-way = Cette table a laissé la place à une autre.
refused-not-idle = On joue de nouveau à cette table. Prends-y une place, ou utilise /play dans un autre salon.
refused-not-over = Cette manche est en train de se terminer. Réessaie dans un instant.
table-own = Ta table t’attend ici ({ $game }) : [à la table](<{ $link }>). Si tu y mets fin, des bots terminent la manche pour toi.
