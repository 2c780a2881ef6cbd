# Bergen

game-bergen = Bergen
names-bergen = bergeni dominó, double header, header, egyforma végek
hook-bergen = pont az egyforma végekért
    .name = Bergen
    .word = azonos végek
pitch-bergen = Legyen ugyanaz a szám mindkét végen: két pont, duplával három.
    .takes = Egy mérkőzés úgy tíz perc.
option-bergen-first-lead =
    .says = ki kezdi az egyes partikat
option-redeal = Új osztás dupla nélkül
    .says = újra osztunk, ha senkinél sincs dupla
option-lead-points = Dupla kezdéskor
    .says = pont azért, ha a parti duplával kezdődik
choice-lead-points-0 = nincs
unit-lead-points = { $value }
option-out-points = Megnyert parti
    .says = pont az utolsó kőért vagy a megnyert befulladásért
unit-out-points = { $value }
option-slow-finish = Lassú finis
    .says = ha 1 vagy 2 pont hiányzik, az egyforma végek 1 pontot érnek; ha 3, legfeljebb 2-t
coach-bergen-start = Te kezdesz. A dupla rögtön pontot ér, ha a házi szabályok mást nem mondanak.
coach-bergen-play = Rakd le egy kiemelt köved. Egyforma végek: 2 pont; duplával a szélén: 3.{ $slow_finish ->
        [0] {""}
       *[other] {" "}Közel a célhoz: kevesebb.
    }
basics-bergen = **Cél.** A lánc két végén legyen ugyanaz a szám.
    {""}**A lépésed.** Rakd le egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell; ha egyik sem, addig húzol, amíg egy nem illik, és azt lerakod.
    {""}**Pontok.** Egyforma végek: 2 pont (*double header*). Ha az egyiken dupla fekszik: 3 (*triple header*). Dupla kezdéskor: { $lead_points }.{ $slow_finish ->
        [0] {""}
       *[other] {" "}Közel a célhoz az egyforma végek kevesebbet érnek.
    } Az utolsó kő is pontot ér.
    {""}**Győzelem.** Amint valakinek van { $target ->
        [none] 15 pontja (hárman és négyen: 10)
       *[other] { $target } pontja
    }, a legtöbb pont nyer.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
rules-bergen = **Bergen**, két–négy játékosnak, mindenki magáért
    {""}**Cél.** Egyforma végekkel pontot szerezni. Akinek előbb van 15 pontja (hárman és négyen: 10), nyeri a mérkőzést.
    {""}**Kövek.** Dupla hatos készlet, 28 kő. Két vagy három játékos 6, négy 5 követ kap fejenként. A többi a talon; utolsó két kövét sosem húzza ki senki.
    {""}**Ki kezd.** Minden partit a legnehezebb dupla gazdája, és azzal kell kezdenie; ez 2 pont. Ha senkinek sincs duplája, a legnehezebb kő kezd, pont nélkül.
    {""}**Egy lépés.** Rakj le egy követ, amely az A vagy a B véghez illik. Ha tudsz, muszáj is. Ha nem, húzz, amíg egy nem illik, és azt rakd le; ha a talonból már nem lehet, passzolsz.
    {""}**Headerek.** Ha a köved után mindkét végen ugyanaz a szám van, 2 pontot kapsz: ez a *double header*. Ha valamelyik vég legszélső köve dupla, 3 pontot: ez a *triple header*. A dupla addig a legszélső, amíg kő nem fedi, bárki rakta is le.
    {""}**A parti vége.** Az utolsó kő 1 pont. Ha senki sem tud rakni, vagy mindenki láthatja, hogy egy kő sem illik, a legkevesebb szem 1 pont; egyenlőségnél semmi. A köveket csak befulladás után mutatjuk meg.
    {""}**A mérkőzésnek** az után a parti után van vége, amelyben valaki elérte a célt; a legtöbb pont nyer.
    {""}-# A pagat.com (Bergen) és Joe Celko nyomán.
