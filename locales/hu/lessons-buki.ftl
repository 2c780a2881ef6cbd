# The lesson of Buki. Poldi, Resi and Ferdl play along, Resi is the bank; what is said of tiles is so at that step

lesson-buki-bank = Négyen vagytok, és a sors **Resit tette meg banknak**. Ő is játszik, de a többiek ellene tesznek tétet, mindenki saját magára: ha tiéd a parti, a bank a **téted** 2½-szeresét fizeti. Ha nem, a bank megtartja.
lesson-buki-start = Ezek a köveid, csak te látod őket. Akinek elsőként elfogy, nyer. Az kezd, akinél a legnehezebb kő van, az, amelyiken a legtöbb pötty van (a nevük **szem**): te vagy az. Kezdj vele: **7-8**. A téttel ráérsz a harmadik lépésedig.
    .why = Ezt is teheted. De a téttel várjunk, amíg többet tudunk, és kezdjünk a legnehezebb kővel.
lesson-buki-fit = **A** és **B** a lánc nyitott végei: az A végen 0 áll, a B végen 8. Egy kő **illik**, ha az egyik fele ugyanazt a számot mutatja. A kettőből a nehezebbtől szabadulj meg: **0-2**.
    .why = Ezt is teheted. De a nehezebb kő megy előbb, és a tét még egy lépést várhat.
lesson-buki-stake = A harmadik lépésed: most kell megmondanod, mennyire bízol magadban. Négy köved van, többnyire könnyűek, és senkinél sincs kevesebb. Tegyél 2–6 zseton tétet. (Ebben a leckében nem igaziak. Vagyis: még kevésbé igaziak.)
    .why = A harmadik köved előtt tétet kell tenned.
lesson-buki-play = A téted az asztalon. Az A végen 5 áll, a B végen 8, és csak ez illik: **3-5**.
    .why = Csak a 3-5 illik.
lesson-buki-end = Mindkét végen 8 áll, és senkinek sincs: a lánc **befulladt**. Ilyenkor a legkevesebb szem nyer, és az nálad van. **A bank a téted 2½-szeresét fizeti**; Poldi és Ferdl tétje Resié. És ha egyszer te leszel a bank: tiéd minden vesztes tétje, és annak fizetsz, aki legyőz.
