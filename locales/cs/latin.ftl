# Latinské domino ve dvojicích

game-latin = Latinské domino ve dvojicích
names-latin = domino ve dvojicích, párové domino, dominikánské domino, portorické domino, karibské domino, mezinárodní domino, quinientos, 500, Latinské domino
hook-latin = dva proti dvěma
    .name = Latinské
    .word = 2 proti 2
pitch-latin = Dva proti dvěma jako v Karibiku: nelíže se a s tím, kdo sedí naproti, se domlouváte jen kameny.
    .takes = Zápas trvá asi půl hodiny.
option-style = Styl
    .says = určuje všechna pravidla níže; každé se dá ještě změnit
choice-style-plain = Prostý
choice-style-dominican = Dominikánský
choice-style-puerto-rican = Portorický (500)
choice-style-international = Mezinárodní
option-pass-lead-alone = Pas platí hned
    .says = pas na začátku platí, i když pasuje i ten naproti
option-pass-all = Všichni ostatní pasují
    .says = body, když všichni tři ostatní pasují a ty můžeš znovu přiložit
choice-pass-all-none = podle stylu
choice-pass-all-0 = žádné
unit-pass-all = { $value }
option-capicua = Capicúa
    .says = body, když se poslední kámen hodí na oba konce a není to dubleta
choice-capicua-none = podle stylu
choice-capicua-0 = žádné
unit-capicua = { $value }
option-capicua-blank = Capicúa s nulou
    .says = jestli se jako capicúa počítá i kámen s nulou
choice-capicua-blank-none = podle stylu
option-chuchazo = Chuchazo
    .says = body, když je poslední kámen 0-0
choice-chuchazo-none = podle stylu
choice-chuchazo-0 = žádné
unit-chuchazo = { $value }
option-deal-bonus = Prémie za kola
    .says = první čtyři vyhraná kola přinesou o 100, 75, 50 a 25 bodů víc
choice-deal-bonus-none = podle stylu
basics-latin = **Cíl.** S tím, kdo sedí naproti, jste **dvojice** proti dvěma ostatním. Vyhráváte spolu.
    {""}**Tvůj tah.** Přilož jeden ze svých kamenů na A nebo B. Když se některý hodí, musíš hrát; když ne, pasuješ automaticky. Všech 28 kamenů je rozdaných.
    {""}**Výhra.** Kolo vyhrává dvojice, ve které někdo přiloží poslední kámen. Když nikdo nemůže dál, { $blocked ->
        [single] vyhrává nejméně ok v jedné ruce
        [closer] srovná se ruka toho, kdo přiložil poslední, s rukou dalšího v pořadí: vyhrává méně ok
       *[other] vyhrává nižší součet dvojice
    }. Dvojice získá { $count ->
        [rounds] 1 bod
        [losers] oka soupeřů
       *[other] oka ze všech rukou
    }, a k tomu prémie, pokud nějaké jsou.
    {""}**Zápas.** Jakmile má některá dvojice { $target ->
        [one] { $target } bod
        [few] { $target } body
       *[other] { $target } bodů
    }, vyhrává vyšší skóre.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
        [one] Nic. Každý dá jednou do kasy 1 žeton a celou ji bere, kdo vyhraje zápas.
        [few] Nic. Každý dá jednou do kasy { $entry } žetony a celou ji bere, kdo vyhraje zápas.
       *[other] Nic. Každý dá jednou do kasy { $entry } žetonů a celou ji bere, kdo vyhraje zápas.
    }
rules-latin = **Latinské domino ve dvojicích**, pro čtyři
    {""}**Cíl.** Bodujete spolu s tím, kdo sedí naproti. Vyhrává dvojice, která první dosáhne cíle.
    {""}**Kameny.** Šestková sada: 28 kamenů, každý má sedm.
    {""}**Tah**, proti směru hodinových ručiček: přilož kámen, který se hodí na A nebo B. Kdo může, musí; kdo nemůže, pasuje automaticky.
    {""}**Konec kola.** Dvojice vyhrává, když v ní někdo přiloží poslední kámen. Když nikdo nemůže dál, vyhrává nižší počet ok. Dvojice získá oka ze všech rukou.
    {""}**Dominikánský**, do 200. První kolo začíná 6-6, další ten, kdo vyhrál minulé (po zablokování ten z dvojice, kdo má méně ok). Zablokování: vyhrává nejméně ok v jedné ruce; při remíze dvojice, která začínala. Prémie je 30: na začátku další pasuje a ten naproti přiloží; všichni tři pasují a ty znovu přiložíš (pokaždé); **capicúa**: poslední kámen se hodí na oba konce (bez dublet a nul).
    {""}**Portorický**, do 500. Začíná se stejně. Zablokování: nižší součet dvojice; při remíze nic. 100 navíc za capicúu (i s nulou) a za **chuchazo** (0-0 jako poslední, ať jsou konce jakékoli); 100, 75, 50 a 25 za první čtyři vyhraná kola.
    {""}**Mezinárodní**, do 200. Kdo začíná, rozhodne los, potom jeden po druhém. Zablokování jako v Portoriku. Bez prémií.
    {""}**Prostý**, do 100. Začíná 6-6, potom jeden po druhém. Počítají se jen oka soupeřů. Zablokování jako v Portoriku. Bez prémií.
    {""}-# Podle pagat.com (Partnership Dominoes).
preset-dominican-200 = Dominikánský, do 200
preset-puerto-rican-500 = Portorický, do 500 (Quinientos)
preset-international-200 = Mezinárodní, do 200
preset-straight-six = Jamajské, na šest kol (Straight Six)
