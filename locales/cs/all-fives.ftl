# All Fives

game-all-fives = All Fives
names-all-fives = muggins, pětky, pětkové domino, fives, five-up, fives and threes
hook-all-fives = ať jsou konce dělitelné pěti
    .name = All Fives
    .word = po pěti
pitch-all-fives = Boduj, kdykoli je součet otevřených konců dělitelný pěti; konce můžou být až čtyři.
    .takes = Zápas trvá asi čtvrt hodiny.
option-scoring = Bodování
    .says = které součty konců přinášejí body
choice-scoring-fives = All Fives: dělitelné pěti, tolik bodů
choice-scoring-fives-threes = Fives and Threes: 1 bod za každou 5 a každou 3
option-get-in = Vstup za deset
    .says = první body musí být aspoň 10 najednou
option-every-lead = Vždy dubletou
    .says = nejtěžší dubleta začíná každé kolo, nejen první
option-spinner = Středová dubleta
    .says = jestli se první dubleta otevírá i nahoře a dole
choice-keep-28 = všechny: nikdo nelíže
option-bonus-round = Zaokrouhlení
    .says = jak se oka na konci kola zaokrouhlí na pětky
choice-bonus-round-nearest = na nejbližší
choice-bonus-round-down = dolů
option-exact = Přesný cíl
    .says = ve Fives and Threes se nepočítají body, které by cíl přesáhly
coach-all-fives-start = { $scoring ->
        [fives-threes] Začínáš. Když je součet půlek dělitelný 3 nebo 5, máš body.
       *[other] Začínáš. Když půlky dají dohromady 5 nebo 10, máš tolik bodů.
    }
coach-all-fives-play = { $scoring ->
        [fives-threes] Přilož vysunutý kámen. Když je součet konců dělitelný 3 nebo 5, máš body.
       *[other] Přilož vysunutý kámen. Když všechny konce dají 5, 10, 15…, máš tolik bodů.
    }
coach-all-fives-team-play = { $scoring ->
        [fives-threes] Když je součet konců dělitelný 3 nebo 5, máte body ty i { $partner }.
       *[other] Když všechny konce dají 5, 10, 15…, máte tolik bodů ty i { $partner }.
    }
basics-all-fives = **Cíl.** Aby byl součet otevřených konců dělitelný pěti{ $scoring ->
        [fives-threes] {" "}nebo třemi: každá 5 a každá 3 v součtu je bod.
       *[other] : pak získáš tolik bodů, kolik je součet.
    }{ $get_in ->
        [0] {""}
       *[other] {" "}První body musí být aspoň 10 najednou.
    }{ $teams ->
        [0] {""}
       *[other] {" "}Ve čtyřech se hraje ve **dvojicích**: vyhráváš s tím, kdo sedí naproti, a vaše oka se sčítají.
    }
    {""}**Tvůj tah.** Přilož jeden ze svých kamenů na otevřený konec. Když se některý hodí, musíš hrát; když ne, { $keep ->
        [28] pasuješ.
       *[other] lízej, dokud nepřijde kámen, který se hodí, a ten přilož.
    }
    {""}**Konce.** Dubleta leží napříč a na konci se počítají obě její půlky.{ $spinner ->
        [0] {""}
       *[other] {" "}První dubleta je **středová**: když má kámen z obou stran, dá se přikládat i nad ni a pod ni.
    }
    {""}**Výhra.** Kdo přiloží poslední kámen, získá { $scoring ->
        [fives-threes] ještě 1 bod.
       *[other] i oka, která zbydou ostatním, { $bonus_round ->
            [down] zaokrouhlená dolů na pětky
           *[other] zaokrouhlená na pětky
        }.
    } Jakmile má někdo { $exact ->
        [0] {""}
       *[other] přesně{" "}
    }{ $target ->
        [none] { $scoring ->
            [fives-threes] 61
           *[other] 150
        }
       *[other] { $target }
    } bodů, vyhrává nejvyšší skóre.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
        [one] Nic. Každý dá jednou do kasy 1 žeton a celou ji bere, kdo vyhraje zápas.
        [few] Nic. Každý dá jednou do kasy { $entry } žetony a celou ji bere, kdo vyhraje zápas.
       *[other] Nic. Každý dá jednou do kasy { $entry } žetonů a celou ji bere, kdo vyhraje zápas.
    }
rules-all-fives = **All Fives**, pro dva až čtyři, každý sám za sebe (nebo ve čtyřech dvě dvojice)
    {""}**Cíl.** Bodovat při přikládání. Zápas vyhrává, kdo má první 150 bodů.
    {""}**Kameny.** Šestková sada, 28 kamenů. Ve dvou si každý bere 7, ve třech a čtyřech 5. Zbytek je talon.
    {""}**Tah.** Přilož kámen, který se hodí na otevřený konec. Kdo může, musí. Kdo nemůže, líže, dokud nepřijde kámen, který se hodí, a ten přiloží; když je talon prázdný, pasuje.
    {""}**Středová dubleta** je první dubleta kola. Když má kameny z obou stran (A, B), je otevřená i nahoře a dole (C, D). Jiná dubleta ne.
    {""}**Body.** Po každém kameni se sečtou všechny konce. U dublety na konci se počítají obě půlky, u středové také, dokud nemá zakryté obě strany; prázdné C a D se nepočítají. Součet dělitelný pěti přináší tolik bodů. Začíná 6-6: 12. K ní 3-6: 12 + 3 = 15 bodů.
    {""}**Kdo začíná.** Nejdřív nejtěžší dubleta, povinně; potom ten, kdo vyhrál minulé kolo (i zablokované), libovolným kamenem (po remíze los).
    {""}**Konec kola.** Kdo přiloží poslední kámen, nebo kdo má při zablokování nejméně ok, získá oka ostatních (při zablokování minus svoje), zaokrouhlená na pětky. Remíza nepřináší nic. Zápas končí až po kole.
    {""}**Fives and Threes.** Bez středové dublety a bez lízání. Kdo začíná, rozhodne los, potom jeden po druhém. 1 bod za každou 5 a každou 3 v součtu, když je jimi dělitelný (15: 3 + 5 = 8). Poslední kámen přináší ještě 1, zablokování nic. Konec je přesně na 61: když by poslední kámen i s tímto bodem cíl přesáhl, nepočítá se nic.
    {""}-# Podle pagat.com (All Fives) a Fosterovy Complete Hoyle.
preset-fives-and-threes = Fives and Threes, do 61
