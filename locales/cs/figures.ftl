# Obrázky pravidel: popisky a slova uvnitř. Popisek má místo na tři řádky asi po 40 znacích.

picture-figure-fits = Přilož kámen, který se hodí na konec A nebo B. Dva z těchto tří se hodí.
picture-figure-crosswise = Dublety leží napříč, ale hodí se jako jiné kameny. Dva z těchto tří se hodí na A nebo B.
picture-figure-lead = Začíná, kdo má nejtěžší kámen. Při stejném počtu ok rozhoduje větší půlka.
picture-figure-blocked = Zablokováno: oba konce ukazují 5 a všech osm pětek leží v řadě. Nikdo nemůže dál.
picture-figure-dead = Všech osm pětek leží v řadě: kolo je zablokované, i když je ještě co lízat.
picture-figure-counted = Zablokováno, a tak se počítají oka: kdo jich má nejméně, vyhrává. Při remíze nevyhrává nikdo.
picture-figure-draws = Nic se nehodí? Lízej, dokud nepřijde kámen, který se hodí, a přilož ho.
picture-figure-draws-one = Nic se nehodí? Lízni si jeden kámen. Tím tvůj tah končí, i kdyby se hodil.
picture-figure-set = Víme: Vídeň 1830, dva až šest lidí, všech 45 kamenů s dubletami a lízání. Zbytek je náš odhad.
picture-figure-player-won = Poldi vyhrává: banka mu platí dvaapůlnásobek sázky (4) a bere ostatní sázky.
picture-figure-banker-won = Franz je banka, vyhrává a bere všechny sázky.
picture-figure-pips-added = Po každém kole se ti k bodům přičtou oka z ruky. Se 100 jsi ve hře, se 101 mimo hru.
picture-figure-bought-back = Dokud hrají všichni čtyři, může se Poldi za půl vkladu vykoupit: ze 107 na prostřední skóre ostatních.
picture-figure-last-one = Kdo zbude ve hře poslední, bere kasu.
picture-figure-opening = Kdo začíná, přikládá na obou koncích, dokud se některý kámen hodí.
picture-figure-series = Každý další tah je série na jednom konci, zde B. 2-3 by se hodil na A, ale musí počkat.
picture-figure-left = Nikdo nemůže dál: každý si přičte oka, která mu zbyla v ruce.
picture-figure-match-lost = Někdo má 100 nebo víc: zápas končí a nejvyšší součet prohrává.
picture-figure-single = Jeden kámen je pravda, když ukazuje obě čísla hodu.
picture-figure-pair = Dva kameny jsou pravda, když po spojení zůstanou tato čísla na krajích. Zde dva ze sedmi způsobů.
picture-figure-bluff = Mizzi nevěří a byl to blaf: Poldi si ho bere zpět a Mizzi mu skrytě dá stejně tolik kamenů.
picture-figure-true = Mizzi nevěří, ale byla to pravda: bere si ji a Poldi jí skrytě dá ještě jednou tolik.
picture-figure-lots = Každý si lízne kámen a ukáže ho. 4-6 a 5-5 mají stejně ok; rozhoduje větší půlka: startovní je 4-6.
picture-figure-lowest = Po třech kolech vyhrává nejnižší součet zbylých ok.
picture-figure-hand-empty = Poldi už nemá kameny, vyhrává kolo a získá oka, která zbyla ostatním.
picture-figure-blocked-seven = Zablokováno: oba konce ukazují 5 a všech sedm pětek leží v řadě. Vyhrává nejméně ok.
picture-figure-passes = Nic se nehodí a nikdo nelíže: pasuješ automaticky.
picture-figure-ends-added = Po každém kameni se sečtou otevřené konce. Součet dělitelný pěti přináší tolik bodů.
picture-figure-spinner = První dubleta je středová. Nejdřív přijdou na řadu její dvě strany, zde A a B.
picture-figure-spinner-arms = Když má středová dubleta kameny z obou stran, je otevřená i nahoře a dole: C a D.
picture-figure-double-counts = U dublety na konci se počítají obě půlky. C a D se nepočítají, dokud jsou prázdné.
picture-figure-double-leads-two = Začíná nejtěžší dubleta a přináší 2 body; zde ji má Poldi.
picture-figure-header = Po tvém kameni ukazují oba konce stejné číslo: double header, 2 body.
picture-figure-triple-header = Když je na některém z těch konců dubleta, je to triple header: 3 body.
picture-figure-partners = Dvojice sedí naproti sobě a vyhrává společně: Mizzi a Resi, Poldi a Franz.
picture-figure-capicua = Capicúa: poslední kámen se hodí na oba konce (bez dublet a nul). Dominikánský styl: 30 bodů.
picture-figure-lowest-hand = Zablokováno, dominikánský styl: nejméně ok v jedné ruce vyhrává pro dvojici, zde má nejméně Poldi.
picture-figure-double-leads = První kolo začíná nejtěžší dubleta; zde ji má Poldi.
picture-figure-nines = Kameny jdou do devíti. Z 55 dostane každý deset a patnáct leží zakrytě stranou.
picture-figure-team-total = Zablokováno: vyhrává nižší součet dvojice a získá oka druhé dvojice.
picture-figure-trains = Vlaky rostou z nádraží, zde 9-9. Každý má svůj a M patří všem.
picture-figure-marker = Značka otevírá Poldiho vlak všem. Mizzi smí na A, B a M, ale ne na vlak, který má Resi.
picture-figure-cover = Dubleta se musí zakrýt, než se smí přiložit cokoli jiného.
picture-figure-trains-scored = Mizzi už nemá kameny. Ostatní si přičtou svá oka a vyhrává nejnižší skóre.
picture-figure-sevens = Půlky, které se dotýkají, dají 7: k 6 patří 1, k 5 patří 2. Dva z těchto tří se hodí.
picture-figure-matadors = Čtyři matadoři se hodí na každý konec, ať ukazuje cokoli.
picture-figure-turned = Matador smí ležet oběma směry. Co se hodí dál, určuje půlka na kraji.
picture-figure-blank-end = K nule na konci se hodí jen matador: nic jiného s ní nedá 7.
picture-figure-four-arms = Každé kolo začíná 6-6 a má čtyři ramena, A až D.
picture-figure-only-sixes = Dokud nemá každé rameno svůj kámen, přikládají se jen šestky, a to k prázdným ramenům.
picture-figure-any-arm = Potom se přikládá na konec kteréhokoli ramene. Dva z těchto tří se hodí.

picture-figure-reconstruction = REKONSTRUKCE
picture-figure-lost = PROHRA

## Alternativní text

picture-figure-alt = Pravidla v obrázcích: { $game }.
picture-figure-alt-panel = { $number }. { $caption } Na obrázku: { $things }.
picture-figure-alt-line = řada { $tiles }, otevřeno { $ends }
picture-figure-alt-arm = rameno { $end }: { $tiles }
picture-figure-alt-train = vlak { $end }, { $name }: { $tiles }
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
