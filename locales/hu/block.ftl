# Blokkoló dominó

game-block = Húzás nélküli dominó
names-block = blokkoló dominó, block, fulladós dominó, klasszikus dominó, Talon nélküli dominó, blokk dominó, befulladós dominó
hook-block = húzás nélkül, hideg fejjel
    .name = Zárós
    .word = húzás nélkül
pitch-block = A legegyszerűbb dominó: senki sem húz. Zárd el a többieket, és nyerd meg, ami náluk maradt.
    .takes = Egy mérkőzés úgy húsz perc.
basics-block = **Cél.** Rakd le elsőként az összes köved: a többieknél maradt szemek a te pontjaid.{ $teams ->
        [0] {""}
       *[other] {" "}Négyen **csapatban** játszotok: a szemközt ülővel együtt nyertek, és a szemeitek együtt számítanak.
    }
    {""}**A lépésed.** Rakd le egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell; ha egyik sem, automatikusan passzolsz.
    {""}**Győzelem.** Aki lerakja az utolsó kövét, nyeri a partit. Ha senki sem tud rakni, { $blocked ->
        [last] az nyer, aki utoljára rakott
       *[other] a legkevesebb szem nyer
    }. Akinek előbb van { $target } pontja, nyeri a mérkőzést.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
rules-block = **Húzás nélküli dominó**, két–négy játékosnak, mindenki magáért (vagy négyen két csapatban)
    {""}**Cél.** Nyerj partikat: a nyertes a többieknél maradt szemeket kapja pontként. Akinek előbb van 100 pontja, nyeri a mérkőzést.
    {""}**Kövek.** Dupla hatos készlet, 28 kő. Két játékos 7, három vagy négy 5 követ kap fejenként. A többi lefordítva marad, és senki sem látja.
    {""}**Egy lépés.** Rakj le egy követ, amely az A vagy a B véghez illik. Ha tudsz, muszáj is; ha nem, automatikusan passzolsz.
    {""}**Ki kezd.** Az első partit a legnehezebb dupla gazdája, és azzal kell kezdenie (ha senkinek sincs duplája: a legnehezebb kő). Azután sorban mindenki, bármelyik kővel.
    {""}**A parti vége.** Valakinek elfogyott a köve, vagy senki sem tud rakni. Befulladáskor a legkevesebb szem nyer; egyenlőségnél senki.
    {""}**Pontozás.** A nyertes az összes többi szemet kapja, befulladáskor mínusz a sajátjait. A csapattársak együtt számítanak, az ő szemeik sosem érnek pontot.
    {""}**Ami itt más.** Kettesben három partiból kettő befullad: tarts meg köveket mindkét véghez. A dupla keresztben fekszik, de ugyanúgy számít, mint a többi.
    {""}-# Hoyle és a learnplaywin.net nyomán.

preset-pairs = Két pár, mind a 28 kő kiosztva
