# The end of a session: the house rule, and the sentence of a table that ends by it

option-session = Ende
    .says = wann der Tisch endet: sobald jemand so viele Partien gewonnen hat
choice-session-0 = offen
unit-session = { $value } gewonnene Partien
ended-won = { $name } hat zuerst { $wins } Partien gewonnen.
