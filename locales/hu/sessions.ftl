# The end of a session: the house rule, and the sentence of a table that ends by it

option-session = Meddig tart
    .says = az asztal bezár, amint valaki ennyi partit nyert
choice-session-0 = amíg akartok
unit-session = { $value } megnyert partiig
ended-won = { $name } nyert elsőként { $wins } partit.
