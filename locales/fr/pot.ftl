# Le pot d’une partie, dans tous les jeux qui peuvent se jouer pour un pot

option-entry = Entrée
    .says = combien de jetons chacun met dans le pot ; qui gagne la partie le prend
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
event-pot-paid = { $name } prend { $chips }{ $half ->
    [yes] ½
   *[no] {""}
} dans le pot.
