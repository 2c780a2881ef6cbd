# Húzós dominó

game-draw = Húzós dominó
names-draw = húzogatós dominó, klasszikus dominó, dominó talonnal, sima dominó, dominó
hook-draw = a legismertebb dominó
    .name = Húzós
    .word = a klasszikus
pitch-draw = Amit a legtöbben dominónak hívnak: húzz, amíg nem illik egy, és nyerd meg a többiek szemeit.
    .takes = Egy mérkőzés úgy húsz perc.
basics-draw = **Cél.** Rakd le elsőként az összes köved: a többieknél maradt szemek a te pontjaid.{ $teams ->
        [0] {""}
       *[other] {" "}Négyen **csapatban** játszotok: a szemközt ülővel együtt nyertek, és a szemeitek együtt számítanak.
    }
    {""}**A lépésed.** Rakd le egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell; ha egyik sem, { $draw_limit ->
        [0] húzol egyet, és vége a lépésednek
        [none] addig húzol, amíg egy nem illik, és azt lerakod
        [one] húzol egyet, és lerakod, ha illik
       *[other] addig húzol, amíg egy nem illik, de legfeljebb { $draw_limit } követ
    }.
    {""}**Győzelem.** Aki lerakja az utolsó kövét, nyeri a partit. Ha senki sem tud rakni, { $blocked ->
        [last] az nyer, aki utoljára rakott
       *[other] a legkevesebb szem nyer
    }. Akinek előbb van { $target } pontja, nyeri a mérkőzést.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
rules-draw = **Húzós dominó**, két–négy játékosnak, mindenki magáért (vagy négyen két csapatban)
    {""}**Cél.** Nyerj partikat: a nyertes a többieknél maradt szemeket kapja pontként. Akinek előbb van 100 pontja, nyeri a mérkőzést.
    {""}**Kövek.** Dupla hatos készlet, 28 kő. Két játékos 7, három vagy négy 5 követ kap fejenként. A többi lefordítva a talon.
    {""}**Egy lépés.** Rakj le egy követ, amely az A vagy a B véghez illik. Ha tudsz, muszáj is. Ha nem, húzz, amíg egy nem illik, és azt rakd le. A talon utolsó két kövét sosem húzza ki senki; ha csak az maradt, passzolsz. Amit húzol, csak te látod.
    {""}**Ki kezd.** Az első partit a legnehezebb dupla gazdája, és azzal kell kezdenie (ha senkinek sincs duplája: a legnehezebb kő). Azután sorban mindenki, bármelyik kővel.
    {""}**A parti vége.** Valakinek elfogyott a köve; vagy senki sem tud rakni; vagy már mindenki láthatja, hogy egy kő sem illik. Befulladáskor a legkevesebb szem nyer; egyenlőségnél senki.
    {""}**Pontozás.** A nyertes az összes többi szemet kapja, befulladáskor mínusz a sajátjait. A csapattársak együtt számítanak, az ő szemeik sosem érnek pontot.
    {""}**Ami itt más.** A dupla keresztben fekszik, de ugyanúgy számít, mint a többi kő.
    {""}-# Foster (Complete Hoyle) és az onlinedominogames.com nyomán.
