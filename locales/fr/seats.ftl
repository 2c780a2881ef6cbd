# Prendre place à une table où l’on joue déjà.

seat-offer = Tu n’as pas de place à cette table. { $when ->
    [lobby] Prends-en une : la première manche n’a pas commencé.
    [points] Prends-en une maintenant : dès la manche suivante, tu remplaces un bot et gardes ses points. Les manches comptent pour toi, pas cette partie.
    [tie] Prends-en une maintenant et tu joueras dès que les mises sur la table seront gagnées.
    [match] Prends-en une maintenant et tu joueras dès la prochaine partie ; d’ici là, tu peux regarder.
   *[round] Prends-en une maintenant et tu joueras dès la manche suivante.
}
seat-cost = Participer met de côté { $chips } : le maximum que tu peux perdre à ta première manche. Le reste te revient.
seat-asked = { $when ->
    [points] Dès la manche suivante, tu remplaces un bot et gardes ses points. Les manches comptent pour toi, pas cette partie.
    [tie] Tu joues dès que les mises sur la table sont gagnées.
    [match] Tu as ta place dans la prochaine partie. D’ici là, tu peux regarder.
   *[round] Tu joues dès la manche suivante.
} *{ $leave }* libère ta place.
seat-wait = { $takes } Celle-ci en est à la manche { $deal }.
seat-host = Tout le monde est parti : la table est à toi.
seat-inherited = Tout le monde est parti : la table est à toi. Le même jeu t’attend dans le salon.
seat-after-end = *{ $again }* à la table ouvre la suivante ; ta place y est gardée.
seat-given-up = Ta place est libérée.
newcomers = { $when ->
    [tie] Dès que les mises seront gagnées : { $names }
    [match] Dans la prochaine partie : { $names }
   *[round] Dès la manche suivante : { $names }
}
no-seat-here = Tu n’as pas de place à cette table et aucune n’est libre pour l’instant. Dans un autre salon, /play ouvre une autre table.
refused-already-waiting = Tu as déjà ta place dès la prochaine manche ou partie. D’ici là, tu peux regarder.
refused-last-round = C’est la dernière manche ici. Ensuite, /play ouvre une nouvelle table.
refused-no-seat = Aucune place n’est libre à cette table. Dans un autre salon, /play en ouvre une autre.
