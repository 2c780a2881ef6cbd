# L’image dans une main quand une manche ou la table est finie. Court : en grandes lettres.

# Personne ne gagne une manche qui ne fait qu’ajouter des points : quelqu’un a fait mieux que les autres.
picture-ending-won =
    { $what ->
        [match]
            { $you ->
                [yes]
                    { $count ->
                        [one] Tu gagnes la partie !
                       *[other] Victoire partagée !
                    }
               *[no]
                    { $count ->
                        [one] { $names } gagne la partie
                       *[other] { $names } se partagent la victoire
                    }
            }
        [points]
            { $you ->
                [yes] { $count ->
                    [one] Meilleur score !
                   *[other] Meilleur score à égalité !
                }
               *[no] Meilleur score : { $names }
            }
       *[round]
            { $you ->
                [yes] Tu gagnes la manche !
               *[no] { $names } gagne la manche
            }
    }
picture-ending-tied = Personne ne gagne la manche
picture-ending-place = { $won ->
    [yes] Première place sur { $people } !
   *[no] Place { $place } sur { $people }
}
picture-ending-left = { $pips ->
    [one] { $pips } point en main
   *[other] { $pips } points en main
}
