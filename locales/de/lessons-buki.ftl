# Die Lektion von Buki. Poldi, Resi und Ferdl spielen mit, Resi ist die Bank; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-buki-bank = Ihr seid zu viert, und das Los hat **Resi zur Bank** gemacht. Sie spielt mit, aber ihr anderen setzt gegen sie, und zwar auf euch selbst: Gewinnst du die Partie, zahlt dir die Bank das Zweieinhalbfache deines **Einsatzes**. Sonst behält sie ihn.
lesson-buki-start = Das ist deine Hand, die nur du siehst. Wer zuerst keinen Stein mehr hat, gewinnt. Es beginnt, wer den schwersten hat, den mit den meisten Punkten (sie heißen **Augen**): Das bist du. Beginn mit ihm, **7-8**. Für den Einsatz ist Zeit bis zu deinem dritten Zug.
    .why = Das darfst du. Aber warten wir mit dem Einsatz, bis wir mehr wissen, und beginnen wir mit dem schwersten Stein.
lesson-buki-fit = **A** und **B** sind die offenen Enden der Kette: A zeigt 0, B zeigt 8. Einen Stein kannst du **anlegen**, wenn eine Hälfte dieselbe Zahl zeigt. Von deinen zweien soll der schwerere weg: **0-2**.
    .why = Das darfst du. Aber der schwerere Stein soll zuerst weg, und der Einsatz kann noch einen Zug warten.
lesson-buki-stake = Dein dritter Zug: Jetzt musst du sagen, was du dir zutraust. Du hast vier Steine, meist leichte, und niemand hat weniger Steine als du. Setz 2 bis 6 Chips. (In dieser Lektion sind sie nicht echt. Also noch weniger als sonst.)
    .why = Vor deinem dritten Stein musst du setzen.
lesson-buki-play = Dein Einsatz liegt auf dem Tisch. A zeigt 5, B zeigt 8; anlegen kannst du nur **3-5**.
    .why = Anlegen kannst du nur 3-5.
lesson-buki-end = Beide Enden zeigen 8, und niemand hat eine: Die Kette ist **gesperrt**. Jetzt gewinnen die wenigsten Augen, und das sind deine. **Die Bank zahlt dir das Zweieinhalbfache deines Einsatzes**; die von Poldi und Ferdl gehören Resi. Und bist du einmal selbst die Bank: Du bekommst, was die anderen verlieren, und zahlst alle aus, die dich schlagen.
