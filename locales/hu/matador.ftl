# Matador

game-matador = Matador
names-matador = orosz dominó, hetes dominó, hetesek
hook-matador = a felek összege 7
    .name = Matador
    .word = összeg: 7
pitch-matador = Itt nem az egyforma illik: az érintkező felek összege 7. Négy matador mindenhova mehet.
    .takes = Egy mérkőzés úgy negyedóra.
rules-fits-matador = Egy kő akkor illik, ha az egyik fele és egy nyitott vég (A vagy B) száma együtt 7: 1 és 6, 2 és 5, 3 és 4. A **matadorok** (0-0, 1-6, 2-5, 3-4) mindenhova illenek. A pöttyök neve szem.
coach-matador-start = Te kezdesz. A következő kőnek a te köved egyik felével 7-et kell adnia.
coach-matador-play = Az érintkező felek összege 7. A matador (0-0, 1-6, 2-5, 3-4) mindenhova illik.
coach-matador-team-play = A társad { $partner }. Az érintkező felek összege 7, matador mindenhova illik.
basics-matador = **Cél.** Rakd le elsőként az összes köved: a többieknél maradt szemek a te pontjaid.{ $teams ->
        [0] {""}
       *[other] {" "}Négyen **csapatban** játszotok: a szemközt ülővel együtt nyertek, és a szemeitek együtt számítanak.
    }
    {""}**A lépésed.** Rakd le egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell; ha egyik sem, { $draw_limit ->
        [none] addig húzol, amíg egy nem illik, és azt lerakod
       *[other] húzol egyet, és lerakod, ha illik
    }. Matadornál te döntöd el, melyik fele legyen kívül.
    {""}**Ha a végen 0 áll**, csak matador mehet oda, mert vele semmi sem ad 7-et.
    {""}**Győzelem.** Aki lerakja az utolsó kövét, nyeri a partit. Ha senki sem tud rakni, { $blocked ->
        [last] az nyer, aki utoljára rakott
       *[other] a legkevesebb szem nyer
    }. Akinek előbb van { $target } pontja, nyeri a mérkőzést.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
rules-matador = **Matador**, két–négy játékosnak, mindenki magáért (vagy négyen két csapatban)
    {""}**Cél.** Nyerj partikat: a nyertes a többieknél maradt szemeket kapja pontként. Akinek előbb van 100 pontja, nyeri a mérkőzést.
    {""}**Kövek.** Dupla hatos készlet, 28 kő. Két játékos 7, három 6, négy 5 követ kap fejenként. A többi a talon; utolsó két kövét sosem húzza ki senki.
    {""}**Mi illik.** Az érintkező felek összege 7: 1 és 6, 2 és 5, 3 és 4. A 0 mellett semmi sem ad 7-et.
    {""}**A matadorok**: 0-0, 1-6, 2-5 és 3-4. Minden véghez illenek, a 0 mellé is, és te döntöd el, melyik felük legyen kívül. A következő kőnek azzal kell 7-et adnia, vagy szintén matadornak lennie.
    {""}**Egy lépés.** Ha tudsz rakni, muszáj is. Ha nem, húzz, amíg egy kő nem illik, és azt rakd le; ha a talonból már nem lehet, passzolsz.
    {""}**Ki kezd.** Az első partit a legnehezebb dupla gazdája, és azzal kell kezdenie (ha senkinek sincs duplája: a legnehezebb kő). Azután sorban mindenki, bármelyik kővel.
    {""}**A parti vége.** Valakinek elfogyott a köve; vagy senki sem tud rakni; vagy már mindenki láthatja, hogy egy kő sem illik. Befulladáskor a legkevesebb szem nyer; egyenlőségért nem jár semmi.
    {""}**Pontozás.** A nyertes az összes többi szemet kapja, befulladáskor mínusz a sajátjait.
    {""}-# A pagat.com (Matador) és a bonaludo.com nyomán.
