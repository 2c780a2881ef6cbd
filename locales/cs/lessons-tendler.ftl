# Lekce Tendlerova domina. Hrají s tebou Poldi a Resi; co se říká o kamenech, v tom kroku platí

lesson-tendler-double = Vídeň, 1830: jakýsi Tendler prodává dominovou hru, o níž známe název a sotva víc. Kdo se první zbaví všech kamenů, vyhrává. Začíná, kdo má nejtěžší: jsi to ty. Začni jím: **7-7**. Kámen, který má na obou půlkách totéž číslo, je **dubleta**.
    .why = Začít můžeš kterýmkoli. Ale 7-7 má nejvíc teček (říká se jim **oka**) a ty ti zbýt nemají.
lesson-tendler-line = Tohle vidí všichni. Dublety leží napříč, ale jen pro krásu. Otevřené jsou dva konce řady: **A** ukazuje 4, **B** ukazuje 7.
lesson-tendler-fit = A tohle jsou tvoje kameny, které vidíš jen ty. Kámen se **hodí**, když jedna jeho půlka ukazuje stejné číslo jako otevřený konec. Je jen jeden a je vysunutý.
    .why = Z tvých kamenů se hodí jen jeden.
lesson-tendler-draw = A ukazuje 5, B ukazuje 0 a ty nemáš ani jedno. Lízej tedy z **talonu** (tam leží kameny, které nikdo nedostal), dokud se některý nehodí.
    .why = Žádný tvůj kámen se nehodí, takže se dá udělat jen jedno.
lesson-tendler-drawn = **2-5**: to je klika! Co si lízneš, smíš hned přiložit.
    .why = Přilož, co máš z talonu.
lesson-tendler-two = Přeskočili jsme tah, v němž si ostatní museli líznout po třech kamenech. Tobě zbývají dva. **1-3** se hodí jen na A, **1-2** na oba konce. Nech si ten, který má víc šancí.
    .why = Ten se hodí taky. Ale pak by 1-3 potřeboval, aby přišla jednička nebo trojka. Lepší je nechat si 1-2.
lesson-tendler-last = Jako na objednávku: A ukazuje 1 a B ukazuje 2, takže se poslední kámen hodí na oba. Ven s ním!
    .why = Je to tvůj poslední kámen!
lesson-tendler-end = V ruce už nic nemáš, takže kolo je tvoje. Když je řada zablokovaná, vyhrává, kdo má nejméně ok. Jak přesně se to v roce 1830 hrálo, nikdo neví: zbytek pravidel je naše rekonstrukce.
