# Luxemburger Domino

game-luxembourg = Luxemburger Ziehdomino

option-end = Match
    .says = wie das Match endet
choice-end-rounds = nach einigen Partien
choice-end-target = bei einer Punktezahl
option-rounds = Partien im Match
    .says = wie viele Partien, wenn das Match nach einigen Partien endet
unit-rounds = { $value }
option-tied-lots = Gleiche Startsteine
    .says = was entscheidet, wenn mehrere einen Stein mit gleich vielen Augen zeigen
choice-tied-lots-half = die größere Hälfte
choice-tied-lots-redraw = noch einmal ziehen

event-lot-shown = { $name } zeigt { $tile }.
event-lots-tied = Gleich viele Augen: { $seats } ziehen noch einmal.
event-winning-tile = Partie { $deal }. { $tile } ist der Startstein; { $name } ist zuerst dran.

rules-luxembourg = **Luxemburger Ziehdomino**, für zwei bis sechs, alle für sich
    {""}**Ziel.** Möglichst wenige Punkte sammeln.
    {""}**Steine.** Sechserdomino, 28 Steine. Zu zweit je 7, zu dritt 6, zu viert 5, zu fünft 4, zu sechst 3. Der Rest liegt verdeckt als Talon.
    {""}**Der Startstein.** Vor jeder Partie ziehen alle noch einen Stein und zeigen ihn. Der mit den meisten Augen (bei gleich vielen: mit der größeren Hälfte, oder als Hausregel wird noch einmal gezogen) kommt auf den Tisch, und wer ihn gezogen hat, legt zuerst an. Die anderen kommen in den Talon zurück.
    {""}**Ein Zug.** Leg einen Stein an A oder B an. Wer kann, muss. Wer nicht kann, zieht einen Stein, und der Zug ist vorbei, auch wenn er sich anlegen ließe. Ist der Talon leer, heißt es passen. Was du ziehst, siehst nur du.
    {""}**Das Ende einer Partie.** Jemand hat keinen Stein mehr; oder niemand kann weiter; oder alle sehen, dass sich kein Stein mehr anlegen lässt (Hausregel: vorher den Talon leer ziehen).
    {""}**Wertung.** Alle schreiben die Augen an, die sie noch in der Hand haben. Die niedrigste Summe nach 3 Partien gewinnt oder, wenn ihr das vereinbart, sobald jemand 100 hat. Gleiche Summen teilen. Ihr könnt um einen Topf spielen.
    {""}**Besonders hier.** Was gezeigt wurde und zurückkam, kann man noch ziehen: Merk es dir.
    {""}-# Nach einem Blog von 2010, mit den Regeln aus erster Hand.
