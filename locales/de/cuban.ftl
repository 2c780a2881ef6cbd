# Kubanisches Domino

game-cuban = Kubanisches Domino
names-cuban = Neunerdomino, Doppelneun, doble nueve, dominó cubano, Kuba, Kuba-Domino
hook-cuban = zwei gegen zwei, bis 9-9
    .name = Kubanisch
    .word = 2 gegen 2
pitch-cuban = Zwei gegen zwei mit je zehn Steinen bis 9-9; fünfzehn bleiben verdeckt.
    .takes = Ein Match dauert etwa zwanzig Minuten.
option-cuban-pass-lead =
    .says = Punkte für das Team, das mit einem Pasch beginnt, wenn der nächste Platz passt
option-capicua-doubles = Capicúa verdoppelt
    .says = die Partie zählt doppelt, wenn der letzte Stein an beide Enden passt und kein Pasch ist
basics-cuban = **Ziel.** Du spielst mit der Person gegenüber gegen die zwei anderen: Ihr seid ein **Team** und gewinnt gemeinsam.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, passt du automatisch.
    {""}**Gewinnen.** Legt jemand von euch den letzten Stein an, gewinnt euer Team die Partie. Kann niemand weiter, { $blocked ->
        [single] gewinnen die wenigsten Augen auf einer Hand
       *[other] gewinnen die wenigsten Augen beider Hände
    }. Ihr schreibt { $count ->
        [rounds] einen Punkt
        [losers] die Augen der anderen
       *[other] die Augen aller Hände
    } an, dazu Prämien, falls es welche gibt.
    {""}**Das Match.** Sobald ein Team { $target } Punkte hat, gewinnt der höhere Stand.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
rules-cuban = **Kubanisches Domino**, zu viert in zwei Teams
    {""}**Ziel.** Du punktest mit der Person gegenüber. Das Team, das zuerst 100 Punkte hat, gewinnt das Match.
    {""}**Steine.** Neunerdomino, 55 Steine. Alle bekommen zehn; fünfzehn bleiben verdeckt und werden nie gezeigt.
    {""}**Ein Zug**, gegen den Uhrzeigersinn: Leg einen Stein an A oder B an. Wer kann, muss; wer nicht kann, passt automatisch.
    {""}**Wer beginnt.** In der ersten Partie, wer den schwersten Pasch hat, und zwar mit ihm (gibt es keinen: wer den schwersten Stein hat). Danach, wer zuletzt gewonnen hat (nach einer Sperre die leichtere Hand des Teams), mit einem beliebigen Stein; nach Gleichstand der nächste Platz.
    {""}**Das Ende einer Partie.** Ein Team gewinnt, wenn jemand darin den letzten Stein anlegt. Kann niemand weiter, gewinnt die niedrigere Summe eines Teams; Gleichstand bringt nichts.
    {""}**Wertung.** Das Team schreibt die Augen des anderen Teams an.
    {""}**Besonders hier.** Jede Zahl steht auf zehn Steinen, und mehr als ein Viertel ist nicht im Spiel: Zwei von drei Partien enden gesperrt. Hausregeln: Die leichteste einzelne Hand gewinnt die Sperre; Punkte, wenn der nächste Platz auf einen Pasch am Beginn nicht anlegen kann; *Capicúa* verdoppelt.
    {""}-# Nach dominorules.com und onlinedominogames.com.
preset-double-nine-150 = Doppelneun, bis 150
