# Sevastopol

game-sebastopol = Sevastopol
names-sebastopol = Sebastopol, čtyři ramena
hook-sebastopol = čtyři ramena z kamene 6-6
    .name = Sevastopol
    .word = čtyři ramena
pitch-sebastopol = Z kamene 6-6 rostou čtyři ramena: nejdřív všechny šestky, potom cokoli, co se hodí.
    .takes = Zápas trvá asi dvacet minut.
coach-sebastopol-start = Máš 6-6, takže s ním začínáš.
coach-sebastopol-play = Nejdřív šestky, dokud nezačnou všechna čtyři ramena. Pak tam, kam se co hodí.
basics-sebastopol = **Cíl.** Zbavit se všech kamenů jako první: oka, která ostatním zbydou, jsou tvoje body.
    {""}**Tvůj tah.** Kámen 6-6 leží uprostřed a má čtyři ramena (A až D). Každé nejdřív potřebuje kámen se šestkou. Potom přikládej k rameni, kam se kámen hodí. Kdo může, musí; když se nic nehodí, pasuješ automaticky.
    {""}**Výhra.** Kdo přiloží poslední kámen, vyhrává kolo. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok. Zápas vyhrává, kdo má první { $target } bodů.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
        [one] Nic. Každý dá jednou do kasy 1 žeton a celou ji bere, kdo vyhraje zápas.
        [few] Nic. Každý dá jednou do kasy { $entry } žetony a celou ji bere, kdo vyhraje zápas.
       *[other] Nic. Každý dá jednou do kasy { $entry } žetonů a celou ji bere, kdo vyhraje zápas.
    }
rules-sebastopol = **Sevastopol**, pro čtyři, každý sám za sebe
    {""}**Cíl.** Vyhrávat kola: vítěz získá oka, která zbydou ostatním. Zápas vyhrává, kdo má první 60 bodů.
    {""}**Kameny.** Šestková sada, 28 kamenů, každý má sedm.
    {""}**Kdo začíná.** V každém kole ten, kdo má 6-6, a musí začít jím.
    {""}**Na začátku.** Kámen 6-6 má čtyři ramena, A až D. Dokud nemá každé svůj kámen, smí se přikládat jen šestky, a to k prázdným ramenům. Kdo šestku nemá, pasuje.
    {""}**Potom** přilož kámen, který se hodí na konec některého ramene. Kdo může, musí; kdo nemůže, pasuje automaticky. Ostatní dublety leží napříč, ale ramena z nich nerostou.
    {""}**Konec kola.** Někdo už nemá kameny, nebo nikdo nemůže dál: pak vyhrává, kdo má nejméně ok. Při remíze nevyhrává nikdo.
    {""}**Počítání.** Vítěz získá oka všech ostatních, po zablokování minus svoje (domácí pravidlo: bez odečtení).
    {""}-# Podle pagat.com (Sebastopol).
