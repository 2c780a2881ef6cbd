# Fewest doubles

game-fewest-doubles = Wenigste Pasche
pitch-fewest-doubles = Werde deine Pasche los, bevor die Kette gesperrt ist.
    .takes = Eine Partie dauert etwa drei Minuten.
hook-fewest-doubles = werd deine Pasche los
    .name = Pasche
    .word = weg damit

blocked-fewest-doubles = Gesperrt: { $name } hat die wenigsten Pasche.
    .tied = Gesperrt, und mehrere haben gleich wenige Pasche: Niemand gewinnt.

option-last = Steine, die bleiben
    .says = Steine des Talons, die niemand zieht

rules-fewest-doubles = **Wenigste Pasche**, zu zweit oder dritt, alle für sich
    {""}**Ziel.** Alle Steine anlegen, oder die wenigsten Pasche haben, wenn niemand weiterkann.
    {""}**Steine.** Doppel-Sechs-Satz, 28 Steine. Zu zweit nehmen alle 7, zu dritt 6. Der Rest ist der Talon; seine letzten Steine bleiben dort.
    {""}**Ein Zug.** Lege einen Stein an, an Ende A oder B. Geht keiner, ziehe, bis einer geht. Ist nichts mehr zu ziehen, passt du.

basics-fewest-doubles = **Ziel.** Alle { $hand } Steine anlegen.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, ziehst du.
    {""}**Gewinnen.** Leg den letzten Stein an, oder habe die wenigsten Pasche, wenn die Kette gesperrt ist.
    {""}**Was eine Partie kosten kann.** Nichts: Gespielt wird um die Ehre.
