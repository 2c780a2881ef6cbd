# Lekce Bergenu. Hraje s tebou Poldi; co se říká o kamenech, v tom kroku platí

lesson-bergen-start = V Bergenu boduješ, když oba konce ukazují stejné číslo. Začíná nejtěžší dubleta a tu máš ty: **6-6**. Dubleta, která začíná, přináší **2 body**.
    .why = Začít musí nejtěžší dubleta.
lesson-bergen-line = Tohle vidí všichni: řada s otevřenými konci. **A** teď ukazuje 4; na **B** leží pořád tvůj 6-6. Dubleta na konci platí jako dubleta, dokud ji kámen nezakryje.
lesson-bergen-fit = Tohle jsou tvoje kameny, které vidíš jen ty. Hodí se jen **1-4**, na A.
    .why = Hodí se jen 1-4.
lesson-bergen-triple = Tvůj 1-2 už mezitím leží v řadě a Poldi dal na A **2-2**. B ukazuje 0. S kamenem **0-2** na B ukazují oba konce 2: to je header. Jeden z nich je dubleta, takže je to **triple header** a přináší 3 body místo 2.
    .why = Ten se hodí taky. Ale s jiným kamenem ukážou oba konce 2.
lesson-bergen-follow = A ukazuje 4, B ukazuje 2. Hodí se jen **2-3**, na B.
    .why = Hodí se jen 2-3.
lesson-bergen-last = A ukazuje 5, B ukazuje 3 a tvůj poslední kámen, **0-3**, se hodí na B.
    .why = Je to tvůj poslední kámen!
lesson-bergen-end = **Domino!** Poslední kámen přináší 1 bod, takže jich máš 6. Ve dvou se hraje do 15. Kdo nemůže přiložit, líže, dokud se kámen nehodí, jako tady Poldi.
