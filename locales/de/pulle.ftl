# Pulle: Titel, Hausregeln, Züge, Ereignisse, Abweisungen, Regeln in Kürze

game-pulle = Pulle

option-payment = Siegprämie
    .says = Chips, die alle zahlen, wenn jemand eine Partie gewinnt; nach einer gesperrten Partie die Hälfte
choice-payment-0 = keine
unit-payment = { $value ->
    [1] je 1 Chip
   *[other] je { $value } Chips
}
option-buyback = Zurückkaufen
    .says = wer hoch steht, kauft sich um die halbe Einlage hinunter
option-tie-adds-pips = Gleichstand zählt
    .says = auch nach einem Gleichstand der wenigsten Augen wird angeschrieben
option-buyback-with = Zurückkaufen können
    .says = ob man sich noch zurückkaufen darf, wenn schon jemand draußen ist; dessen Stand zählt mit
choice-buyback-with-four = nur alle vier
choice-buyback-with-fewer = auch weniger
option-buyback-until = Zurückkaufen bis
    .says = ob man es sich zwischen den Partien noch anders überlegen darf
choice-buyback-until-answer = zur Antwort
choice-buyback-until-deal = zur nächsten Partie
option-broken-reentry = Gesprengte Pulle
    .says = wer wieder einzahlt und weiterspielt, wenn alle über 100 haben
choice-broken-reentry-all = alle vier
choice-broken-reentry-survivors = nur wer noch im Spiel war

lobby-reserve = Um dich zurückkaufen zu können, brauchst du im Ganzen { $chips }. Mit weniger kannst du trotzdem mitspielen, dich aber nur zurückkaufen, wenn du etwas gewonnen hast.
action-buyback = { $score ->
    [one] Zurückkaufen: 1 Punkt
   *[other] Zurückkaufen: { $score } Punkte
}
action-decline = Nicht zurückkaufen
action-renounce = Bei dieser Pulle draußen bleiben
sure-renounce = Bei dieser Pulle endgültig draußen bleiben? Du kannst dich in sie nicht mehr zurückkaufen und kommst auch nicht wieder, wenn sie gesprengt wird und die anderen zurückkommen.

event-buyback-opened = Zurückkaufen ist jetzt möglich: um die halbe Einlage, für die Pulle.
event-bought-back = { $score ->
    [one] { $name } kauft sich zurück und hat jetzt 1 Punkt.
   *[other] { $name } kauft sich zurück und hat jetzt { $score } Punkte.
}
event-declined = { $name } kauft sich nicht zurück.
event-buyback-closed = Zurückkaufen geht jetzt nicht mehr.
event-eliminated = { $name } hat { $score } Punkte und scheidet aus.
event-pool-broken = Die Pulle ist gesprengt: Alle haben über 100. Alle Punkte stehen wieder auf 0{ $chips ->
    [0] .
    [1] , und alle zahlen noch einmal je einen Chip ein.
   *[other] , und alle zahlen noch einmal je { $chips } Chips ein.
}
event-returned = { $name } ist wieder im Spiel.
event-renounced = { $name } kommt in diese Pulle nicht mehr zurück.

illegal-no-offer = Du kannst dich jetzt nicht zurückkaufen.
illegal-offer-changed = Inzwischen hat sich jemand anderer zurückgekauft: Du hättest jetzt { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}. Entscheide neu.
illegal-not-out = Draußen bleiben kann nur, wer aus der Pulle ausgeschieden ist.

rules-pulle = **Pulle**, Wien, zu viert
    {""}**Ziel.** Alle zahlen eine Einlage in die **Pulle**. Wer über 100 Punkte kommt, ist draußen; wer übrig bleibt, bekommt alles.
    {""}**Steine.** Die 36 Steine von 0-1 bis 7-8, ohne Pasche: je sieben, auch wenn nur noch drei oder zwei spielen. Der Rest, der **Stamm**, wird nie gezeigt.
    {""}**Ein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; wer nicht kann, passt automatisch. Die erste Partie beginnt, wer den schwersten Stein hat, mit einem beliebigen; dann, wer zuletzt gewonnen hat, nach Gleichstand, wer zuletzt angelegt hat, oder wer danach noch im Spiel ist.
    {""}**Das Ende einer Partie.** Jemand hat keinen Stein mehr, oder niemand kann weiter: Dann gewinnen die wenigsten Augen.
    {""}**Wertung.** Alle schreiben die Augen ihrer restlichen Steine an, auch wer eine gesperrte Partie gewinnt. Mit 100 lebt man noch, mit 101 ist man draußen. Haben mehrere gleich wenige Augen, zählt die Partie nicht.
    {""}**Zurückkaufen.** Haben alle vier die Partie gespielt, kannst du die halbe Einlage zahlen und nimmst den mittleren Stand der drei anderen: Aus 107 gegen 41, 62 und 88 werden 62. (Sind die drei gleich: einer mehr.) Er muss niedriger sein als deiner und nicht über 100, und für die nächste Partie müssen die Chips auch reichen.
    {""}**Gesprengte Pulle.** Haben alle, die gespielt haben, über 100, beginnen alle vier mit einer neuen Einlage bei 0.
    {""}**Besonders hier.** Hausregeln: Wer eine Partie gewinnt, bekommt von den anderen etwas bezahlt, nach einer gesperrten die Hälfte; auch weniger als vier können sich zurückkaufen; dazu ist bis zur nächsten Partie Zeit.
    {""}-# Nach pagat.com (österreichisches Domino) und gamefarm.jp.
