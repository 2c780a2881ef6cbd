# What if: what would have been better in a finished round.

button-what-if = Co kdyby…
refused-what-if-later = Dokud se u stolu hraje, můžou se ptát jen ti, kdo u něj sedí, a jen na vlastní tahy. Až se zavře, může každý.
refused-what-if-off = „Co kdyby“ je tady vypnuté.
refused-what-if-interrupted = Výpočet se přerušil. Stiskni to prosím za minutu znovu.
what-if-title = **Co kdyby…** · { $title }, kolo { $number }
what-if-none = Žádný jiný tah by nebyl zřetelně lepší.
what-if-chance = **{ $name }**, tah { $turn }: *{ $played }*. S *{ $better }* by se ze 100 takových kol vyhrálo asi { $worth } místo { $was }.
what-if-pips = **{ $name }**, tah { $turn }: *{ $played }*. *{ $better }* by bylo v průměru o { $pips ->
    [one] { $pips } oko
    [few] { $pips } oka
    [many] { $pips } oka
   *[other] { $pips } ok
} lepší.
what-if-points = **{ $name }**, tah { $turn }: *{ $played }*. *{ $better }* by bylo v průměru o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} lepší.
what-if-tiles = **{ $name }**, tah { $turn }, hod { $roll }: *{ $played }*. *{ $better }* by bylo v průměru o { $tiles ->
    [one] { $tiles } kámen
    [few] { $tiles } kameny
    [many] { $tiles } kamene
   *[other] { $tiles } kamenů
} lepší.{ $about ->
    [claim] { " " }Tvrzení tam bývá pravdivé asi v { $odds } případech ze 100.
    [bluff] { " " }Blafu tam někdo nevěří asi v { $odds } případech ze 100.
   *[none] { "" }
}
what-if-picture = { $name }, tah { $turn }: { $better } místo { $played }
what-if-how = { $hidden ->
    [no] Spočítáno přesně: nic už nebylo skryté.
    [claims] Spočítáno ze všech možných rozdání skrytých kamenů, jen z toho, co se v té chvíli dalo vědět, mezi lidmi, kteří blafují i nevěří s mírou.
   *[yes] Mnohokrát vyzkoušeno, jen z toho, co se v té chvíli dalo vědět.
}
standing-what-if = Co se mohlo stát, kolo { $number }: { $said }
