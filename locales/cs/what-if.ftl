# What if: what would have been better in a finished round.

button-what-if = Co kdyby …
refused-what-if-later = Dokud se hraje, mohou se ptát jen lidé u stolu, a jen na vlastní tahy. Potom všichni.
refused-what-if-off = Co se mohlo stát, tady nepočítám: kdo mě provozuje, to vypnul.
refused-what-if-interrupted = Výpočet se přerušil. Zkus to prosím znovu za minutu.
what-if-title = **Co kdyby …** · { $title }, kolo { $number }
what-if-none = Nic jiného by nebylo zřetelně lepší.
what-if-chance = **{ $name }**, tah { $turn }: *{ $played }*. S *{ $better }* by se ze 100 takových kol vyhrálo asi { $worth } místo { $was }.
what-if-pips = **{ $name }**, tah { $turn }: *{ $played }*. *{ $better }* by bylo v průměru lepší o ok: { $pips }.
what-if-tiles = **{ $name }**, tah { $turn }, hod { $roll }: *{ $played }*. *{ $better }* by bylo v průměru lepší o kameny: { $tiles }.{ $about ->
    [claim] { " " }Tvrzení je tam pravdivé asi v { $odds } případech ze 100.
    [bluff] { " " }Blafu tam nikdo neuvěří asi v { $odds } případech ze 100.
   *[none] { "" }
}
what-if-picture = { $name }, tah { $turn }: { $better } místo { $played }
what-if-how = { $hidden ->
    [no] Spočítáno přesně, protože už nic nebylo skryté.
    [claims] Spočítáno ze všech možných poloh skrytých kamenů podle toho, co se v té chvíli dalo vědět, mezi lidmi, kteří blafují i nevěří s mírou.
   *[yes] Mnohokrát vyzkoušeno podle toho, co se v té chvíli dalo vědět, a nic víc.
}
standing-what-if = Co se mohlo stát, kolo { $number }: { $said }
