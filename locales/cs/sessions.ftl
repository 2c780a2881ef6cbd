# The end of a session: the house rule, and the sentence of a table that ends by it

option-session = Konec hraní
    .says = kolik kol musí někdo vyhrát, aby se stůl zavřel
choice-session-0 = otevřený
unit-session = { $value ->
    [one] { $value } vyhrané kolo
    [few] { $value } vyhraná kola
   *[other] { $value } vyhraných kol
}
ended-won = { $name } vyhrává jako první { $wins ->
    [one] { $wins } kolo
    [few] { $wins } kola
   *[other] { $wins } kol
}!
