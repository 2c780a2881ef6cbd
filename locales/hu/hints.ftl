# Hint: what a Master would do, and why.

option-hints = Tanácsok
    .says = megmondja-e a *Tanács* a köveidnél, mit tenne egy Mester; soha ott, ahol többen játszanak zsetonért
button-hint = Tanács
refused-no-hint = Most nincs miben tanácsot adni, vagy nem ennél az asztalnál.
hint = Egy Mester a helyedben ezt választaná: **{ $action }** – { $why }
hint-only = mást nem is tehetsz.
hint-scores = azonnal { $points } pontot ér.
hint-safe = más sem biztonságosabb.
hint-series = ez a legnehezebb sorozat, { $count } kő { $pips } szemmel.
hint-last = ez az utolsó köved.
hint-shut = { $both ->
    [1] a következő játékos passzolt erre: { $number }, így semmije sem illik.
   *[other] a következő játékos passzolt erre: { $number }.
}
hint-heaviest = ez a legnehezebb köved, ami illik, { $pips } szem.
hint-heavy = megszabadulsz { $pips } szemtől, és nem állsz rosszabbul.
hint-ends = két vég marad, ahol folytathatod.
hint-keeps = utána { $count } másik köved illik.
hint-numbers = { $count } különböző számod marad.
hint-scarce = { $count ->
    [0] utána egy olyan kő sem illik, amit nem látsz.
   *[other] utána csak { $count } olyan kő illik, amit nem látsz.
}
hint-no-claim = nincs igaz köved, és blöffölni itt kockázatos.
hint-true = igaz: aki kételkedik, az kapja a köveidet.
hint-bluff = nincs igaz köved, és ezeknek veszed a legkevesebb hasznát.
hint-give = ezeknek a köveknek veszed a legkevesebb hasznát.
hint-doubt = { $own ->
    [0] ez a bemondás túl ritkán igaz ahhoz, hogy elhidd.
   *[other] a dobott kő nálad van, így ez a bemondás aligha igaz.
}
hint-doubt-winning = ha senki sem kételkedik, megnyeri a partit.
hint-believe = minden bemondás elég valószínű.
hint-ahead = valószínűleg vezetsz, úgyhogy tegyél: 100 ilyen partiból kb. { $chance } a tiéd, és { $fair } fölött megéri.
hint-behind = nem vezetsz: 100 ilyen partiból kb. { $chance } a tiéd, és a magas tét csak { $fair } fölött éri meg.
hint-varies = szoros, és ha a tét változik, nem árulja el a köveidet.
hint-grant = az a játékos 100 ilyen partiból csak kb. { $chance } alkalommal nyer.
hint-refuse = az a játékos 100 ilyen partiból kb. { $chance } alkalommal nyer: a banknak túl sok.
hint-buyback = { $score } pont megéri az árát.
hint-no-buyback = nem érné meg az árát.
