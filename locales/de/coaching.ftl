# Tipps in den ersten Partien eines Spiels, nach dem, was man gerade tun kann. `coach-<Spiel>-<Zug>` geht vor `coach-<Zug>`.

coach-table = Drück *Meine Hand*: Dort siehst du deine Steine und spielst. Nur du siehst sie.
coach-wait = Die anderen spielen gerade. Deine Knöpfe kommen von selbst, wenn du am Zug bist.
coach-pause = Genug gesehen? Drück *Nächste Partie*, dann geht es gleich weiter.
coach-start = Du beginnst: Drück auf einen beliebigen Stein. Die schweren wird man gern los. Wer zuerst keinen mehr hat, gewinnt.
coach-play = Leg einen hervorgehobenen Stein an A oder B an: Drück unten einen Knopf. Wer zuerst keinen mehr hat, gewinnt.
coach-draw = Von deinen Steinen lässt sich keiner anlegen: Zieh, bis einer geht. Was du ziehst, siehst nur du.
coach-stake = Setz { $low } bis { $high } { $high ->
    [one] Chip
   *[other] Chips
} auf dich, bis zu deinem dritten Zug. Gewinnst du die Partie, zahlt dir die Bank das Zweieinhalbfache; sonst ist der Einsatz weg.
coach-buki-bank = Du bist die Bank: Gewinnst du, gehören dir alle Einsätze; gewinnt jemand anderer, zahlst du.
coach-claim = Leg einen Stein mit { $one }-{ $other } oder zwei, die aneinandergelegt außen { $one } und { $other } zeigen. Oder bluff mit irgendwelchen: Sie liegen verdeckt. Keine Ansage geht auch.
coach-challenge = Riecht’s nach Bluff? Zweifle die Ansage an: Hast du recht, gibst du ebenso viele Steine her; sonst nimmst du sie und noch einmal so viele.
coach-train = *Eine ganze Serie* legt viele Steine auf einmal.
coach-hungarian-start = Du beginnst: Drück auf einen beliebigen Stein und leg an beiden Enden weiter, solange es geht. Jedes Auge, das dir bleibt, zählt gegen dich.
coach-hungarian-play = Wähle ein Ende und leg weiter an, solange es geht. Jedes Auge, das dir bleibt, zählt gegen dich.
coach-luxembourg-play = Leg einen hervorgehobenen Stein an A oder B an. Jedes Auge, das dir bleibt, zählt gegen dich.
coach-luxembourg-draw = Von deinen Steinen lässt sich keiner anlegen: Zieh einen, und dein Zug ist vorbei.
coach-buyback = Zahle { $price }, und du kommst von { $before } auf { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}.{ $before ->
    [0] {""}
   *[other] {" "}Mit mehr als { $target } bist du sonst draußen.
}
