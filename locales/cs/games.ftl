# Hry: názvy, domácí pravidla, tahy, události, odmítnutí, pravidla v kostce

game-buki = Buki
game-austrian-block = Rakouské domino bez talonu

## Domácí pravidla: název, řádka vysvětlení, hodnoty

option-hand = Kamenů do ruky
    .says = kolik kamenů si každý na začátku bere
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
option-banker-limits = Limity určuje banka
    .says = volí nejnižší a nejvyšší sázku, pokud ji nevybral los a není to bot
option-direction = Směr
    .says = kterým směrem se kolem stolu hraje
choice-direction-cw = po směru hodinových ručiček
choice-direction-ccw = proti směru hodinových ručiček
option-reverse-every = Změna směru
    .says = po kolika kolech se směr obrátí
choice-reverse-every-0 = nikdy
unit-reverse-every = { $value ->
    [one] po každém kole
    [few] vždy po { $value } kolech
   *[other] vždy po { $value } kolech
}
option-raise-until-fourth = Zvyšování
    .says = sázky se smějí zvyšovat do čtvrtého tahu, když banka souhlasí
option-reveal-after-domino = Ukázat kameny po dominu
    .says = kameny ostatních se ukážou, i když někdo přiložil svůj poslední
option-deals = Kola
    .says = po kolika kolech se stůl zavře
choice-deals-none = kolik chcete
unit-deals = { $value }
option-turn-seconds = Čas na tah
    .says = až vyprší, zahraje za tebe bot
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
option-beat-seconds = Čas na prohlédnutí
    .says = pauza po velké chvíli
choice-beat-seconds-0 = žádná
choice-beat-seconds-2 = 2 s
choice-beat-seconds-4 = 4 s
choice-beat-seconds-6 = 6 s
choice-true = ano
choice-false = ne
seat-number = Místo { $number }
nothing = —

## Tahy, jak stojí na tlačítkách

action-play = { $end ->
    [start] { $tile }
   *[other] { $tile } → { $end }
}
action-play-train = { $tile } → { $end } ({ $train ->
    [own] tvůj vlak
    [mexican] mexický vlak
   *[other] { $owner }
})
action-turn = { $tile } → { $end }, { $outer } ven
action-points = { $action } (+{ $points })
action-pass = Pasovat
action-give-lead = Nechat začít naproti
action-draw = Líznout si
repeat-draw = { $most ->
    [none] Lízat, dokud se něco nehodí
   *[other] Lízat, dokud se něco nehodí (nejvýš { $most })
}
action-stake = Vsadit { $chips }
action-add = Přisadit { $chips }
action-raise = Požádat o zvýšení o { $chips }
action-accept = Přijmout: { $name } +{ $chips }
action-refuse = Odmítnout: { $name } +{ $chips }
menu-play = Který kámen a kam?
menu-stake = Tvoje sázka
menu-add = Přisadit
menu-raise = Požádat banku o zvýšení
form-stake = Tvoje sázka
form-add = Přisadit
form-raise = Požádat banku o zvýšení
form-chips = Žetony (celé číslo)
form-number = Celé číslo
form-other = Jiné číslo…

## Události

event-dealt = { $tile ->
    [none] Kolo { $deal }. Začíná { $leader }.
   *[other] Kolo { $deal }. { $leader } má nejtěžší kámen ({ $tile }) a začíná.
}
event-banker-drawn = Los určil banku: { $name }.
event-played = { $end ->
    [start] { $name } začíná kamenem { $tile }.
   *[other] { $name } přikládá { $tile } na { $end }.
}
event-played-train = { $train ->
    [own] { $name } přikládá { $tile } na vlastní vlak.
    [mexican] { $name } přikládá { $tile } na mexický vlak.
   *[other] { $name } přikládá { $tile } na cizí vlak ({ $owner }).
}
event-drew = { $times ->
    [one] { $name } bere kámen z talonu.
    [few] { $name } bere { $times } kameny z talonu.
   *[other] { $name } bere { $times } kamenů z talonu.
}
event-passed = { $name } pasuje.
event-staked = { $name } sází { $chips }.
event-added = { $name } přisazuje { $chips }.
event-raise-asked = { $name } chce zvýšit o { $chips } a čeká na souhlas banky.
event-raise-answered = { $accepted ->
    [yes] Banka souhlasí: { $name } zvyšuje o { $chips }.
   *[no] Banka nesouhlasí: { $name } nezvyšuje.
}
event-raise-lapsed = Žádost o zvýšení už neplatí: { $name }.
event-direction-reversed = { $direction ->
    [1] Směr se obrací: odteď po směru hodinových ručiček.
   *[other] Směr se obrací: odteď proti směru hodinových ručiček.
}
event-deal-won = { $ending ->
    [domino] { $name } už nemá žádný kámen: domino!
    [target] { $name } dosahuje cíle.
   *[other] Zablokováno; nejméně ok má { $name }.
}
event-deal-tied = Zablokováno. Nejméně ok má víc lidí najednou, takže nevyhrává nikdo.

## Co pravidla nedovolí

illegal-must-play = Některý z tvých kamenů se hodí, takže musíš hrát. Ty, které se hodí, jsou vysunuté.
illegal-must-lead = Tohle kolo začíná kamenem { $tile }: zahraj ho.
illegal-must-draw = Žádný tvůj kámen se nehodí: nejdřív si lízni.
illegal-must-pass = Žádný tvůj kámen se nehodí: můžeš jen pasovat.
illegal-not-your-turn = Ještě nejsi na tahu. Kdo je, vidíš na stole.
illegal-not-in-hand = Kámen { $tile } už nemáš.
illegal-does-not-fit = { $tile } se tam nehodí. Co se kam hodí, vidíš u svých kamenů.
illegal-no-drawing = V téhle hře se nelíže.
illegal-deal-over = Toto kolo skončilo.
illegal-stake-required = Nejdřív vsaď (nejméně { $min }): je to tvůj třetí tah, nebo začínáš po vyhraném kole.
illegal-below-min = U tohoto stolu se sází nejméně { $min }.
illegal-over-max = U tohoto stolu se sází nejvýš { $max }.
illegal-already-staked = Vsazeno už máš a sázka se nedá změnit.
illegal-no-stake-yet = Ještě nemáš vsazeno, takže není co zvyšovat.
illegal-already-asked = O zvýšení už žádáš; banka ještě neodpověděla.
illegal-option-off = U tohoto stolu se nezvyšuje.
illegal-too-late = Na to je v tomto kole už pozdě.
illegal-whole-chips-only = Zadej prosím celý počet žetonů, například 3.
illegal-banker-stakes-not = Jsi banka, takže nesázíš: ostatní sázejí proti tobě.
illegal-banker-only = Na to může odpovědět jen banka.
illegal-nothing-asked = Ta žádost už neplatí.
illegal-not-carried = Přisadit jde jen k sázce, která zůstala po remíze.
illegal-not-this-game = To v této hře není.
illegal-bad-option = Při tomto počtu lidí nebo s ostatními domácími pravidly nemůže mít „{ $option }“ takovou hodnotu. Vyber jinou.

## Pravidla v kostce (/rules a tlačítko)

rules-buki = **Buki** (Bukidomino), Vídeň, pro čtyři
    {""}**Cíl.** Zbavit se všech kamenů jako první. Jednoho z vás určí los za **banku**; hraje taky a ostatní proti ní sázejí každý na sebe.
    {""}**Kameny.** 36 kamenů od 0-1 do 7-8, bez dublet; každý si bere šest (nebo sedm). Zbytek, **Stamm**, se nikdy neukáže.
    {""}**Tah.** Přilož kámen, který se hodí na A nebo B. Kdo může, musí; kdo nemůže, automaticky pasuje. První kolo začíná ten, kdo má nejtěžší kámen, každé další ten, kdo vyhrál minulé (po remíze ten, kdo přiložil poslední). Začít se smí kterýmkoli kamenem.
    {""}**Sázky.** Sází se před tvým třetím tahem, po vyhraném kole ještě před jeho začátkem. Vsaď celé žetony v povolených mezích (obvykle 2–6, víc tě kolo stát nemůže); zpátky je vzít nejde. Když kolo skončí dřív, než vsadíš, platí nejnižší sázka.
    {""}**Konec.** Kdo přiloží poslední kámen, vyhrává. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok.
    {""}**Výplata.** Kdo porazí banku, dostane od ní dvaapůlnásobek své sázky; ostatní sázky si banka vezme. Když vyhraje banka, bere všechny. Když má nejméně ok víc lidí, nevyhrává nikdo: sázky zůstávají do příštího kola a dá se přisadit.
    {""}**Galerie.** Kdo nehraje, smí se někomu s jeho svolením dívat do kamenů (*Jen se dívat*; o žetony nikdy botům) a do jeho třetího tahu tipovat, že vyhraje. Banka každý tip přijme, nebo odmítne. Vyplácí se jako sázka, ale po remíze se vrací.
    {""}**Zvláštnosti.** Po několika kolech se obrátí směr. Domácí pravidlo: do čtvrtého tahu se dá se souhlasem banky zvyšovat.
    {""}-# Podle pagat.com (rakouské domino) a gamefarm.jp.
rules-austrian-block = **Rakouské domino bez talonu**, pro dva až čtyři, každý sám za sebe
    {""}**Cíl.** Zbavit se všech kamenů jako první, nebo mít nejméně ok, když už nikdo nemůže dál.
    {""}**Kameny.** 36 kamenů od 0-1 do 7-8, bez dublet. Ve dvou si každý bere 11 (nebo 12), ve třech 8 (nebo 9), ve čtyřech 7 (nebo 6 či 8). Zbytek, **Stamm**, zůstává zakrytý a nikdy se neukáže.
    {""}**Tah.** Přilož kámen, který se hodí na A nebo B. Kdo může, musí; kdo nemůže, automaticky pasuje. První kolo začíná ten, kdo má nejtěžší kámen, a smí začít kterýmkoli; každé další ten, kdo vyhrál minulé.
    {""}**Konec.** Kdo přiloží poslední kámen, vyhrává. Když nikdo nemůže dál, vyhrává, kdo má nejméně ok. Když jich má stejně málo víc lidí, nevyhrává nikdo a příští kolo začíná ten, kdo přiložil poslední kámen.
    {""}**Počítání.** Počítají se vyhraná kola. Když si určíte jejich počet, vyhrává zápas ten, kdo jich vyhraje nejvíc, a můžete hrát o kasu.
    {""}**Zvláštnosti.** Kameny leží jako cihly, ve dvojité řadě; hraje se jen na jejích dvou koncích.
    {""}-# Podle pagat.com (rakouské domino) a gamefarm.jp.
