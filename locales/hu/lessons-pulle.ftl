# The lesson of Pulle. Poldi, Resi and Ferdl play along; what is said of tiles and points is so at that step

lesson-pulle-pool = Mindenki befizetett 3 zsetont a **kasszába**, és az utolsó bennmaradó viszi az egészet. Parti után minden nálad maradt **szem** (pötty egy kövön) egy pont; több mint **100** ponttal kiestél. Az ötödik partiban szállunk be: 73 pontod van, szóval vigyázz.
lesson-pulle-heavy = Ezek a köveid, csak te látod őket. Egy kő **illik**, ha az egyik fele egy nyitott vég számát mutatja: az **A** végen 7 áll, a **B** végen 8. A 7-8 mindkettőhöz illik, és jó, ha nem marad nálad ez a 15 szem. Legyen az A.
    .why = Az a vég ugyanolyan jó. De legyen az A, hogy igaz maradjon, amit ezután mondok.
lesson-pulle-light = Az A végen 4 áll, a B végen 6. Több kő is illik. Próbáld ezt: **3-4**.
    .why = Okos lépés. De meg akarom mutatni, mi történik, ha rosszul mennek a dolgok.
lesson-pulle-lost = Az A végen 0 áll, a B végen 4, és csak ez illik: **0-1**. Reménykedjünk.
    .why = Csak a 0-1 illik.
lesson-pulle-offer = Jaj. A lánc befulladt, és a 29 szemeddel ez már **102**. Kiesnél! De fél beugróért, 1½ zsetonért, **visszaszállhatsz**: megkapod a másik három középső pontszámát. Nekik 25, 43 és 48 pontjuk van, neked tehát **43** lesz.
    .why = Akkor kiesnél. 1½ zseton nem sok azért, hogy bent maradj.
lesson-pulle-end = És újra itt vagy, 43 ponttal. Amit fizettél, a kasszában van. Így megy ez partiról partira, amíg csak egyikőtöknek van legfeljebb 100 pontja: övé az egész kassza. Ebben a játékban senki sem húz; ha semmid sem illik, automatikusan passzolsz.
