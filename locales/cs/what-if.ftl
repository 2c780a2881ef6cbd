# What if: what would have been better in a finished round.

button-what-if = Co kdyby …
refused-what-if-later = Dokud se hraje, mohou se ptát jen lidé u stolu, a jen na vlastní tahy. Potom všichni.
refused-what-if-off = Co se mohlo stát, tady nepočítám: kdo mě provozuje, to vypnul.
what-if-title = **Co kdyby …** · { $title }, kolo { $number }
what-if-none = Žádný jiný kámen by nebyl zřetelně lepší.
what-if-chance = **{ $name }**, tah { $turn }: *{ $played }*. S *{ $better }* by se ze 100 takových kol vyhrálo asi { $worth } místo { $was }.
what-if-pips = **{ $name }**, tah { $turn }: *{ $played }*. *{ $better }* by bylo v průměru lepší o ok: { $pips }.
what-if-picture = { $name }, tah { $turn }: { $better } místo { $played }
what-if-how = { $hidden ->
    [no] Spočítáno přesně, protože už nic nebylo skryté.
   *[yes] Mnohokrát vyzkoušeno podle toho, co se v té chvíli dalo vědět, a nic víc.
}
standing-what-if = Co se mohlo stát, kolo { $number }: { $said }
