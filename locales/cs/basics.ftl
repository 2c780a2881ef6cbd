# Co o hře potřebuje vědět nováček: tím začíná /rules, zbytek je za *Víc*. Hodnoty jsou domácí pravidla stolu.

rules-fits = Kámen se hodí, když je na jedné jeho půlce stejné číslo jako na otevřeném konci (A nebo B). Tečkám se říká oka; dubleta má na obou půlkách totéž číslo.
rules-fits-arms = Kámen se hodí, když je na jedné jeho půlce stejné číslo jako na otevřeném konci (A až D). Tečkám se říká oka; dubleta má na obou půlkách totéž číslo.
rules-fits-trains = Kámen se hodí, když je na jedné jeho půlce stejné číslo jako na konci vlaku. Tečkám se říká oka; dubleta má na obou půlkách totéž číslo.
rules-differ = **U tohoto stolu.** { $rules }
reading-rules = { $names } { $count ->
    [one] čte
    [few] čtou
   *[other] čtou
} pravidla poprvé, takže čas zatím neběží.
rules-choose = Která hra?
button-more = Víc
button-basics = Základy

basics-buki = **Cíl.** Zbavit se všech kamenů jako první.
    {""}**Tvůj tah.** Přilož jeden ze svých kamenů na A nebo B. Když se některý hodí, musíš hrát; když ne, pasuješ automaticky.
    {""}**Výhra.** Kdo přiloží poslední kámen, vyhrává kolo. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok. Hraje se kolo za kolem, dokud se stůl nezavře; jak na tom jsi, ukazují tvoje žetony.
    {""}**Banka.** Jeden z vás je banka, dokud se stůl nezavře, a hraje taky. Ostatní tři sázejí každý na sebe: když kolo vyhraješ, banka ti vyplatí dvaapůlnásobek sázky; když ne, sázka připadne bance.
    {""}**Co může kolo stát.** Tvoji sázku: nejméně { $min ->
        [one] 1 žeton
        [few] { $min } žetony
       *[other] { $min } žetonů
    }, nejvýš { $max ->
        [none] trojnásobek
       *[other] { $max }
    }. Zvolíš ji nejpozději ve svém třetím tahu. Jako banka platíš tomu, kdo tě porazí.
basics-austrian-block = **Cíl.** Zbavit se všech kamenů jako první.
    {""}**Tvůj tah.** Přilož jeden ze svých kamenů na A nebo B. Když se některý hodí, musíš hrát; když ne, pasuješ automaticky.
    {""}**Výhra.** Kdo přiloží poslední kámen, vyhrává kolo. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok. První místo patří tomu, kdo vyhraje nejvíc kol.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
        [one] Nic. Každý dá jednou do kasy 1 žeton a celou ji bere, kdo vyhraje zápas.
        [few] Nic. Každý dá jednou do kasy { $entry } žetony a celou ji bere, kdo vyhraje zápas.
       *[other] Nic. Každý dá jednou do kasy { $entry } žetonů a celou ji bere, kdo vyhraje zápas.
    }
basics-austrian-draw = **Cíl.** Zbavit se všech kamenů jako první.
    {""}**Tvůj tah.** Přilož jeden ze svých kamenů na A nebo B. Když se některý hodí, musíš hrát; když ne, { $draw_limit ->
        [none] lízej, dokud nepřijde kámen, který se hodí, a ten přilož
        [one] lízni si jeden, a když se hodí, přilož ho
        [few] lízej, dokud se některý nehodí, nejvýš { $draw_limit } kameny
       *[other] lízej, dokud se některý nehodí, nejvýš { $draw_limit } kamenů
    }.
    {""}**Výhra.** Kdo přiloží poslední kámen, vyhrává kolo. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok. První místo patří tomu, kdo vyhraje nejvíc kol.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
        [one] Nic. Každý dá jednou do kasy 1 žeton a celou ji bere, kdo vyhraje zápas.
        [few] Nic. Každý dá jednou do kasy { $entry } žetony a celou ji bere, kdo vyhraje zápas.
       *[other] Nic. Každý dá jednou do kasy { $entry } žetonů a celou ji bere, kdo vyhraje zápas.
    }
basics-tendler = **Cíl.** Zbavit se všech kamenů jako první.
    {""}**Tvůj tah.** Přilož jeden ze svých kamenů na A nebo B. Dublety leží napříč, ale platí jako všechny ostatní. Když se některý kámen hodí, musíš hrát; když ne, { $draw_limit ->
        [none] lízej, dokud nepřijde kámen, který se hodí, a ten přilož
        [one] lízni si jeden, a když se hodí, přilož ho
        [few] lízej, dokud se některý nehodí, nejvýš { $draw_limit } kameny
       *[other] lízej, dokud se některý nehodí, nejvýš { $draw_limit } kamenů
    }.
    {""}**Výhra.** Kdo přiloží poslední kámen, vyhrává kolo. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok. První místo patří tomu, kdo vyhraje nejvíc kol.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
        [one] Nic. Každý dá jednou do kasy 1 žeton a celou ji bere, kdo vyhraje zápas.
        [few] Nic. Každý dá jednou do kasy { $entry } žetony a celou ji bere, kdo vyhraje zápas.
       *[other] Nic. Každý dá jednou do kasy { $entry } žetonů a celou ji bere, kdo vyhraje zápas.
    }
basics-pulle = **Cíl.** Nedostat se přes 100 bodů. Oka, která ti na konci kola zbudou v ruce, jsou tvoje body, tak se zbav kamenů dřív než ostatní.
    {""}**Tvůj tah.** Přilož jeden ze svých kamenů na A nebo B. Když se některý hodí, musíš hrát; když ne, pasuješ automaticky.
    {""}**Výhra.** S více než 100 body jsi mimo hru. Kdo zbude poslední, bere celou kasu, **Pulle**.
    {""}**Co to může stát.** Vklad do kasy, { $entry ->
        [one] 1 žeton
        [few] { $entry } žetony
       *[other] { $entry } žetonů
    }, a znovu, když všichni, kdo jsou ve hře, najednou přesáhnou 100.{ $buyback ->
        [0] {""}
       *[other] {" "}{ $buyback_with ->
            [fewer] Po každém kole se můžeš
           *[other] Když kolo odehráli všichni čtyři, můžeš se
        } vykoupit: zaplatíš polovinu vkladu a klesneš na prostřední skóre ostatních tří (ze 107 proti 41, 62 a 88 na 62).
    }{ $payment ->
        [0] {""}
       *[other] {" "}Kdo vyhraje kolo, dostane od tebe navíc nejvýš { $payment }.
    }
basics-hungarian = **Cíl.** Nechat si co nejméně ok. Jsou to tvoje body a body tu škodí.
    {""}**Tvůj tah.** Vyber si A nebo B a přikládej tam kámen za kamenem, dokud se některý hodí: tomu se říká série. Když se nic nehodí ani na jeden konec, pasuješ automaticky.
    {""}**Výhra.** Kolo končí, když { $end_on_domino ->
        [0] už nikdo nemůže přiložit
       *[other] někdo už nemá kameny nebo nikdo nemůže přiložit
    }. Jakmile má někdo { $target } bodů, končí i zápas: nejnižší skóre vyhrává, { $losers ->
        [all] kdo jich tolik má, prohrává
       *[other] nejvyšší prohrává
    }.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
        [one] Nic. Každý dá jednou do kasy 1 žeton a celou ji bere, kdo vyhraje zápas.
        [few] Nic. Každý dá jednou do kasy { $entry } žetony a celou ji bere, kdo vyhraje zápas.
       *[other] Nic. Každý dá jednou do kasy { $entry } žetonů a celou ji bere, kdo vyhraje zápas.
    }
basics-challenge = **Cíl.** Zbavit se všech kamenů jako první.
    {""}**Tvůj tah.** Hodí se dvěma kostkami. Každý tajně položí jeden kámen, dva, nebo žádný a tvrdí, že odpovídají hodu: buď jeden kámen s oběma čísly, nebo dva, které se dají spojit tak, že obě čísla zůstanou na krajích. Ostatní vidí jen to, kolik kamenů leží.
    {""}**Nevěřit.** Pak smí jeden po druhém říct, kterému tvrzení nevěří. Blaf se vrací do ruky a s ním stejně tolik kamenů od toho, kdo nevěřil. Když to byla pravda, bere si kameny ten, kdo nevěřil, a k nim ještě jednou tolik.
    {""}**Výhra.** Vyhráváš, když už nemáš kámen v ruce ani zakryté tvrzení na stole.
    {""}**Co může kolo stát.** { $chips ->
        [pot] Každý dá do kasy { $stake ->
            [one] 1 žeton
            [few] { $stake } žetony
           *[other] { $stake } žetonů
        }; celou ji bere, kdo vyhraje.
        [per-tile] { $rate ->
            [one] 1 žeton
            [few] { $rate } žetony
           *[other] { $rate } žetonů
        } za každý kámen, který ti zbude{ $cap ->
            [5600] {""}
           *[other] , nejvýš { $cap }
        }.
       *[other] Nic: hraje se jen pro radost.
    }
basics-luxembourg = **Cíl.** Nechat si co nejméně ok. Jsou to tvoje body a body tu škodí.
    {""}**Tvůj tah.** Přilož jeden ze svých kamenů na A nebo B. Když se některý hodí, musíš hrát. Když ne, lízni si jeden kámen, a tím tvůj tah končí.
    {""}**Výhra.** Kolo končí, když někdo už nemá kameny nebo když nikdo nemůže dál. { $end ->
        [rounds] { $rounds ->
            [one] Po jednom kole
            [few] Po { $rounds } kolech
           *[other] Po { $rounds } kolech
        }
       *[other] Jakmile má někdo { $target } bodů,
    } vyhrává nejnižší skóre.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
        [one] Nic. Každý dá jednou do kasy 1 žeton a celou ji bere, kdo vyhraje zápas.
        [few] Nic. Každý dá jednou do kasy { $entry } žetony a celou ji bere, kdo vyhraje zápas.
       *[other] Nic. Každý dá jednou do kasy { $entry } žetonů a celou ji bere, kdo vyhraje zápas.
    }
