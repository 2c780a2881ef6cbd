# The lesson of Challenge. Poldi and Resi play along; what is said of tiles and dice is so at that step

lesson-challenge-roll = Itt nincs lánc, csak két kocka és jó sok hazugság. Mindenkinek nyolc köve van, és szabadulni akar tőlük. A dobásod: **3** és **1**. Most mindenki letehet egy vagy két követ, lefordítva, és ezzel **bemondja**, hogy illik a kockákhoz.
lesson-challenge-claim = Egy bemondás **igaz**, ha maga az 1-3 kő, vagy két kő, amely összeér úgy, hogy kívül 1 és 3 van. 1-3 nincs nálad. De **1-4** és **3-4** a 4-esnél összeér, és kívül 1 és 3 van. Válaszd ezt a kettőt.
    .why = Az is lehet, hogy nem mondasz be semmit, vagy bármivel blöffölsz. De most lehetsz őszinte: 1-4 és 3-4 a 4-esnél összeér.
lesson-challenge-doubt = Resi nem mond be semmit; Poldi is két követ tett le. Igaz lehet? Ahhoz szerencse kellene, és Poldi épp a plafont nézi. **Vond kétségbe!**
    .why = Ráhagyhatod, és akkor Poldi megszabadul két kőtől. De nézz csak rá!
lesson-challenge-give = **Blöff!** 3-3 és 5-5 egyáltalán nem illik. Poldi visszaveszi, és te ugyanannyi követ adhatsz neki a tieidből. Nincs nálad véletlenül kétszer **6-6**? Micsoda szerencse.
    .why = Bármelyik kettőt odaadhatod. De biztosan a két 6-6 kőtől szabadulnál inkább.
lesson-challenge-true = Most Poldi mérges, és a te bemondásodat vonja kétségbe. Igaz volt, ezért elviszi mindkét követ, **és** még kettőt tőled! Tartsd meg a 2-3 és a 2-5 követ, add oda ezeket: **3-5** és **4-6**.
    .why = Bármelyik kettőt odaadhatod. De tartsd meg a 2-3 és a 2-5 követ, hogy igaz maradjon, amit ezután mondok.
lesson-challenge-bluff = Két köved maradt, és Poldi 5-öt és 6-ot dob. 2-3 és 2-5 a 2-esnél összeér, kívül 3 és 5: egyáltalán nem igaz. De ki merne most kétségbe vonni? Tedd le mindkettőt, és hallgass.
    .why = Ezt is teheted. De már csak két köved van, és Poldi megkapta a leckét: blöffölj, mindkettővel!
lesson-challenge-end = Senki sem mert, és elfogytak a köveid: **nyertél**. Jegyezd meg: aki blöfföt von kétségbe, köveket ad tovább; aki az igazat, köveket kap. És mindig lehet nem bemondani semmit. Amit senki sem von kétségbe, az **eldobott kövek** közé kerül.
