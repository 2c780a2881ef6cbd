# Lekce mexického vlaku. Hrají s tebou Poldi, Resi a Ferdl; co se říká o kamenech, v tom kroku platí

lesson-mexican-train-hub = Uprostřed leží **nádraží**, 9-9, a nepatří nikomu. Každý od něj staví vlak: tvůj je **A** a svoje písmeno má každý. Je tu ještě jeden, **M**: to je **mexický vlak** a patří všem. Resi a Ferdl už svůj začali.
lesson-mexican-train-start = Přikládat smíš ke svému vlaku a k mexickému. Začni svůj devítkou: **8-9**.
    .why = Ten se hodí taky. Ale začni svým vlakem, a to těžším kamenem.
lesson-mexican-train-double = Tvůj vlak ukazuje 8 a ty máš **8-8**. Dubletu musí další kámen **zakrýt** a hned hraješ dál. Máš ještě jednu osmičku, tak se odvaž.
    .why = Ten se hodí taky. Ale dubleta je těžká a tuhle zakrýt můžeš.
lesson-mexican-train-cover = Zakryj svou dubletu: **3-8**.
    .why = Dubletu zakryje jen kámen s osmičkou.
lesson-mexican-train-open = Tvůj 3-7 už mezitím leží u vlaku. Teď se hodí jen **6-6**, k mexickému vlaku. Jinou šestku nemáš, ale kámen, který se hodí, se musí přiložit.
    .why = Hodí se jen 6-6.
lesson-mexican-train-draw = 6-6 zakrýt nemůžeš, takže si **lízni** jeden kámen. Když se nehodí ani ten, tvůj vlak dostane **značku**: pak k němu smí přikládat všichni. A kdo je na tahu po tobě, musí zakrýt dubletu, než se přiloží cokoli jiného.
    .why = Teď si musíš líznout.
lesson-mexican-train-marked = Nehodil se, takže tvůj vlak má značku. Ale Ferdl ji má taky! Smíš tedy přikládat k jeho vlaku, **D**: zbav se tam kamene **3-4**.
    .why = Ten se hodí taky. Ale cizí vlak je dobré místo pro kameny, které tvůj nepotřebuje.
lesson-mexican-train-own = Tvůj 4-9 už mezitím leží. Tvůj vlak ukazuje 0: přilož k němu **0-9** a značka zmizí.
    .why = Ten se hodí taky. Ale dokud má tvůj vlak značku, je otevřený.
lesson-mexican-train-end = **Domino!** Nemáš žádné body; ostatní si přičtou tečky (**oka**), které jim zbyly. V příštím kole je nádražím 8-8. Po posledním kole vyhrává nejnižší skóre.
