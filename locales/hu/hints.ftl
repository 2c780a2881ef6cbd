# Hint: what a Master would do, and why.

option-hints = Tanácsok
    .says = megmondja-e a *Tanács* a köveidnél, mit tenne egy Mester; soha ott, ahol többen játszanak zsetonért
button-hint = Tanács
refused-no-hint = Most nincs tanács, vagy ennél az asztalnál egyáltalán nincs.
hint = Egy Mester ezt választaná: **{ $action }** – { $why }
hint-only = mást nem is tehetsz.
hint-scores = azonnal { $points } pontot ér.
hint-safe = nincs ennél biztonságosabb.
hint-series = ez a legnehezebb sorozat: { $count } kő, { $pips } szem.
hint-last = ez az utolsó köved.
hint-shut = { $both ->
    [1] a következő játékos passzolt erre: { $number }, így semmije sem illik.
   *[other] a következő játékos passzolt erre: { $number }, így ott nem tud rakni.
}
hint-heaviest = ez a legnehezebb köved, amelyik illik: { $pips } szem.
hint-heavy = { $pips } szemtől szabadulsz meg, és nem állsz rosszabbul.
hint-ends = utána is több végen tudsz majd rakni.
hint-keeps = utána { $count } másik köved illik.
hint-numbers = { $count } különböző számod marad.
hint-scarce =
    { $count ->
        [0] egyetlen rejtett kő sem illik utána.
       *[other] csak { $count } rejtett kő illik utána.
    }
hint-partner = nyitva hagyja a társad által lerakott számot: { $number }.
hint-train = ezzel kezdődik a legjobb vonatod: { $count } kő.
hint-spare = a saját vonatodhoz nem kell: ahhoz megtartasz { $count } követ.
hint-covers = a duplát rögtön le is tudod fedni.
hint-no-claim = igazat nem tudsz bemondani, és itt kockázatos volna blöffölni.
hint-true = igaz: aki kétségbe vonja, az kapja a köveidet.
hint-bluff = igazat nem tudsz bemondani, és ezeknek veszed a legkevesebb hasznát.
hint-give = ezeknek a köveknek veszed a legkevesebb hasznát.
hint-doubt =
    { $own ->
        [0] ez a bemondás elég valószínűtlen ahhoz, hogy megérje kétségbe vonni.
       *[other] a dobott kő nálad van, így ez a bemondás aligha igaz.
    }
hint-doubt-winning = ha senki sem vonja kétségbe, megnyeri a partit.
hint-believe = minden bemondás elég valószínű.
hint-ahead = valószínűleg vezetsz: 100 ilyen partiból kb. { $chance } a tiéd, és { $fair } fölött megéri.
hint-behind = nem vezetsz: 100 ilyen partiból kb. { $chance } a tiéd, és a magas tét { $fair } fölött éri meg.
hint-varies = szoros a helyzet, és ha hol többet, hol kevesebbet teszel, nem ismernek ki.
hint-grant = ez a játékos 100 ilyen partiból csak kb. { $chance } alkalommal nyer.
hint-refuse = ez a játékos 100 ilyen partiból kb. { $chance } alkalommal nyer: a banknak ez túl sok.
hint-buyback = { $score } pont megéri az árát.
hint-no-buyback = nem érné meg az árát.

# Reasons that a puzzle gives: they compare the best choice with the next best one.
hint-scarcer =
    a többieknek kevesebb marad, amit rakhatnak – { $count ->
        [0] egyetlen rejtett kő sem illik utána; a második legjobb választás után { $more } illene.
       *[other] csak { $count } rejtett kő illik utána; a második legjobb választás után { $more } illene.
    }
hint-series-out = az utolsó köveidet rakod le, így egyetlen szemedet sem számolják.
hint-series-closed =
    { $count ->
        [0] utána senkinek sem illik köve: a parti véget ér, mielőtt a többiek újra raknának.
       *[other] utána senki más nem tud rakni, te pedig még { $count } követ lerakhatsz ({ $pips } szem).
    }
hint-series-keeps = a következő lépésedben még { $count } követ rakhatsz ({ $pips } szem), ha senki sem zárja le azt a véget.
hint-unlikely = amennyire tudhatod, ez a bemondás csak kb. { $chance }% eséllyel igaz.
hint-likely = amennyire tudhatod, itt minden bemondás legalább kb. { $chance }% eséllyel igaz.
hint-bluff-pays = csak kb. { $chance }% eséllyel vonnák kétségbe, és { $count } kő megéri a kockázatot.
hint-bluff-fails = igazat nem tudsz bemondani, és a blöfföt kb. { $chance }% eséllyel kétségbe vonnák.
