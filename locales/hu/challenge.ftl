# Challenge

game-challenge = Challenge

option-claims = Bemondások
    .says = rejtve, amíg mindenki nem válaszolt, vagy azonnal látszik, hány kő
choice-claims-sealed = rejtve
choice-claims-open = a számuk azonnal látszik
option-chips = Zsetonok
    .says = mit kell fizetni a parti végén
choice-chips-none = szórakozásból
choice-chips-pot = kassza a nyertesnek
choice-chips-per-tile = minden megmaradt kőért
option-stake = Tét a kasszába
    .says = ennyi zsetont tesz mindenki a parti kasszájába
unit-stake = { $value }
option-rate = Egy kő ára
    .says = ennyi zsetont fizetnek a többiek a nyertesnek minden megmaradt kőért
unit-rate = { $value }
option-cap = Legnagyobb veszteség
    .says = ennyi zsetont veszíthet valaki egy partiban, ha a kövekért kell fizetni
unit-cap = { $value }
choice-cap-none = tizenhat kő ára
choice-cap-5600 = nincs, minden kő számít

action-claim = { $tiles ->
    [none] Nincs bemondás
   *[other] Bemondás: { $tiles }
}
action-challenge = Kétlem: { $name }
action-give = Átadom: { $tiles }
menu-claim = Válassz egy vagy két követ bemondásra
menu-give = { $most ->
    [1] Melyik követ adod át?
   *[other] Melyik { $most } követ adod át?
}

event-first-tosser = { $lot ->
    [yes] { $deal }. parti. A sorsolás szerint először dob: { $name }.
   *[no] { $deal }. parti. Az előzőt elvesztette, ezért először dob: { $name }.
}
event-tossed = { $name } dobása: { $one } és { $two }.
event-claim-shown = { $size ->
    [0] { $name } nem mond be semmit.
    [1] { $name } bemondása: egy kő.
   *[other] { $name } bemondása: két kő.
}
event-claims-revealed = { $singles ->
    [none] Lent vannak a bemondások. Két kő: { $pairs }.
   *[other] { $pairs ->
        [none] Lent vannak a bemondások. Egy kő: { $singles }.
       *[other] Lent vannak a bemondások. Egy kő: { $singles }. Két kő: { $pairs }.
    }
}
event-no-claims = Nincs bemondás. A kocka továbbmegy.
event-challenged = { $name } kétli a bemondást: { $target }.
event-exposed = { $true ->
    [yes] { $target } megmutatja: { $tiles }. Igaz! { $name } elviszi a bemondást.
   *[no] { $target } megmutatja: { $tiles }. Blöff! { $name } visszaveszi a bemondást.
}
event-gave-tiles = { $count ->
    [0] { $giver } nem tud mit átadni neki: { $receiver }.
    [1] { $giver } rejtve átad egy követ neki: { $receiver }.
   *[other] { $giver } rejtve átad { $count } követ neki: { $receiver }.
}
event-to-boneyard = { $count ->
    [1] Mindenki passzolt: egy kő rejtve az eldobottakhoz kerül.
   *[other] Mindenki passzolt: { $count } kő rejtve az eldobottakhoz kerül.
}
event-claim-returned = { $count ->
    [1] { $name } visszavesz egy követ, amelyet senki sem vont kétségbe.
   *[other] { $name } visszavesz { $count } követ, amelyet senki sem vont kétségbe.
}
event-deal-lost = { $count ->
    [1] { $name } egy megmaradt kővel veszít, és a következő partiban először dob.
   *[other] { $name } veszít ({ $count } kő maradt), és a következő partiban először dob.
}

# What only the reader knows

note-exposed = { $target } { $tiles } { $true ->
    [yes] (igaz) → { $name }
   *[no] (blöff)
}
event-gave = Ezt adtad neki ({ $name }): { $tiles }
event-received = Ezt kaptad tőle ({ $name }): { $tiles }
event-discarded = A kétségbe nem vont bemondásod, már az eldobott kövek közt: { $tiles }

illegal-claims-first = Előbb mindenkinek válaszolnia kell a dobásra.
illegal-claims-closed = Már mindenki válaszolt: a bemondásokon nem lehet változtatni.
illegal-too-many-tiles = Egy bemondás legfeljebb { $most } kő. Válassz kevesebbet.
illegal-not-yourself = A saját bemondásodat nem vonhatod kétségbe.
illegal-no-open-claim = Ott nincs bemondás, amit kétségbe vonhatnál.
illegal-give-first = Előbb válaszd ki { $need ->
    [1] a követ
   *[other] azt a követ ({ $need } darab)
}, amit átadsz.
illegal-wrong-give-count = { $need ->
    [1] Pontosan egy követ válassz.
   *[other] Pontosan { $need } követ válassz.
}
illegal-nothing-to-give = Most nincs mit átadnod.

rules-challenge = **Challenge**, blöffölés kockával, két–hét játékosnak, öten-hatan a legjobb
    {""}**Cél.** Szabadulj meg elsőként az összes kövedtől.
    {""}**Kövek.** Két dupla hatos készlet, fejenként nyolc kő. Ami kikerül a játékból, lefordítva az eldobott kövek közé megy.
    {""}**Egy dobás.** Sorban dobtok a két kockával. Azután mindenki titokban válaszol: nincs bemondás, egy kő vagy két kő, lefordítva. Egy kő *azt állítja*, hogy épp a két dobott szám van rajta. Két kő azt, hogy összeilleszthető úgy, hogy a két szám kívül legyen: 3 és 4 esetén ez 0-3 és 0-4 vagy 3-6 és 4-6; 5 és 5 esetén ugyanannak az 5-ös kőnek mindkét példánya kell. A válaszod módosítható, amíg mindenki nem válaszolt; akkor látszik, hány kő egy-egy bemondás.
    {""}**Kétségbe vonás.** A dobóval kezdve mindenki sorban kétségbe von egy bemondást vagy passzol, körbe-körbe. A bemondást megmutatják. *Blöff:* a gazdája visszaveszi, és ugyanannyi követ kap rejtve attól, aki kétségbe vonta. *Igaz:* az viszi el, aki kétségbe vonta, és még ugyanannyit kap rejtve a gazdájától. Kevés a köved? Add oda mindet.
    {""}**Ha egymás után mindenki passzol,** a megmaradt bemondások rejtve az eldobott kövek közé kerülnek, és a kocka továbbmegy.
    {""}**A vége.** Akkor nyersz, ha nincs köved és nyitott bemondásod sem; nem elég letenni az utolsókat. A többiek visszaveszik nyitott bemondásaikat. Akinél a legtöbb kő (egyenlőségnél a legtöbb szem) marad, veszít, és legközelebb először dob.
    {""}**Pontozás.** Megegyezés szerint: szórakozásból, kasszára, vagy minden megmaradt kőért zsetont fizettek (mindért, ha nincs felső határ).
    {""}**Ami itt más.** A kockán nincs üres: 0-0 sosem igaz. Csak blöffölni lehet vele, vagy átadni.
    {""}-# A pagat.com (Challenge) nyomán, az Ubluff alapján.
