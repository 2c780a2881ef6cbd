# Kasa zápasu, ve všech hrách, kde se o ni dá hrát

option-entry = Vklad
    .says = kolik žetonů dá každý do kasy; bere ji, kdo vyhraje zápas
choice-entry-0 = žádný, jen pro radost
unit-entry = { $value ->
    [one] 1 žeton za každého
    [few] { $value } žetony za každého
   *[other] { $value } žetonů za každého
}
event-pot-made = Každý dává do kasy { $chips ->
    [one] jeden žeton
    [few] { $chips } žetony
    [many] { $chips } žetonu
   *[other] { $chips } žetonů
}: celkem { $pot }.
event-match-won = { $shared ->
    [yes] { $name } má sdílené první místo: zápas končí.
   *[no] Zápas vyhrává { $name }!
}
event-pot-paid = { $name } si bere z kasy { $chips }{ $half ->
    [yes] ½
   *[no] {""}
}.
