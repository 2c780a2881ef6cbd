# What a newcomer needs of a game: /rules begins with it, the rest is behind *More*. The house rules of the table are values.

rules-fits = Egy kő akkor illik, ha az egyik felén ugyanaz a szám van, mint egy nyitott végen (A vagy B). A pöttyök neve szem; a dupla mindkét felén ugyanaz a szám van.
rules-fits-arms = Egy kő akkor illik, ha az egyik felén ugyanaz a szám van, mint egy nyitott végen (A-tól D-ig). A pöttyök neve szem; a dupla mindkét felén ugyanaz a szám van.
rules-fits-trains = Egy kő akkor illik, ha az egyik felén ugyanaz a szám van, mint egy vonat végén. A pöttyök neve szem; a dupla mindkét felén ugyanaz a szám van.
rules-differ = **Ennél az asztalnál.** { $rules }
reading-rules =
    { $names } most { $count ->
        [one] olvassa
       *[other] olvassák
    } először a szabályokat, ezért áll az óra.
rules-choose = Melyik játék?
button-more = Bővebben
button-basics = Az alapok

basics-buki = **Cél.** Rakd le elsőként az összes köved.
    { "" }**A lépésed.** Rakd le egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell; ha egyik sem, automatikusan passzolsz.
    { "" }**Győzelem.** Aki lerakja az utolsó kövét, nyeri a partit. Ha senki sem tud rakni, a legkevesebb szem nyer. Addig játszotok, amíg az asztal be nem zár; a zsetonjaid az eredményed.
    { "" }**A bank.** Zárásig egyikőtök a bank, és ő is játszik. A másik három saját magára tesz tétet: ha tiéd a parti, a bank a téted 2½-szeresét fizeti; ha nem, a téted a banké.
    { "" }**Mennyibe kerülhet egy parti.** A tétedbe: legalább { $min } zseton, legfeljebb { $max ->
        [none] ennek a háromszorosa
       *[other] { $max }
    }. Legkésőbb a harmadik lépésednél választod meg. Ha te vagy a bank, annak fizetsz, aki legyőz.
basics-austrian-block = **Cél.** Rakd le elsőként az összes köved.
    {""}**A lépésed.** Rakd le egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell; ha egyik sem, automatikusan passzolsz.
    {""}**Győzelem.** Aki lerakja az utolsó kövét, nyeri a partit. Ha senki sem tud rakni, a legkevesebb szem nyer. Az áll az élen, aki a legtöbb partit nyerte.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
basics-austrian-draw = **Cél.** Rakd le elsőként az összes köved.
    {""}**A lépésed.** Rakd le egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell; ha egyik sem, { $draw_limit ->
        [none] addig húzol, amíg egy nem illik, és azt lerakod
        [one] húzol egyet, és lerakod, ha illik
       *[other] addig húzol, amíg egy nem illik, de legfeljebb { $draw_limit } követ
    }.
    {""}**Győzelem.** Aki lerakja az utolsó kövét, nyeri a partit. Ha senki sem tud rakni, a legkevesebb szem nyer. Az áll az élen, aki a legtöbb partit nyerte.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
basics-tendler = **Cél.** Rakd le elsőként az összes köved.
    {""}**A lépésed.** Rakd le egy köved az A vagy a B végre; a duplák keresztben állnak, de úgy raksz velük, mint a többivel. Ha valamelyik illik, raknod kell; ha egyik sem, { $draw_limit ->
        [none] addig húzol, amíg egy nem illik, és azt lerakod
        [one] húzol egyet, és lerakod, ha illik
       *[other] addig húzol, amíg egy nem illik, de legfeljebb { $draw_limit } követ
    }.
    {""}**Győzelem.** Aki lerakja az utolsó kövét, nyeri a partit. Ha senki sem tud rakni, a legkevesebb szem nyer. Az áll az élen, aki a legtöbb partit nyerte.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
basics-pulle = **Cél.** Maradj legfeljebb 100 ponton. A parti végén nálad maradt szemek a pontjaid, úgyhogy rakd le a köveidet a többiek előtt.
    { "" }**A lépésed.** Rakd le egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell; ha egyik sem, automatikusan passzolsz.
    { "" }**Győzelem.** 100 pont fölött kiestél. Az utolsó bennmaradó viszi az egész kasszát, a **Pullét**.
    {""}**Mennyibe kerülhet.** { $entry } zsetonba, a kasszának, és újra ennyibe, ha mindenki, aki még bent van, egyszerre 100 fölé kerül.{ $buyback ->
        [0] {""}
       *[other] {" "}{ $buyback_with ->
            [fewer] Minden parti után
           *[other] Olyan parti után, amelyet mind a négyen játszottatok,
        } visszaszállhatsz: kifizeted ennek a felét, és a másik három pontszám közül a középsőt kapod (107 helyett 62 pontod lesz, ha a többieké 41, 62 és 88).
    }{ $payment ->
        [0] {""}
       *[other] {" "}Ezenkívül minden parti nyertesének legfeljebb { $payment } zsetont fizetsz.
    }
basics-hungarian = **Cél.** Maradjon nálad kevés szem. Ezek a pontjaid, és a pont itt rossz.
    {""}**A lépésed.** Válassz: A vagy B, és rakj oda követ kő után, amíg valamelyik illik: ez egy sorozat. Ha egyik véghez sem illik semmi, automatikusan passzolsz.
    {""}**Győzelem.** A partinak akkor van vége, ha { $end_on_domino ->
        [0] senki sem tud rakni
       *[other] valakinek elfogytak a kövei, vagy senki sem tud rakni
    }. Ha valaki eléri ezt a pontszámot: { $target }, a mérkőzésnek vége: a legkevesebb pont nyer, { $losers ->
        [all] aki elérte, veszít
       *[other] a legtöbb veszít
    }.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
basics-challenge = **Cél.** Szabadulj meg elsőként az összes kövedtől.
    { "" }**A lépésed.** Két kockával dobtok. Mindenki titokban letesz egy követ, két követ vagy semmit, és azt mondja be, hogy illik a dobáshoz: egy kövön mindkét szám rajta van, vagy két kő összeér úgy, hogy a két szám kívül van. A többiek csak azt látják, hány követ tettél le.
    { "" }**Kétségbe vonás.** Utána sorban mindenki kétségbe vonhat egy bemondást. Ha blöff volt, a gazdája visszaveszi, és ugyanannyi követ kap attól, aki kétségbe vonta. Ha igaz volt, az viszi el, aki kétségbe vonta, és még ugyanannyit kap.
    { "" }**Győzelem.** Akkor nyersz, ha elfogytak a köveid, és lefordított bemondásod sincs már.
    { "" }**Mennyibe kerülhet egy parti.** { $chips ->
        [pot] Mindenki { $stake } zsetont tesz a kasszába; a nyertes viszi.
        [per-tile] Minden nálad maradt kőért { $rate } zsetonba{ $cap ->
            [5600] {""}
           *[other] , legfeljebb { $cap }
        }.
       *[other] Semmibe: szórakozásból játszotok.
    }
basics-luxembourg = **Cél.** Maradjon nálad kevés szem. Ezek a pontjaid, és a pont itt rossz.
    { "" }**A lépésed.** Rakd le egy köved az A vagy a B végre. Ha valamelyik illik, raknod kell. Ha egyik sem, húzol egyet, és vége a lépésednek.
    { "" }**Győzelem.** A partinak vége, ha valakinek elfogytak a kövei, vagy senki sem tud rakni. { $end ->
        [rounds]
            { $rounds ->
                [one] Egy parti
               *[other] { $rounds } parti
            } után
       *[other] Ha valaki eléri ezt a pontszámot: { $target },
    } a legkevesebb pont nyer.
    { "" }**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
