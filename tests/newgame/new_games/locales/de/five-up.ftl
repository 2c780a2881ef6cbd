# Five-up

game-five-up = Five-up
pitch-five-up = Wenn die offenen Enden zusammen Fünfer ergeben, gibt es Punkte.
    .takes = Ein Match dauert etwa zwanzig Minuten.
hook-five-up = mach Fünfer

rules-five-up = **Five-up**, zu zweit bis zu viert, alle für sich
    {""}**Ziel.** Als Erste oder Erster 100 Punkte haben.
    {""}**Steine.** Doppel-Sechs-Satz, 28 Steine. Zu zweit nehmen alle 7, zu dritt oder viert 5. Der Rest liegt verdeckt im Talon.
    {""}**Ein Zug.** Lege einen Stein an, der an Ende A oder B passt. Passt keiner, ziehe, bis einer passt. Ist der Talon leer, passt du.
    {""}**Wertung.** Zähle nach jedem Stein die beiden offenen Enden zusammen; ein Pasch zählt mit beiden Hälften. Ergibt das 5, 10, 15 oder 20, bekommt so viele Punkte, wer den Stein gelegt hat.
    {""}**Ende einer Partie.** Jemand hat keinen Stein mehr, oder niemand kann weiter. Wer fertig ist oder am wenigsten hält, bekommt auch die Augen der anderen, auf Fünfer abgerundet. Wer das Ziel erreicht, hat sofort gewonnen.

basics-five-up = **Ziel.** Als Erstes 100 Punkte haben.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, passt du, ohne etwas zu drücken.
    {""}**Gewinnen.** Wer den letzten Stein anlegt, gewinnt die Partie und bekommt als Punkte die Augen, die den anderen bleiben.
    {""}**Was eine Partie kosten kann.** Nichts: Gespielt wird um die Ehre.
