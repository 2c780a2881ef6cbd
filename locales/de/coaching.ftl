# Tipps in den ersten Partien eines Spiels, nach dem, was man gerade tun kann. `coach-<Spiel>-<Zug>` geht vor `coach-<Zug>`.

coach-table = *Meine Hand* zeigt dir deine Steine, und nur dir.
coach-start = Du beginnst: Wähle einen Stein. Wer zuerst alle los ist, gewinnt.
coach-play = Leg einen gehobenen Stein an. Wer zuerst alle los ist, gewinnt.
coach-team-start = Du beginnst. Wer gegenübersitzt, gewinnt mit dir: { $partner }.
coach-team-play = Leg einen gehobenen Stein an. Ihr gewinnt, wenn du oder { $partner } keinen mehr hat.
coach-draw = Keiner deiner Steine passt, also zieh. Nur du siehst, was du ziehst.
coach-stake = Setz { $low } bis { $high } { $high ->
    [one] Chip
   *[other] Chips
} { $now ->
    [yes] jetzt
   *[no] bis zum dritten Zug
}: Ein Sieg bringt das 2½-Fache.
coach-buki-bank = Du bist die Bank: Bei Sieg gehören dir die Einsätze, sonst zahlst du.
coach-claim = Sag { $one }-{ $other } mit einem Stein an oder mit zweien, außen { $one } und { $other }. Oder bluffe.
coach-challenge = Ein Bluff? Zweifle an und gib Steine her; stimmt die Ansage, nimmst du welche.
coach-train = *Eine ganze Serie* legt viele Steine auf einmal.
coach-hungarian-start = Beginne und leg weiter, solange es geht. Übrige Augen zählen gegen dich.
coach-hungarian-play = Wähle ein Ende und leg weiter an. Übrige Augen zählen gegen dich.
coach-luxembourg-play = Leg einen gehobenen Stein an. Übrige Augen zählen gegen dich.
coach-luxembourg-draw = Keiner deiner Steine passt: Zieh einen, dann ist dein Zug vorbei.
coach-buyback = Zahle { $price }, und du kommst von { $before } auf { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}.{ $before ->
    [0] {""}
   *[other] {" "}Mit mehr als { $target } bist du sonst draußen.
}
