# Rakouské domino s talonem a co mají hry s talonem společné

game-austrian-draw = Rakouské domino s talonem

option-draw-limit = Lízání
    .says = kolik kamenů se smí v jednom tahu líznout
choice-draw-limit-none = dokud se něco nehodí
choice-draw-limit-0 = jeden, a tah končí
unit-draw-limit = nejvýš { $value }
option-visible-block = Když se už nic nehodí
    .says = co se stane, když všichni vidí, že se už nic nehodí
choice-visible-block-end = kolo hned končí
choice-visible-block-draw-out = nejdřív se dolíže talon

event-drew-tiles = Z talonu máš nově: { $tiles }.

rules-austrian-draw = **Rakouské domino s talonem**, pro dva nebo tři, každý sám za sebe
    {""}**Cíl.** Zbavit se všech kamenů jako první, nebo mít nejméně ok, když už nikdo nemůže dál.
    {""}**Kameny.** 36 kamenů od 0-1 do 7-8, bez dublet. Ve dvou si každý bere 8 (nebo 9), ve třech 7. Zbytek leží zakrytý jako talon.
    {""}**Tah.** Přilož kámen, který se hodí na A nebo B. Kdo může, musí. Kdo nemůže, líže, dokud nepřijde kámen, který se hodí, a ten přiloží; když je talon prázdný, pasuje. Co si lízneš, vidíš jen ty. První kolo začíná ten, kdo má nejtěžší kámen, a smí začít kterýmkoli; každé další ten, kdo vyhrál minulé.
    {""}**Konec.** Kdo přiloží poslední kámen, vyhrává. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok. Když jich má stejně málo víc lidí, nevyhrává nikdo a příští kolo začíná ten, kdo přiložil poslední kámen.
    {""}**Počítání.** Počítají se vyhraná kola. Když si určíte jejich počet, vyhrává zápas ten, kdo jich vyhraje nejvíc, a můžete hrát o kasu.
    {""}**Zvláštnosti.** Jakmile všichni vidí, že se už žádný kámen nehodí, kolo končí, i když je ještě co lízat. Domácí pravidla: nejdřív se dolíže talon; v jednom tahu se líznou nejvýš tři kameny, pak se pasuje.
    {""}-# Podle pagat.com (rakouské domino) a gamefarm.jp.
