# Co o hře potřebuje vědět nováček: tím začíná /rules, zbytek je za *Víc*. Hodnoty jsou domácí pravidla stolu.

rules-fits = Kámen se hodí, když jedna jeho půlka ukazuje stejné číslo jako otevřený konec (A nebo B). Tečkám se říká oka; dubleta má dvakrát totéž číslo.
rules-differ = **U tohoto stolu.** { $rules }
reading-rules = Pravidla { $count ->
    [one] poprvé čte
    [few] poprvé čtou
   *[other] poprvé čtou
} { $names }: hodiny čekají.
rules-choose = Která hra?
button-more = Víc
button-basics = Základy

basics-buki = **Cíl.** Přiložit jako první všechny kameny.
    {""}**Tvůj tah.** Přilož jeden svůj kámen na A nebo B. Když se nějaký hodí, musíš; když ne, pas se ohlásí sám.
    {""}**Výhra.** Přilož poslední kámen a kolo je tvoje. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok. Hraje se, dokud se stůl nezavře: skóre jsou tvoje žetony.
    {""}**Banka.** Na koho padne los, ten je po celou dobu banka a hraje taky. Tři ostatní sázejí každý na sebe: když vyhraješ kolo, banka ti vyplatí 2½násobek sázky; když ne, sázka je její.
    {""}**Co může kolo stát.** Tvoji sázku: nejméně { $min } žet., nejvýš { $max ->
        [none] třikrát tolik
       *[other] { $max }
    }. Zvolíš ji v *Moje kameny* nejpozději ve třetím tahu. Banka platí každému, kdo vyhraje nad ní.
basics-austrian-block = **Cíl.** Přiložit jako první všechny kameny.
    {""}**Tvůj tah.** Přilož jeden svůj kámen na A nebo B. Když se nějaký hodí, musíš; když ne, pas se ohlásí sám.
    {""}**Výhra.** Přilož poslední kámen a kolo je tvoje. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok. Nejlepší je, kdo vyhraje nejvíc kol.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
       *[other] Nic. Každý dá jednou do kasy vklad (žetony: { $entry }) a bere ji, kdo vyhraje zápas.
    }
basics-austrian-draw = **Cíl.** Přiložit jako první všechny kameny.
    {""}**Tvůj tah.** Přilož jeden svůj kámen na A nebo B. Když se nějaký hodí, musíš; když ne, lízej, dokud se nějaký nehodí, a ten přilož.
    {""}**Výhra.** Přilož poslední kámen a kolo je tvoje. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok. Nejlepší je, kdo vyhraje nejvíc kol.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
       *[other] Nic. Každý dá jednou do kasy vklad (žetony: { $entry }) a bere ji, kdo vyhraje zápas.
    }
basics-tendler = **Cíl.** Přiložit jako první všechny kameny.
    {""}**Tvůj tah.** Přilož jeden svůj kámen na A nebo B; dublety leží napříč, to je všechno. Když se nějaký hodí, musíš; když ne, lízej, dokud se nějaký nehodí, a ten přilož.
    {""}**Výhra.** Přilož poslední kámen a kolo je tvoje. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok. Nejlepší je, kdo vyhraje nejvíc kol.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
       *[other] Nic. Každý dá jednou do kasy vklad (žetony: { $entry }) a bere ji, kdo vyhraje zápas.
    }
basics-pulle = **Cíl.** Nemít víc než 100 bodů. Oka, která ti na konci kola zbudou v ruce, jsou tvoje body, tak se zbav kamenů dřív než ostatní.
    {""}**Tvůj tah.** Přilož jeden svůj kámen na A nebo B. Když se nějaký hodí, musíš; když ne, pas se ohlásí sám.
    {""}**Výhra.** Kdo má víc než 100 bodů, je mimo hru. Kdo zbude poslední, bere celou kasu, **Pulle**.
    {""}**Co to může stát.** Jednou vklad do kasy (žetony: { $entry }). Když kolo hráli všichni čtyři, můžeš se vykoupit: zaplatíš ještě polovinu vkladu a klesneš na prostřední ze tří ostatních skóre (107 proti 41, 62 a 88 klesne na 62).
basics-hungarian = **Cíl.** Nechat si málo ok. Jsou to tvoje body a body škodí.
    {""}**Tvůj tah.** Vyber si A nebo B a přikládej tam kámen za kamenem, dokud se nějaký hodí: tomu se říká série. Když se na žádný konec nic nehodí, pas se ohlásí sám.
    {""}**Výhra.** Kolo končí, když nikdo nemůže přiložit. Jakmile má někdo { $target } bodů, zápas končí: nejnižší skóre vyhrává, nejvyšší prohrává.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
       *[other] Nic. Každý dá jednou do kasy vklad (žetony: { $entry }) a bere ji, kdo vyhraje zápas.
    }
basics-challenge = **Cíl.** Zbavit se jako první všech kamenů.
    {""}**Tvůj tah.** Hodí se dvěma kostkami. Každý tajně položí jeden kámen, dva, nebo žádný a tvrdí, že odpovídají hodu: jeden kámen s oběma čísly, nebo dva, které se dají spojit tak, že jsou obě čísla na koncích. Jestli je to pravda, nikdo nevidí, jen kolik kamenů leží.
    {""}**Nevěřit.** Pak můžete jeden po druhém tvrzení nevěřit. Blaf se vrací do ruky a s ním stejně tolik kamenů od toho, kdo nevěřil. Když to byla pravda, bere si kameny, kdo nevěřil, a ještě jednou tolik k nim.
    {""}**Výhra.** Vyhráváš, když nemáš kámen v ruce a žádné tvé tvrzení už neleží zakryté.
    {""}**Co může kolo stát.** { $chips ->
        [pot] Každý dá do kasy { $stake }; bere ji, kdo vyhraje.
        [per-tile] { $rate } za každý kámen, který ti zbude.
       *[other] Nic: hraje se jen pro radost.
    }
basics-luxembourg = **Cíl.** Nechat si málo ok. Jsou to tvoje body a body škodí.
    {""}**Tvůj tah.** Přilož jeden svůj kámen na A nebo B. Když se nějaký hodí, musíš. Když ne, lízni si jeden kámen a tvůj tah končí.
    {""}**Výhra.** Kolo končí, když někdo nemá kameny nebo nikdo nemůže dál. { $end ->
        [rounds] { $rounds ->
            [one] Po jednom kole
            [few] Po { $rounds } kolech
           *[other] Po { $rounds } kolech
        }
       *[other] Jakmile má někdo { $target } bodů,
    } vyhrává nejnižší skóre.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
       *[other] Nic. Každý dá jednou do kasy vklad (žetony: { $entry }) a bere ji, kdo vyhraje zápas.
    }
