# Bergen

game-bergen = Bergen
names-bergen = Bergen-Domino, Bergener Domino, Double Header, Header
hook-bergen = punkte mit gleichen Enden
    .name = Bergen
    .word = gleiche Enden
pitch-bergen = Mach beide Enden gleich: zwei Punkte, mit Pasch drei.
    .takes = Ein Match dauert etwa zehn Minuten.
option-bergen-first-lead =
    .says = wer jede Partie beginnt
option-redeal = Neu geben ohne Pasch
    .says = es wird neu gegeben, wenn niemand einen Pasch hat
option-lead-points = Pasch am Beginn
    .says = Punkte, wenn eine Partie mit einem Pasch beginnt
choice-lead-points-0 = keine
unit-lead-points = { $value }
option-out-points = Partie gewonnen
    .says = Punkte für den letzten Stein oder die gewonnene Sperre
unit-out-points = { $value }
option-slow-finish = Langsames Ende
    .says = fehlen 1 oder 2 Punkte, bringt ein Header 1; fehlen 3, höchstens 2
coach-bergen-start = Du beginnst. Ein Pasch bringt gleich Punkte, wenn die Hausregeln es erlauben.
coach-bergen-play = Leg einen gehobenen Stein an. Gleiche Enden: 2 Punkte, mit Pasch außen 3.{ $slow_finish ->
        [0] {""}
       *[other] {" "}Kurz vor dem Ziel: weniger.
    }
basics-bergen = **Ziel.** Beide Enden der Kette sollen dieselbe Zahl zeigen.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, ziehst du, bis einer passt, und legst ihn an.
    {""}**Punkte.** Gleiche Enden: 2 Punkte (*Double Header*). Liegt an einem davon ein Pasch: 3 (*Triple Header*). Ein Pasch am Beginn: { $lead_points }.{ $slow_finish ->
        [0] {""}
       *[other] {" "}Kurz vor dem Ziel bringen Header weniger.
    } Auch der letzte Stein bringt Punkte.
    {""}**Gewinnen.** Sobald jemand { $target ->
        [none] 15 Punkte hat (zu dritt und zu viert: 10)
       *[other] { $target } Punkte hat
    }, gewinnt der höchste Stand.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
rules-bergen = **Bergen**, für zwei bis vier, alle für sich
    {""}**Ziel.** Mit gleichen Enden punkten. Wer zuerst 15 Punkte hat (zu dritt und zu viert: 10), gewinnt das Match.
    {""}**Steine.** Sechserdomino, 28 Steine. Zu zweit und zu dritt je 6, zu viert 5. Der Rest ist der Talon; seine letzten zwei Steine werden nie gezogen.
    {""}**Wer beginnt.** Jedes Mal, wer den schwersten Pasch hat, und zwar mit ihm; das bringt 2 Punkte. Hat niemand einen Pasch, beginnt der schwerste Stein ohne Punkte.
    {""}**Ein Zug.** Leg einen Stein an A oder B an. Wer kann, muss. Wer nicht kann, zieht, bis einer passt, und legt ihn an; ist der Talon verbraucht, heißt es passen.
    {""}**Header.** Zeigen nach deinem Stein beide Enden dieselbe Zahl, bringt das 2 Punkte: ein *Double Header*. Ist der äußerste Stein an einem der Enden ein Pasch, sind es 3: ein *Triple Header*. Ein Pasch bleibt der äußerste, bis ihn jemand zudeckt, wer immer ihn angelegt hat.
    {""}**Das Ende einer Partie.** Der letzte Stein bringt 1 Punkt. Kann niemand weiter, oder sehen alle, dass kein Stein mehr passt, bringen die wenigsten Augen 1 Punkt; Gleichstand bringt nichts. Nur nach einer Sperre werden die Hände gezeigt.
    {""}**Das Match** endet nach der Partie, in der jemand das Ziel erreicht; der höchste Stand gewinnt.
    {""}-# Nach pagat.com (Bergen) und Joe Celko.
