# Sebastopol

game-sebastopol = Sebastopol
names-sebastopol = Sewastopol, Sebastopol-Domino, vier Arme
hook-sebastopol = vier Arme am Stein 6-6
    .name = Sebastopol
    .word = vier Arme
pitch-sebastopol = Aus dem 6-6 wachsen vier Arme: zuerst alle Sechser, dann alles, was passt.
    .takes = Ein Match dauert etwa zwanzig Minuten.
coach-sebastopol-start = Du hast 6-6, also beginnst du damit.
coach-sebastopol-play = Zuerst Sechser, bis alle vier Arme begonnen sind. Dann leg an, wo etwas passt.
basics-sebastopol = **Ziel.** Alle Steine vor den anderen loswerden; die Augen, die den anderen bleiben, sind deine Punkte.
    {""}**Dein Zug.** 6-6 liegt in der Mitte und hat vier Arme (A bis D). Zuerst braucht jeder Arm einen Stein mit 6. Danach leg an jeden Arm an, an den ein Stein passt. Wer kann, muss; geht keiner, passt du automatisch.
    {""}**Gewinnen.** Wer den letzten Stein anlegt, gewinnt die Partie. Kann niemand weiter, gewinnen die wenigsten Augen. Wer zuerst { $target } Punkte hat, gewinnt das Match.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
rules-sebastopol = **Sebastopol**, zu viert, alle für sich
    {""}**Ziel.** Partien gewinnen: Wer gewinnt, schreibt die Augen an, die den anderen bleiben. Wer zuerst 60 Punkte hat, gewinnt das Match.
    {""}**Steine.** Sechserdomino, 28 Steine, je sieben.
    {""}**Wer beginnt.** In jeder Partie, wer 6-6 hat, und zwar damit.
    {""}**Am Anfang.** 6-6 hat vier Arme, A bis D. Bis jeder einen Stein hat, darf man nur Steine mit 6 anlegen, und nur an leere Arme. Wer keinen hat, passt.
    {""}**Danach** leg einen Stein an, der an das Ende eines Arms passt. Wer kann, muss; wer nicht kann, passt automatisch. Andere Pasche liegen quer, bekommen aber keine Arme.
    {""}**Das Ende einer Partie.** Jemand hat keinen Stein mehr, oder niemand kann weiter: Dann gewinnen die wenigsten Augen. Haben mehrere gleich wenige, gewinnt niemand.
    {""}**Wertung.** Wer gewinnt, schreibt die Augen aller anderen an, nach einer Sperre minus die eigenen (Hausregel: ohne Abzug).
    {""}-# Nach pagat.com (Sebastopol).
