# Tipy v prvních kolech hry, podle toho, co se dá právě dělat. `coach-<hra>-<tah>` má přednost před `coach-<tah>`.

coach-table = Stiskni *Moje kameny*: uvidíš svoje kameny a odtud i hraješ. Nikdo jiný je nevidí.
coach-wait = Hrají ostatní. Až budeš na tahu, objeví se tvoje tlačítka.
coach-pause = Stačilo? Stiskni *Další kolo* a nemusíš čekat.
coach-start = Začínáš: stiskni kterýkoli kámen. Těžkých je dobré se zbavit. Kdo je první bez kamenů, vyhrává.
coach-play = Tlačítkem dole přilož některý vysunutý kámen na A nebo B. Kdo je první bez kamenů, vyhrává.
coach-draw = Žádný tvůj kámen se nehodí: lízej, dokud nepřijde takový, který ano. Co si lízneš, vidíš jen ty.
coach-stake = Vsaď na sebe { $low } až { $high } { $high ->
    [one] žeton
    [few] žetony
   *[other] žetonů
}, nejpozději ve svém třetím tahu. Když kolo vyhraješ, banka ti zaplatí dvaapůlnásobek sázky; jinak je sázka pryč.
coach-buki-bank = Jsi banka: když vyhraješ, bereš všechny sázky; když vyhraje někdo jiný, platíš.
coach-claim = Vyber kámen { $one }-{ $other }, nebo dva, které se spojí tak, že { $one } a { $other } zůstanou na krajích. Nebo blafuj s čímkoli. Leží zakrytě; netvrdit nic jde taky.
coach-challenge = Blafuje někdo? Řekni, že nevěříš. Když máš pravdu, dáš mu stejně tolik svých kamenů; když ne, bereš si jeho a k nim ještě jednou tolik.
coach-train = *Celá série* přiloží jedním stiskem dlouhou řadu kamenů.
coach-hungarian-start = Začínáš: stiskni kterýkoli kámen a pak přikládej na obou koncích, dokud to jde. Každé oko, které ti zbude, se počítá proti tobě.
coach-hungarian-play = Vyber si konec a přikládej, dokud to jde. Každé oko, které ti zbude, se počítá proti tobě.
coach-luxembourg-play = Přilož některý vysunutý kámen na A nebo B. Každé oko, které ti zbude, se počítá proti tobě.
coach-luxembourg-draw = Žádný tvůj kámen se nehodí: lízni si jeden, a tím tvůj tah končí.
coach-buyback = Zaplať { $price } a místo { $before } budeš mít { $score ->
    [one] 1 bod
    [few] { $score } body
   *[other] { $score } bodů
}.{ $before ->
    [0] {""}
   *[other] {" "}Jinak jsi mimo hru: máš víc bodů než { $target }.
}
