# Challenge

game-challenge = Challenge

option-claims = Ansagen
    .says = ob sie verborgen bleiben, bis alle geantwortet haben, oder die Anzahl gleich sichtbar ist
choice-claims-sealed = verborgen, bis alle geantwortet haben
choice-claims-open = Anzahl gleich sichtbar
option-chips = Chips
    .says = was am Ende einer Partie bezahlt wird
choice-chips-none = um die Ehre
choice-chips-pot = ein Topf für den Sieg
choice-chips-per-tile = für jeden übrigen Stein
option-stake = Einlage pro Partie
    .says = Chips, die alle in den Topf einer Partie zahlen
unit-stake = { $value }
option-rate = Preis eines Steins
    .says = Chips, die jeder übrige Stein kostet; wer gewinnt, bekommt sie
unit-rate = { $value }
option-cap = Höchster Verlust
    .says = wie viele Chips man in einer Partie höchstens verliert, wenn Steine bezahlt werden
unit-cap = { $value }
choice-cap-5600 = unbegrenzt

action-claim = { $tiles ->
    [none] Keine Ansage
   *[other] { $tiles } ansagen
}
action-challenge = { $name } anzweifeln
action-give = { $tiles } weitergeben
menu-claim = Einen oder zwei Steine ansagen
menu-give = { $most ->
    [1] Welchen Stein gibst du her?
   *[other] Welche { $most } Steine gibst du her?
}

event-first-tosser = { $lot ->
    [yes] Partie { $deal }. Das Los ist gefallen: { $name } würfelt zuerst.
   *[no] Partie { $deal }. { $name } hat die letzte verloren und würfelt zuerst.
}
event-tossed = { $name } würfelt { $one } und { $two }.
event-claim-shown = { $size ->
    [0] { $name } macht keine Ansage.
    [1] { $name } legt einen Stein als Ansage.
   *[other] { $name } legt zwei Steine als Ansage.
}
event-claims-revealed = { $singles ->
    [none] Die Ansagen liegen. Zwei Steine: { $pairs }.
   *[other] { $pairs ->
        [none] Die Ansagen liegen. Ein Stein: { $singles }.
       *[other] Die Ansagen liegen. Ein Stein: { $singles }. Zwei Steine: { $pairs }.
    }
}
event-no-claims = Keine Ansagen. Die Würfel gehen weiter.
event-challenged = { $name } zweifelt die Ansage von { $target } an.
event-exposed = { $true ->
    [yes] { $target } deckt auf: { $tiles }. Wahr! { $name } nimmt die Ansage auf.
   *[no] { $target } deckt auf: { $tiles }. Ein Bluff! { $name } nimmt die Ansage zurück.
}
event-gave-tiles = { $count ->
    [0] { $giver } hat keinen Stein, den { $receiver } bekommen könnte.
    [1] { $giver } gibt { $receiver } verdeckt einen Stein.
   *[other] { $giver } gibt { $receiver } verdeckt { $count } Steine.
}
event-to-boneyard = { $count ->
    [1] Alle passen: Ein Stein kommt verdeckt in die Ablage.
   *[other] Alle passen: { $count } Steine kommen verdeckt in die Ablage.
}
event-claim-returned = { $count ->
    [1] { $name } nimmt einen Stein, den niemand angezweifelt hat, zurück.
   *[other] { $name } nimmt { $count } Steine, die niemand angezweifelt hat, zurück.
}
event-deal-lost = { $count ->
    [1] { $name } verliert mit einem übrigen Stein und würfelt in der nächsten Partie zuerst.
   *[other] { $name } verliert mit { $count } übrigen Steinen und würfelt in der nächsten Partie zuerst.
}

# Was nur weiß, wer es liest

note-exposed = { $target } { $tiles } { $true ->
    [yes] (wahr) → { $name }
   *[no] (Bluff)
}
event-gave = Du hast { $name } gegeben: { $tiles }
event-received = { $name } hat dir gegeben: { $tiles }
event-discarded = Deine Ansage, die niemand angezweifelt hat, jetzt in der Ablage: { $tiles }

# Die eigene Hand, solange eine Ansage offen liegt: an alle, die sie betrifft
reveal-wrong = { $target } hat die Wahrheit gesagt: Du nimmst { $tiles }{ $count ->
    [0] .
    [one] {" "}und noch einen Stein.
   *[other] {" "}und noch { $count } Steine.
}
reveal-right = Beim Bluffen erwischt! { $target } nimmt { $tiles } zurück{ $count ->
    [0] .
    [one] {" "}und bekommt einen Stein von dir.
   *[other] {" "}und bekommt { $count } Steine von dir.
}
reveal-caught = { $name } hat dich beim Bluffen erwischt: Du nimmst { $tiles } zurück{ $count ->
    [0] .
    [one] {" "}und bekommst noch einen Stein.
   *[other] {" "}und bekommst noch { $count } Steine.
}
reveal-true = Du hast die Wahrheit gesagt! { $name } nimmt { $tiles }{ $count ->
    [0] .
    [one] {" "}und bekommt einen Stein von dir.
   *[other] {" "}und bekommt { $count } Steine von dir.
}
undoubted-bluff = Damit bist du durchgekommen: Niemand hat gezweifelt.
event-lied = { $name }: { $count }-mal gelogen, { $caught ->
    [0] nie erwischt
   *[other] { $caught }-mal erwischt
}
lies-told = Lügen: { $lies }
event-boldest-lie = Die Lüge der Partie: Bei { $one } und { $two } kam { $name } mit { $tiles } durch.

illegal-claims-first = Zuerst müssen alle auf den Wurf antworten.
illegal-claims-closed = Alle haben geantwortet: Ansagen kann man jetzt nicht mehr ändern.
illegal-too-many-tiles = Eine Ansage hat höchstens { $most } Steine. Wähle weniger.
illegal-not-yourself = Deine eigene Ansage kannst du nicht anzweifeln.
illegal-no-open-claim = Dort liegt keine Ansage, die man anzweifeln könnte.
illegal-give-first = Such zuerst { $need ->
    [1] den Stein aus, den du hergibst.
   *[other] die { $need } Steine aus, die du hergibst.
}
illegal-wrong-give-count = { $need ->
    [1] Wähle genau einen Stein.
   *[other] Wähle genau { $need } Steine.
}
illegal-nothing-to-give = Jetzt gibt es nichts herzugeben.

rules-challenge = **Challenge**, Bluffen mit Würfeln, für zwei bis sieben, am besten fünf oder sechs
    {""}**Ziel.** Alle Steine vor den anderen loswerden.
    {""}**Steine.** Zwei Sätze Sechserdomino, je acht Steine. Was aus dem Spiel kommt, liegt verdeckt in der Ablage.
    {""}**Ein Wurf.** Reihum werft ihr die zwei Würfel. Dann antworten alle geheim: keine Ansage, ein Stein oder zwei, verdeckt. Ein Stein *behauptet*, die beiden Zahlen zu zeigen. Zwei Steine behaupten, aneinandergelegt außen die beiden Zahlen zu zeigen: bei 3 und 4 etwa 0-3 mit 0-4 oder 3-6 mit 4-6; bei 5 und 5 braucht es beide Exemplare desselben Steins mit 5. Ändern kannst du deine Antwort, bis alle geantwortet haben; dann sieht man, aus wie vielen Steinen jede Ansage besteht.
    {""}**Anzweifeln.** Wer gewürfelt hat, fängt an: Der Reihe nach zweifelt ihr eine fremde Ansage an oder passt, immer rundum. Die Ansage wird aufgedeckt. *Bluff:* Sie geht zurück, und wer angezweifelt hat, gibt verdeckt ebenso viele dazu. *Wahr:* Wer angezweifelt hat, nimmt sie und bekommt verdeckt noch einmal so viele. Hast du zu wenige, gib alle.
    {""}**Alle passen** hintereinander: Was noch liegt, kommt verdeckt in die Ablage, und die Würfel gehen weiter.
    {""}**Das Ende.** Du gewinnst ohne Stein in der Hand und ohne offene Ansage; die letzten Steine hinzulegen genügt nicht. Offene Ansagen der anderen gehen in ihre Hand zurück. Wer die meisten Steine hat (dann: Augen), verliert und würfelt als Nächstes zuerst.
    {""}**Wertung.** Wie ausgemacht: um die Ehre, um einen Topf oder um Chips für jeden übrigen Stein.
    {""}**Besonders hier.** Würfel haben keine Null: 0-0 ist nie wahr. Loswerden kannst du es nur durch Bluff oder Hergeben.
    {""}-# Nach pagat.com (Challenge), aus Ubluff.
