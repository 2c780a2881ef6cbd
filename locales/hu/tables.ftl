# Tables: lobby, play, results, hands

lobby-open = · { $minutes } perc · { $host } asztalt nyitott.
lobby-ending =
    { $match ->
        [yes]
            Eldöntetlen mérkőzés csak akkor ér véget korábban, ha mindenki beleegyezik. Aki előbb feláll, vagy három partiban nincs itt, annak a helyét egy bot veszi át{ $pot ->
                [yes] , és a kasszából sem kap semmit
               *[no] { "" }
            }.
       *[no]
            A megkezdett partit mindig végigjátsszátok: aki feláll vagy nincs itt, azt bot helyettesíti{ $chips ->
                [yes] , és a parti végéig az ő zsetonjaival játszik
               *[no] { "" }
            }.
    }
lobby-closes = Bezár { $when }, ha semmi sem történik.
deal-number = · { $number }. parti
turn-of = { $count ->
    [one] **{ $name }** jön
   *[other] Jönnek: **{ $name }**
}
time-runs-out = {" "}· lejár { $when }
turn-of-computer = { $count ->
    [one] **{ $name }** gondolkodik…
   *[other] **{ $name }** gondolkodnak…
}
closing-note = Az asztal e parti után bezár.
closing-wanted = { $wanting } befejezné most a mérkőzést. Még nem egyezett bele: { $missing }. Ha te is befejeznéd, nyomd meg: *{ $button }*.
winding-up =
    { $why ->
        [gave-way] Ez az asztal átadja a helyét egy újnak
        [moderator] Egy moderátor bezárja ezt az asztalt
        [server-gone] Eltávolítottak a szerverről
        [unreachable] Már nem tudok írni a csatornába
       *[channel-gone] A csatorna megszűnt
    }: { $match ->
        [yes] a mérkőzést
       *[no] ezt a partit
    } még végigjátsszátok; aki nincs itt, azt bot helyettesíti.
winding-up-waits = Már nem tudok írni a csatornába. Ha kinyitják a szálat, a játék folytatódik; különben az asztal bezár { $when }.
substitute = Bot játszik helyette: { $name }
rules-changed = Házi szabályok: { $rules }
next-deal = Következő parti { $when }, vagy amint mindenki kész.
own-next-deal = Következő parti { $when }.
next-deal-waits = Nincs itt senki. Nyomd meg az *{ $button }* gombot a következő partihoz; különben az asztal bezár { $when }.
next-deal-unhurried = Ráérsz: a következő partihoz nyomd meg az *{ $button }* gombot. Az asztal bezár { $when }.
not-ready = {" "}Még nem kész: { $names }.
who-away = { $name } (nincs itt, bot helyettesíti)
who-left = { $name } (felállt, bot helyettesíti)

result-domino = { $wins ->
    [yes] Dominó! **{ $name }** kövei elfogytak, övé a parti.
   *[no] A partinak vége: **{ $name }** kövei elfogytak.
}
result-blocked =
    { $wins ->
        [yes] Befulladt. **{ $name }** nyert a legkevesebb szemmel.
       *[no] Befulladt. **{ $name }** maradt a legkevesebb szemmel.
    }
result-target = **{ $name }** elérte a célpontszámot: a mérkőzésnek vége.
result-domino-team = Dominó! **{ $out }** kövei elfogytak: **{ $names }** nyerte a partit.
result-blocked-team = Befulladt. **{ $names }** nyert a legkevesebb szemmel.
result-target-team = **{ $names }** elérte a célpontszámot: a mérkőzésnek vége.
result-tied = { $ending ->
    [domino] Többeknek elfogytak a kövei: egyedül senki sem nyeri a partit.
   *[other] Befulladt, és többeknél egyforma a legkevesebb szem: senki sem nyer.
}
result-carried = A tétek maradnak a következő partira: { $stakes }
ceiling-reached = **{ $names }** ma { $count ->
        [one] elérte
       *[other] elérték
    } a botoktól nyerhető zsetonok határát. { $play ->
        [honour] Ezért ennél az asztalnál szórakozásból játszotok, zseton nélkül.
       *[chips] Ami azon felül van, a háznál marad.
    }
pot-shared = A mérkőzés nem dőlt el: a kasszán mindenki osztozik, aki még bent van.
pot-house = A mérkőzés nem dőlt el: a kassza a házé marad, mert a botjai még játszanak.

ended-title = · bezárt
ended-host = A házigazda bezárta az asztalt.
ended-long = Ennél az asztalnál nem lehet több parti.
ended-agreed = Mindenki beleegyezett, hogy itt vége.
ended-idle = Nem jött senki.
ended-empty = Mindenki felállt.
ended-absence = { $name } három partiban nem volt itt.
ended-abandoned = Senki sem maradt az asztalnál.
ended-too-few-chips = { $name } zsetonja nem elég még egy partira; a /chips daily ad még.
ended-left = { $name } felállt.
ended-no-successor = Egy hely üresen maradt, és a botok itt nem játszhatnak zsetonért.
ended-finished = A mérkőzésnek vége.
ended-moderator = Egy moderátor bezárta az asztalt.
# place: dm: a direct message, whose last line links the channel
ended-next = { $place ->
    [dm] A csatornában a /play új asztalt nyit.
   *[channel] A /play új asztalt nyit.
}
ended-channel-gone =
    A csatorna megszűnt. Ami folyamatban volt, azt végigjátszottuk.
ended-unreachable =
    Nem tudok írni a csatornába. Ami folyamatban volt, azt végigjátszottuk.

button-join = Leülök
button-leave = Felállok
button-menu = Továbbiak…
button-repost = Újra ide
button-final = Igen, végleg
button-computer = Bot ide
button-rules = Házi szabályok
button-start = Kezdés
button-close = Bezárás
button-end = Akkor is bezárom
button-close-after = Bezárás e parti után
button-hand = Köveim
button-howto = Szabályok
button-onward = Tovább
button-ready = Új parti

where = [{ $game }](<{ $link }>) · { $place }
where-gone = **{ $game }** · { $place } · a csatorna megszűnt
hand-lobby = Leültél. Ha elkezdődik a játék, itt jelennek meg a köveid.
hand-left = Már nem ülsz ennél az asztalnál.
hand-net = Az eredményed: **{ $net }**.
your-turn = **Te jössz**
your-stake-first = **Válaszd meg a téted**, aztán rakj: { $won ->
    [yes] te nyerted az előző partit
   *[no] ez a harmadik lépésed
}.
not-your-turn = Még nem te jössz.
not-your-turn-here = Még nem te jössz. Nem változik semmi? Nyomd meg: *{ $hand }*.
nudge = { $names }, te jössz! Különben { $when } bot játszik helyetted. [Az asztalhoz](<{ $link }>)
dealt = { $names }, kiosztottam a köveket. A tiédet a *{ $button }* gomb mutatja meg.
dm-private-thread = Ebből a privát szálból a létrehozója és a moderátorok eltávolíthatnak embereket. Akkor már csak közvetlen üzenetben játszhatnál tovább: engedélyezd őket az első parti előtt.
leave-sure =
    Felállsz? { $then ->
        [paid] A partit egy bot játssza végig a zsetonjaiddal; utána kifizetünk.
        [closes] Ezzel az asztal bezár.
       *[plays] A helyedre egy bot ül, és tovább játszik.
    }
leave-pot = Most felállsz? Ami tőled a kasszában vagy tétként bent van ({ $chips }), az asztalnál marad.
left = Felálltál az asztaltól.
left-paid = Felálltál az asztaltól; a zsetonjaid újra a számládon vannak.
left-pot = Felálltál az asztaltól. Ami tőled a kasszában vagy tétként bent volt ({ $chips }), ott marad; minden más újra a számládon van.
left-seat = { $then ->
    [paid] Felálltál; a partit egy bot játssza végig helyetted. Utána kifizetünk.
    [closes] Felálltál, így az asztal bezárt.
   *[plays] Felálltál; a helyeden egy bot játszik tovább.
}
closing-on = Az asztal e parti után bezár.
closing-off = Az asztal nyitva marad.
closing-pot = Bezárod, mielőtt eldől a mérkőzés? Botok is játszanak még, ezért ami tőled a kasszában van ({ $chips }), a házé lesz.
closing-agreed =
    Szeretnéd most befejezni a mérkőzést. { $playing ->
        [yes] Ha mindenki beleegyezik, e parti után vége
       *[no] Amint mindenki beleegyezik, vége
    }. Még nem egyezett bele: { $missing }.
closing-taken-back = Tovább játszol.
opened = Nyitva az asztalod: [az asztalhoz](<{ $link }>)
table-here = Itt már játsszák: { $game }, házigazda: { $host } ([az asztalhoz](<{ $link }>))
posted = Itt van újra.

rules-ending = **Ha korábban vége.** A megkezdett partit mindig végigjátsszátok; aki feláll, azt bot helyettesíti. Eldöntetlen mérkőzés csak akkor zár, ha mindenki beleegyezik.
rules-may = **Lehetséges házi szabályok.** { $rules }
rules-here = **Házi szabályok itt.** { $rules }
rules-title = **Házi szabályok** ennél az asztalnál: { $game }
rules-which = Melyik szabályon változtatsz?
menu-rules-more = További szabályok
menu-rules-usual = A szokásos szabályok
rules-known = Ismert változatok
rules-most-deals = -# Ennyi parti után zár az asztal: { $deals }; egy mérkőzést végigjátszotok.
rules-host-only = -# Csak a házigazda ({ $host }) változtathat rajtuk, az első parti előtt.
