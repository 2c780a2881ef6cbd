# The end of a session: the house rule, and the sentence of a table that ends by it

option-session = Konec
    .says = kdy se stůl zavře: jakmile někdo vyhraje tolik kol
choice-session-0 = kdykoli
unit-session = { $value ->
    [one] { $value } vyhrané kolo
    [few] { $value } vyhraná kola
   *[other] { $value } vyhraných kol
}
ended-won = { $name } vyhrává { $wins ->
    [one] { $wins } kolo
    [few] { $wins } kola
   *[other] { $wins } kol
} jako první. Nový stůl otevře /play.
