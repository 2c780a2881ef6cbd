# Lekce domina s lízáním. Hrají s tebou Poldi a Resi; co se říká o kamenech, v tom kroku platí

lesson-draw-line = Každý má pět kamenů, a kdo se jich první zbaví, vyhrává. Nejtěžší dubletu, **6-6**, měl Poldi a musel začít jí; pak hrála Resi. Řada má dva otevřené konce, **A** a **B**: A ukazuje 0, B ukazuje 6.
lesson-draw-fit = Tohle jsou tvoje kameny, které vidíš jen ty. Kámen se **hodí**, když jedna jeho půlka ukazuje stejné číslo jako otevřený konec. Co se hodí, je vysunuté: přilož **3-6** na B.
    .why = Ten se hodí taky. Ale zbavme se nejtěžšího kamene.
lesson-draw-follow = A ukazuje 5, B ukazuje 3 a tvůj **3-5** se hodí na oba. Přilož ho na A.
    .why = Ten se hodí taky. Ale vezměme A.
lesson-draw-draw = A ukazuje 4, B ukazuje 3 a ty nemáš ani jedno. **Lízej** tedy z talonu, dokud se některý kámen nehodí; stačí jedno stisknutí. Co si lízneš, vidíš jen ty.
    .why = Žádný tvůj kámen se nehodí, takže se dá udělat jen jedno.
lesson-draw-drawn = Z talonu přišel **2-3** a hodí se na B. Kámen, který se hodí, se musí přiložit.
    .why = Hodí se jen 2-3.
lesson-draw-last = O dva tahy později A ukazuje 0 a **0-0** je tvůj poslední kámen. **Dubleta** se hodí jako každý jiný kámen.
    .why = Je to tvůj poslední kámen!
lesson-draw-end = **Domino!** Získáš tečky (**oka**), které zbyly ostatním: 30 bodů. Zápas vyhrává, kdo má první 100 bodů. Kdyby nikdo nemohl dál, vyhrálo by nejméně ok.
