# Lekce maďarského domina. Hrají s tebou Poldi, Resi a Ferdl; co se říká o kamenech, v tom kroku platí

lesson-hungarian-start = Tady není tah jeden kámen, ale tolik, kolik jich dokážeš spojit: **série**. Máš šest kamenů a los ti dovolil začít. Nabídka umí přiložit celou sérii najednou, ale poprvé pojďme kámen po kameni. Začni kamenem **2-5**.
    .why = Začít tak můžeš. Ale vezměme 2-5: dá nejdelší sérii.
lesson-hungarian-on = Pořád jsi na tahu! Kámen se **hodí**, když jedna jeho půlka ukazuje číslo otevřeného konce. **A** ukazuje 2, **B** ukazuje 5. Pokračuj kamenem **4-5**.
    .why = To by přiložilo zbytek série najednou, a je to správně. Tentokrát ale jdi kámen po kameni.
lesson-hungarian-heavier = B teď ukazuje 4. Pokračovat můžeš kamenem 1-4 a tím skončit, nebo kamenem **3-4**. Co ti nakonec zbude, se počítá proti tobě: vezmi ten těžší.
    .why = Ten se hodí taky. Ale má méně teček (říká se jim **oka**) a každé oko, které si necháš, je bod.
lesson-hungarian-line = Když se ti už žádný kámen nehodí, tah skončí sám. Pak hráli ostatní, někdo jeden kámen, někdo i pět: teď **A** ukazuje 5 a **B** ukazuje 6. Na oba konce se smí jen v úplně prvním tahu kola; potom už zůstáváš u konce, který si vybereš.
lesson-hungarian-train = Na B můžeš přiložit 6-6 a potom 0-6. Vyber je v nabídce jako jednu **sérii**: má připravené ty nejlepší a říká, co ti zbude.
    .why = Dobrý začátek. Ale zkus nabídku: přiloží celou sérii jedním stiskem.
lesson-hungarian-last = Zbývá jeden kámen: **1-4**. A ukazuje 4, B ukazuje 1, hodí se tedy na oba konce. Vezmi A.
    .why = Ten konec je stejně dobrý. Ale vezmi A.
lesson-hungarian-end = Nemáš už žádný kámen: **žádné body**. Kolo pokračuje, dokud má kdo co přiložit; pak každý dostane oka, která mu zbyla. Jakmile někdo dosáhne cíle (obvykle 50), zápas končí: vyhrává, kdo má nejméně bodů.
