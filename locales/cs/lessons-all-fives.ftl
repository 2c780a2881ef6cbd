# Lekce All Fives. Hraje s tebou Poldi; co se říká o kamenech, v tom kroku platí

lesson-all-fives-start = V téhle hře boduješ při přikládání: po každém kameni se sečtou otevřené konce a součet dělitelný pěti přináší tolik bodů. Máš nejtěžší dubletu, **5-5**, a musíš začít jí. U dublety se počítají obě půlky, takže je to hned **10 bodů**.
    .why = První kolo musí začít nejtěžší dubleta.
lesson-all-fives-sum = Poldi dal na A šestku. Teď A ukazuje 6 a na B se tvoje dubleta pořád počítá za 10. Když ji zakryješ kamenem **4-5**, konce jsou 6 a 4: dohromady 10, a to zase boduje. Na tlačítku stojí, kolik kámen přinese.
    .why = Ten se hodí taky. Ale dívej se na součet konců.
lesson-all-fives-spinner = První dubleta kola je **středová dubleta**. Teď má kámen z obou stran, takže jsou otevřená ještě dvě ramena, nahoře a dole: **C** a **D**, obě pro kámen s pětkou. Dokud jsou prázdná, nepočítají se, a zakrytá středová dubleta taky ne.
lesson-all-fives-arms = A ukazuje 4, B ukazuje 4. S kamenem **1-4** na A jsou konce 1 a 4: dohromady 5.
    .why = Ten se hodí taky. Ale jen s 1-4 je součet dělitelný pěti.
lesson-all-fives-low = Bodoval i Poldi a tvůj 3-6 už mezitím leží v řadě. A ukazuje 0, B ukazuje 4. S kamenem **0-1** na A jsou konce 1 a 4: zase 5.
    .why = Ten se hodí taky. Ale dívej se na součet konců.
lesson-all-fives-double = A ukazuje 2, B ukazuje 4. Tvůj **4-4** se hodí na B a u dublety na konci se počítají obě půlky: 2 a 8 je 10.
    .why = Ten se hodí taky. Ale dubleta boduje.
lesson-all-fives-last = Zbývá jeden kámen, **3-4**, a hodí se na B. Nic nepřinese, ale máš prázdnou ruku.
    .why = Je to tvůj poslední kámen!
lesson-all-fives-end = **Domino!** Máš 40 bodů, Poldi má 10. Získáš i oka, která zbyla Poldimu, zaokrouhlená na pětky: ze 2 je 0. Zápas vyhrává, kdo má první 150 bodů.
