# Tipy v prvních kolech hry, podle toho, co se dá právě dělat. `coach-<hra>-<tah>` má přednost před `coach-<tah>`.

coach-table = Stiskni *Moje kameny*: uvidíš je jen ty a odtud se i hraje.
coach-wait = Hrají ostatní. Až budeš na tahu, objeví se tvoje tlačítka sama.
coach-pause = Všechno je jasné? *Další kolo* pokračuje hned.
coach-start = Začínáš: stiskni kterýkoli kámen. Těžkých je dobré se zbavit. Kdo je první bez kamenů, vyhrává.
coach-play = Číslo k číslu: jedním z tlačítek dole přilož vysunutý kámen na A nebo B. Kdo je první bez kamenů, vyhrává.
coach-draw = Žádný tvůj kámen se nehodí: lízej si, dokud se nějaký nehodí. Co si lízneš, vidíš jen ty.
coach-stake = Sázíš na sebe: vyhraj kolo a banka ti zaplatí 2½násobek sázky; jinak je sázka pryč. Žetony: { $low } až { $high }, do tvého třetího tahu.
coach-buki-bank = Jsi banka: vyhraje-li někdo jiný, platíš; vyhraješ-li ty, bereš všechny sázky.
coach-claim = Vyber kámen { $one }-{ $other }, nebo dva, které se spojí s { $one } a { $other } na koncích. Nebo blafuj s čímkoli. Leží zakrytě; netvrdit nic jde taky.
coach-challenge = Myslíš, že někdo blafuje? Máš-li pravdu, dáš mu stejně svých kamenů; když ne, bereš jeho a ještě jednou tolik.
coach-train = *Celá série* přiloží jedním stiskem spoustu kamenů.
coach-hungarian-start = Začínáš: stiskni kterýkoli kámen a pak přikládej na oba konce, dokud to jde. Každé oko, které ti zbude, se počítá proti tobě.
coach-hungarian-play = Vyber si konec a přikládej, dokud to jde. Každé oko, které ti zbude, se počítá proti tobě.
coach-luxembourg-play = Číslo k číslu: přilož vysunutý kámen na A nebo B. Každé oko, které ti zbude, se počítá proti tobě.
coach-luxembourg-draw = Žádný tvůj kámen se nehodí: lízni si a tvůj tah končí.
coach-buyback = Zaplať { $price } a místo { $before } budeš mít { $score ->
    [one] 1 bod
    [few] { $score } body
   *[other] { $score } bodů
}.{ $before ->
    [0] {""}
   *[other] {" "}S více než { $target } body jsi jinak mimo hru.
}
