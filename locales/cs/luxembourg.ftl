# Lucemburské domino

game-luxembourg = Lucemburské domino

option-end = Zápas
    .says = čím zápas končí
choice-end-rounds = po několika kolech
choice-end-target = při určitém počtu bodů
option-rounds = Kol v zápase
    .says = kolik kol, když zápas končí po několika kolech
unit-rounds = { $value }
option-tied-lots = Stejné startovní kameny
    .says = co rozhodne, když víc lidí ukáže kámen se stejným počtem ok
choice-tied-lots-half = větší půlka
choice-tied-lots-redraw = nové lízání

event-lot-shown = { $name } ukazuje { $tile }.
event-lots-tied = Stejný počet ok: znovu si lížou { $seats }.
event-winning-tile = Kolo { $deal }. Startovní kámen je { $tile }; první hraje { $name }.

rules-luxembourg = **Lucemburské domino**, pro dva až šest, každý sám za sebe
    {""}**Cíl.** Sbírat co nejméně bodů.
    {""}**Kameny.** Šestková sada, 28 kamenů. Ve dvou si každý bere 7, ve třech 6, ve čtyřech 5, v pěti 4, v šesti 3. Zbytek leží zakrytý jako talon.
    {""}**Startovní kámen.** Před každým kolem si každý lízne ještě jeden kámen a ukáže ho. Ten s nejvíc oky (při shodě větší půlka, nebo podle domácího pravidla nové lízání) leží na stole a kdo si ho líznul, hraje první. Ostatní se vracejí do talonu.
    {""}**Tah.** Přilož kámen, který se hodí na A nebo B. Kdo může, musí. Kdo nemůže, lízne si jeden kámen a jeho tah končí, i kdyby se hodil. Když je talon prázdný, pasuje se. Co si lízneš, vidíš jen ty.
    {""}**Konec kola.** Někdo už nemá kámen; nebo nikdo nemůže dál; nebo všichni vidí, že se už žádný kámen nehodí (domácí pravidlo: nejdřív se talon dolíže).
    {""}**Počítání.** Každý si přičte oka, která mu zbyla v ruce. Nejnižší součet vyhrává po 3 kolech, nebo podle dohody, jakmile má někdo 100. Stejné součty se o výhru dělí. Můžete hrát o kasu.
    {""}**Zvláštnosti.** Co se ukázalo a vrátilo, může si někdo líznout znovu: pamatuj si to.
    {""}-# Podle vlastních pravidel autora na blogu z roku 2010.
