# Pulle: název, domácí pravidla, tahy, události, odmítnutí, pravidla v kostce

game-pulle = Pulle

option-payment = Prémie za výhru
    .says = kolik žetonů dá každý tomu, kdo vyhraje kolo; po zablokování polovinu
choice-payment-0 = žádná
unit-payment = { $value ->
    [one] 1 žeton od každého
    [few] { $value } žetony od každého
   *[other] { $value } žetonů od každého
}
option-buyback = Vykoupení
    .says = vysoké skóre se dá snížit za půl vkladu
option-tie-adds-pips = Remíza se počítá
    .says = oka se přičtou, i když bylo zablokováno a nejméně jich mělo víc lidí
option-buyback-with = Vykoupení, když hrají
    .says = jestli se dá vykoupit, i když je už někdo mimo hru; jeho skóre se počítá dál
choice-buyback-with-four = jen všichni čtyři
choice-buyback-with-fewer = i tři nebo dva
option-buyback-until = Vykoupení až do
    .says = jestli si to lze mezi koly ještě rozmyslet
choice-buyback-until-answer = tvé odpovědi
choice-buyback-until-deal = příštího kola
option-broken-reentry = Prasklá kasa
    .says = kdo znovu zaplatí a hraje dál, když mají všichni víc než 100 bodů
choice-broken-reentry-all = všichni čtyři
choice-broken-reentry-survivors = jen kdo ještě byl ve hře

lobby-reserve = Na vykoupení potřebuješ celkem { $chips }. Hrát můžeš i s méně, ale pak se vykoupíš, jen když něco vyhraješ.
action-buyback = { $score ->
    [one] Vykoupit se: 1 bod
    [few] Vykoupit se: { $score } body
   *[other] Vykoupit se: { $score } bodů
}
action-decline = Nevykoupit se
action-renounce = Zůstat mimo tuto kasu
sure-renounce = Zůstat mimo tuto kasu nadobro? Už se do ní nevykoupíš a zůstaneš mimo, i kdyby praskla a ostatní se vrátili.

event-buyback-opened = Teď se dá vykoupit: stojí to půl vkladu, do kasy.
event-bought-back = { $score ->
    [one] { $name } se vykupuje a má teď 1 bod.
    [few] { $name } se vykupuje a má teď { $score } body.
   *[other] { $name } se vykupuje a má teď { $score } bodů.
}
event-declined = { $name } se nevykupuje.
event-buyback-closed = Vykoupit se už nedá.
event-eliminated = { $name } má { $score ->
    [one] 1 bod
    [few] { $score } body
   *[other] { $score } bodů
} a je mimo hru.
event-pool-broken = Kasa praskla: všichni mají víc než 100 bodů. Všichni začínají znovu od 0{ $chips ->
    [0] .
    [one] {" "}a každý platí ještě 1 žeton.
    [few] {" "}a každý platí ještě { $chips } žetony.
    [many] {" "}a každý platí ještě { $chips } žetonu.
   *[other] {" "}a každý platí ještě { $chips } žetonů.
}
event-returned = { $name } je zase ve hře.
event-renounced = { $name } se do této kasy už nevrátí.

illegal-no-offer = Teď se vykoupit nemůžeš.
illegal-offer-changed = Mezitím se vykoupil někdo jiný: teď se dá klesnout jen na { $score ->
    [one] 1 bod
    [few] { $score } body
   *[other] { $score } bodů
}. Rozhodni se znovu.
illegal-not-out = Mimo kasu může zůstat jen ten, kdo je mimo hru.

rules-pulle = **Pulle**, Vídeň, pro čtyři
    {""}**Cíl.** Každý zaplatí vklad do kasy, které se říká **Pulle**. Kdo má víc než 100 bodů, je mimo hru; kdo ve hře zbude poslední, bere všechno.
    {""}**Kameny.** 36 kamenů od 0-1 do 7-8, bez dublet; každý si bere sedm, i když zbývají jen tři nebo dva. Zbytek, **Stamm**, se nikdy neukáže.
    {""}**Tah.** Přilož kámen, který se hodí na A nebo B. Kdo může, musí; kdo nemůže, pasuje. První kolo začíná ten, kdo má nejtěžší kámen, a smí začít kterýmkoli; každé další ten, kdo vyhrál minulé (po remíze ten, kdo přiložil poslední kámen, nebo první po něm, kdo je ve hře).
    {""}**Konec kola.** Někdo už nemá kameny, nebo nikdo nemůže dál: pak vyhrává, kdo má nejméně ok.
    {""}**Počítání.** Každý si k bodům přičte oka, která mu zbyla v ruce, i ten, kdo vyhrál zablokované kolo. Se 100 jsi ve hře, se 101 mimo hru. Když má nejméně ok víc lidí, kolo se nepočítá.
    {""}**Vykoupení.** Když kolo odehráli všichni čtyři, můžeš zaplatit půl vkladu a vzít si prostřední skóre ostatních tří: ze 107 proti 41, 62 a 88 klesneš na 62. (Když jsou ta tři stejná: o jeden bod víc.) Musí být nižší než tvoje a nejvýš 100 a musíš mít i na příští kolo.
    {""}**Prasklá kasa.** Když má každý, kdo hrál, víc než 100 bodů, začínají všichni čtyři znovu od 0 s dalším vkladem.
    {""}**Zvláštnosti.** Domácí pravidla: kdo vyhraje kolo, tomu ostatní zaplatí, po zablokování polovinu; vykoupit se dá i v menším počtu, a to až do příštího kola.
    {""}-# Podle pagat.com (rakouské domino) a gamefarm.jp.
