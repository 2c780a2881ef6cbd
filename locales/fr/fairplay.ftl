# La fiabilité, et les personnes qui partent souvent avant la fin

reliability = Manches jouées jusqu’au bout : { $list }
reliability-of = { $name } { $percent } %
bots-only = Réservée aux bots au début. Les autres peuvent venir à partir de { $when }.
opened-bots-only = Ici, seuls des bots jouent avec toi jusqu’à { $when } : ces sept derniers jours, tu as quitté { $count ->
    [one] { $count } manche
   *[other] { $count } manches
} avec d’autres personnes avant la fin. *{ $now }* commence aussitôt.
refused-waits = Tu pourras rejouer avec d’autres personnes { $when }. Ces sept derniers jours, tu as quitté { $count ->
    [one] { $count } manche
   *[other] { $count } manches
} avant la fin, ou tu n’étais pas là à la fin. D’ici là, /play ouvre une table où tu joues avec des bots.
refused-bots-only = Cette table est réservée aux bots au début. Les autres peuvent venir { $when }.
match-little-chips = -# Tes jetons pourraient ne pas suffire pour deux manches de cette partie. S’ils ne couvrent pas une manche, tu quittes la partie, et cela compte comme une manche que tu as quittée.

# Des chiffres pour la modération

button-house-watch = Jeu loyal
watch-chips = **Jetons passés d’une personne à une autre { $months ->
    [0] ce mois-ci
   *[other] le mois dernier
}**
watch-pairs = **Paires qui jouent surtout entre elles { $months ->
    [0] ce mois-ci
   *[other] le mois dernier
}**
watch-flow = - **{ $winner }** a gagné { $chips } contre **{ $loser }** à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}. Manches ensemble : { $rounds }. Jetons dans ce sens : { $gained }, dans l’autre : { $lost }.
watch-flow-middle = Pour comparer : entre { $count ->
    [one] les deux personnes d’une paire
   *[other] les personnes de { $count } paires
}, des jetons sont allés dans un sens. Pour la moitié, c’était au plus { $chips }.
watch-chips-means = Ce sont des chiffres, pas des accusations : qui joue bien gagne. *{ button-look-back }* (/help) montre une manche.
watch-pair = - **{ $user }** et **{ $opponent }** : { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} sans autre personne. Cela fait { $first } % des manches avec des personnes pour { $user } et { $second } % pour { $opponent }.
watch-pair-middle = Pour comparer : { $count ->
    [one] { $count } personne a joué
   *[other] { $count } personnes ont joué
} au moins { $least } manches avec d’autres. Pour la moitié, au plus { $percent } % étaient avec une seule et même personne.
watch-pairs-means = Ce sont des chiffres, pas des accusations : on aime jouer entre amis.
watch-empty = Il n’y a rien à voir.
button-watch-chips = Jetons
button-watch-pairs = Paires
button-watch-month = { $months ->
    [0] Ce mois-ci
   *[other] Mois dernier
}

# Les personnes qu’on évite

menu-avoid = Ajouter une personne que j’évite
menu-avoided = Les personnes que j’évite
avoided-how = -# Les personnes de ta liste ne peuvent s’asseoir à aucune table dont tu es l’hôte ou à laquelle tu joues, sur aucun serveur. Je ne dis jamais que c’est toi qui l’as voulu. Pour retirer une personne de la liste, désélectionne-la.
avoided-stranger = Quelqu’un que personne ne connaît ici
refused-avoided = Tu ne peux pas t’asseoir à cette table : quelqu’un y préfère jouer sans toi. Toutes les autres tables te sont ouvertes, et /play t’en ouvre une dans un autre salon.
refused-avoid-self = Choisis quelqu’un d’autre : tu ne peux pas t’éviter toi-même.
refused-avoid-full = Ta liste est pleine. Retires-en d’abord quelqu’un.
