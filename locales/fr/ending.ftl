# La fin d’une manche, d’une table, et la suivante

table-moved = { $over ->
    [yes] Cette manche est finie ; la table a continué plus bas.
   *[no] La table a continué plus bas.
} [Elle est ici maintenant](<{ $link }>).
closing-sure = Fermer la table pour de bon ? Plus aucune manche n’est distribuée{ $chips ->
    [yes] , et tout le monde récupère ses jetons
   *[no] {""}
}. Si une manche a commencé avant que tu appuies, elle se joue d’abord jusqu’au bout.

button-again = Rejouer
again-seated = Tu en es : [à la table](<{ $link }>). { $host ->
    [yes] Mêmes règles, mêmes bots ; qui appuie aussi sur *{ $again }* joue avec toi. Appuie là-bas sur *{ $start }* quand tout le monde est de retour.
   *[no] Mêmes règles, mêmes bots.
}
again-begun = { $now ->
    [seated] Ta table a commencé : [à la table](<{ $link }>).
    [full] On a commencé sans toi : [à la table](<{ $link }>). La prochaine table sera pour toi.
   *[over] Ce bouton a fait son temps : il y a eu une autre table depuis. /play en ouvre une nouvelle.
}
refused-again-not-over = Cette table n’est pas encore finie.
refused-again-stranger = *Rejouer* est pour qui a joué ici jusqu’à la fin. Quand leur table sera ouverte, appuie là-bas sur *Participer* ; /play ouvre la tienne.

# Comment une manche a fini, pour la personne qui lit
amount-chips = { $count ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
own-won = **{ $what ->
    [points] Tu as le meilleur score de cette manche !
   *[other] Tu gagnes cette manche !
}**{ $gained ->
    [none] {""}
   *[other] {" "}Elle te rapporte { $gained }.
}
own-lost = { $lost ->
    [none] Meilleurs dominos cette fois : { $names }. Ça ne t’a rien coûté.
   *[other] Meilleurs dominos cette fois : { $names }. Ça t’a coûté { $lost }.
}
own-gained = Meilleurs dominos cette fois : { $names }. Mais ça te rapporte { $gained }.
amount-and = { $one } et { $other }
result-stand-in = En absence dans cette manche, un bot a donc joué : pour { $names }

## La fin d’une table
standing-won = { $what ->
    [match] { $count ->
        [one] **{ $names }** gagne la partie !
       *[other] Victoire partagée : **{ $names }** !
    }
   *[session] { $count ->
        [one] **{ $names }** finit en tête !
       *[other] Première place partagée : **{ $names }** !
    }
}
standing-values = Après { $deals ->
    [one] { $deals } manche
   *[other] { $deals } manches
}, { $measure ->
    [chips] jetons
    [points] points
   *[deals] manches gagnées
} : { $values }
standing-even = Égalité : personne n’est en tête.
standing-turned = { $first ->
    [yes] { $name } a mené de la première manche à la dernière.
   *[no] Le tournant : depuis la manche { $deal }, { $name } est en tête.
}

# Entre deux manches
chips-brought = Jetons ajoutés pour cette manche : { $brought }{ $house ->
    [yes] {" "}(pour les bots, la maison paie)
   *[no] {""}
}
own-brought = Tu as mis { $chips } de plus sur la table pour cette manche.
ended-paid = Ce qui était sur la table a été payé.
