# Tips in somebody's first rounds of a game, by what they may do. `coach-<game>-<verb>` comes before `coach-<verb>`.

coach-table = A *Köveim* gomb megmutatja a köveidet, és ott játszol. Csak te látod őket.
coach-wait = Most a többiek játszanak. A gombjaid maguktól megjelennek, ha te jössz.
coach-pause = Mindent láttál? Az *Új parti* gombbal rögtön folytatódik.
coach-start = Te kezdesz: nyomd meg bármelyik köved. A nehezektől jó megszabadulni. Akinek elsőként elfogy, nyer.
coach-play = Számot a számhoz: egy lenti gombbal rakd az egyik kiemelt köved az A vagy a B végre. Akinek elsőként elfogy, nyer.
coach-draw = Egyik köved sem illik: húzz, amíg egy nem illik. Amit húzol, csak te látod.
coach-stake = Saját magadra teszel tétet: ha tiéd a parti, a bank a téted 2½-szeresét fizeti; ha nem, a tét elúszik. { $low }–{ $high } zseton, a harmadik lépésedig.
coach-buki-bank = Te vagy a bank: ha más nyer, fizetsz, ha te nyersz, tiéd minden tét.
coach-claim = Válassz egy { $one }-{ $other } követ, vagy kettőt, amely összeér úgy, hogy kívül { $one } és { $other } van. Vagy blöffölj bármivel. Lefordítva fekszenek; bemondás nélkül is lehet.
coach-challenge = Szerinted valaki blöfföl? Ha igazad van, ugyanannyi követ adsz neki; ha nincs, viszed az övéit, és még ugyanannyit.
coach-train = Az *Egy egész sorozat* egyetlen gombnyomással sok követ lerak.
coach-hungarian-start = Te kezdesz: nyomd meg bármelyik köved, aztán rakj mindkét végre, amíg csak tudsz. Minden nálad maradt szem ellened számít.
coach-hungarian-play = Válassz egy véget, és rakj, amíg csak tudsz. Minden nálad maradt szem ellened számít.
coach-luxembourg-play = Számot a számhoz: rakd az egyik kiemelt köved az A vagy a B végre. Minden nálad maradt szem ellened számít.
coach-luxembourg-draw = Egyik köved sem illik: húzz egyet, és vége a lépésednek.
coach-buyback = { $price } zsetonért { $before } helyett { $score } pontod lesz.{ $before ->
    [0] {""}
   *[other] {" "}Akinek { $target } pontnál több van, és nem teszi, kiesett.
}
