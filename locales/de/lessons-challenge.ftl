# Die Lektion von Challenge. Poldi und Resi spielen mit; was von Steinen und Würfeln gesagt wird, gilt bei diesem Schritt

lesson-challenge-roll = Hier gibt es keine Kette, sondern zwei Würfel und allerhand Schwindel. Alle haben acht Steine und wollen sie loswerden. Du hast **3** und **1** gewürfelt. Nun dürfen alle verdeckt einen Stein oder zwei hinlegen und damit **ansagen**, dass sie zum Wurf passen.
lesson-challenge-claim = **Wahr** ist eine Ansage mit dem Stein 1-3 selbst oder mit zwei Steinen, die aneinandergelegt außen 1 und 3 zeigen. Einen 1-3 hast du nicht. Aber **1-4** und **3-4** treffen sich bei der 4, und außen bleiben 1 und 3. Wähle diese zwei.
    .why = Du darfst nichts ansagen, oder mit irgendwelchen Steinen bluffen. Aber diesmal geht es ehrlich: 1-4 und 3-4 treffen sich bei der 4.
lesson-challenge-doubt = Resi sagt nichts an; Poldi hat auch zwei Steine hingelegt. Ob das wahr ist? Er hätte Glück gebraucht, und er schaut an die Decke. **Zweifle** es an!
    .why = Man kann es hingehen lassen, dann ist er zwei Steine los. Aber schau ihn dir an!
lesson-challenge-give = **Ein Bluff!** 3-3 und 5-5 haben mit den Würfeln nichts zu tun. Er nimmt sie zurück, und du gibst ihm ebenso viele von deinen. Hast du nicht zweimal **6-6**? Welch ein Zufall.
    .why = Du darfst zwei beliebige hergeben. Aber bestimmt willst du lieber zweimal 6-6 los sein.
lesson-challenge-true = Poldi ist beleidigt und zweifelt jetzt an dir. Deine Ansage war wahr: Er nimmt beide Steine **und** noch zwei von dir! Behalte 2-3 und 2-5, gib ihm **3-5** und **4-6**.
    .why = Du darfst zwei beliebige hergeben. Aber behalte 2-3 und 2-5, damit stimmt, was ich gleich sage.
lesson-challenge-bluff = Zwei Steine noch, und Poldi würfelt 5 und 6. 2-3 und 2-5 treffen sich bei der 2, außen bleiben 3 und 5: nicht wahr, kein bisschen. Aber wer traut sich jetzt noch, an dir zu zweifeln? Leg beide hin und verzieh keine Miene.
    .why = Das darfst du. Aber du hast nur noch zwei Steine, und Poldi hat sich gerade blamiert: Bluff, mit beiden!
lesson-challenge-end = Niemand hat sich getraut, und deine Hand ist leer: **Du gewinnst**. Merk dir: Wer zu Recht zweifelt, wird Steine los; wer zu Unrecht zweifelt, bekommt welche. Und du musst nie etwas ansagen. Was niemand anzweifelt, kommt in die **Ablage**.
