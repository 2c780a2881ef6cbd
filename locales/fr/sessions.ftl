# The end of a session: the house rule, and the sentence of a table that ends by it

option-session = Fin
    .says = la table ferme dès que quelqu’un a gagné ce nombre de manches
choice-session-0 = libre
unit-session = { $value } manches gagnées
ended-won = { $name } arrive en premier à { $wins } manches gagnées.
