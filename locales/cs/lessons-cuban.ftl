# Lekce kubánského domina. Hrají s tebou Poldi, Resi a Ferdl; co se říká o kamenech, v tom kroku platí

lesson-cuban-start = Hraješ s devítkovou sadou, každý má deset kamenů, ve dvojici s **Resi**, která sedí naproti tobě. První kolo začíná nejtěžší dubleta a tu máš ty: **9-9**.
    .why = První kolo musí začít nejtěžší dubleta.
lesson-cuban-aside = Tohle vidí všichni. Hraje se proti směru hodinových ručiček: po tobě hráli Ferdl, Resi a Poldi. 55 kamenů, každý jich má deset: **patnáct leží stranou** a nikdo je nikdy neuvidí. Nikdy tedy nevíš, jestli kámen, na který čekáš, vůbec někdo má.
lesson-cuban-fit = Tohle jsou tvoje kameny. **A** ukazuje 7, **B** ukazuje 9. Přilož **7-8** na A: z těch, které se tam hodí, je nejtěžší.
    .why = Ten se hodí taky. Ale vezměme 7-8, aby platilo, co řeknu dál.
lesson-cuban-shut = A i B ukazují 9. Ferdl pasoval, takže žádnou devítku nemá. Přilož **4-9** na A a 1-9 si nech na druhý konec.
    .why = Ten se hodí taky. Ale 4-9 je těžší.
lesson-cuban-last = Tvůj 1-9 už mezitím leží v řadě. A ukazuje 8, B ukazuje 9: hodí se jen **4-8**.
    .why = Hodí se jen 4-8.
lesson-cuban-end = Nikdo nemůže dál: kolo je **zablokované**, jako dvě ze tří kol. Vyhrává nižší součet dvojice: ty a Resi máte 46 ok, ti druzí 75. Získáte ta jejich: 75 bodů. Zápas vyhrává dvojice, která má první 100.
