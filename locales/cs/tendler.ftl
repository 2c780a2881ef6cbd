# Tendlerovo domino

game-tendler = Tendlerovo domino (1830)

rules-tendler = **Tendlerovo domino**, Vídeň 1830, pro dva až šest, každý sám za sebe
    {""}**Rekonstrukce.** Víme jen tohle: hra s lízáním pro dva až šest lidí se všemi 45 kameny. Všechno ostatní je náš odhad podle rakouského domina s talonem.
    {""}**Cíl.** Zbavit se všech kamenů jako první, nebo mít nejméně ok, když už nikdo nemůže dál.
    {""}**Kameny.** Všech 45 kamenů od 0-0 do 8-8, i s dubletami. Každý si bere 6 (nebo 5, 7 či 8, pokud zbude co lízat). Zbytek leží zakrytý jako talon.
    {""}**Tah.** Přilož kámen, který se hodí na A nebo B. Kdo může, musí. Kdo nemůže, líže, dokud nepřijde kámen, který se hodí, a ten přiloží; když je talon prázdný, pasuje. Co si lízneš, vidíš jen ty. První kolo začíná ten, kdo má nejtěžší kámen, a smí začít kterýmkoli; každé další ten, kdo vyhrál minulé.
    {""}**Konec.** Kdo přiloží poslední kámen, vyhrává. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok. Když jich má stejně málo víc lidí, nevyhrává nikdo a příští kolo začíná ten, kdo přiložil poslední kámen.
    {""}**Počítání.** Počítají se vyhraná kola. Když si určíte jejich počet, vyhrává zápas ten, kdo jich vyhraje nejvíc, a můžete hrát o kasu.
    {""}**Zvláštnosti.** Dublety leží napříč, ale jsou to kameny jako ostatní, se všemi svými oky. Jakmile všichni vidí, že se už žádný kámen nehodí, kolo končí. Domácí pravidla: nejdřív se dolíže talon; v jednom tahu se líznou nejvýš tři kameny, pak se pasuje.
    {""}-# Sada a počet lidí podle pagat.com (rakouské domino, o F. Tendlerovi, Vídeň 1830); zbytek je náš.
