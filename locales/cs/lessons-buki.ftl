# Lekce Buki. Hrají s tebou Poldi, Resi a Ferdl, banka je Resi; co se říká o kamenech, v tom kroku platí

lesson-buki-bank = Jste čtyři a los určil za **banku Resi**. Hraje taky, ale vy ostatní proti ní sázíte, každý na sebe: vyhraj kolo a banka ti zaplatí dvaapůlnásobek tvé **sázky**. Když prohraješ, nechá si ji.
lesson-buki-start = Tohle jsou tvoje kameny, které vidíš jen ty. Kdo je první bez kamenů, vyhrává. Začíná, kdo má nejtěžší kámen, ten s nejvíc tečkami (říká se jim **oka**): jsi to ty. Začni jím: **7-8**. Na sázku je čas do tvého třetího tahu.
    .why = To můžeš. Ale se sázkou počkejme, až budeme vědět víc, a začněme nejtěžším kamenem.
lesson-buki-fit = **A** a **B** jsou otevřené konce řady: A ukazuje 0, B ukazuje 8. Kámen se **hodí**, když jedna jeho půlka ukazuje stejné číslo. Tobě se hodí dva: zbav se toho těžšího, **0-2**.
    .why = To můžeš. Ale těžší kámen jde první a sázka ještě jeden tah počká.
lesson-buki-stake = Tvůj třetí tah: teď musíš říct, jak moc si věříš. Máš čtyři kameny, většinou lehké, a nikdo jich nemá méně. Vsaď 2 až 6 žetonů. (V této lekci nejsou skutečné. Tedy: ještě méně než jindy.)
    .why = Před třetím kamenem musíš vsadit.
lesson-buki-play = Tvoje sázka leží na stole. A ukazuje 5, B ukazuje 8 a hodí se jen **3-5**.
    .why = Hodí se jen 3-5.
lesson-buki-end = Oba konce ukazují 8 a osmičku nikdo nemá: řada je **zablokovaná**. Teď vyhrává, kdo má nejméně ok, a to jsi ty. **Banka ti platí dvaapůlnásobek sázky**; sázky, které mají Poldi a Ferdl, připadnou Resi. A až budeš někdy bankou ty: dostaneš sázky všech, kdo prohrají, a zaplatíš tomu, kdo tě porazí.
