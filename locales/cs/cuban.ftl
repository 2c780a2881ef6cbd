# Kubánské domino

game-cuban = Kubánské domino
names-cuban = devítkové domino, dvojitá devítka, doble nueve, dominó cubano, Kuba
hook-cuban = dva proti dvěma, až do 9-9
    .name = Kubánské
    .word = 2 proti 2
pitch-cuban = Dva proti dvěma, každý s deseti kameny až do 9-9; patnáct zůstává skrytých.
    .takes = Zápas trvá asi dvacet minut.
option-cuban-pass-lead =
    .says = body pro dvojici, která začíná dubletou, když další pasuje
option-capicua-doubles = Capicúa zdvojuje
    .says = kolo se počítá dvakrát, když se poslední kámen hodí na oba konce a není to dubleta
basics-cuban = **Cíl.** S tím, kdo sedí naproti, jste **dvojice** proti dvěma ostatním. Vyhráváte spolu.
    {""}**Tvůj tah.** Přilož jeden ze svých kamenů na A nebo B. Když se některý hodí, musíš hrát; když ne, pasuješ automaticky.
    {""}**Výhra.** Kolo vyhrává dvojice, ve které někdo přiloží poslední kámen. Když nikdo nemůže dál, { $blocked ->
        [single] vyhrává nejméně ok v jedné ruce
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
rules-cuban = **Kubánské domino**, pro čtyři ve dvojicích
    {""}**Cíl.** Bodujete spolu s tím, kdo sedí naproti. Zápas vyhrává dvojice, která má první 100 bodů.
    {""}**Kameny.** Devítková sada, 55 kamenů. Každý jich má deset; patnáct zůstává zakrytých a nikdy se neukážou.
    {""}**Tah**, proti směru hodinových ručiček: přilož kámen, který se hodí na A nebo B. Kdo může, musí; kdo nemůže, pasuje automaticky.
    {""}**Kdo začíná.** V prvním kole nejtěžší dubleta, a musí se začít jí (když ji nikdo nemá, nejtěžší kámen). Potom ten, kdo vyhrál minulé (po zablokování ten z dvojice, kdo má méně ok), libovolným kamenem; po remíze další v pořadí.
    {""}**Konec kola.** Dvojice vyhrává, když v ní někdo přiloží poslední kámen. Když nikdo nemůže dál, vyhrává nižší součet dvojice; remíza nepřináší nic.
    {""}**Počítání.** Dvojice získá oka soupeřů.
    {""}**Zvláštnosti.** Každé číslo je na deseti kamenech a víc než čtvrtina jich není ve hře: dvě kola ze tří se zablokují. Domácí pravidla: zablokované kolo vyhrává nejméně ok v jedné ruce; body, když další v pořadí nemá co přiložit k dubletě na začátku; *capicúa* body zdvojuje.
    {""}-# Podle dominorules.com a onlinedominogames.com.
preset-double-nine-150 = Devítková sada, do 150
