# Lekce Sevastopolu. Hrají s tebou Poldi, Resi a Ferdl; co se říká o kamenech, v tom kroku platí

lesson-sebastopol-start = Všech 28 kamenů je rozdáno do čtyř rukou. Každé kolo začíná **6-6** a ten máš ty.
    .why = Začít musí 6-6.
lesson-sebastopol-arms = 6-6 má čtyři ramena, **A**, **B**, **C** a **D**, a dokud nemá každé svůj kámen, smí se přikládat jen kameny s šestkou. Poldi, Resi a Ferdl už po jednom ramenu začali. **D** je ještě prázdné.
lesson-sebastopol-opening = Máš dva kameny s šestkou. Začni poslední rameno tím těžším, **3-6**.
    .why = Ten se hodí taky. Ale zbavme se těžšího kamene.
lesson-sebastopol-free = Všechna čtyři ramena už mají kámen, takže začátek je za námi: teď smíš přikládat na konec kteréhokoli ramene. D ukazuje 3; přilož tam **3-5**, nejtěžší z kamenů, které se na D hodí.
    .why = Ten se hodí taky. Ale vezměme 3-5 na D, aby platilo, co řeknu dál.
lesson-sebastopol-six = A zase ukazuje 6 a tvůj **1-6** se na něj hodí. Šestky jsou teď kameny jako každé jiné.
    .why = Ten se hodí taky. Ale 1-6 je nejtěžší.
lesson-sebastopol-last = Zbývá ti jeden kámen, **3-3**, a dvě ramena ukazují 3. Vyber si kterékoli.
    .why = Je to tvůj poslední kámen!
lesson-sebastopol-end = **Domino!** Získáš tečky (**oka**), které zbyly třem ostatním: 16 bodů. Zápas vyhrává, kdo má první 60. Kdo nemůže přiložit, pasuje; když pasují všichni čtyři, vyhrává nejméně ok.
