# Domino s lízáním

game-draw = Domino s lízáním
names-draw = domino s talonem, klasické domino, obyčejné domino, tahací domino, domino
hook-draw = nejznámější domino
    .name = S lízáním
    .word = klasika
pitch-draw = Co si většina lidí představí jako domino: lízej, dokud se něco nehodí, a získej oka ostatních.
    .takes = Zápas trvá asi dvacet minut.
basics-draw = **Cíl.** Zbavit se všech kamenů jako první: oka, která ostatním zbydou, jsou tvoje body.{ $teams ->
        [0] {""}
       *[other] {" "}Ve čtyřech se hraje ve **dvojicích**: vyhráváš s tím, kdo sedí naproti, a vaše oka se sčítají.
    }
    {""}**Tvůj tah.** Přilož jeden ze svých kamenů na A nebo B. Když se některý hodí, musíš hrát; když ne, { $draw_limit ->
        [0] lízni si jeden, a tvůj tah končí
        [none] lízej, dokud nepřijde kámen, který se hodí, a ten přilož
        [one] lízni si jeden, a když se hodí, přilož ho
        [few] lízej, dokud se některý nehodí, nejvýš { $draw_limit } kameny
       *[other] lízej, dokud se některý nehodí, nejvýš { $draw_limit } kamenů
    }.
    {""}**Výhra.** Kdo přiloží poslední kámen, vyhrává kolo. Když nikdo nemůže dál, { $blocked ->
        [last] vyhrává, kdo přiložil poslední kámen
       *[other] vyhrává, kdo má nejméně ok
    }. Zápas vyhrává, kdo má první { $target } bodů.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
        [one] Nic. Každý dá jednou do kasy 1 žeton a celou ji bere, kdo vyhraje zápas.
        [few] Nic. Každý dá jednou do kasy { $entry } žetony a celou ji bere, kdo vyhraje zápas.
       *[other] Nic. Každý dá jednou do kasy { $entry } žetonů a celou ji bere, kdo vyhraje zápas.
    }
rules-draw = **Domino s lízáním**, pro dva až čtyři, každý sám za sebe (nebo ve čtyřech dvě dvojice)
    {""}**Cíl.** Vyhrávat kola: vítěz získá oka, která zbydou ostatním. Zápas vyhrává, kdo má první 100 bodů.
    {""}**Kameny.** Šestková sada, 28 kamenů. Ve dvou si každý bere 7, ve třech a čtyřech 5. Zbytek leží zakrytý jako talon.
    {""}**Tah.** Přilož kámen, který se hodí na A nebo B. Kdo může, musí. Kdo nemůže, líže, dokud nepřijde kámen, který se hodí, a ten přiloží. Poslední dva kameny talonu si nikdo nelízne; když zbývají jen ony, pasuje se. Co si lízneš, vidíš jen ty.
    {""}**Kdo začíná.** V prvním kole nejtěžší dubleta, a musí se začít jí (když ji nikdo nemá, nejtěžší kámen). Potom začínají všichni po řadě, libovolným kamenem.
    {""}**Konec kola.** Někdo už nemá kameny; nebo nikdo nemůže dál; nebo všichni vidí, že se už žádný kámen nehodí. Zablokované kolo vyhrává, kdo má nejméně ok; při remíze nikdo.
    {""}**Počítání.** Vítěz získá oka všech ostatních, po zablokování minus svoje. Dvojice se počítá dohromady a její vlastní oka nic nepřinášejí.
    {""}**Zvláštnosti.** Dubleta leží napříč, ale hraje jako každý jiný kámen.
    {""}-# Podle Fosterovy Complete Hoyle a onlinedominogames.com.
