# Die Spiele: Titel, Hausregeln, Züge, Ereignisse, Abweisungen, Regeln in Kürze

game-buki = Buki
game-austrian-block = Österreichisches Blockspiel

## Hausregeln

option-hand = Steine pro Hand
    .says = mit wie vielen Steinen alle beginnen
unit-hand = { $value }
choice-hand-none = wie üblich
option-min = Mindesteinsatz
    .says = der kleinste Einsatz in Chips
unit-min = { $value }
option-max = Höchsteinsatz
    .says = der größte Einsatz in Chips
unit-max = { $value }
choice-max-none = 3 × Mindesteinsatz
option-banker = Bank
    .says = wer die Bank ist, solange der Tisch offen ist
choice-banker-none = durch das Los
option-banker-limits = Grenzen durch die Bank
    .says = sie wählt Mindest- und Höchsteinsatz, außer wenn sie ausgelost wird oder ein Bot ist
option-direction = Richtung
    .says = wie herum der Zug weitergeht
choice-direction-cw = im Uhrzeigersinn
choice-direction-ccw = gegen den Uhrzeigersinn
option-reverse-every = Richtungswechsel
    .says = nach wie vielen Partien sich die Richtung umkehrt
choice-reverse-every-0 = nie
unit-reverse-every = { $value ->
    [1] nach jeder Partie
   *[other] alle { $value } Partien
}
option-raise-until-fourth = Erhöhen
    .says = Einsätze dürfen bis zum vierten Zug erhöht werden, wenn die Bank zustimmt
option-reveal-after-domino = Hände nach Domino zeigen
    .says = die Steine der anderen werden auch gezeigt, wenn jemand den letzten Stein angelegt hat
option-deals = Partien
    .says = nach wie vielen Partien der Tisch schließt
choice-deals-none = bis der Tisch geschlossen wird
unit-deals = { $value }
option-turn-seconds = Bedenkzeit je Zug
    .says = ist sie vorbei, spielt ein Bot für dich
choice-turn-seconds-20 = 20 s
choice-turn-seconds-30 = 30 s
choice-turn-seconds-60 = 1 min
choice-turn-seconds-120 = 2 min
choice-turn-seconds-300 = 5 min
choice-turn-seconds-900 = 15 min
choice-turn-seconds-3600 = 1 Stunde
choice-turn-seconds-28800 = 8 Stunden
choice-turn-seconds-86400 = 24 Stunden
unit-turn-seconds = { $minutes ->
    [0] { $value } s
   *[other] { $minutes } min
}
option-beat-seconds = Zeit zum Schauen
    .says = Pause nach einem großen Moment
choice-beat-seconds-0 = keine
choice-beat-seconds-2 = 2 s
choice-beat-seconds-4 = 4 s
choice-beat-seconds-6 = 6 s
choice-true = ja
choice-false = nein
seat-number = Platz { $number }
nothing = —

## Züge, wie sie auf den Knöpfen stehen

action-play = { $end ->
    [start] { $tile }
   *[other] { $tile } → { $end }
}
action-play-train = { $tile } → { $end } ({ $train ->
    [own] dein Zug
    [mexican] Mexikanischer Zug
   *[other] Zug von { $owner }
})
action-turn = { $tile } → { $end }, { $outer } außen
action-points = { $action } (+{ $points })
action-pass = Passen
action-give-lead = Die Person gegenüber beginnt
action-draw = Stein ziehen
repeat-draw = { $most ->
    [none] Ziehen, bis einer passt
   *[other] Ziehen, bis einer passt (höchstens { $most })
}
action-stake = { $chips } setzen
action-add = { $chips } nachsetzen
action-raise = Um { $chips } erhöhen?
action-accept = Annehmen: { $name } +{ $chips }
action-refuse = Ablehnen: { $name } +{ $chips }
menu-play = Welcher Stein, und wohin?
menu-stake = Dein Einsatz
menu-add = Einsatz vermehren
menu-raise = Die Bank um Erhöhung bitten
form-stake = Dein Einsatz
form-add = Einsatz vermehren
form-raise = Um Erhöhung bitten
form-chips = Chips (eine ganze Zahl)
form-number = Eine ganze Zahl
form-other = Eine andere Zahl …

## Ereignisse

event-dealt = { $tile ->
    [none] Partie { $deal }. { $leader } beginnt.
   *[other] Partie { $deal }. { $leader } hat den schwersten Stein ({ $tile }) und beginnt.
}
event-banker-drawn = Das Los ist gefallen: { $name } ist die Bank.
event-played = { $end ->
    [start] { $name } beginnt mit { $tile }.
   *[other] { $name } legt { $tile } an { $end } an.
}
event-played-train = { $train ->
    [own] { $name } legt { $tile } an den eigenen Zug an.
    [mexican] { $name } legt { $tile } an den Mexikanischen Zug an.
   *[other] { $name } legt { $tile } an den Zug von { $owner } an.
}
event-drew = { $times ->
    [one] { $name } zieht einen Stein.
   *[other] { $name } zieht { $times } Steine.
}
event-passed = { $name } passt.
event-staked = { $name } setzt { $chips }.
event-added = { $name } setzt { $chips } nach.
event-raise-asked = { $name } bittet die Bank, um { $chips } erhöhen zu dürfen.
event-raise-answered = { $accepted ->
    [yes] Die Bank nimmt an: { $name } erhöht um { $chips }.
   *[no] Die Bank lehnt die Erhöhung von { $name } ab.
}
event-raise-lapsed = Die Bitte von { $name } um Erhöhung ist verfallen.
event-direction-reversed = { $direction ->
    [1] Die Richtung kehrt sich um: ab jetzt im Uhrzeigersinn.
   *[other] Die Richtung kehrt sich um: ab jetzt gegen den Uhrzeigersinn.
}
event-deal-won = { $ending ->
    [domino] Domino! { $name } hat keinen Stein mehr.
    [target] { $name } hat das Ziel erreicht.
   *[other] Gesperrt: { $name } hat die wenigsten Augen.
}
event-deal-tied = Gesperrt, und mehrere haben gleich wenige Augen: Niemand gewinnt.

## Was die Regeln abweisen

illegal-must-play = Einer deiner Steine passt, also musst du anlegen. Was passt, ist in deiner Hand hervorgehoben.
illegal-must-lead = Diese Partie beginnt mit { $tile }: Spiel diesen Stein.
illegal-must-draw = Keiner deiner Steine passt: Zieh zuerst einen.
illegal-must-pass = Von deinen Steinen lässt sich keiner anlegen: Du kannst nur passen.
illegal-not-your-turn = Du bist noch nicht am Zug. Der Tisch zeigt, wer an der Reihe ist.
illegal-not-in-hand = Den Stein { $tile } hast du nicht mehr.
illegal-does-not-fit = { $tile } passt dort nicht. Deine Hand zeigt, was wohin passt.
illegal-no-drawing = In diesem Spiel wird nicht gezogen.
illegal-deal-over = Diese Partie ist vorbei.
illegal-stake-required = Setz zuerst (mindestens { $min }): Es ist dein dritter Zug, oder du hast die letzte Partie gewonnen.
illegal-below-min = Der kleinste Einsatz an diesem Tisch ist { $min }.
illegal-over-max = An diesem Tisch sind höchstens { $max } erlaubt.
illegal-already-staked = Du hast schon gesetzt, und das gilt.
illegal-no-stake-yet = Du hast noch nicht gesetzt, also gibt es nichts zu erhöhen.
illegal-already-asked = Du hast schon gefragt; die Bank hat noch nicht geantwortet.
illegal-option-off = An diesem Tisch wird nicht erhöht.
illegal-too-late = Dafür ist es in dieser Partie zu spät.
illegal-whole-chips-only = Bitte gib eine ganze Zahl von Chips ein, zum Beispiel 3.
illegal-banker-stakes-not = Du bist die Bank: Die anderen setzen gegen dich, du selbst setzt nicht.
illegal-banker-only = Darauf antwortet nur die Bank.
illegal-nothing-asked = Diese Bitte ist nicht mehr offen.
illegal-not-carried = Nachsetzen kann man nur auf einen Einsatz, der nach einem Gleichstand stehen geblieben ist.
illegal-not-this-game = Das gibt es in diesem Spiel nicht.
illegal-bad-option = „{ $option }“ kann diesen Wert nicht haben: Er passt nicht zur Zahl der Mitspielenden oder zu den anderen Hausregeln. Wähle einen anderen.

## Regeln in Kürze

rules-buki = **Buki** (Bukidomino), Wien, zu viert
    {""}**Ziel.** Alle Steine vor den anderen loswerden. Das Los bestimmt die **Bank**, die auch mitspielt; die drei anderen setzen gegen sie auf sich selbst.
    {""}**Steine.** Die 36 von 0-1 bis 7-8, ohne Pasche: je sechs (oder sieben). Der Rest, der **Stamm**, wird nie gezeigt.
    {""}**Ein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; wer nicht kann, passt automatisch. Der schwerste Stein entscheidet, wer die erste Partie beginnt; danach, wer zuletzt gewonnen hat (nach Gleichstand, wer zuletzt angelegt hat).
    {""}**Einsätze.** Vor deinem dritten Zug; hast du die letzte Partie gewonnen, vor dem ersten. Ganze Chips innerhalb der Grenzen (meist 2–6; mehr kostet dich keine Partie), endgültig. Ist eine Partie vorher entschieden, zählt der Mindesteinsatz.
    {""}**Das Ende.** Wer den letzten Stein anlegt, gewinnt. Kann niemand weiter, gewinnen die wenigsten Augen.
    {""}**Auszahlung.** Gewinnt, wer gesetzt hat, zahlt die Bank das Zweieinhalbfache und nimmt die anderen Einsätze. Gewinnt sie, nimmt sie alle. Bei Gleichstand bleiben die Einsätze stehen, man darf nachsetzen.
    {""}**Die Galerie.** Andere sitzen hinter jemandem (*Nur zuschauen*), wenn es recht ist (um Chips nie hinter Bots), und wetten bis zum dritten Zug auf diese Hand. Die Bank nimmt an oder nicht; gezahlt wird wie beim Einsatz, nach Gleichstand geht die Wette zurück.
    {""}**Besonders hier.** Nach einigen Partien wechselt die Richtung. Hausregel: erhöhen bis zum vierten Zug, wenn die Bank zustimmt.
    {""}-# Nach pagat.com (österreichisches Domino) und gamefarm.jp.
rules-austrian-block = **Österreichisches Blockspiel**, für zwei bis vier, alle für sich
    {""}**Ziel.** Alle Steine vor den anderen loswerden oder, wenn niemand weiterkann, die wenigsten Augen haben.
    {""}**Steine.** Die 36 Steine von 0-1 bis 7-8, ohne Pasche. Zu zweit je 11 (oder 12), zu dritt 8 (oder 9), zu viert 7 (oder 6 oder 8). Der Rest, der **Stamm**, bleibt verdeckt und wird nie gezeigt.
    {""}**Ein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; wer nicht kann, passt automatisch. Die erste Partie beginnt, wer den schwersten Stein hat, mit einem beliebigen; danach, wer zuletzt gewonnen hat.
    {""}**Das Ende.** Wer den letzten Stein anlegt, gewinnt. Kann niemand weiter, gewinnen die wenigsten Augen. Haben mehrere gleich wenige, gewinnt niemand, und wer den letzten Stein angelegt hat, beginnt die nächste Partie.
    {""}**Wertung.** Jede gewonnene Partie zählt eins. Ist eine Zahl von Partien vereinbart, gewinnt das Match, wer die meisten gewonnen hat, und ihr könnt um einen Topf spielen.
    {""}**Besonders hier.** Die Steine liegen wie Ziegel in einer Doppelkette; es zählen nur ihre zwei Enden.
    {""}-# Nach pagat.com (österreichisches Domino) und gamefarm.jp.
