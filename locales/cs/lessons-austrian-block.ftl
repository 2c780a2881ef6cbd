# Lekce domina bez talonu. Hrají s tebou Poldi, Resi a Ferdl; co se říká o kamenech, v tom kroku platí

lesson-austrian-block-start = Každý má sedm kamenů a kdo se jich první zbaví, vyhrává. Začíná, kdo má nejtěžší kámen, ten s nejvíc tečkami (říká se jim **oka**): jsi to ty. Začni jím: **7-8**.
    .why = Začít můžeš kterýmkoli. Jenže co ti zbude, se může počítat proti tobě, a tak jdou ty těžké první.
lesson-austrian-block-line = Tohle vidí všichni. Poldi a Resi přidali po kameni; řada má dva otevřené konce, **A** a **B**, a oba ukazují 8. Ferdl neměl osmičku, a tak musel **pasovat**. V téhle hře si nikdo nikdy nelíže.
lesson-austrian-block-fit = A tohle jsou tvoje kameny, které vidíš jen ty. Kámen se **hodí**, když jedna jeho půlka ukazuje stejné číslo jako otevřený konec. Ty, které se hodí, jsou vysunuté: zbav se **4-8**.
    .why = Ten se hodí taky. Ale vezměme nejtěžší, na A, ať platí, co řeknu dál.
lesson-austrian-block-both = A ukazuje 2, B ukazuje 8. Tvůj **2-8** má obě čísla, hodí se tedy na oba konce. Vezmi A.
    .why = Ten se hodí taky. Ale 2-8 je tvůj nejtěžší a osmička na B se ještě bude hodit.
lesson-austrian-block-shut = A teď trocha neplechy. Kamenů s osmičkou je osm: pět leží v řadě, jeden máš ty a zbylé ještě nikdo neviděl. Přilož **1-8 na A** a oba konce ukážou 8.
    .why = Ten se hodí taky. Ale existuje zákeřnější tah.
lesson-austrian-block-end = Řada je **zablokovaná**: osmičku nikdo nemá. (Poslední dvě leží ve **Stammu**, mezi kameny, které nikdo nedostal.) Teď vyhrává, kdo má nejméně ok, a to jsi ty! Kdo vyhraje, začíná příští kolo. A když se ti žádný kámen nehodí, pasuješ automaticky.
