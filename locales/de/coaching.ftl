# Tipps in den ersten Partien eines Spiels, nach dem, was man gerade tun kann. `coach-<Spiel>-<Zug>` geht vor `coach-<Zug>`.

coach-table = *Meine Hand* zeigt dir deine Steine; dort spielst du auch. Nur du siehst sie.
coach-wait = Die anderen spielen gerade. Deine Knöpfe kommen von selbst, wenn du am Zug bist.
coach-pause = Genug gesehen? Mit *Nächste Partie* geht es gleich weiter.
coach-start = Du beginnst: Drück auf einen beliebigen Stein. Die schweren wird man gern los. Wer zuerst keinen mehr hat, gewinnt.
coach-play = Zahl an Zahl: Leg mit einem der Knöpfe einen hervorgehobenen Stein an A oder B an. Wer zuerst keinen mehr hat, gewinnt.
coach-draw = Von deinen Steinen lässt sich keiner anlegen: Zieh, bis einer geht. Was du ziehst, siehst nur du.
coach-stake = Du setzt auf dich: Gewinnst du die Partie, zahlt die Bank das Zweieinhalbfache; sonst ist der Einsatz weg. { $low } bis { $high } Chips, bis zu deinem dritten Zug.
coach-buki-bank = Du bist die Bank: Gewinnt jemand anderer, zahlst du; gewinnst du, gehören dir alle Einsätze.
coach-claim = Leg einen Stein mit { $one }-{ $other } oder zwei, die aneinandergelegt außen { $one } und { $other } zeigen. Oder bluff mit irgendwelchen. Sie liegen verdeckt; keine Ansage geht auch.
coach-challenge = Riecht’s nach Bluff? Zweifle es an: Hast du recht, gibst du ebenso viele Steine her; sonst nimmst du die Ansage und noch einmal so viele.
coach-train = *Eine ganze Serie* legt viele Steine auf einmal.
coach-hungarian-start = Du beginnst: Drück auf einen beliebigen Stein und leg an beiden Enden weiter, solange es geht. Jedes Auge, das dir bleibt, zählt gegen dich.
coach-hungarian-play = Wähl ein Ende und leg weiter, solange es geht. Jedes Auge, das dir bleibt, zählt gegen dich.
coach-luxembourg-play = Zahl an Zahl: Leg einen hervorgehobenen Stein an A oder B an. Jedes Auge, das dir bleibt, zählt gegen dich.
coach-luxembourg-draw = Von deinen Steinen lässt sich keiner anlegen: Zieh einen, und dein Zug ist vorbei.
coach-buyback = Für { $price } Chips kommst du von { $before } auf { $score } Punkte.{ $before ->
    [0] {""}
   *[other] {" "}Wer mehr als { $target } hat und es nicht tut, ist draußen.
}
