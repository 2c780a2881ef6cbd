# Tips in somebody's first rounds of a game, by what they may do. `coach-<game>-<verb>` comes before `coach-<verb>`.

coach-table = A *Köveim* gomb csak neked mutatja a köveidet.
coach-start = Te kezdesz, bármelyik kővel. Az nyer, akinek előbb elfogy a köve.
coach-play = Rakd le egy kiemelt köved. Az nyer, akinek előbb elfogy a köve.
coach-team-start = Te kezdesz. { $partner } a társad: veled nyer, és a következő után jön.
coach-team-play = Rakd le egy kiemelt köved. Nyertek, ha a te köved vagy { $partner } köve elfogy.
coach-draw = Egyik köved sem illik: húzz. Csak te látod, mit húzol.
coach-stake = Tegyél { $low }–{ $high } zsetont { $now ->
    [yes] most
   *[no] a 3. lépésedig
}: ha nyersz, a tét 2½-szeresét kapod.
coach-buki-bank = Te vagy a bank: ha nyersz, tiéd minden tét; ha más nyer, fizetsz.
coach-claim = Bemondás: { $one }-{ $other } egy kővel, vagy kettővel, kívül { $one } és { $other }. Vagy blöffölj.
coach-challenge = Blöff? Vond kétségbe: ha igazad van, követ adsz; ha nincs, te kapsz.
coach-train = Az *Egy egész sorozat* sok követ rak le egyszerre.
coach-hungarian-start = Te kezdesz: rakj, amíg tudsz. A maradék szem ellened számít.
coach-hungarian-play = Válassz véget, és rakj, amíg tudsz. A maradék szem ellened számít.
coach-luxembourg-play = Rakd le egy kiemelt köved. A maradék szem ellened számít.
coach-luxembourg-draw = Egyik köved sem illik: húzz egyet, és vége a lépésednek.
coach-buyback =
    Ha fizetsz ({ $price }), { $before } helyett { $score } pontod lesz.{ $before ->
        [0] { "" }
       *[other] { " " }{ $target } pont fölött különben kiesel.
    }
