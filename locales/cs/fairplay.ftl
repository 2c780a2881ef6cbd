# Spolehlivost, a kdo často odchází před koncem

reliability = Dohraná kola: { $list }
reliability-of = { $name } { $percent } %
bots-only = Zatím jen pro boty. Ostatní si můžou přisednout od { $when }.
opened-bots-only = Do { $when } tu s tebou hrají jen boti, protože za posledních sedm dní máš { $count ->
    [one] { $count } předčasný odchod
    [few] { $count } předčasné odchody
   *[other] { $count } předčasných odchodů
} od rozehraného kola s jinými lidmi. *{ $now }* začne hned.
refused-waits = S jinými lidmi můžeš zase hrát { $when }. Za posledních sedm dní máš { $count ->
    [one] { $count } předčasný odchod
    [few] { $count } předčasné odchody
   *[other] { $count } předčasných odchodů
} od rozehraného kola; počítá se i to, když ho za tebe dohrál bot. Do té doby ti /play otevře stůl, kde hraješ s boty.
refused-bots-only = Tenhle stůl je zatím jen pro boty. Ostatní si můžou přisednout { $when }.
match-little-chips = -# Tvoje žetony možná nevystačí na dvě kola tohoto zápasu. Když na některé kolo stačit nebudou, ze zápasu odejdeš a počítá se to jako kolo, ze kterého vedl předčasný odchod.

# Čísla pro moderátory

button-house-watch = Férová hra
watch-chips = **Žetony, které přešly od jednoho člověka k druhému, { $months ->
    [0] tento měsíc
   *[other] minulý měsíc
}**
watch-pairs = **Dvojice, které hrají většinou jen spolu, { $months ->
    [0] tento měsíc
   *[other] minulý měsíc
}**
watch-flow = - **{ $loser }** → **{ $winner }**: { $chips }, u { $tables ->
    [one] { $tables } stolu
    [few] { $tables } stolů
   *[other] { $tables } stolů
}. Společná kola: { $rounds }. Tímto směrem šly žetony { $gained }krát, opačným { $lost }krát.
watch-flow-middle = Pro srovnání: mezi { $count ->
    [one] { $count } dvojicí
    [few] { $count } dvojicemi
   *[other] { $count } dvojicemi
} šly žetony jedním směrem. U poloviny z nich to bylo nejvýš: { $chips }.
watch-chips-means = Jsou to čísla, ne obvinění: silní hráči vyhrávají. Jednotlivá kola ukáže *{ button-look-back }* (/help).
watch-pair = - **{ $user }** a **{ $opponent }**: { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
} bez dalších lidí. Z kol hraných s lidmi je to: { $user } { $first } %, { $opponent } { $second } %.
watch-pair-middle = Pro srovnání: aspoň { $least } kol s jinými má za sebou { $count ->
    [one] { $count } člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}. U poloviny z nich bylo nejvýš { $percent } % jen s jedním a týmž člověkem.
watch-pairs-means = Jsou to čísla, ne obvinění: přátelé spolu rádi hrají.
watch-empty = Tady není co vidět.
button-watch-chips = Žetony
button-watch-pairs = Dvojice
button-watch-month = { $months ->
    [0] Tento měsíc
   *[other] Minulý měsíc
}

# Komu se kdo vyhýbá

menu-avoid = Přidat, komu se vyhýbám
menu-avoided = Komu se vyhýbám
avoided-how = -# Kdo je na tvém seznamu, nemůže si na žádném serveru přisednout ke stolu, který zakládáš nebo u kterého sedíš. Nikdy neřeknu, že to bylo tvoje přání. Ze seznamu někoho odebereš tím, že zrušíš jeho výběr.
avoided-stranger = Někdo, koho tu nikdo nezná
refused-avoided = K tomuto stolu si přisednout nemůžeš: někdo u něj chce hrát bez tebe. Všechny ostatní stoly jsou ti otevřené a /play ti v jiném kanálu otevře vlastní.
refused-avoid-self = Vyber někoho jiného: sobě se vyhýbat nemůžeš.
refused-avoid-full = Tvůj seznam je plný. Nejdřív z něj někoho odeber.
