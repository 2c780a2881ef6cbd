# Tables: lobby, play, results, hands

lobby-open = · { $host } asztalt nyitott.
lobby-seated = Az asztalnál ({ $count }/{ $most }): { $seated }.
lobby-note = { $seated }/{ $most } hely foglalt
lobby-ending = { $match ->
    [yes] Az asztal csak akkor zár be a mérkőzés eldőlte előtt, ha mindenki akarja. Aki korábban feláll, vagy három partiban nincs itt, átadja a helyét a háznak{ $pot ->
        [yes] , és otthagyja a részét a kasszából
       *[no] {""}
    }.
   *[no] Ami elkezdődött, azt végigjátsszátok: aki feláll vagy nincs itt, annak a helyére bot ugrik be{ $chips ->
        [yes] , az ő zsetonjaival, a parti végéig
       *[no] {""}
    }.
}
lobby-closes = Bezár { $when }, ha semmi sem történik.
sealed = Lepecsételve az első parti előtt: { $seal } (az /about elmondja, hogyan ellenőrizhető)
deal-number = · { $number }. parti
honour = {" "}· szórakozásból, zseton nélkül
turn-of = { $count ->
    [one] **{ $name }** jön
   *[other] Jönnek: **{ $name }**
}
time-runs-out = {" "}· az idő lejár { $when }
turn-of-computer = { $count ->
    [one] **{ $name }** gondolkodik …
   *[other] **{ $name }** gondolkodnak …
}
closing-note = Az asztal e parti után bezár.
closing-wanted = { $wanting } most befejezné a mérkőzést. Még nem: { $missing }. Ha beleegyezel, nyomd meg: *{ $button }*.
winding-up = { $why ->
    [moderator] Egy moderátor bezárja ezt az asztalt
    [server-gone] Eltávolítottak a szerverről
    [unreachable] Már nem tudok írni a csatornába
   *[channel-gone] A csatorna megszűnt
}: ami elkezdődött, azt végigjátsszátok ({ $match ->
    [yes] a mérkőzést
   *[no] ezt a partit
}), botokkal azok helyett, akik nincsenek itt.
substitute = Bot játszik helyette: { $name }
rules-changed = Házi szabályok: { $rules }
next-deal = A következő parti { $when }, hamarabb, ha mindenki kész.
next-deal-waits = Nincs itt senki. A következő parti akkor kezdődik, ha valaki megnyomja: *{ $button }*; különben az asztal bezár { $when }.
not-ready = {" "}Még nem kész: { $names }.
who-away = { $name } (nincs itt, bot helyettesíti)
who-left = { $name } (elment, bot játszik tovább)

result-domino = { $wins ->
    [yes] Dominó! **{ $name }** köve mind elfogyott, övé a parti.
   *[no] A partinak vége: **{ $name }** köve mind elfogyott.
}
result-blocked = { $wins ->
    [yes] Befulladt. A legkevesebb szem nála van, övé a parti: **{ $name }**. Szemek: { $counted }
   *[no] Befulladt. A legkevesebb szem nála van: **{ $name }**. Szemek: { $counted }
}
result-target = **{ $name }** elérte a célpontszámot: a mérkőzésnek vége.
result-tied = { $ending ->
    [domino] Többeknek elfogyott a köve: egyedül senki sem nyeri a partit.
   *[other] Befulladt, és többeknél egyforma a legkevesebb szem: senki sem nyer. Szemek: { $counted }
}
result-gains = Zsetonok: { $gains }
result-carried = A tétek maradnak a következő partira: { $stakes }
ceiling-reached = **{ $names }** { $count ->
    [one] már mindent megnyert
   *[other] már mindent megnyertek
}, amit a ház egy embernek naponta kifizet. { $play ->
    [honour] Ezért ez az asztal szórakozásból játszik, zseton nélkül.
   *[chips] Ami azon felül volt, a háznál marad.
}
session-nets = { $deals ->
    [one] Egy parti
   *[other] { $deals } parti
} után, zsetonok: { $nets }
pot-shared = A mérkőzés nem dőlt el: a kasszán mindenki osztozik, aki még bent van.
pot-house = A mérkőzés nem dőlt el: a kassza a házé marad, mert a botjai még bent vannak.
session-wins = { $deals ->
    [one] Egy parti
   *[other] { $deals } parti
} után, megnyert partik: { $ranking }
unsealed = Pecsét feltörve: titok { $secret }, emelések { $cuts } (a /verify megismétli a partikat)

ended-title-closed = · bezárt
ended-title-void = · félbeszakadt
ended-host = A házigazda bezárta az asztalt. A /play újat nyit.
ended-long = Az asztal lejátszotta a lehető legtöbb partit. A /play újat nyit.
ended-agreed = Mindenki beleegyezett, hogy itt vége legyen. A /play új asztalt nyit.
ended-idle = Nem jött senki. A /play új asztalt nyit.
ended-empty = Mindenki felállt. A /play új asztalt nyit.
ended-absence = { $name } három partiban nem volt itt. A /play új asztalt nyit.
ended-abandoned = Már nem volt itt senki. A /play új asztalt nyit.
ended-too-few-chips = { $name } zsetonja nem elég még egy partira; a /chips daily újat hoz. A /play új asztalt nyit.
ended-left = { $name } felállt. A /play új asztalt nyit.
ended-finished = A mérkőzésnek vége. A /play új asztalt nyit.
ended-moderator = Egy moderátor bezárta az asztalt. A /play újat nyit.
ended-channel-gone = A csatorna megszűnt. { $void ->
    [yes] Minden zseton visszajárt.
   *[no] Ami elkezdődött, azt végigjátszottuk.
}
ended-unreachable = Nem tudok írni a csatornába. { $void ->
    [yes] Minden zseton visszajárt.
   *[no] Ami elkezdődött, azt végigjátszottuk.
}
ended-server-gone = Eltávolítottak a szerverről. { $void ->
    [yes] Minden zseton visszajárt.
   *[no] Ami elkezdődött, azt végigjátszottuk.
}

button-join = Leülök
button-leave = Felállok
button-goodbye = Akkor is felállok
button-final = Igen, végleg
button-computer = Bot ide
button-rules = Házi szabályok
button-start = Kezdés
button-close = Bezárás
button-end = Akkor is bezárom
button-close-after = Bezárás e parti után
button-hand = Köveim
button-howto = Szabályok
button-ready = Új parti

where = { $place } · [az asztalhoz](<{ $link }>)
where-gone = { $place } · a csatorna megszűnt
hand-lobby = Leültél. A köveid kezdéskor itt jelennek meg; a csatornában a /hand is megmutatja őket.
hand-seal = Az asztal pecsétje: `{ $seal }`. Amikor az asztal bezár, a /verify által mutatott titoknak illenie kell hozzá: őrizd meg ezt az üzenetet, vagy másold ki a pecsétet.
hand-left = Már nem ülsz ennél az asztalnál.
hand-net = Az estéd: **{ $net }** zseton.
hand-fresh = Minden gombnyomás után 15 percig frissül; azután nyomd meg: *Köveim*.
your-turn = **Te jössz**
your-stake-first = **Válaszd meg a téted**, aztán rakj.
your-stake-open = A harmadik lépésig tegyél tétet magadra: { $low }–{ $high }; a győzelem 2½-szeresét fizeti.
your-bank = Tétek ellened: { $stakes }
not-your-turn = Még nem te jössz. Ha sorra kerülsz, ez frissül; az asztal minden lépést mutat.
not-your-turn-here = Még nem te jössz. Régóta nem történik semmi? Nyomd meg: *Köveim*.
nudge = { $names }, te jössz! Bot játszik helyetted { $when }. [Az asztalhoz](<{ $link }>)
dm-closed = A privát üzeneteid zárva vannak; nem baj: lent a *Köveim* gomb csak neked mutatja meg a köveidet, és onnan játszol. A csatornában a /hand ugyanezt teszi.
dm-later = Most nem tudok közvetlenül írni neked, később újra megpróbálom. Addig lent a *Köveim* gomb csak neked mutatja meg a köveidet, és onnan játszol. A csatornában a /hand ugyanezt teszi.
leave-sure = Felállsz? { $chips ->
    [yes] A partit egy bot játssza végig a te kockázatodra; utána kifizetünk.
   *[no] A helyedre egy bot ül, és tovább játszik.
}
leave-pot = Most felállsz? Ami tőled a kasszában vagy tétként bent van ({ $chips }), az asztalnál marad.
left = Felálltál az asztaltól.
left-paid = Felálltál az asztaltól; a zsetonjaid újra a számládon vannak.
left-pot = Felálltál. Ami tőled a kasszában vagy tétként bent volt ({ $chips }), az asztalnál marad; minden más újra a számládon van.
left-seat = Felálltál; a helyeden egy bot játszik tovább.
left-seat-paid = Felálltál; a partit egy bot játssza végig helyetted. Utána kifizetünk.
closing-on = Az asztal e parti után bezár. Ha nyitva tartanád, nyomd meg újra a gombot.
closing-off = Az asztal nyitva marad.
closing-pot = Bezárod a mérkőzés eldőlte előtt? Botok is bent vannak még: ami tőled a kasszában van ({ $chips }), akkor a háznál marad.
closing-agreed = Most befejeznéd a mérkőzést. Akkor van vége, { $playing ->
    [yes] e parti után, ha mindenki beleegyezik
   *[no] amint mindenki beleegyezik
}. Még nem: { $missing }. Ha tovább játszanál, nyomd meg újra a gombot.
closing-taken-back = Tovább játszol.
opened = Nyitva az asztalod: [az asztalhoz](<{ $link }>)
table-here = Itt már játsszák: { $game }; a házigazda { $host }: [az asztalhoz](<{ $link }>)
posted = Itt van újra.

rules-ending = **Ha korábban vége.** Ami elkezdődött, azt végigjátsszátok: egy partit bottal a felállók helyett; eldöntetlen mérkőzés csak akkor zár, ha mindenki akarja.
rules-may = **Lehetséges házi szabályok.** { $rules }
rules-here = **Házi szabályok itt.** { $rules }
rules-title = **Házi szabályok** ennél az asztalnál: { $game }
rules-which = Melyik szabályon változtatsz?
rules-most-deals = -# Ennyi parti után zár az asztal: { $deals }; egy mérkőzést végigjátszotok.
rules-host-only = -# Csak a házigazda ({ $host }) változtathat rajtuk, az első parti előtt.
