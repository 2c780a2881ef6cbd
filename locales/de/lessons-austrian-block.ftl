# Die Lektion des Blockspiels. Poldi, Resi und Ferdl spielen mit; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-austrian-block-start = Alle haben sieben Steine, und wer seine zuerst los ist, gewinnt. Es beginnt, wer den schwersten Stein hat, den mit den meisten Punkten (sie heißen **Augen**): Das bist du. Beginn mit ihm, **7-8**.
    .why = Beginnen darfst du mit jedem Stein. Aber was dir bleibt, kann gegen dich zählen; die schweren sollen zuerst weg.
lesson-austrian-block-line = Das sehen alle. Poldi und Resi haben je einen Stein angelegt; die Kette hat zwei offene Enden, **A** und **B**, und beide zeigen eine 8. Ferdl hatte keine 8 und musste **passen**. Gezogen wird in diesem Spiel nie.
lesson-austrian-block-fit = Und das ist deine Hand, die nur du siehst. Einen Stein kannst du **anlegen**, wenn eine Hälfte dieselbe Zahl zeigt wie ein offenes Ende. Diese Steine sind hervorgehoben: Weg mit dem **4-8**!
    .why = Das geht auch. Aber nehmen wir den schwersten, an A, damit stimmt, was ich gleich sage.
lesson-austrian-block-both = A zeigt 2, B zeigt 8. Dein **2-8** hat beide Zahlen: Du kannst ihn an beiden Enden anlegen; nimm A.
    .why = Das geht auch. Aber 2-8 ist dein schwerster, und die 8 an B brauchst du noch.
lesson-austrian-block-shut = Und jetzt eine kleine Gemeinheit. Es gibt acht Steine mit einer 8: Fünf liegen in der Kette, einen hast du, die anderen hat noch niemand gesehen. Leg **1-8 an A** an, und beide Enden zeigen 8.
    .why = Das geht auch. Aber es gibt einen gemeineren Zug.
lesson-austrian-block-end = Die Kette ist **gesperrt**: Niemand hat eine 8. (Die zwei letzten liegen im **Stamm**, bei den Steinen, die niemand bekommen hat.) Jetzt gewinnen die wenigsten Augen, und das sind deine! Wer gewinnt, beginnt die nächste Partie. Lässt sich bei dir nichts anlegen, passt du automatisch.
