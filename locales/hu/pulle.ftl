# Pulle: title, house rules, actions, events, refusals, rules in short

game-pulle = Pulle

option-payment = A nyertes jutalma
    .says = ennyi zsetont fizet mindenki a parti nyertesének; a felét, ha befulladt
choice-payment-0 = nincs
unit-payment = { $value ->
    [1] fejenként 1 zseton
   *[other] fejenként { $value } zseton
}
option-buyback = Visszaszállás
    .says = fél beugróért vissza lehet szállni kevesebb pontra
option-tie-adds-pips = A döntetlen számít
    .says = a szemek akkor is hozzáadódnak, ha a parti befulladt, és a legkevesebb szem egyforma
option-buyback-with = Visszaszállás, ha
    .says = visszaszállhatsz-e, ha valaki már kiesett; az ő pontjai is számítanak
choice-buyback-with-four = mind a négyen bent vannak
choice-buyback-with-fewer = akár kevesebben is bent vannak
option-buyback-until = Meddig szállhatsz vissza
    .says = meggondolhatod-e magad a partik között
choice-buyback-until-answer = amíg nem válaszoltál
choice-buyback-until-deal = a következő partiig
option-broken-reentry = Felrobbant kassza
    .says = ki fizet újra és játszik tovább, ha mindenkinek több mint 100 pontja van
choice-broken-reentry-all = mind a négyen
choice-broken-reentry-survivors = csak aki még bent van

lobby-reserve = A visszaszálláshoz összesen { $chips } kell. Kevesebbel is játszhatsz, de akkor csak abból szállhatsz vissza, amit nyersz.
action-buyback = { $score ->
    [one] Visszaszállok: 1 pont
   *[other] Visszaszállok: { $score } pont
}
action-decline = Nem szállok vissza
action-renounce = Kimaradok ebből a kasszából
sure-renounce = Végleg kimaradsz ebből a kasszából? Többé nem szállhatsz vissza, és akkor is kint maradsz, ha a kassza felrobban, és a többiek visszatérnek.

event-buyback-opened = Most vissza lehet szállni fél beugróért, amely a kasszába kerül.
event-bought-back = { $score ->
    [one] { $name } visszaszáll, és most 1 pontja van.
   *[other] { $name } visszaszáll, és most { $score } pontja van.
}
event-declined = { $name } nem száll vissza.
event-buyback-closed = A visszaszállás lezárult.
event-eliminated = { $name } kiesett, pontszáma: { $score }.
event-pool-broken =
    Felrobbant a kassza: mindenkinek több mint 100 pontja van. Minden pontszám újra 0{ $chips ->
        [0] .
        [1] , és mindenki befizet még egy zsetont.
       *[other] , és mindenki befizet még { $chips } zsetont.
    }
event-returned = { $name } újra bent van.
event-renounced = { $name } ebbe a kasszába már nem tér vissza.

illegal-no-offer = Most nem szállhatsz vissza.
illegal-offer-changed =
    Közben más is visszaszállt: most { $score ->
        [one] 1 pontod
       *[other] { $score } pontod
    } lenne. Dönts újra.
illegal-not-out = Csak az maradhat ki a kasszából, aki kiesett.

rules-pulle = **Pulle**, Bécs, négy játékosnak
    {""}**Cél.** Mindenki beugrót fizet a kasszába, a **Pulléba**. Akinek több mint 100 pontja van, kiesett; az utolsó bennmaradó mindent visz.
    {""}**Kövek.** 36 kő 0-1-től 7-8-ig, duplák nélkül: fejenként hét, akkor is, ha már csak hárman vagy ketten maradtak. A többit, a **Stammot**, senki sem látja.
    {""}**Egy lépés.** Rakj le egy követ, amely az A vagy a B véghez illik. Ha tudsz, muszáj is; ha nem, passzolsz. Az első partit az kezdi, akinél a legnehezebb kő van, bármelyik kővel; utána az előző nyertes, döntetlen után az, aki utoljára rakott, vagy utána az első, aki még bent van.
    {""}**A parti vége.** Valakinek elfogyott a köve, vagy senki sem tud rakni: ekkor a legkevesebb szem nyer.
    {""}**Pontozás.** Mindenki hozzáadja a nála maradt szemeket, a befulladt parti nyertese is. 100-zal még bent vagy, 101-gyel kiestél. Ha a legkevesebb szem többeknél egyforma, a parti nem számít.
    {""}**Visszaszállás.** Ha a partit mind a négyen játszották, fél beugróért megkaphatod a másik három pontszám középsőjét: 107, a többiek 41, 62 és 88, így 62-d lesz. (Ha a három egyforma: eggyel több.) Kevesebbnek kell lennie a tiednél, nem lehet 100 fölött, és a következő partira is legyen zsetonod.
    {""}**Felrobbant kassza.** Ha mindenkinek, aki játszott, több mint 100 pontja van, mind a négyen 0-ról kezditek újra, újabb beugróval.
    {""}**Ami itt más.** Házi szabályok: a parti nyertesének mindenki fizet, befulladás után feleannyit; négynél kevesebben is visszaszállhatnak; a következő partiig megtehetitek.
    {""}-# A pagat.com (Austrian dominoes) és a gamefarm.jp nyomán.
