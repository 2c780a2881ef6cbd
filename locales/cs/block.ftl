# Domino bez lízání

game-block = Domino bez lízání
names-block = blokovací domino, blokové domino, block, klasické domino, domino bez talonu
hook-block = bez lízání, s chladnou hlavou
    .name = Bez lízání
    .word = chladná hlava
pitch-block = Nejprostší domino: nikdo nelíže. Zablokuj ostatní a získej, co jim zbude.
    .takes = Zápas trvá asi dvacet minut.
basics-block = **Cíl.** Zbavit se všech kamenů jako první: oka, která ostatním zbydou, jsou tvoje body.{ $teams ->
        [0] {""}
       *[other] {" "}Ve čtyřech se hraje ve **dvojicích**: vyhráváš s tím, kdo sedí naproti, a vaše oka se sčítají.
    }
    {""}**Tvůj tah.** Přilož jeden ze svých kamenů na A nebo B. Když se některý hodí, musíš hrát; když ne, pasuješ automaticky.
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
rules-block = **Domino bez lízání**, pro dva až čtyři, každý sám za sebe (nebo ve čtyřech dvě dvojice)
    {""}**Cíl.** Vyhrávat kola: vítěz získá oka, která zbydou ostatním. Zápas vyhrává, kdo má první 100 bodů.
    {""}**Kameny.** Šestková sada, 28 kamenů. Ve dvou si každý bere 7, ve třech a čtyřech 5. Zbytek zůstává zakrytý a nikdy se neukáže.
    {""}**Tah.** Přilož kámen, který se hodí na A nebo B. Kdo může, musí; kdo nemůže, pasuje automaticky.
    {""}**Kdo začíná.** V prvním kole nejtěžší dubleta, a musí se začít jí (když ji nikdo nemá, nejtěžší kámen). Potom začínají všichni po řadě, libovolným kamenem.
    {""}**Konec kola.** Někdo už nemá kameny, nebo nikdo nemůže dál. Zablokované kolo vyhrává, kdo má nejméně ok; při remíze nikdo.
    {""}**Počítání.** Vítěz získá oka všech ostatních, po zablokování minus svoje. Dvojice se počítá dohromady a její vlastní oka nic nepřinášejí.
    {""}**Zvláštnosti.** Ve dvou se zablokují dvě kola ze tří: nech si kameny na oba konce. Dubleta leží napříč, ale hraje jako každý jiný kámen.
    {""}-# Podle Hoyla a learnplaywin.net.

preset-pairs = Dvě dvojice, rozdá se všech 28 kamenů
