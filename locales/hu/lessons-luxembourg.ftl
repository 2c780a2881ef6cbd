# The lesson of Luxembourg draw. Poldi, Resi, Ferdl and Pepi play along; what is said of tiles is so at that step

lesson-luxembourg-lots = Minden parti előtt mindenki húz egy követ, és megmutatja. A legnehezebb a **kezdőkő**, az az asztalon marad; a többi visszamegy. A tiéd **5-5** volt, ezért te raksz elsőként. Kevés pontot szeretnél: ami a végén nálad marad, ellened számít.
lesson-luxembourg-first = Ezek a köveid, csak te látod őket. Egy kő **illik**, ha az egyik felén ugyanaz a szám van, mint egy nyitott végen (**A** vagy **B**). Mindkettőn 5 áll, és egy 5-ös köved van: rakd a B végre.
    .why = Csak az 5-ös kő illik; legyen a B.
lesson-luxembourg-points = Most az A végen 4 áll, a B végen 6. **3-4** és **0-4** is illik az A véghez. A nálad maradó kövek pöttyei (a **szemek**) a pontjaid, úgyhogy a nehezebbtől szabadulj meg.
    .why = Az is illik. De minden szem, amit megtartasz, egy pont.
lesson-luxembourg-draw = Pepi lerakta a 6-6 követ, a kis gazfickó: mindkét végen 6 áll, és neked nincs. **Egyet** húzol, és vége a lépésednek, akár illik, akár nem.
    .why = Semmid sem illik, tehát csak egyet tehetsz.
lesson-luxembourg-pass = Húztál egy 2-3 követ, és passzoltál; majdnem mindenki így járt. Aztán Pepi 3-ast rakott az A végre, és ez neked jó. Rakd le: **2-3**; a 3-3 köved még számíthat a többi 3-asra.
    .why = Az is illik. De előbb a 2-3; meglátod, miért.
lesson-luxembourg-double = Az A végen megint 3 áll, a B végen 2. **3-3** egy **dupla**, kétszer ugyanaz a szám. Akinél marad, annak hat pontot ér.
    .why = Csak a 3-3 illik.
lesson-luxembourg-last = Egy köved maradt, és a B végen 4 áll. Kell még mondanom valamit?
    .why = Ez az utolsó köved!
lesson-luxembourg-end = **Dominó!** Egyetlen pontod sincs; a többiek annyit kapnak, amennyi szem még náluk van. Egy mérkőzés három parti, mindegyik új kezdőkővel, és a legkevesebb pont nyer.
