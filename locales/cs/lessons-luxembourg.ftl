# Lekce lucemburského domina. Hrají s tebou Poldi, Resi, Ferdl a Pepi; co se říká o kamenech, v tom kroku platí

lesson-luxembourg-lots = Před každým kolem si každý lízne kámen a ukáže ho. Nejtěžší je **startovní kámen** a zůstane na stole; ostatní se vrátí. Tvůj byl **5-5**, takže hraješ první. Chceš málo bodů: co ti nakonec zbude, se počítá proti tobě.
lesson-luxembourg-first = Tohle jsou tvoje kameny, které vidíš jen ty. Kámen se **hodí**, když jedna jeho půlka ukazuje číslo otevřeného konce, **A** nebo **B**. Oba ukazují 5 a ty máš jeden kámen s pětkou: přilož ho na B.
    .why = Hodí se jen kámen s pětkou; vezměme B.
lesson-luxembourg-points = Teď A ukazuje 4 a B ukazuje 6. **3-4** i **0-4** se hodí na A. Tečky (**oka**) toho, co si necháš, jsou tvoje body, tak se zbav těžšího kamene.
    .why = Ten se hodí taky. Ale každé oko, které si necháš, je bod.
lesson-luxembourg-draw = Pepi přiložil 6-6, rošťák: oba konce ukazují 6 a ty žádnou šestku nemáš. Lízneš si **jeden** kámen, a tím tvůj tah končí, ať se hodí, nebo ne.
    .why = Žádný tvůj kámen se nehodí, takže se dá udělat jen jedno.
lesson-luxembourg-pass = Z talonu přišel 2-3, ale nehodil se; pasovali i skoro všichni ostatní. Pak dal Pepi na A trojku, a to ti vyhovuje. Přilož **2-3**: tvůj 3-3 se bude hodit i k další trojce.
    .why = Ten se hodí taky. Ale přilož nejdřív 2-3; uvidíš proč.
lesson-luxembourg-double = A zase ukazuje 3, B ukazuje 2. **3-3** je **dubleta**: na obou půlkách je totéž číslo. Komu zbude, tomu přidá šest bodů.
    .why = Hodí se jen 3-3.
lesson-luxembourg-last = Zbývá jeden kámen a B ukazuje 4. Mám ještě něco dodávat?
    .why = Je to tvůj poslední kámen!
lesson-luxembourg-end = **Domino!** Nemáš žádné body; ostatní dostanou, co jim zbylo. Zápas má tři kola, každé s novým startovním kamenem, a vyhrává nejnižší skóre.
