# Kubai dominó

game-cuban = Kubai dominó
names-cuban = dupla kilences, kilences dominó, doble nueve, dominó cubano, Kuba
hook-cuban = kettő kettő ellen, 9-9-ig
    .name = Kubai
    .word = párban
pitch-cuban = Kettő kettő ellen, fejenként tíz kővel, 9-9-ig; tizenöt kő rejtve marad.
    .takes = Egy mérkőzés úgy húsz perc.
option-cuban-pass-lead =
    .says = pont a duplával kezdő csapatnak, ha a következő játékos passzol
option-capicua-doubles = A capicúa dupláz
    .says = a parti kétszeresen számít, ha az utolsó kő mindkét véghez illik, és nem dupla
basics-cuban = **Cél.** A szemközt ülő **társaddal** egy csapat vagytok a másik kettő ellen. Együtt nyertek.
    {""}**A lépésed.** Rakd le egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell; ha egyik sem, automatikusan passzolsz.
    {""}**Győzelem.** A csapatod nyeri a partit, ha valamelyikőtök lerakja az utolsó kövét. Ha senki sem tud rakni, { $blocked ->
        [single] a legkevesebb szem egy játékosnál nyer
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
rules-cuban = **Kubai dominó**, négy játékosnak, két csapatban
    {""}**Cél.** A szemközt ülő társaddal közösen gyűjtötök pontot. Az a csapat nyeri a mérkőzést, amelynek előbb van 100 pontja.
    {""}**Kövek.** Dupla kilences készlet, 55 kő. Mindenki tízet kap; tizenöt lefordítva marad, és senki sem látja.
    {""}**Egy lépés**, az óra járása ellen: rakj le egy követ, amely az A vagy a B véghez illik. Ha tudsz, muszáj is; ha nem, automatikusan passzolsz.
    {""}**Ki kezd.** Az első partit a legnehezebb dupla gazdája, és azzal kell kezdenie (ha senkinek sincs duplája: a legnehezebb kő). Azután a legutóbbi nyertes (befulladás után a csapatból az, akinél kevesebb a szem), bármelyik kővel; egyenlőség után a következő játékos.
    {""}**A parti vége.** Az a csapat nyer, amelynek egyik tagja lerakja az utolsó kövét. Ha senki sem tud rakni, a csapat kisebb összege nyer; egyenlőségért nem jár semmi.
    {""}**Pontozás.** A nyertesek a vesztes csapat szemeit kapják.
    {""}**Ami itt más.** Minden szám tíz kövön van rajta, és a kövek több mint negyede nincs játékban: három partiból kettő befullad. Házi szabályok: befulladáskor a legkevesebb szem egy játékosnál; pont, ha a kezdő duplára a következő játékos nem tud rakni; a *capicúa* megduplázza a pontot.
    {""}-# A dominorules.com és az onlinedominogames.com nyomán.
preset-double-nine-150 = Dupla kilences, 150-ig
