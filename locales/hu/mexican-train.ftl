# Mexikói vonat

game-mexican-train = Mexikói vonat
names-mexican-train = Mexican Train, vonatos dominó, tren mexicano, dupla tizenkettes, mexikói dominó
hook-mexican-train = mindenkinek vonat, egy közös is
    .name = Mexikói vonat
    .word = társaságnak
pitch-mexican-train = Építsd a vonatod az állomástól, és rakj a többiekére, ha kinyílik. Nagy társaságnak is jó.
    .takes = { $rounds ->
        [one] Egy parti, úgy hat perc.
       *[other] { $rounds } parti, egyenként úgy hat perc.
    }
option-set = Készlet
    .says = milyen kövekkel játszotok
choice-set-d9 = dupla kilences, 55 kő
choice-set-d12 = dupla tizenkettes, 91 kő
option-first-turn = Első lépés
    .says = hány követ rakhatsz a saját vonatodra az első lépésedben
choice-first-turn-one = egyet
choice-first-turn-train = amennyi illik
option-mexican-from = Mexikói vonat
    .says = mikortól rakhatsz a közös vonatra
choice-mexican-from-any = bármikor
choice-mexican-from-own-first = ha a saját vonatod már elindult
option-open-doubles = Nyitott duplák
    .says = kinek kell lefednie a nyitva maradt duplát
choice-open-doubles-all = sorban mindenkinek
choice-open-doubles-own = senki másnak
option-several-doubles = Több dupla
    .says = lerakhatsz-e több duplát, mielőtt lefednéd őket
option-blank-double = Dupla nulla
    .says = pont a nálad maradt 0-0 kőért
choice-blank-double-0 = nincs
unit-blank-double = { $value }
coach-mexican-train-start = Indíts vonatot egy kővel, amelyen az állomás száma van.
coach-mexican-train-play = Rakj a saját vonatodra vagy egy olyanra, amely nyitva áll előtted.
coach-mexican-train-cover = Fedd le a nyitott duplát: most csak annak a vonatára rakhatsz.
coach-mexican-train-draw = Semmi sem illik: húzz egyet. Ha az sem, a vonatod megnyílik.
basics-mexican-train = **Cél.** Maradjon nálad kevés szem. Ezek a pontjaid, és a pont itt rossz.{ $blank_double ->
        [0] {""}
       *[other] {" "}A 0-0 kő { $blank_double } pont.
    }
    {""}**A lépésed.** Rakj le egy követ: a saját vonatodra, a közös **mexikói vonatra**{ $mexican_from ->
        [own-first] {" "}(ha a sajátod már elindult)
       *[other] {""}
    } vagy olyanra, amelyen **jelölő** áll. Minden vonat középről, az **állomástól** indul.{ $first_turn ->
        [train] {" "}Az első lépésedben annyit rakhatsz a saját vonatodra, amennyi illik.
       *[other] {""}
    }
    {""}**Semmi sem illik?** Húzz egyet, és rakd le, ha illik. Ha nem, a vonatod jelölőt kap, és a többiek is rakhatnak rá, amíg te magad nem raksz.
    {""}**Duplák.** A duplát le kell fedni: újra te jössz.{ $open_doubles ->
        [own] {" "}Ha nem tudod, másnak nem kell.
       *[other] {" "}Ha nem tudod, a következőnek kell, bárki vonatán áll is.
    }{ $several_doubles ->
        [0] {""}
       *[other] {" "}Több duplát is lerakhatsz, mielőtt lefednéd őket.
    }
    {""}**Győzelem.** A partinak vége, ha valakinek elfogytak a kövei. { $rounds ->
        [one] Egy parti után
       *[other] { $rounds } parti után
    } a legkevesebb pont nyer.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
rules-mexican-train = **Mexikói vonat**, két–nyolc játékosnak, mindenki magáért
    {""}**Cél.** Gyűjts minél kevesebb pontot.
    {""}**Kövek.** Legfeljebb négyen dupla kilences készlet (12, 11 vagy 10 kő fejenként), többen dupla tizenkettes (öten vagy hatan 12, heten vagy nyolcan 10). A többi a talon.
    {""}**Az állomás.** A legnagyobb dupla fekszik középen, minden további partiban az eggyel kisebb.
    {""}**Vonatok.** Mindenkinek van egy, és a **mexikói vonat** közös. Mind az állomástól indul, annak számával, és egy végén nő.
    {""}**Egy lépés.** Rakj egy követ a saját vonatodra, a mexikóira vagy egy másikra, amelyen **jelölő** áll, akár üresre. Ha tudsz, muszáj is. Ha nem, húzz egyet, és rakd le, ha illik. Ha nem illik, vagy elfogyott a talon, a vonatod jelölőt kap, és mások is rakhatnak rá. A jelölő lekerül, ha te magad raksz oda.
    {""}**Duplák.** Dupla után, az első lépésben is, folytatod: fedd le a köveidből, vagy húzz hozzá egyet. Ha nem megy, a vonatod jelölőt kap, és a dupla **nyitott** marad: amíg valaki sorban le nem fedi, máshová nem lehet rakni. Ha már nincs hozzá kő, nem kell lefedni.
    {""}**A parti vége.** Valakinek elfogyott a köve (a dupla is lehet az utolsó), vagy senki sem tud rakni.
    {""}**Pontozás.** Mindenki hozzáadja a nála maradt szemeket. A végén a legkevesebb pont nyer: általában öt parti után, legfeljebb annyi után, ahány dupla van. Először a sorsolás dönti el, ki kezd, aztán sorban mindenki.
    {""}**Ami itt más.** Házi szabályok: az első lépésben amennyi a saját vonatodra illik (más duplájának lefedése nem első lépés); a mexikóira csak a sajátod után; 25 vagy 50 pont a 0-0 kőért.
    {""}-# A pagat.com (Mexican Train) és a Good Sam Club nyomán.
preset-full-train = Dupla tizenkettes, mind a 13 parti
