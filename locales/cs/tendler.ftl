# Tendlerovo domino

game-tendler = Tendlerovo domino (1830)

rules-tendler = **Tendlerovo domino**, Vídeň 1830, pro dva až šest, každý sám za sebe
    {""}**Rekonstrukce.** Víme jen tohle: hra s lízáním pro dva až šest lidí se všemi 45 kameny. Všechno ostatní je náš odhad podle rakouského domina s talonem.
    {""}**Cíl.** Přiložit jako první všechny kameny, nebo mít nejméně ok, když už nikdo nemůže dál.
    {""}**Kameny.** Všech 45 kamenů od 0-0 do 8-8, i s dubletami. Každý si bere 6 (nebo 5, 7 či 8, pokud zbude co lízat). Zbytek leží zakrytý jako talon.
    {""}**Tah.** Přilož kámen, který se hodí na A nebo B. Kdo může, musí. Kdo nemůže, líže, dokud se nějaký nehodí, a ten přiloží; když je talon prázdný, pasuje. Co si lízneš, vidíš jen ty. První kolo začíná, kdo má nejtěžší kámen, a to libovolným; další začíná, kdo naposledy vyhrál.
    {""}**Konec.** Kdo přiloží poslední kámen, vyhrává. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok. Má-li jich víc lidí stejně málo, nevyhrává nikdo a příští kolo začíná, kdo přiložil poslední kámen.
    {""}**Počítání.** Každé vyhrané kolo platí jednu. Když si určíte počet kol, vyhrává zápas, kdo jich vyhraje nejvíc, a můžete hrát o kasu.
    {""}**Zvláštnosti.** Dublety leží napříč, ale jsou to kameny jako jiné, se všemi svými oky. Jakmile všichni vidí, že se už žádný kámen nehodí, kolo končí. Domácí pravidla: nejdřív se talon dolíže; v jednom tahu se líznou nejvýš tři kameny, pak se pasuje.
    {""}-# Sada a počet lidí podle pagat.com (rakouské domino, o F. Tendlerovi, Vídeň 1830); zbytek je náš.
