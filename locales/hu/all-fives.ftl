# All Fives

game-all-fives = All Fives
names-all-fives = muggins, ötös dominó, ötösök, fives, five-up, fives and threes
hook-all-fives = oszthatók 5-tel a végek
    .name = All Fives
    .word = ötösével
pitch-all-fives = Pontot kapsz, valahányszor a nyitott végek összege osztható 5-tel; akár négy vég is lehet.
    .takes = Egy mérkőzés úgy negyedóra.
option-scoring = Számolás
    .says = a végek melyik összege ér pontot
choice-scoring-fives = All Fives: az 5-tel osztható, ugyanannyi pontot
choice-scoring-fives-threes = Fives and Threes: 1 pont minden 5-ért és 3-ért
option-get-in = Beszállás tízzel
    .says = az első pontszerzés csak akkor számít, ha egyszerre legalább 10 pont
option-every-lead = Mindig duplával
    .says = minden partit a legnehezebb dupla kezd, nemcsak az elsőt
option-spinner = Középső dupla
    .says = lehet-e az első dupla fölé és alá is rakni
choice-keep-28 = mind: senki sem húz
option-bonus-round = Kerekítés
    .says = hogyan kerekítjük ötösre a parti végi szemeket
choice-bonus-round-nearest = a legközelebbire
choice-bonus-round-down = lefelé
option-exact = Pontos cél
    .says = Fives and Threes esetén nem ér semmit, ami a célpontszám fölé vinne
coach-all-fives-start = { $scoring ->
        [fives-threes] Te kezdesz. Ha a két fél összege 3-mal vagy 5-tel osztható, pontot kapsz.
       *[other] Te kezdesz. Ha a két fél összege 5 vagy 10, annyi pontot kapsz.
    }
coach-all-fives-play = { $scoring ->
        [fives-threes] Rakd le egy kiemelt köved. Ha a végek összege 3-mal vagy 5-tel osztható, pontot kapsz.
       *[other] Rakd le egy kiemelt köved. Ha a végek összege 5, 10, 15…, annyi pontot kapsz.
    }
coach-all-fives-team-play = { $scoring ->
        [fives-threes] Ha a végek összege 3-mal vagy 5-tel osztható, a pont a tiéd és a társadé: { $partner }.
       *[other] Ha a végek összege 5, 10, 15…, a pont a tiéd és a társadé: { $partner }.
    }
basics-all-fives = **Cél.** A nyitott végek összege legyen osztható 5-tel{ $scoring ->
        [fives-threes] {" "}vagy 3-mal: az összegben minden 5 és minden 3 egy pont.
       *[other] : annyi pontot kapsz, amennyi az összeg.
    }{ $get_in ->
        [0] {""}
       *[other] {" "}Az első pontszerzés csak akkor számít, ha egyszerre legalább 10 pont.
    }{ $teams ->
        [0] {""}
       *[other] {" "}Négyen **csapatban** játszotok: a szemközt ülővel együtt nyertek, és a szemeitek együtt számítanak.
    }
    {""}**A lépésed.** Rakd le egy köved egy nyitott végre. Ha valamelyik illik, raknod kell; ha egyik sem, { $keep ->
        [28] passzolsz.
       *[other] addig húzol, amíg egy nem illik, és azt lerakod.
    }
    {""}**A végek.** A dupla keresztben fekszik, és a végen mindkét fele számít.{ $spinner ->
        [0] {""}
       *[other] {" "}Az első dupla a **középső dupla**: ha két oldalán már van kő, fölé és alá is lehet rakni.
    }
    {""}**Győzelem.** Aki lerakja az utolsó kövét, { $scoring ->
        [fives-threes] még 1 pontot kap.
       *[other] a többieknél maradt szemeket is megkapja, { $bonus_round ->
            [down] ötösre lefelé kerekítve
           *[other] ötösre kerekítve
        }.
    } Amint valakinek van { $exact ->
        [0] {""}
       *[other] pontosan{" "}
    }{ $target ->
        [none] { $scoring ->
            [fives-threes] 61
           *[other] 150
        }
       *[other] { $target }
    } pontja, a legtöbb pont nyer.
    {""}**Mennyibe kerülhet egy parti.** { $entry ->
        [0] Semmibe: szórakozásból játszotok.
       *[other] Semmibe. Mindenki egyszer { $entry } zsetont tesz a kasszába, és a mérkőzés nyertese viszi.
    }
rules-all-fives = **All Fives**, két–négy játékosnak, mindenki magáért (vagy négyen két csapatban)
    {""}**Cél.** Pontokat szerezni rakás közben. Akinek előbb van 150 pontja, nyeri a mérkőzést.
    {""}**Kövek.** Dupla hatos készlet, 28 kő. Két játékos 7, három vagy négy 5 követ kap fejenként. A többi a talon.
    {""}**Egy lépés.** Rakj le egy követ, amely egy nyitott véghez illik. Ha tudsz, muszáj is. Ha nem, húzz, amíg egy nem illik, és azt rakd le; ha a talon elfogyott, passzolsz.
    {""}**A középső dupla** a parti első duplája. Ha két oldalán (A, B) már van kő, fölül és alul (C, D) is nyitott. Más dupla nem az.
    {""}**Pontok.** Minden kő után összeadjuk a végeket. A végen álló dupla mindkét fele számít, a középsőé is, amíg két oldala nincs lefedve; az üres C és D nem számít. Ha az összeg 5-tel osztható, annyi pontot ér. 6-6 kezd: 12. Mellé 3-6: 12 + 3 = 15 pont.
    {""}**Ki kezd.** Először a legnehezebb dupla, kötelezően; azután a legutóbbi nyertes (befulladás után is), bármelyik kővel (egyenlőség után a sorsolás).
    {""}**A parti vége.** Aki lerakja az utolsó kövét, vagy akinél befulladáskor a legkevesebb szem van, megkapja a többiek szemeit (befulladáskor mínusz a sajátjait), ötösre kerekítve. Egyenlőségért nem jár semmi. A mérkőzés a parti után ér véget.
    {""}**Fives and Threes**, pontosan 61-ig. Nincs középső dupla és húzás; sorsolás után sorban kezdtek. 1 pont minden 5-ért és 3-ért az összegben, ha osztható vele (15: 3 + 5 = 8). Az utolsó kő még 1 pont, a befulladás 0; ha ez a végekkel túllépné a 61-et, egyik sem számít.
    {""}-# A pagat.com és Foster (Complete Hoyle) nyomán.
preset-fives-and-threes = Fives and Threes, 61 pontig
