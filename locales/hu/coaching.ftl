# Tips in somebody's first rounds of a game, by what they may do. `coach-<game>-<verb>` comes before `coach-<verb>`.

coach-table = Nyomd meg a *Köveim* gombot: ott látod a köveidet, és onnan játszol. Csak te látod őket.
coach-wait = Most a többiek játszanak. Ha te jössz, megjelennek a gombjaid.
coach-pause = Mindent láttál? Az *Új parti* gombbal nem kell várnod.
coach-start = Te kezdesz: nyomd meg bármelyik köved. A nehezektől jó megszabadulni. Az nyer, akinek elsőként elfogynak a kövei.
coach-play = Rakd az egyik kiemelt köved az A vagy a B végre: nyomj meg lent egy gombot. Az nyer, akinek elsőként elfogynak a kövei.
coach-draw = Egyik köved sem illik: húzz, amíg egy nem illik. Amit húzol, csak te látod.
coach-stake = Tegyél magadra { $low }–{ $high } zsetont, legkésőbb a harmadik lépésednél. Ha tiéd a parti, a bank a téted 2½-szeresét fizeti; ha nem, a tét elúszik.
coach-buki-bank = Te vagy a bank: ha te nyersz, minden tét a tiéd; ha más nyer, te fizetsz.
coach-claim = Válassz egy { $one }-{ $other } követ, vagy kettőt, amely összeér úgy, hogy kívül { $one } és { $other } van. Vagy blöffölj bármivel: a kövek lefordítva fekszenek. Az is jó, ha nem mondasz be semmit.
coach-challenge = Szerinted valaki blöfföl? Vond kétségbe! Ha igazad van, ugyanannyi kövedet adod neki; ha nincs, elviszed az övéit, és még ugyanannyit.
coach-train = Az *Egy egész sorozat* egy gombnyomással hosszú sorozatot rak le.
coach-hungarian-start = Te kezdesz: nyomd meg bármelyik köved, aztán rakj mindkét végre, amíg csak tudsz. Minden nálad maradt szem ellened számít.
coach-hungarian-play = Válassz egy véget, és rakj, amíg csak tudsz. Minden nálad maradt szem ellened számít.
coach-luxembourg-play = Rakd az egyik kiemelt köved az A vagy a B végre. Minden nálad maradt szem ellened számít.
coach-luxembourg-draw = Egyik köved sem illik: húzz egyet, és vége a lépésednek.
coach-buyback =
    Ha fizetsz ({ $price }), { $before } helyett { $score } pontod lesz.{ $before ->
        [0] { "" }
       *[other] { " " }{ $target } pont fölött különben kiesel.
    }
