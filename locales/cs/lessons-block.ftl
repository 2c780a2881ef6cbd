# Lekce domina bez lízání. Hrají s tebou Poldi a Resi; co se říká o kamenech, v tom kroku platí

lesson-block-start = Každý má pět kamenů, a kdo se jich první zbaví, vyhrává. První kolo začíná nejtěžší dubleta a tu máš ty: **6-6**. Musíš začít jí.
    .why = První kolo musí začít nejtěžší dubleta.
lesson-block-line = Tohle vidí všichni. Řada má dva otevřené konce, **A** a **B**, a oba ukazují 6. Poldi a Resi žádnou šestku neměli, takže museli **pasovat**. V téhle hře se nelíže: ostatních třináct kamenů leží stranou a nikdo je nikdy neuvidí.
lesson-block-fit = Tohle jsou tvoje kameny, které vidíš jen ty. Kámen se **hodí**, když jedna jeho půlka ukazuje stejné číslo jako otevřený konec. Máš jeden s šestkou, **3-6**: přilož ho na A.
    .why = Hodí se jen 3-6.
lesson-block-pass = Jeden pas máš za sebou i ty: když se nic nehodí, stane se to samo. Teď A ukazuje 1 a B pořád 6. Tvůj **0-1** se hodí na A.
    .why = Hodí se jen 0-1.
lesson-block-last = A ukazuje 2, takže se hodí **2-3**. Potom ti zbude jen 0-0 a na něm není ani jedno oko.
    .why = Hodí se jen 2-3.
lesson-block-end = Nikdo nemůže dál: kolo je **zablokované**. Sečtou se všechny ruce a vyhrává nejméně ok; ty máš 0. Získáš, co zbylo ostatním, minus svoje: 9 bodů. Zápas vyhrává, kdo má první 100.
