# Hungarian dominoes: title, house rules, actions, events, refusals, rules in short

game-hungarian = Magyar dominó

option-end-on-domino = Dominóval vége
    .says = a partinak azonnal vége, ha valakinek elfogytak a kövei
option-leader-ends = A kezdés
    .says = nőhet-e a parti első sorozata mindkét végen
choice-leader-ends-both = mindkét végen
choice-leader-ends-one = egy végen
option-losers = Ki veszít
    .says = ki veszít, ha valaki eléri azt a pontszámot, amelynél a mérkőzésnek vége
choice-losers-highest = akinek a legtöbb pontja van
choice-losers-all = mindenki, aki elérte a célt

action-train = { $end ->
    [start] Kezdés { $count } kővel ({ $pips ->
        [one] 1 szem
       *[other] { $pips } szem
    })
   *[other] { $count } kő ({ $pips ->
        [one] 1 szem
       *[other] { $pips } szem
    }) → { $end }
}
menu-train = Egy egész sorozat

event-leader-drawn = A sorsolás szerint az első partit { $name } kezdi.
event-series-ended = { $left ->
    [0] { $name } kövei elfogytak.
   *[other] {""}
}
event-nobody-fits = Senki sem tud rakni: a partinak vége.
event-domino = { $name } kövei elfogytak: a partinak vége.
event-match-lost = { $name } elveszti a mérkőzést, pontszáma { $score }.

illegal-one-end-only = Egy sorozat csak egy végen folytatódik. A köveidnél látod, hol.
illegal-must-continue = Van még köved, amelyik oda illik: a sorozat addig tart, amíg van ilyen.
illegal-no-such-train = Ezt a sorozatot már nem lehet lerakni. A köveidnél látod, mi illik.

rules-hungarian = **Magyar dominó**, két–négy játékosnak, mindenki magáért
    { "" }**Cél.** Maradjon nálad kevés szem. Ha valaki eléri a célpontszámot, az veszíti el a mérkőzést, akinek a legtöbb pontja van. A cél 50 pont, ha nem egyeztek meg többben (a forrásban 100).
    { "" }**Kövek.** Dupla hatos készlet, 28 kő. Két játékos 12, három 8, négy 6 követ kap fejenként; négy kő rejtve félre van téve.
    { "" }**Egy lépés** egy egész sorozat. Válassz egy véget (A vagy B), és rakj oda követ kő után, amíg valamelyik köved illik. A köveket te választod, de meg nem állhatsz, és a másik végre sem válthatsz. Ha egyik véghez sem illik semmi, passzolsz.
    { "" }**Ki kezd.** Először az, akit kisorsoltok, azután sorban mindenki, bármi történt is. Aki kezd, bármelyik kővel kezdhet, és mindkét végen folytatja, amíg már semmi sem illik.
    { "" }**A parti vége.** Ha senki sem tud rakni. Ha elfogytak a köveid, hátradőlsz; a többiek folytatják.
    { "" }**Pontozás.** Mindenki hozzáadja a pontjaihoz a nála maradt szemeket. Ha valaki elérte a célpontszámot, a mérkőzésnek vége: a legtöbb pont veszít, a legkevesebb nyer.
    { "" }**Ami itt más.** Ahol valaki megállt, az elárulja, mi nincs nála. Az *Egy egész sorozat* egyetlen gombnyomással a leghosszabbat vagy a legnehezebbet rakja le. Házi szabályok: a partinak vége, amint valakinek elfogytak a kövei; az első sorozat is csak egy végen nő; mindenki veszít, aki elérte a célpontszámot; mérkőzés kasszára.
    { "" }-# A pagat.com (Hungarian dominoes) nyomán.
