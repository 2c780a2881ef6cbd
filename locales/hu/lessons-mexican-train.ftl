# A mexikói vonat leckéje. Poldi, Resi és Ferdl is játszik; amit a kövekről mondunk, abban a lépésben igaz

lesson-mexican-train-hub = Középen az **állomás** fekszik, 9-9, és nem tartozik senkihez. Mindenki innen épít vonatot: a tiéd **A**, és mindenki vonatának van betűje. Van még egy, az **M**: ez a **mexikói vonat**, és mindenkié. Resi és Ferdl már elindította a magáét.
lesson-mexican-train-start = A saját vonatodra és a mexikóira rakhatsz. A sajátodat egy 9-essel indítsd: **8-9**.
    .why = Az is illik. De kezdd a saját vonatoddal, és a nehezebb kővel.
lesson-mexican-train-double = A vonatod végén 8 áll, és van egy **8-8** köved. A duplát a következő kőnek **le kell fednie**, és rögtön te folytatod. Van még egy 8-asod, hát merj.
    .why = Az is illik. De egy dupla nehéz, és ezt le tudod fedni.
lesson-mexican-train-cover = Fedd le a duplát: **3-8**.
    .why = A duplát csak 8-as kő fedi le.
lesson-mexican-train-open = Közben leraktad a 3-7 követ. Most csak a **6-6** illik, a mexikói vonatra. Nincs több hatosod, de ami illik, azt le kell raknod.
    .why = Csak a 6-6 illik.
lesson-mexican-train-draw = A 6-6 követ nem tudod lefedni, ezért **húzol** egyet. Ha az sem illik, a vonatod **jelölőt** kap: akkor mindenki rakhat rá. És aki utánad jön, annak előbb a duplát kell lefednie, csak aztán rakhat mást.
    .why = Most húznod kell.
lesson-mexican-train-marked = Nem illett, így a vonatod jelölőt kapott. De Ferdlé is! Ezért az ő vonatára is rakhatsz, ez a **D**: ott szabadulj meg a **3-4** kőtől.
    .why = Az is illik. De a más vonata jó hely azoknak a köveknek, amelyek a tiédre nem kellenek.
lesson-mexican-train-own = Közben leraktad a 4-9 követ. A vonatod végén 0 áll: rakd rá a **0-9** követ, és a jelölőd lekerül.
    .why = Az is illik. De a vonatod nyitva marad, amíg rajta van a jelölő.
lesson-mexican-train-end = **Dominó!** Egyetlen pontod sincs; a többiek annyit kapnak, amennyi pötty (**szem**) még náluk van. A következő partiban a 8-8 az állomás. Az utolsó parti után a legkevesebb pont nyer.
