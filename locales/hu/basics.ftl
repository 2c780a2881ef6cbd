# What a newcomer needs of a game: /rules begins with it, the rest is behind *More*. The house rules of the table are values.

rules-fits = Egy kő akkor illik, ha az egyik fele ugyanazt a számot mutatja, mint a nyitott vég (A vagy B). A pöttyök neve szem; a duplán kétszer van ugyanaz a szám.
rules-differ = **Ennél az asztalnál.** { $rules }
reading-rules = { $names } először { $count ->
    [one] olvassa
   *[other] olvassák
} a szabályokat: az óra vár.
rules-choose = Melyik játék?
button-more = Bővebben
button-basics = Az alapok

basics-buki = **Cél.** Rakd le elsőként az összes köved.
    {""}**A lépésed.** Rakd egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell; ha egyik sem, gombnyomás nélkül passzolsz.
    {""}**Győzelem.** Aki lerakja az utolsó kövét, nyeri a partit. Ha senki sem tud rakni, a legkevesebb szem nyer. Addig tart, amíg a házigazda be nem zárja az asztalt: a zsetonjaid az eredmény.
    {""}**A bank.** Egyikőtök, akit kisorsolnak, az egész asztalnál végig a bank, és ő is játszik. A másik három saját magára tesz tétet: ha tiéd a parti, a bank a téted 2½-szeresét fizeti; ha nem, a téted a banké.
    {""}**Mennyibe kerülhet egy parti.** A téted: legalább { $min } zseton, legfeljebb { $max ->
        [none] ennek háromszorosa
       *[other] { $max }
    }. Itt választod meg: *Köveim*, a harmadik lépésedig. Ha más nyer, neki is a bank fizet.
basics-austrian-block = **Cél.** Rakd le elsőként az összes köved.
    {""}**A lépésed.** Rakd egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell; ha egyik sem, gombnyomás nélkül passzolsz.
    {""}**Győzelem.** Aki lerakja az utolsó kövét, nyeri a partit. Ha senki sem tud rakni, a legkevesebb szem nyer. A legtöbb megnyert parti a legjobb.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
basics-austrian-draw = **Cél.** Rakd le elsőként az összes köved.
    {""}**A lépésed.** Rakd egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell; ha egyik sem, addig húzol, amíg egy nem illik, és azt lerakod.
    {""}**Győzelem.** Aki lerakja az utolsó kövét, nyeri a partit. Ha senki sem tud rakni, a legkevesebb szem nyer. A legtöbb megnyert parti a legjobb.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
basics-tendler = **Cél.** Rakd le elsőként az összes köved.
    {""}**A lépésed.** Rakd egy köved az A vagy a B végre; a duplák keresztben állnak, ennyi az egész. Ha valamelyik illik, raknod kell; ha egyik sem, addig húzol, amíg egy nem illik, és azt lerakod.
    {""}**Győzelem.** Aki lerakja az utolsó kövét, nyeri a partit. Ha senki sem tud rakni, a legkevesebb szem nyer. A legtöbb megnyert parti a legjobb.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
basics-pulle = **Cél.** Maradj legfeljebb 100 ponton. A parti végén nálad maradt szemek a pontjaid, úgyhogy a többiek előtt rakd le a köveidet.
    {""}**A lépésed.** Rakd egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell; ha egyik sem, gombnyomás nélkül passzolsz.
    {""}**Győzelem.** Akinek több mint 100 pontja van, kiesett. Az utolsó bennmaradó viszi az egész kasszát, a **Pullét**.
    {""}**Mennyibe kerülhet.** Egyszer { $entry } zseton, a kasszába. Ha mind a négyen játszottátok a partit, visszaszállhatsz: ennek a feléért megkapod a másik három pontszám középsőjét (107, a többiek 41, 62 és 88: így 62 lesz).
basics-hungarian = **Cél.** Maradjon nálad kevés szem. Ezek a pontjaid, és a pont itt rossz.
    {""}**A lépésed.** Válassz: A vagy B, és rakj oda követ kő után, amíg valamelyik illik: ez egy sorozat. Ha egyik véghez sem illik semmi, gombnyomás nélkül passzolsz.
    {""}**Győzelem.** A partinak akkor van vége, ha senki sem tud rakni. Ha valaki eléri ezt a pontszámot: { $target }, a mérkőzésnek vége: a legkevesebb pont nyer, a legtöbb veszít.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
basics-challenge = **Cél.** Szabadulj meg elsőként az összes kövedtől.
    {""}**A lépésed.** Két kockával dobtok. Mindenki titokban letesz egy követ, két követ vagy semmit, és bemondja, hogy illik a kockákhoz: egy kő mindkét számot mutatja, vagy kettő összeér úgy, hogy a két szám kívül van. Hogy igaz-e, azt senki sem látja, csak azt, hány kő.
    {""}**Kétségbe vonás.** Utána sorban mindenki kétségbe vonhat egy bemondást. A blöff visszakerül a gazdájához, és ugyanannyi kő is attól, aki kétségbe vonta. Ha igaz volt, az viszi el, aki kétségbe vonta, és még ugyanannyit.
    {""}**Győzelem.** Akkor nyersz, ha nincs köved, és bemondásod sincs már lefordítva.
    {""}**Mennyibe kerülhet egy parti.** { $chips ->
        [pot] Mindenki ennyit tesz a kasszába: { $stake }; a nyertes viszi.
        [per-tile] Minden nálad maradt kőért: { $rate }.
       *[other] Semmibe: szórakozásból játszotok.
    }
basics-luxembourg = **Cél.** Maradjon nálad kevés szem. Ezek a pontjaid, és a pont itt rossz.
    {""}**A lépésed.** Rakd egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell. Ha egyik sem, húzol egyet, és vége a lépésednek.
    {""}**Győzelem.** A partinak akkor van vége, ha valakinek elfogyott a köve, vagy senki sem tud rakni. { $end ->
        [rounds] { $rounds ->
            [one] Egy parti
           *[other] { $rounds } parti
        } után
       *[other] Ha valaki elérte ezt a pontszámot: { $target },
    } a legkevesebb pont nyer.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
