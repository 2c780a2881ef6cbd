# West-Coast-Domino

game-west-coast = West-Coast-Domino
hook-west-coast = gleich vier Enden
    .name = West Coast
    .word = vier Enden
pitch-west-coast = Zwei gegen zwei: Macht die Enden durch fünf teilbar.
    .takes = Ein Match dauert etwa eine Viertelstunde.
blocked-tied-closer-loses = Gesperrt und gleichauf: Die Seite mit dem letzten Stein verliert, und { $name } gewinnen die Partie.

rules-west-coast = **West-Coast-Domino**, zu viert in zwei Teams
    {""}**Ziel.** Du punktest mit der Person gegenüber. Das Team, das zuerst 100 Punkte hat, gewinnt das Match.
    {""}**Steine.** Sechserdomino: 28 Steine, je sieben.
    {""}**Wer beginnt.** Zuerst das Los, danach, wer zuletzt gewonnen hat, mit einem beliebigen Stein.
    {""}**Ein Zug.** Leg einen Stein an ein offenes Ende an. Wer kann, muss; wer nicht kann, passt automatisch. An den ersten Pasch, den Spinner, kann man auf allen vier Seiten anlegen.
    {""}**Punkte.** Nach jedem Stein werden alle Enden zusammengezählt; ist die Summe durch 5 teilbar, gibt sie so viele Punkte. Ein Pasch zählt mit beiden Hälften.
    {""}**Das Ende einer Partie.** Ein Team gewinnt, wenn jemand darin den letzten Stein anlegt. Kann niemand weiter, gewinnt die niedrigere Summe; gleichauf verliert das Team mit dem letzten Stein. Das Team schreibt die Augen des anderen an, bei Sperre minus die eigenen.

basics-west-coast = **Ziel.** Du machst mit der Person gegenüber die offenen Enden zusammen durch 5 teilbar: Dann schreibt ihr die Summe an.
    {""}**Dein Zug.** Leg einen Stein an ein offenes Ende an. Wer kann, muss; geht keiner, passt du automatisch.
    {""}**Gewinnen.** Das Team, das zuerst { $target } Punkte hat, gewinnt das Match.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
