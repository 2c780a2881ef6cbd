# Hry: názvy, domácí pravidla, tahy, události, odmítnutí, pravidla v kostce

game-buki = Buki
game-austrian-block = Rakouské domino bez talonu

## Domácí pravidla: název, řádka vysvětlení, hodnoty

option-hand = Kamenů na začátku
    .says = kolik kamenů si každý bere
unit-hand = { $value }
choice-hand-none = jako obvykle
option-min = Nejnižší sázka
    .says = nejmenší sázka v žetonech
unit-min = { $value }
option-max = Nejvyšší sázka
    .says = největší sázka v žetonech
unit-max = { $value }
choice-max-none = trojnásobek nejnižší
option-banker = Banka
    .says = kdo je banka, dokud je stůl otevřený
choice-banker-none = losem
option-banker-limits = Meze určuje banka
    .says = nejnižší a nejvyšší sázku, pokud bankou není bot a nevybírá ji los
option-direction = Směr
    .says = kterým směrem jde tah dál
choice-direction-cw = po směru hodin
choice-direction-ccw = proti směru hodin
option-reverse-every = Změna směru
    .says = po kolika kolech se směr obrátí
choice-reverse-every-0 = nikdy
unit-reverse-every = { $value ->
    [one] po každém kole
    [few] po každých { $value } kolech
   *[other] po každých { $value } kolech
}
option-raise-until-fourth = Zvyšování
    .says = sázky se smějí zvyšovat do čtvrtého tahu, když banka souhlasí
option-reveal-after-domino = Ukázat kameny po dominu
    .says = co ostatním zbylo, se ukáže, i když někdo přiložil poslední kámen
option-deals = Kola
    .says = po kolika kolech se stůl zavře
choice-deals-none = kolik chcete
unit-deals = { $value }
option-turn-seconds = Čas na tah
    .says = potom zaskočí bot
choice-turn-seconds-20 = 20 s
choice-turn-seconds-30 = 30 s
choice-turn-seconds-60 = 1 min
choice-turn-seconds-120 = 2 min
choice-turn-seconds-300 = 5 min
choice-turn-seconds-900 = 15 min
choice-turn-seconds-3600 = 1 hodina
choice-turn-seconds-28800 = 8 hodin
choice-turn-seconds-86400 = 24 hodin
unit-turn-seconds = { $minutes ->
    [0] { $value } s
   *[other] { $minutes } min
}
choice-true = ano
choice-false = ne
seat-number = Místo { $number }
nothing = —

## Tahy, jak stojí na tlačítkách

action-play = { $end ->
    [start] { $tile }
   *[other] { $tile } → { $end }
}
action-pass = Pasovat
action-draw = Líznout si
repeat-draw = { $most ->
    [none] Lízat, dokud se něco nehodí
   *[other] Lízat nejvýš { $most }krát
}
action-stake = Vsadit { $chips }
action-add = Přisadit { $chips }
action-raise = Zvýšit o { $chips }?
action-accept = Přijmout: { $name } +{ $chips }
action-refuse = Odmítnout: { $name } +{ $chips }
menu-play = Který kámen a kam?
menu-stake = Tvá sázka
menu-add = Přisadit
menu-raise = Požádat banku o zvýšení
form-stake = Tvá sázka
form-add = Přisadit
form-raise = Požádat o zvýšení
form-chips = Žetony (celé číslo)
form-number = Celé číslo
form-other = Jiné číslo …

## Události

event-dealt = { $tile ->
    [none] Kolo { $deal }. Začíná { $leader }.
   *[other] Kolo { $deal }. { $leader } začíná: má nejtěžší, { $tile }.
}
event-banker-drawn = Los rozhodl: banka je { $name }.
event-played = { $end ->
    [start] { $name } začíná kamenem { $tile }.
   *[other] { $name } přikládá { $tile } na { $end }.
}
event-drew = { $times ->
    [one] { $name } bere kámen z talonu.
    [few] { $name } bere { $times } kameny z talonu.
   *[other] { $name } bere { $times } kamenů z talonu.
}
event-passed = { $name } pasuje.
event-staked = { $name } sází { $chips }.
event-added = { $name } přisazuje { $chips }.
event-raise-asked = { $name } žádá banku o zvýšení o { $chips }.
event-raise-answered = { $accepted ->
    [yes] Banka souhlasí: { $name } zvyšuje o { $chips }.
   *[no] Banka zvýšení odmítá: { $name }.
}
event-raise-lapsed = Žádost o zvýšení propadla: { $name }.
event-direction-reversed = { $direction ->
    [1] Směr se obrací: odteď po směru hodin.
   *[other] Směr se obrací: odteď proti směru hodin.
}
event-deal-won = { $ending ->
    [domino] { $name } už nemá kámen: domino!
    [target] { $name } dosahuje cíle.
   *[other] Zablokováno; nejméně ok má { $name }.
}
event-deal-tied = Zablokováno a nejméně ok má víc lidí: nevyhrává nikdo.

## Co pravidla nedovolí

illegal-must-play = Máš kámen, který se hodí, takže musíš přiložit. Mezi tvými kameny je vysunutý.
illegal-must-draw = Nic tvého se nehodí: nejdřív si lízni kámen.
illegal-must-pass = Nic tvého se nehodí: můžeš jen pasovat.
illegal-not-your-turn = Ještě nejsi na tahu. Kdo je, ukazuje stůl.
illegal-not-in-hand = Kámen { $tile } už nemáš.
illegal-does-not-fit = { $tile } se tam nehodí. Co se kam hodí, ukazují tvoje kameny.
illegal-no-drawing = V téhle hře se nelíže.
illegal-deal-over = Toto kolo skončilo.
illegal-stake-required = Nejdřív vsaď (nejméně { $min }): je tvůj třetí tah, nebo máš výhru z minulého kola.
illegal-below-min = Nejnižší sázka u tohoto stolu je { $min }.
illegal-over-max = To je nad mezí tohoto stolu (žetony: { $max }).
illegal-already-staked = Máš už vsazeno a sázka platí.
illegal-no-stake-yet = Ještě nemáš vsazeno, není tedy co zvyšovat.
illegal-already-asked = Tvoje žádost už u banky leží; ještě neodpověděla.
illegal-option-off = U tohoto stolu se nezvyšuje.
illegal-too-late = Na to je v tomto kole už pozdě.
illegal-whole-chips-only = Zadej prosím celý počet žetonů, třeba 3.
illegal-banker-stakes-not = Jsi banka: ostatní sázejí proti tobě, ty nesázíš.
illegal-banker-only = Na to může odpovědět jen banka.
illegal-nothing-asked = O to už nikdo nežádá.
illegal-not-carried = Přisadit se dá jen k sázce, která zůstala po shodě.
illegal-not-this-game = To v této hře není.
illegal-bad-option = „{ $option }“: v tomhle počtu to nejde. Vyber jinou hodnotu.

## Pravidla v kostce (/rules a tlačítko)

rules-buki = **Buki** (Bukidomino), Vídeň, pro čtyři
    {""}**Cíl.** Přiložit jako první všechny kameny. Na koho padne los, ten je **banka** a hraje taky; tři ostatní sázejí proti ní každý na sebe.
    {""}**Kameny.** 36 kamenů od 0-1 do 7-8, bez dublet: každý šest (nebo sedm). Zbytek, **Stamm**, se nikdy neukáže.
    {""}**Tah.** Přilož kámen, který se hodí na A nebo B. Kdo může, musí; kdo nemůže, pasuje automaticky. První kolo začíná, kdo má nejtěžší kámen, a to libovolným; další, kdo naposledy vyhrál, po shodě kdo přiložil poslední kámen.
    {""}**Sázky.** Mezi tvými kameny: celé žetony v mezích (obvykle 2–6, víc tě kolo stát nemůže), s konečnou platností, před třetím tahem; po vyhraném kole ještě před začátkem. Když kolo skončí dřív, než máš vsazeno, platí nejnižší sázka.
    {""}**Konec.** Kdo přiloží poslední kámen, vyhrává. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok.
    {""}**Výplata.** Vyhraje-li někdo nad bankou, dostane od ní 2½násobek sázky a ostatní sázky bere banka. Vyhraje-li banka, bere všechny. Při shodě nejméně ok nevyhrává nikdo: sázky zůstávají do příštího kola a dá se přisadit.
    {""}**Galerie.** Kdo nehraje, smí se se svolením někomu dívat do kamenů (*Jen se dívat*; když jde o žetony, nikdy ne botům) a do jeho třetího tahu na něj tipovat. Banka každý tip přijme, nebo odmítne; vyplácí se jako sázka a po shodě se vrací. Na banku se netipuje.
    {""}**Zvláštnosti.** Hraje se, dokud se stůl nezavře; skóre jsou tvoje žetony. Po několika kolech se obrátí směr. Domácí pravidlo: do čtvrtého tahu se dá se souhlasem banky zvyšovat.
    {""}-# Podle pagat.com (rakouské domino) a gamefarm.jp.
rules-austrian-block = **Rakouské domino bez talonu**, pro dva až čtyři, každý sám za sebe
    {""}**Cíl.** Přiložit jako první všechny kameny, nebo mít nejméně ok, když už nikdo nemůže dál.
    {""}**Kameny.** 36 kamenů od 0-1 do 7-8, bez dublet. Ve dvou si každý bere 11 (nebo 12), ve třech 8 (nebo 9), ve čtyřech 7 (nebo 6 či 8). Zbytek, **Stamm**, zůstává zakrytý a nikdy se neukáže.
    {""}**Tah.** Přilož kámen, který se hodí na A nebo B. Kdo může, musí; kdo nemůže, pasuje automaticky. První kolo začíná, kdo má nejtěžší kámen, a to libovolným; další začíná, kdo naposledy vyhrál.
    {""}**Konec.** Kdo přiloží poslední kámen, vyhrává. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok. Má-li jich víc lidí stejně málo, nevyhrává nikdo a příští kolo začíná, kdo přiložil poslední kámen.
    {""}**Počítání.** Každé vyhrané kolo platí jednu. Když si určíte počet kol, vyhrává zápas, kdo jich vyhraje nejvíc, a můžete hrát o kasu.
    {""}**Zvláštnosti.** Kameny leží jako cihly ve dvojité řadě; počítají se jen její dva konce.
    {""}-# Podle pagat.com (rakouské domino) a gamefarm.jp.
