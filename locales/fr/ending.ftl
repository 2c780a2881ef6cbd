# La fin d’une manche, d’une table, et la suivante

table-moved =
    { $over ->
        [yes] Cette manche est finie, et la table est dans un message plus récent : [à la table](<{ $link }>)
       *[no] La table est dans un message plus récent : [à la table](<{ $link }>)
    }
closing-sure =
    Fermer la table pour de bon ? Il n’y aura plus de manche{ $chips ->
        [yes] , et tout le monde récupère ses jetons
       *[no] { "" }
    }. Si une manche commence avant que tu appuies, elle se joue d’abord jusqu’au bout.

button-again = Rejouer
again-seated = [À la table](<{ $link }>). Mêmes règles{ $bots ->
    [yes] , mêmes bots
   *[no] {""}
}.{ $host ->
    [yes] {" "}Si les autres appuient aussi sur *{ $again }*, ils s’assoient avec toi. Quand tout le monde est de retour, lance la partie là-bas.
   *[no] {""}
}
again-begun =
    { $now ->
        [seated] Ta table a commencé : [à la table](<{ $link }>).
        [full] On a commencé sans toi : [à la table](<{ $link }>). Tu pourras jouer à la prochaine table.
       *[over] Ce bouton n’est plus valable : on a joué à une autre table depuis. /play en ouvre une nouvelle.
    }
refused-again-not-over = Cette table n’est pas encore finie.
refused-again-stranger = Seules les personnes restées jusqu’à la fin peuvent ouvrir la table suivante. Une fois qu’elle est ouverte, tu peux t’y asseoir ; /play ouvre la tienne.

# Comment une manche a fini, pour la personne qui lit
amount-chips = { $count ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
result-stand-in = Un bot a joué cette manche pour { $names }
result-substitute = Un bot qui jouait pour { $name } gagne la manche.

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
standing-won-team = { $what ->
    [match] **{ $names }** gagnent la partie !
   *[session] **{ $names }** finissent en tête !
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
standing-turned =
    { $first ->
        [yes] { $name } a mené de la première manche à la dernière.
       *[no] { $name } a pris la tête à la manche { $deal } et l’a gardée.
    }
standing-turned-team = { $first ->
    [yes] { $names } ont mené de la première manche à la dernière.
   *[no] { $names } ont pris la tête à la manche { $deal } et l’ont gardée.
}

# Entre deux manches
chips-brought =
    Jetons ajoutés pour cette manche : { $brought }{ $house ->
        [yes] { " " }(la maison paie pour les bots)
       *[no] { "" }
    }
own-brought = Pour cette manche, tu as encore mis { $chips } de côté.
ended-paid = Les jetons de la table ont été payés.
