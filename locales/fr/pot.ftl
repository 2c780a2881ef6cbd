# Le pot d’une partie, dans tous les jeux qui peuvent se jouer pour un pot

option-entry = Entrée
    .says = jetons que chacun met dans le pot ; la personne qui gagne la partie le prend
choice-entry-0 = aucune, pour le plaisir
unit-entry = { $value ->
    [1] 1 jeton chacun
   *[other] { $value } jetons chacun
}
event-pot-made = Tout le monde met { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} dans le pot : { $pot } en tout.
event-match-won = { $shared ->
    [yes] { $name } partage la première place : la partie est finie.
   *[no] { $name } gagne la partie !
}
event-pot-paid =
    { $name } prend { $half ->
        [yes]
            { $chips }½ { $chips ->
                [one] jeton
               *[other] jetons
            }
       *[no]
            { $chips ->
                [one] { $chips } jeton
               *[other] { $chips } jetons
            }
    } dans le pot.
