# Lekce Pulle. Hrají s tebou Poldi, Resi a Ferdl; co se říká o kamenech a bodech, v tom kroku platí

lesson-pulle-pool = Každý zaplatil 3 žetony do **kasy** a kdo zbude poslední, bere všechno. Po kole je každé **oko** (tečka na kameni), které ti zbylo, bod; kdo má víc než **100**, je mimo hru. Přisedáme v pátém kole: máš 73, tak pozor.
lesson-pulle-heavy = Tohle jsou tvoje kameny, které vidíš jen ty. Kámen se **hodí**, když jedna jeho půlka ukazuje číslo otevřeného konce: **A** ukazuje 7, **B** ukazuje 8. Tvůj 7-8 se hodí na oba a jeho 15 ok je dobré se zbavit. Vezmi A.
    .why = Ten konec je stejně dobrý. Ale vezmi A, ať platí, co řeknu dál.
lesson-pulle-light = A ukazuje 4, B ukazuje 6. Hodí se několik kamenů. Zkus **3-4**.
    .why = Rozumný tah. Ale chci ti ukázat, co se stane, když se nedaří.
lesson-pulle-lost = A ukazuje 0, B ukazuje 4 a hodí se jen **0-1**. Doufejme.
    .why = Hodí se jen 0-1.
lesson-pulle-offer = Jejda. Řada je zablokovaná a s tvými 29 oky je to **102**. To by znamenalo být mimo hru! Ale za půl vkladu, 1½ žetonu, se můžeš **vykoupit**: dostaneš prostřední skóre ostatních tří. Mají 25, 43 a 48, takže klesneš na **43**.
    .why = Pak by hra pro tebe skončila. 1½ žetonu není za setrvání ve hře mnoho.
lesson-pulle-end = A jsi zpátky, se 43 body. Co vykoupení stálo, leží teď v kase. Tak to jde kolo za kolem, dokud nemá jen jediný z vás 100 bodů nebo méně: ten bere celou kasu. V téhle hře se nelíže; když se ti žádný kámen nehodí, pasuješ automaticky.
