# Lekce domina s talonem. Hrají s tebou Poldi a Resi; co se říká o kamenech, v tom kroku platí

lesson-austrian-draw-start = Každý má sedm kamenů a kdo se jich první zbaví, vyhrává. Začíná, kdo má nejtěžší kámen, ten s nejvíc tečkami (říká se jim **oka**): jsi to ty, s kamenem 6-7. Začít můžeš kterýmkoli; vezmi **4-8**.
    .why = Začít můžeš kterýmkoli. Ale vezmi 4-8, ať platí, co řeknu dál.
lesson-austrian-draw-line = Tohle vidí všichni. Ostatní přidali 3-4 a 3-8, takže oba otevřené konce řady, **A** i **B**, ukazují 8. Co se nerozdalo, leží zakryté: to je **talon** a za chvíli přijde vhod.
lesson-austrian-draw-first = Kámen se **hodí**, když jedna jeho půlka ukazuje stejné číslo jako otevřený konec. Potřebuješ osmičku a nemáš ji, musíš si tedy líznout.
    .why = Osmičku nemáš, takže se dá udělat jen jedno.
lesson-austrian-draw-drawn = Nejdřív 1-2, bez osmičky; pak **6-8**, konečně! Líže se, dokud nepřijde kámen, který se hodí, nebo dokud talon nedojde. Co si lízneš, smíš hned přiložit. Oba konce ukazují 8; vezmi B.
    .why = Ten konec je stejně dobrý. Ale vezmi B, ať platí, co řeknu dál.
lesson-austrian-draw-later = Přeskočme pět tahů, které se ti docela povedly: zbývají ti dva kameny. A ukazuje 3, B ukazuje 0. Hodí se jen **0-2**.
    .why = Z tvých kamenů se hodí jen jeden.
lesson-austrian-draw-last = Ostatní mají pořád po dvou kamenech. Ty máš jeden a hodí se. Víš, co s ním.
    .why = Je to tvůj poslední kámen!
lesson-austrian-draw-end = Nemáš už žádný kámen, takže kolo je tvoje. Když je řada zablokovaná a talon prázdný, vyhrává, kdo má nejméně ok. Hrajte, kolik kol chcete, nebo si určete počet; vyhrává, kdo jich vyhraje nejvíc.
