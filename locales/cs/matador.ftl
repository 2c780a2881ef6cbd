# Matador

game-matador = Matador
names-matador = ruské domino, sedmičky, sedmičkové domino
hook-matador = půlky dají dohromady 7
    .name = Matador
    .word = součet 7
pitch-matador = Tady se nehodí stejné ke stejnému: sousední půlky dají 7. Čtyři matadoři se hodí všude.
    .takes = Zápas trvá asi čtvrt hodiny.
rules-fits-matador = Kámen se hodí, když jedna jeho půlka dá s číslem na otevřeném konci (A nebo B) 7: 1 a 6, 2 a 5, 3 a 4. **Matadoři** 0-0, 1-6, 2-5 a 3-4 se hodí všude. Tečkám se říká oka.
coach-matador-start = Začínáš. Další kámen musí dát s půlkou tvého kamene 7.
coach-matador-play = Sousední půlky dají 7. Matador (0-0, 1-6, 2-5, 3-4) se hodí všude.
coach-matador-team-play = Hraje s tebou { $partner }. Sousední půlky dají 7, matador se hodí všude.
basics-matador = **Cíl.** Zbavit se všech kamenů jako první: oka, která ostatním zbydou, jsou tvoje body.{ $teams ->
        [0] {""}
       *[other] {" "}Ve čtyřech se hraje ve **dvojicích**: vyhráváš s tím, kdo sedí naproti, a vaše oka se sčítají.
    }
    {""}**Tvůj tah.** Přilož jeden ze svých kamenů na A nebo B. Když se některý hodí, musíš hrát; když ne, { $draw_limit ->
        [none] lízej, dokud nepřijde kámen, který se hodí, a ten přilož
       *[other] lízni si jeden, a když se hodí, přilož ho
    }. U matadora si vybíráš, která půlka bude na kraji.
    {""}**Na 0 na konci** se hodí jen matador: s ní nic 7 nedá.
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
rules-matador = **Matador**, pro dva až čtyři, každý sám za sebe (nebo ve čtyřech dvě dvojice)
    {""}**Cíl.** Vyhrávat kola: vítěz získá oka, která zbydou ostatním. Zápas vyhrává, kdo má první 100 bodů.
    {""}**Kameny.** Šestková sada, 28 kamenů. Ve dvou si každý bere 7, ve třech 6, ve čtyřech 5. Zbytek je talon; jeho poslední dva kameny si nikdo nelízne.
    {""}**Co se hodí.** Sousední půlky dají dohromady 7: 1 a 6, 2 a 5, 3 a 4. S nulou nic 7 nedá.
    {""}**Matadoři** jsou 0-0, 1-6, 2-5 a 3-4. Hodí se na každý konec, i na 0, a vybíráš si, která půlka bude na kraji. Další kámen s ní musí dát 7, nebo být taky matador.
    {""}**Tah.** Kdo může, musí. Kdo nemůže, líže, dokud se kámen nehodí, a ten přiloží; když už z talonu lízat nejde, pasuje.
    {""}**Kdo začíná.** V prvním kole nejtěžší dubleta, a musí se začít jí (když ji nikdo nemá, nejtěžší kámen). Potom začínají všichni po řadě, libovolným kamenem.
    {""}**Konec kola.** Někdo už nemá kameny; nebo nikdo nemůže dál; nebo všichni vidí, že se už žádný kámen nehodí. Zablokované kolo vyhrává, kdo má nejméně ok; remíza nepřináší nic.
    {""}**Počítání.** Vítěz získá oka všech ostatních, po zablokování minus svoje.
    {""}-# Podle pagat.com (Matador) a bonaludo.com.
