# Luxemburger Domino

game-luxembourg = Luxemburger Ziehdomino

option-end = Wettkampf
    .says = wie der Wettkampf endet
choice-end-rounds = nach einigen Partien
choice-end-target = bei einer Punktezahl
option-rounds = Partien im Wettkampf
    .says = wie viele Partien, wenn der Wettkampf nach einigen Partien endet
unit-rounds = { $value }

event-lot-shown = { $name } zeigt { $tile }.
event-winning-tile = Partie { $deal }. { $tile } ist der Siegerstein und liegt auf dem Tisch; { $name } legt als Erster an.

rules-luxembourg = **Luxemburger Ziehdomino**, zu zweit bis zu sechst, jeder für sich
    {""}**Ziel.** Möglichst wenige Punkte sammeln.
    {""}**Steine.** Sechserdomino: 28 Steine. Zu zweit nimmt jeder 7, zu dritt 6, zu viert 5, zu fünft 4, zu sechst 3. Der Rest ist der Talon.
    {""}**Der Siegerstein.** Vor jeder Partie zieht jeder noch einen Stein und zeigt ihn. Der mit den meisten Augen (bei gleich vielen der mit der größeren Hälfte) kommt auf den Tisch; wer ihn gezogen hat, legt als Erster an. Die anderen kommen in den Talon zurück.
    {""}**Ein Zug.** Leg einen Stein an, der an ein offenes Ende (A oder B) passt. Wer kann, muss legen. Wer nicht kann, zieht einen Stein, und sein Zug ist vorbei, auch wenn der Stein passt. Ist der Talon leer, passt man. Was du ziehst, siehst nur du.
    {""}**Das Ende einer Partie.** Jemand hat keinen Stein mehr; oder niemand kann weiter; oder alle sehen, dass kein Stein mehr passt (als Hausregel wird der Talon vorher leer gezogen).
    {""}**Wertung.** Jeder schreibt sich die Augen auf, die er noch in der Hand hat. Der Wettkampf endet nach 3 Partien oder, wenn ihr das vereinbart, sobald jemand 100 Punkte hat. Die kleinste Summe gewinnt; gleiche Summen teilen. Ihr könnt um einen Topf spielen.
    -# Nach den Regeln des Erfinders in seinem Blog von 2010.
