# Pulle: název, domácí pravidla, tahy, události, odmítnutí, pravidla v kostce

game-pulle = Pulle

option-payment = Platba
    .says = kolik žetonů zaplatí každý tomu, kdo vyhraje kolo; polovinu, když bylo zablokované
choice-payment-0 = žádná
unit-payment = { $value ->
    [one] 1 žeton za každého
    [few] { $value } žetony za každého
   *[other] { $value } žetonů za každého
}
option-buyback = Vykoupení
    .says = vysoké skóre se dá za půl vkladu snížit
option-tie-adds-pips = Shoda se počítá
    .says = oka se přičtou, i když bylo zablokováno a nejméně jich mělo víc lidí
option-buyback-with = Vykoupit se mohou
    .says = jestli se lze vykoupit, i když je už někdo mimo hru; jeho skóre se počítá dál
choice-buyback-with-four = jen když hrají všichni čtyři
choice-buyback-with-fewer = i když jich hraje méně
option-buyback-until = Vykoupení do
    .says = jestli si to lze mezi koly ještě rozmyslet
choice-buyback-until-answer = první odpovědi
choice-buyback-until-deal = příštího kola
option-broken-reentry = Prasklá kasa
    .says = kdo znovu zaplatí a hraje dál, když mají všichni víc než 100
choice-broken-reentry-all = všichni čtyři
choice-broken-reentry-survivors = jen kdo byl ještě ve hře

lobby-reserve = K vykoupení potřebuješ celkem { $chips }. I s méně můžeš hrát, ale vykoupit se jen tehdy, když nějaké vyhraješ.
action-buyback = { $score ->
    [one] Vykoupit se: 1 bod
    [few] Vykoupit se: { $score } body
   *[other] Vykoupit se: { $score } bodů
}
action-decline = Nevykoupit se
action-renounce = Zůstat mimo tuto kasu
sure-renounce = Zůstat mimo tuto kasu nadobro? Už se do ní nevykoupíš a zůstaneš mimo, i kdyby praskla a ostatní se vrátili.

event-buyback-opened = Kdo se chce vykoupit, zaplatí do kasy půl vkladu.
event-bought-back = { $score ->
    [one] { $name } platí vykoupení a má teď 1 bod.
    [few] { $name } platí vykoupení a má teď { $score } body.
   *[other] { $name } platí vykoupení a má teď { $score } bodů.
}
event-declined = { $name } se nevykupuje.
event-buyback-closed = Vykoupit se už nelze.
event-eliminated = { $name } je mimo hru, body: { $score }.
event-pool-broken = Kasa praskla: všichni mají víc než 100. Všechna skóre jsou zase 0 a každý platí ještě { $chips ->
    [one] jeden žeton
    [few] { $chips } žetony
    [many] { $chips } žetonu
   *[other] { $chips } žetonů
}.
event-returned = { $name } je zase ve hře.
event-renounced = { $name } se do této kasy už nevrátí.

illegal-no-offer = Teď se vykoupit nemůžeš.
illegal-offer-changed = Mezitím se vykoupil někdo jiný: teď by to pro tebe znamenalo { $score ->
    [one] 1 bod
    [few] { $score } body
   *[other] { $score } bodů
}. Rozhodni se znovu.
illegal-not-out = Mimo kasu může zůstat jen ten, kdo je mimo hru.

rules-pulle = **Pulle**, Vídeň, pro čtyři
    {""}**Cíl.** Každý zaplatí vklad do kasy, zvané **Pulle**. Kdo má víc než 100 ok, je mimo hru; kdo zbude ve hře poslední, bere všechno.
    {""}**Kameny.** 36 kamenů od 0-1 do 7-8, bez dublet: každý sedm, i když zbývají jen tři nebo dva. Zbytek, **Stamm**, se nikdy neukáže.
    {""}**Tah.** Přilož kámen, který se hodí na A nebo B. Kdo může, musí; kdo nemůže, pasuje. První kolo začíná, kdo má nejtěžší kámen, a to libovolným; další, kdo naposledy vyhrál, po shodě kdo přiložil poslední kámen, nebo první po něm, kdo je ve hře.
    {""}**Konec kola.** Někdo už nemá kámen, nebo nikdo nemůže dál: pak vyhrává, kdo má nejméně ok.
    {""}**Počítání.** Každý si přičte oka, která mu zbyla v ruce, i ten, kdo vyhrál zablokované kolo. Se 100 jsi ve hře, se 101 mimo hru. Má-li nejméně ok víc lidí, kolo se nepočítá.
    {""}**Vykoupení.** Když kolo hráli všichni čtyři, můžeš zaplatit půl vkladu a vzít si prostřední ze tří ostatních skóre: 107 proti 41, 62 a 88 klesne na 62. (Jsou-li ta tři stejná: o jedno víc.) Musí být nižší než tvoje a nejvýš 100 a musíš mít i na příští kolo.
    {""}**Prasklá kasa.** Když má každý, kdo hrál, víc než 100, začínají všichni čtyři znovu od 0 s dalším vkladem.
    {""}**Zvláštnosti.** Domácí pravidla: kdo vyhraje kolo, tomu ostatní zaplatí, po zablokování polovinu; vykoupit se lze i v menším počtu; lze to až do příštího kola.
    {""}-# Podle pagat.com (rakouské domino) a gamefarm.jp.
