# Kasa zápasu, ve všech hrách, kde se o ni dá hrát

option-entry = Vklad
    .says = kolik žetonů dá každý do kasy; bere ji, kdo vyhraje zápas
choice-entry-0 = žádný, jen pro radost
unit-entry = { $value ->
    [one] 1 žeton od každého
    [few] { $value } žetony od každého
   *[other] { $value } žetonů od každého
}
event-pot-made = Každý dává do kasy { $chips ->
    [one] 1 žeton
    [few] { $chips } žetony
    [many] { $chips } žetonu
   *[other] { $chips } žetonů
}: celkem { $pot }.
event-match-won = { $shared ->
    [yes] { $name } sdílí první místo: konec zápasu.
   *[no] Zápas vyhrává { $name }!
}
event-pot-paid = { $name } si bere z kasy { $half ->
    [yes] { $chips }½ žetonu
   *[no] { $chips ->
        [one] 1 žeton
        [few] { $chips } žetony
       *[other] { $chips } žetonů
    }
}.
