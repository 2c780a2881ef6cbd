# Die Lektion von Bergen. Poldi spielt mit; was von Steinen gesagt wird, gilt bei diesem Schritt

lesson-bergen-start = In Bergen punktest du, wenn beide Enden dieselbe Zahl zeigen. Der schwerste Pasch beginnt, und den hast du: **6-6**. Ein Pasch, der beginnt, bringt **2 Punkte**.
    .why = Der schwerste Pasch muss beginnen.
lesson-bergen-line = Das sehen alle: die Kette mit ihren offenen Enden. **A** zeigt jetzt 4; an **B** liegt noch dein 6-6. Ein Pasch am Ende gilt als Pasch, bis ihn ein Stein zudeckt.
lesson-bergen-fit = Das ist deine Hand, die nur du siehst. Nur **1-4** passt, und zwar an A.
    .why = Nur 1-4 passt.
lesson-bergen-triple = Du hast inzwischen 1-2 angelegt, und Poldi **2-2** an A. B zeigt 0. Mit **0-2** an B zeigen beide Enden 2: Das ist ein Header. Einer der beiden Steine ist ein Pasch, also ist es ein **Triple Header**, und der bringt 3 Punkte statt 2.
    .why = Das geht auch. Aber mit einem anderen Stein zeigen beide Enden 2.
lesson-bergen-follow = A zeigt 4, B zeigt 2. Nur **2-3** passt, und zwar an B.
    .why = Nur 2-3 passt.
lesson-bergen-last = A zeigt 5, B zeigt 3, und dein letzter Stein, **0-3**, passt an B.
    .why = Es ist dein letzter Stein!
lesson-bergen-end = **Domino!** Der letzte Stein bringt 1 Punkt, du hast also 6. Zu zweit spielt ihr bis 15. Wer nichts anlegen kann, zieht, bis ein Stein passt, so wie Poldi.
