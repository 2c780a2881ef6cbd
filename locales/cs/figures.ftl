# Obrázky pravidel: popisky a slova uvnitř. Popisek má místo na tři řádky asi po 40 znacích.

picture-figure-fits = Přilož kámen, který se hodí na konec A nebo B. Dva z těchto tří se hodí.
picture-figure-crosswise = Dubleta leží napříč, nic víc. Dva z těchto tří se hodí na konec A nebo B.
picture-figure-lead = První kolo začíná, kdo má nejtěžší kámen. Při shodě ok rozhoduje větší půlka.
picture-figure-blocked = Zablokováno: oba konce ukazují 5 a všech osm pětek už leží. Nikdo nemůže dál.
picture-figure-dead = Všech osm pětek leží: kolo je zablokované, i když je ještě co lízat.
picture-figure-counted = Zablokováno, tak se počítá: nejméně ok vyhrává. Při shodě nevyhrává nikdo.
picture-figure-draws = Nic se nehodí? Lízej, dokud se kámen nehodí, a ten přilož.
picture-figure-draws-one = Nic se nehodí? Lízni si jeden kámen a tah končí, i kdyby se hodil.
picture-figure-set = Víme: Vídeň 1830, dva až šest u stolu, 45 kamenů i s dubletami a lízání. Zbytek je náš odhad.
picture-figure-player-won = Poldi vyhrává: banka mu platí 2½násobek sázky 4 a bere ostatní sázky.
picture-figure-banker-won = Franz je banka, vyhrává a bere všechny sázky.
picture-figure-pips-added = Po každém kole se přičtou oka z ruky. Se 100 jsi ve hře, se 101 mimo hru.
picture-figure-bought-back = Dokud jsou ve hře všichni, může se Poldi za půl vkladu vykoupit: ze 107 na prostřední z ostatních.
picture-figure-last-one = Kdo zbude ve hře poslední, bere kasu.
picture-figure-opening = Kdo začíná, přikládá na obou koncích, dokud se něco hodí.
picture-figure-series = Pak je tah série na jednom konci, zde B. 2-3 by se hodilo na A, ale musí počkat.
picture-figure-left = Nikdo nemůže dál: každý si přičte oka, která mu zbyla v ruce.
picture-figure-match-lost = Někdo má 100 nebo víc: zápas končí a nejvyšší součet prohrává.
picture-figure-single = Jeden kámen je pravda, když ukazuje právě obě čísla hodu.
picture-figure-pair = Dva kameny jsou pravda, když se spojí s těmi čísly na koncích: dva ze sedmi způsobů.
picture-figure-bluff = Mizzi nevěří blafu: Poldi si ho bere zpět a dostane od ní skrytě stejně kamenů.
picture-figure-true = Mizzi nevěří, ale je to pravda: bere si kameny a od Poldiho skrytě ještě tolik.
picture-figure-lots = Každý si lízne a ukáže kámen. 4-6 a 5-5 mají stejně ok; startovní je ten s větší půlkou.
picture-figure-lowest = Po třech kolech vyhrává nejnižší součet zbylých ok.

picture-figure-reconstruction = REKONSTRUKCE
picture-figure-lost = PROHRA

## Alternativní text

picture-figure-alt = Pravidla v obrázcích: { $game }.
picture-figure-alt-panel = { $number }. { $caption } Na obrázku: { $things }.
picture-figure-alt-line = řada { $tiles }, otevřeno A { $a }, B { $b }
picture-figure-alt-marked = označeno: { $tiles }
picture-figure-alt-hand = v ruce { $tiles }
picture-figure-alt-drawn = líznuto { $tiles }
picture-figure-alt-none = nikam
picture-figure-alt-backs = zakryté: { $count }
picture-figure-alt-dice = kostky { $one } a { $two }
picture-figure-alt-chips = { $chips } { $count ->
    [one] žeton
    [few] žetony
    [many] žetonu
   *[other] žetonů
}
