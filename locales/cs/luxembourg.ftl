# Lucemburské domino

game-luxembourg = Lucemburské domino

option-end = Zápas
    .says = čím zápas končí
choice-end-rounds = po několika kolech
choice-end-target = při určitém počtu bodů
option-rounds = Počet kol v zápase
    .says = když zápas končí po několika kolech
unit-rounds = { $value }
option-tied-lots = Stejné startovní kameny
    .says = co rozhodne, když víc lidí ukáže kámen se stejným počtem ok
choice-tied-lots-half = větší půlka
choice-tied-lots-redraw = nové lízání

event-lot-shown = { $name } ukazuje { $tile }.
event-lots-tied = Stejný počet ok. Znovu si líznou: { $seats }.
event-winning-tile = Kolo { $deal }. Startovní kámen je { $tile }; první hraje { $name }.

rules-luxembourg = **Lucemburské domino**, pro dva až šest, každý sám za sebe
    {""}**Cíl.** Nasbírat co nejméně bodů.
    {""}**Kameny.** Šestková sada, 28 kamenů. Ve dvou si každý bere 7, ve třech 6, ve čtyřech 5, v pěti 4, v šesti 3. Zbytek leží zakrytý jako talon.
    {""}**Startovní kámen.** Před každým kolem si každý lízne ještě jeden kámen a ukáže ho. Ten, který má nejvíc ok (při stejném počtu rozhoduje větší půlka, nebo se podle domácího pravidla líže znovu), zůstává na stole a kdo si ho lízl, hraje první. Ostatní se vracejí do talonu.
    {""}**Tah.** Přilož kámen, který se hodí na A nebo B. Kdo může, musí. Kdo nemůže, lízne si jeden kámen a jeho tah končí, i kdyby se hodil. Když je talon prázdný, pasuje se. Co si lízneš, vidíš jen ty.
    {""}**Konec kola.** Někdo už nemá kameny; nebo nikdo nemůže dál; nebo všichni vidí, že se už žádný kámen nehodí (domácí pravidlo: nejdřív se dolíže talon).
    {""}**Počítání.** Každý si k bodům přičte oka, která mu zbyla v ruce. Nejnižší součet vyhrává po 3 kolech, nebo podle dohody, jakmile má někdo 100. Kdo má stejně, dělí se o výhru. Můžete hrát o kasu.
    {""}**Zvláštnosti.** Kameny, které se ukázaly a vrátily, si může někdo líznout znovu: pamatuj si je.
    {""}-# Podle vlastních pravidel autora na blogu z roku 2010.
