# Lekce Matadoru. Hraje s tebou Poldi; co se říká o kamenech, v tom kroku platí

lesson-matador-start = V Matadoru nejsou půlky, které se dotýkají, stejné: **dávají dohromady sedm**. První kolo začíná nejtěžší dubleta a tu máš ty: **6-6**.
    .why = První kolo musí začít nejtěžší dubleta.
lesson-matador-sevens = Poldi přiložil **3-4**, a to je matador. **Matadoři** jsou 0-0, 1-6, 2-5 a 3-4: hodí se na každý konec, a to oběma půlkami. **A** teď ukazuje 4 a chce trojku. **B** ukazuje 6 a chce jedničku.
lesson-matador-fit = Tohle jsou tvoje kameny, které vidíš jen ty. A chce trojku, takže se na něj hodí **3-6**.
    .why = Ten se hodí taky. Ale zbavme se těžkého kamene a matadory si nechme.
lesson-matador-turn = Poldi zase přiložil matadora: A ukazuje 5. Ty máš taky jednoho, **1-6**. Která půlka bude na kraji, vybíráš ty; vezmi 6, na A.
    .why = Ten se hodí taky. Ale vezměme 1-6 na A s šestkou na kraji, aby platilo, co řeknu dál.
lesson-matador-blank = A ukazuje 3, takže chce čtyřku. Přilož **0-4**: A pak ukáže **0**, a s ní žádný obyčejný kámen sedm nedá. Tam se hodí jen matador.
    .why = Ten se hodí taky. Ale nula na konci to Poldimu ztíží.
lesson-matador-last = Tvoje kameny 3-5 a 0-1 už mezitím leží v řadě. Oba konce ukazují 0 a **0-0** je matador: hodí se.
    .why = Je to tvůj poslední kámen!
lesson-matador-end = **Domino!** Poldi musel hodně lízat a zbylo mu 85 ok, která získáš ty. Zápas vyhrává, kdo má první 100.
