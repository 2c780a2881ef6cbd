# Az All Fives leckéje. Poldi is játszik; amit a kövekről mondunk, abban a lépésben igaz

lesson-all-fives-start = Ebben a játékban rakás közben szerzel pontot: minden kő után összeadjuk a nyitott végeket, és ha az összeg öttel osztható, annyi pontot ér. A legnehezebb dupla, az **5-5** nálad van, és azzal kell kezdened. A dupla mindkét fele számít: ez rögtön **10 pont**.
    .why = Az első partit a legnehezebb duplának kell kezdenie.
lesson-all-fives-sum = Poldi 6-ost rakott az A végre. Most az A végen 6 áll, a B végen a duplád még mindig 10-et számít. Ha lefeded a **4-5** kővel, a végek 6 és 4: együtt 10, ez újra pontot ér. A gombon rajta van, mennyit ér egy kő.
    .why = Az is illik. De nézd a végek összegét.
lesson-all-fives-spinner = A parti első duplája a **középső dupla**. Most már mindkét oldalán van kő, ezért még két ága nyílt, fölül és alul: **C** és **D**, mindkettőhöz 5-ös kő illik. Amíg üresek, nem számítanak, és a lefedett középső dupla sem számít.
lesson-all-fives-arms = Az A végen 4 áll, a B végen 4. Ha az **1-4** az A végre kerül, a végek 1 és 4: együtt 5.
    .why = Az is illik. De csak az 1-4 ad öttel osztható összeget.
lesson-all-fives-low = Poldi is szerzett pontot, te pedig közben leraktad a 3-6 követ. Az A végen 0 áll, a B végen 4. Ha a **0-1** az A végre kerül, a végek 1 és 4: megint 5.
    .why = Az is illik. De nézd a végek összegét.
lesson-all-fives-double = Az A végen 2 áll, a B végen 4. A **4-4** köved a B véghez illik, és a végen álló dupla mindkét fele számít: 2 és 8 az 10.
    .why = Az is illik. De a dupla pontot ér.
lesson-all-fives-last = Egy köved maradt, a **3-4**, és a B véghez illik. Nem ér pontot, de elfogynak a köveid.
    .why = Ez az utolsó köved!
lesson-all-fives-end = **Dominó!** Neked 40 pontod van, Poldinak 10. Megkapnád a Poldinál maradt szemeket is, ötösre kerekítve: 2-ből 0 lesz. Akinek előbb van 150 pontja, nyeri a mérkőzést.
