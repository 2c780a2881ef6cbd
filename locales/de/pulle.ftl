# Pulle: Titel, Hausregeln, Züge, Ereignisse, Abweisungen, Regeln in Kürze

game-pulle = Pulle

option-payment = Spielgeld
    .says = Chips, die jeder dem Gewinner einer Partie zahlt; bei gesperrtem Spiel die Hälfte
choice-payment-0 = keines
unit-payment = { $value ->
    [1] je 1 Chip
   *[other] je { $value } Chips
}
option-buyback = Zurückkaufen
    .says = wer hoch steht, kauft sich um den halben Einsatz hinunter, solange alle vier im Spiel sind
option-tie-adds-pips = Gleichstand zählt
    .says = auch nach einem Gleichstand der wenigsten Augen wird angeschrieben
option-broken-reentry = Gesprengte Pulle
    .says = wer wieder einzahlt und weiterspielt, wenn alle über 100 haben
choice-broken-reentry-all = alle vier
choice-broken-reentry-survivors = nur wer noch im Spiel war

action-buyback = Zurückkaufen: { $score } Punkte
action-decline = Nicht zurückkaufen
action-renounce = Auf Rückkehr verzichten

event-buyback-opened = Wer zurückkaufen will, zahlt den halben Einsatz in die Pulle.
event-bought-back = { $name } kauft zurück und hat jetzt { $score } Punkte.
event-declined = { $name } kauft nicht zurück.
event-buyback-closed = Zurückkaufen geht jetzt nicht mehr.
event-eliminated = { $name } hat { $score } Punkte und scheidet aus.
event-pool-broken = Die Pulle ist gesprengt: Alle haben über 100. Alle Punkte stehen wieder auf 0, und jeder zahlt noch einmal { $chips ->
    [1] einen Chip
   *[other] { $chips } Chips
} ein.
event-returned = { $name } ist wieder im Spiel.
event-renounced = { $name } kommt in diese Pulle nicht mehr zurück.

illegal-no-offer = Du kannst jetzt nicht zurückkaufen.
illegal-offer-changed = Inzwischen hat jemand anderer zurückgekauft: Du hättest jetzt { $score } Punkte. Entscheide neu.
illegal-not-out = Auf die Rückkehr verzichten kann nur, wer ausgeschieden ist.

rules-pulle = **Pulle**, Wien, zu viert
    {""}**Ziel.** Als Letzter übrig bleiben. Jeder zahlt seinen Einsatz in die **Pulle**; wer über 100 Augen hat, scheidet aus; wer übrig bleibt, bekommt alles.
    {""}**Steine.** Achterdomino ohne Pasche: 36 Steine. Jeder nimmt sieben, auch wenn nur noch drei oder zwei spielen; der Rest liegt verdeckt als **Stamm** und wird nie gezeigt.
    {""}**Ein Zug.** Leg einen Stein an, der an ein offenes Ende (A oder B) passt. Wer kann, muss legen; wer nicht kann, passt. In der ersten Partie spielt aus, wer den schwersten Stein hat, und zwar einen beliebigen; später der letzte Gewinner.
    {""}**Wertung.** Nach jeder Partie, gesperrt oder nicht, schreibt jeder die Augen seiner restlichen Steine an, auch der Gewinner eines gesperrten Spiels. Mit 100 lebt man noch. Haben mehrere gleich wenige Augen, zählt die Partie nicht.
    {""}**Zurückkaufen.** Solange alle vier im Spiel sind, darf man nach einer Partie den halben Einsatz in die Pulle zahlen, auch mit über 100. Man hat dann den mittleren Stand der drei anderen; sind die gleich, einen Punkt mehr. Es muss etwas nützen: weniger als vorher und nicht über 100.
    {""}**Gesprengte Pulle.** Haben alle, die gespielt haben, über 100, stehen alle wieder auf 0, und jeder zahlt noch einmal ein und spielt mit.
    {""}**Besonders hier.** Als Hausregel zahlen die anderen dem Gewinner jeder Partie etwas, nach einem gesperrten Spiel die Hälfte.
    -# Nach pagat.com (österreichisches Domino) und gamefarm.jp.
