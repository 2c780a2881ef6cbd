# Szevasztopol

game-sebastopol = Szevasztopol
names-sebastopol = Sebastopol, Sevastopol, négy ág
hook-sebastopol = négy ág a 6-6 kőből
    .name = Szevasztopol
    .word = négy ág
pitch-sebastopol = A 6-6 kőből négy ág nő: előbb minden hatos, aztán bármi, ami illik.
    .takes = Egy mérkőzés úgy húsz perc.
coach-sebastopol-start = Nálad van a 6-6, ezért azzal kezdesz.
coach-sebastopol-play = Előbb hatosok, amíg mind a négy ág el nem indult. Aztán oda, ahova illik.
basics-sebastopol = **Cél.** Rakd le elsőként az összes köved: a többieknél maradt szemek a te pontjaid.
    {""}**A lépésed.** A 6-6 középen fekszik, négy ággal (A-tól D-ig). Előbb mindegyik ágra egy hatos kő kell. Azután bármelyik ágra rakhatsz, ahova kő illik. Ha tudsz, muszáj is; ha nem, automatikusan passzolsz.
    {""}**Győzelem.** Aki lerakja az utolsó kövét, nyeri a partit. Ha senki sem tud rakni, a legkevesebb szem nyer. Akinek előbb van { $target } pontja, nyeri a mérkőzést.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
rules-sebastopol = **Szevasztopol**, négy játékosnak, mindenki magáért
    {""}**Cél.** Nyerj partikat: a nyertes a többieknél maradt szemeket kapja pontként. Akinek előbb van 60 pontja, nyeri a mérkőzést.
    {""}**Kövek.** Dupla hatos készlet, 28 kő, fejenként hét.
    {""}**Ki kezd.** Minden partit az, akinél a 6-6 van, és azzal kell kezdenie.
    {""}**A nyitás.** A 6-6 kőnek négy ága van, A-tól D-ig. Amíg nincs mindegyiken kő, csak hatosokat lehet rakni, üres ágra. Ha nincs hatosod, passzolsz.
    {""}**Azután** rakj le egy követ, amely egy ág végéhez illik. Ha tudsz, muszáj is; ha nem, automatikusan passzolsz. A többi dupla keresztben fekszik, de nem nő belőle ág.
    {""}**A parti vége.** Valakinek elfogyott a köve, vagy senki sem tud rakni: akkor a legkevesebb szem nyer. Egyenlőségnél senki sem nyer.
    {""}**Pontozás.** A nyertes az összes többi szemet kapja, befulladáskor mínusz a sajátjait (házi szabály: levonás nélkül).
    {""}-# A pagat.com (Sebastopol) nyomán.
