# Die Lektion von Pulle. Poldi, Resi und Ferdl spielen mit; was von Steinen und Punkten gesagt wird, gilt bei diesem Schritt

lesson-pulle-pool = Alle haben 3 Chips in die **Pulle** gezahlt, und wer übrig bleibt, bekommt sie. Nach einer Partie ist jedes **Auge** (so heißen die Punkte auf den Steinen), das du noch hältst, ein Punkt; mit mehr als **100** bist du draußen. Wir steigen in der fünften Partie ein: Du hast 73, also Vorsicht.
lesson-pulle-heavy = Das ist deine Hand, die nur du siehst. Einen Stein kannst du **anlegen**, wenn eine Hälfte die Zahl eines offenen Endes zeigt: **A** zeigt 7, **B** zeigt 8. Dein 7-8 geht an beiden, und 15 Augen wird man gern los. Nimm A.
    .why = Das andere Ende wäre genauso gut. Aber nimm A, damit stimmt, was ich gleich sage.
lesson-pulle-light = A zeigt 4, B zeigt 6. Du hast die Wahl; versuch es mit **3-4**.
    .why = Ein vernünftiger Zug. Aber ich möchte dir zeigen, was geschieht, wenn es schiefgeht.
lesson-pulle-lost = A zeigt 0, B zeigt 4; anlegen kannst du nur **0-1**. Hoffen wir das Beste.
    .why = Anlegen kannst du nur 0-1.
lesson-pulle-offer = O weh. Die Kette ist gesperrt, und mit deinen 29 Augen hast du **102**. Du wärst draußen! Aber für eine halbe Einlage, 1½ Chips, darfst du dich **zurückkaufen**: Du bekommst den mittleren Stand der drei anderen. Die haben 25, 43 und 48; dir bleiben also **43**.
    .why = Dann wärst du draußen. 1½ Chips sind für so eine Rettung nicht viel.
lesson-pulle-end = Und du bist wieder dabei, mit 43 Punkten. Was du gezahlt hast, liegt in der Pulle. So geht es weiter, bis nur noch eine Person 100 Punkte oder weniger hat: Wer das ist, bekommt die ganze Pulle. Gezogen wird nie; wenn du nichts anlegen kannst, passt du automatisch.
