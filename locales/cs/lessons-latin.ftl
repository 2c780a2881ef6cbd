# Lekce latinského domina ve dvojicích. Hrají s tebou Poldi, Resi a Ferdl; co se říká o kamenech, v tom kroku platí

lesson-latin-start = Hraješ ve dvojici s **Resi**, která sedí naproti tobě, proti Poldimu a Ferdlovi. Všechny kameny jsou rozdané, každý má sedm. První kolo začíná **6-6** a ten máš ty.
    .why = První kolo musí začít 6-6.
lesson-latin-partner = Tohle vidí všichni. Hraje se proti směru hodinových ručiček: po tobě Ferdl, pak Resi, pak Poldi. Vyhrajete s Resi společně, ať poslední kámen přiloží kdokoli z vás. Ale kameny si navzájem nikdy neuvidíte.
lesson-latin-heavy = Tohle jsou tvoje kameny, které vidíš jen ty. Oba konce, **A** i **B**, ukazují 6. Přilož **3-6** na A: ze tvých dvou šestek je těžší.
    .why = Ten se hodí taky. Ale zbavme se těžšího kamene.
lesson-latin-pass = Oba konce ukazují 6 a Poldi musel **pasovat**: teď všichni vědí, že žádnou šestku nemá. Přilož **1-6** na A.
    .why = Ten se hodí taky. Ale vezměme A.
lesson-latin-last = Tvoje kameny 0-4 a 3-5 už mezitím leží v řadě. Resi má jen jeden kámen. A ukazuje 0, B ukazuje 3: přilož **0-1** na A a trojku na B nech být. Třeba ji Resi potřebuje.
    .why = Ten se hodí taky. Ale s 0-1 se zbavíš jednoho oka.
lesson-latin-end = Resi měla 2-3: **domino**, a vyhráváte spolu! V dominikánském stylu získáte oka ze všech rukou: 30 bodů pro vaši dvojici. Zápas vyhrává dvojice, která má první 200. Jsou i prémie; řekne ti o nich /rules.
