# Latin páros dominó

game-latin = Latin páros dominó
names-latin = páros dominó, dominikai dominó, Puerto Ricó-i dominó, karibi dominó, nemzetközi dominó, quinientos, 500, Latin dominó
hook-latin = kettő kettő ellen
    .name = Latin
    .word = párban
pitch-latin = Kettő kettő ellen, ahogy a Karib-térségben: húzás nincs, a társaddal együtt figyelitek az asztalt.
    .takes = Egy mérkőzés úgy fél óra.
option-style = Stílus
    .says = ez állítja be a többi szabályt; mindegyik külön is változtatható
choice-style-plain = Egyszerű
choice-style-dominican = Dominikai
choice-style-puerto-rican = Puerto Ricó-i (500)
choice-style-international = Nemzetközi
option-pass-lead-alone = Passz a társ nélkül
    .says = a kezdéskori passz akkor is számít, ha a társ sem tud rakni
option-pass-all = Mindenki más passzol
    .says = pont, ha mindhárom másik passzol, és te újra tudsz rakni
choice-pass-all-none = a stílus szerint
choice-pass-all-0 = nincs
unit-pass-all = { $value }
option-capicua = Capicúa
    .says = pont, ha az utolsó kő mindkét véghez illik, és nem dupla
choice-capicua-none = a stílus szerint
choice-capicua-0 = nincs
unit-capicua = { $value }
option-capicua-blank = Capicúa nullával
    .says = számít-e capicúának az olyan kő, amelyen 0 van
choice-capicua-blank-none = a stílus szerint
option-chuchazo = Chuchazo
    .says = pont, ha az utolsó kő a 0-0
choice-chuchazo-none = a stílus szerint
choice-chuchazo-0 = nincs
unit-chuchazo = { $value }
option-deal-bonus = Prémium a partikért
    .says = az első négy megnyert parti 100, 75, 50 és 25 ponttal többet ér
choice-deal-bonus-none = a stílus szerint
basics-latin = **Cél.** A szemközt ülő **társaddal** egy csapat vagytok a másik kettő ellen. Együtt nyertek.
    {""}**A lépésed.** Rakd le egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell; ha egyik sem, automatikusan passzolsz. Mind a 28 kő ki van osztva.
    {""}**Győzelem.** A csapatod nyeri a partit, ha valamelyikőtök lerakja az utolsó kövét. Ha senki sem tud rakni, { $blocked ->
        [single] a legkevesebb szem egy játékosnál nyer
        [closer] az utolsó kő lerakójának szemei és a következőéi számítanak: a kevesebb nyer
       *[other] a két társ kisebb összege nyer
    }. A nyertesek { $count ->
        [rounds] 1 pontot kapnak
        [losers] a vesztesek szemeit kapják
       *[other] mindenki szemeit kapják
    }, és a prémiumokat, ha vannak.
    {""}**A mérkőzés.** Amint egy csapatnak van { $target } pontja, a több pont nyer.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
rules-latin = **Latin páros dominó**, négy játékosnak, két csapatban
    {""}**Cél.** A szemközti társaddal együtt gyűjtesz pontot. Az a csapat nyer, amelyik előbb éri el a célt.
    {""}**Kövek.** Dupla hatos készlet: 28 kő, fejenként hét.
    {""}**Egy lépés**, az óra járása ellen: rakj le egy követ, amely az A vagy a B véghez illik. Ha tudsz, muszáj is; ha nem, automatikusan passzolsz.
    {""}**A parti vége.** Az a csapat nyer, amelynek egyik tagja lerakja az utolsó kövét. Ha senki sem tud rakni, a kevesebb szem nyer. A nyertesek mindenki szemeit kapják.
    {""}**Dominikai**, 200-ig. Az első partit a 6-6 kezdi, aztán a legutóbbi nyertes (befulladás után a csapat kevesebb szemű tagja). Befulladás: a legkevesebb szem egy játékosnál; egyenlőségnél a kezdő csapat nyer. 30 pontos prémium: kezdésre a következő passzol, és a társ rak; mindhárom másik passzol, és te újra raksz (mindannyiszor); **capicúa**: az utolsó kő mindkét véghez illik (nem dupla, nincs rajta 0).
    {""}**Puerto Ricó-i**, 500-ig. Kezdés ugyanígy. Befulladás: a csapat kisebb összege; egyenlőségnél semmi. 100 pont a capicúa (0-val is) és a **chuchazo** (0-0 utolsónak, bármik a végek); 100, 75, 50 és 25 az első négy megnyert partiért.
    {""}**Nemzetközi**, 200-ig, és **Egyszerű**, 100-ig. Sorsolt játékos kezd (Egyszerű: a 6-6), aztán sorban. Befulladás, mint Puerto Ricóban, prémium nincs. Az Egyszerűben csak a vesztesek szemei számítanak.
    {""}-# A pagat.com (Partnership Dominoes) nyomán.
preset-dominican-200 = Dominikai, 200-ig
preset-puerto-rican-500 = Puerto Ricó-i, 500-ig (Quinientos)
preset-international-200 = Nemzetközi, 200-ig
preset-straight-six = Jamaicai, hat nyert partiig (Straight Six)
