# Prendre place à une table où l’on joue déjà.

button-seat = Prendre place
seat-offer = Tu n’as pas de place à cette table. { $lobby ->
    [yes] Prends-en une : la première manche n’a pas commencé.
   *[no] { $match ->
        [yes] Prends-en une maintenant et tu joueras dès la prochaine partie ; d’ici là, tu peux regarder.
       *[no] Prends-en une maintenant et tu joueras dès la manche suivante.
    }
}
seat-cost = Une place met de côté { $chips } : le plus que ta première manche puisse te coûter. Le reste te revient.
seat-asked = { $match ->
    [yes] Tu as ta place dans la prochaine partie. D’ici là, tu peux regarder.
   *[no] Tu joues dès la manche suivante.
} *{ $leave }* libère ta place.
seat-given-up = Ta place est libérée.
newcomers = { $match ->
    [yes] Dans la prochaine partie : { $names }
   *[no] Dès la manche suivante : { $names }
}
no-seat-here = Tu n’as pas de place à cette table et aucune n’est libre pour l’instant. Dans un autre salon, /play ouvre une autre table.
refused-already-waiting = Tu as déjà ta place dès la prochaine manche ou partie. D’ici là, tu peux regarder.
refused-last-round = C’est la dernière manche ici. Ensuite, /play ouvre une nouvelle table.
refused-no-seat = Aucune place n’est libre à cette table. Dans un autre salon, /play en ouvre une autre.
