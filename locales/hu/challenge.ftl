# Challenge

game-challenge = Challenge

option-claims = Bemondások
    .says = rejtve maradnak, amíg nem válaszolt mindenki, vagy azonnal látszik, hány kő
choice-claims-sealed = rejtve, amíg nem válaszolt mindenki
choice-claims-open = azonnal látszik, hány kő
option-chips = Zsetonok
    .says = mit kell fizetni a parti végén
choice-chips-none = szórakozásból
choice-chips-pot = kassza a nyertesnek
choice-chips-per-tile = minden megmaradt kőért
option-stake = Beugró partinként
    .says = ennyi zsetont tesz mindenki egy parti kasszájába
unit-stake = { $value }
option-rate = Egy kő ára
    .says = ennyi zsetont fizetnek a többiek a nyertesnek minden megmaradt kőért
unit-rate = { $value }
option-cap = Legnagyobb veszteség
    .says = legfeljebb ennyi zsetont veszíthet valaki egy partiban, ha a kövekért kell fizetni
unit-cap = { $value }
choice-cap-5600 = nincs felső határ

action-claim = { $tiles ->
    [none] Nincs bemondás
   *[other] Bemondás: { $tiles }
}
action-challenge = Kétlem: { $name }
action-give = Átadom: { $tiles }
menu-claim = Egy vagy két kő bemondása
menu-give = { $most ->
    [1] Melyik követ adod át?
   *[other] Melyik { $most } követ adod át?
}

event-first-tosser =
    { $lot ->
        [yes] Új parti ({ $deal }.): a sorsolás szerint { $name } dob elsőként.
       *[no] Új parti ({ $deal }.): elsőként { $name } dob, az előző parti vesztese.
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
event-no-claims = Nincs bemondás. A következő játékos dob.
event-challenged = { $name } kétségbe vonja { $target } bemondását.
event-exposed = { $true ->
    [yes] { $target } megmutatja: { $tiles }. Igaz! { $name } elviszi a bemondást.
   *[no] { $target } megmutatja: { $tiles }. Blöff! { $name } visszaveszi a bemondást.
}
event-gave-tiles =
    { $count ->
        [0] { $giver } → { $receiver }: nincs mit átadni.
        [1] { $giver } → { $receiver }: egy kő, rejtve.
       *[other] { $giver } → { $receiver }: { $count } kő, rejtve.
    }
event-to-boneyard = { $count ->
    [1] Mindenki passzolt: egy kő rejtve az eldobottakhoz kerül.
   *[other] Mindenki passzolt: { $count } kő rejtve az eldobottakhoz kerül.
}
event-claim-returned = { $count ->
    [1] { $name } visszavesz egy követ, amelyet senki sem vont kétségbe.
   *[other] { $name } visszavesz { $count } követ, amelyet senki sem vont kétségbe.
}
event-deal-lost =
    { $count ->
        [1] { $name } veszít, mert egy köve maradt, és a következő partiban elsőként dob.
       *[other] { $name } veszít, mert { $count } köve maradt, és a következő partiban elsőként dob.
    }

# What only the reader knows

note-exposed = { $target } { $tiles } { $true ->
    [yes] (igaz) → { $name }
   *[no] (blöff)
}
event-gave = Átadtad: { $tiles } → { $name }
event-received = { $name } ezt adta neked: { $tiles }
event-discarded = Senki sem vonta kétségbe a bemondásodat, ezért az eldobott kövek közt van: { $tiles }

# A játékos kövei, amíg egy bemondás nyitva fekszik: annak, akit érint
reveal-wrong = { $target } igazat mondott: tiéd lesz { $tiles }{ $count ->
    [0] .
    [one] {" "}és még egy kő.
   *[other] {" "}és még { $count } kő.
}
reveal-right = Lelepleztél egy blöfföt! { $target } visszaveszi: { $tiles }{ $count ->
    [0] .
    [one] , és kap tőled egy követ.
   *[other] , és kap tőled { $count } követ.
}
reveal-caught = { $name } leleplezte a blöffödet: visszaveszed, ami ott fekszik ({ $tiles }){ $count ->
    [0] .
    [one] , és kapsz még egy követ.
   *[other] , és kapsz még { $count } követ.
}
reveal-true = Igazat mondtál! { $name } elviszi: { $tiles }{ $count ->
    [0] .
    [one] , és kap tőled egy követ.
   *[other] , és kap tőled { $count } követ.
}
undoubted-bluff = Ezt megúsztad: senki sem kételkedett.
event-lied = { $name }: { $count } blöff, { $caught ->
    [0] egyik sem derült ki
   *[other] { $caught } kiderült
}
lies-told = Blöffök: { $lies }
event-boldest-lie = A parti blöffje: { $one } és { $two } dobásánál { $name } ezzel ment át: { $tiles }.

illegal-claims-first = Még nem: előbb mindenkinek válaszolnia kell a dobásra.
illegal-claims-closed = Már mindenki válaszolt: a bemondásokon nem lehet változtatni.
illegal-too-many-tiles = Egy bemondás legfeljebb { $most } kő. Válassz kevesebbet.
illegal-not-yourself = A saját bemondásodat nem vonhatod kétségbe.
illegal-no-open-claim = Ott nincs bemondás, amelyet kétségbe vonhatnál.
illegal-give-first =
    Előbb válaszd ki { $need ->
        [1] az átadandó követ
       *[other] az átadandó köveket ({ $need })
    }.
illegal-wrong-give-count = { $need ->
    [1] Pontosan egy követ válassz.
   *[other] Pontosan { $need } követ válassz.
}
illegal-nothing-to-give = Most nincs mit átadnod.

rules-challenge = **Challenge**, blöffölés kockával, két–hét játékosnak, öten-hatan a legjobb
    { "" }**Cél.** Szabadulj meg elsőként az összes kövedtől.
    { "" }**Kövek.** Két dupla hatos készlet, fejenként nyolc kő. Ami kikerül a játékból, lefordítva az eldobott kövek közé megy.
    { "" }**A dobás.** Felváltva dobtok a két kockával. Azután mindenki titokban válaszol: nincs bemondás, egy kő vagy két kő, lefordítva. Egy kő *azt állítja*, hogy a két dobott szám van rajta. Két kő azt, hogy összeér úgy, hogy a két szám kívül van: 3 és 4 esetén ez 0-3 és 0-4 vagy 3-6 és 4-6; 5 és 5 esetén ugyanannak az 5-ös kőnek mindkét példánya kell. Amíg nem válaszolt mindenki, a válaszod módosítható; akkor látszik, hány kő egy-egy bemondás.
    { "" }**Kétségbe vonás.** A dobóval kezdve sorban mindenki kétségbe von egy bemondást vagy passzol, körbe-körbe. A bemondást felfordítják. *Blöff:* a gazdája visszaveszi, és ugyanannyi követ kap rejtve attól, aki kétségbe vonta. *Igaz:* az viszi el, aki kétségbe vonta, és még ugyanannyit kap rejtve a gazdájától. Kevés a köved? Add oda mindet.
    { "" }**Ha egymás után mindenki passzol,** a megmaradt bemondások rejtve az eldobott kövek közé kerülnek, és a következő játékos dob.
    { "" }**A vége.** Akkor nyersz, ha nincs köved és nyitott bemondásod sem; nem elég letenni az utolsókat. A többiek visszaveszik nyitott bemondásaikat. Akinél a legtöbb kő (egyenlőségnél a legtöbb szem) marad, veszít, és legközelebb elsőként dob.
    { "" }**Pontozás.** Megegyezés szerint: szórakozásból, kasszára, vagy minden megmaradt kőért zsetont fizettek (mindért, ha nincs felső határ).
    { "" }**Ami itt más.** A kockán nincs üres: 0-0 sosem igaz. Csak blöffölni lehet vele, vagy átadni.
    { "" }-# A pagat.com (Challenge) nyomán, az Ubluff alapján.
