# Was man von einem Spiel wissen muss, wenn man es nicht kennt: Damit beginnt /rules, der Rest steht hinter *Mehr*.

rules-fits = Ein Stein lässt sich anlegen, wenn eine Hälfte dieselbe Zahl zeigt wie das offene Ende (A oder B). Die Punkte heißen Augen; ein Pasch zeigt zweimal dieselbe Zahl.
rules-differ = **An diesem Tisch.** { $rules }
reading-rules = { $names } { $count ->
    [one] liest
   *[other] lesen
} zum ersten Mal die Regeln: Die Uhr wartet.
rules-choose = Welches Spiel?
button-more = Mehr
button-basics = Das Wichtigste

basics-buki = **Ziel.** Als Erstes alle Steine loswerden.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, passt du, ohne etwas zu drücken.
    {""}**Gewinnen.** Wer den letzten Stein anlegt, gewinnt die Partie. Kann niemand weiter, gewinnen die wenigsten Augen. Es geht weiter, bis der Tisch geschlossen wird: Deine Chips sind der Stand.
    {""}**Die Bank.** Wen das Los bestimmt, ist den ganzen Abend die Bank und spielt mit. Die drei anderen setzen auf sich selbst: Gewinnst du die Partie, zahlt dir die Bank das Zweieinhalbfache deines Einsatzes; sonst bekommt sie ihn.
    {""}**Was eine Partie kosten kann.** Deinen Einsatz: mindestens { $min } Chips, höchstens { $max ->
        [none] das Dreifache davon
       *[other] { $max }
    }. Du wählst ihn in *Meine Hand*, spätestens bei deinem dritten Zug. Die Bank zahlt, wenn jemand anderer gewinnt.
basics-austrian-block = **Ziel.** Als Erstes alle Steine loswerden.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, passt du, ohne etwas zu drücken.
    {""}**Gewinnen.** Wer den letzten Stein anlegt, gewinnt die Partie. Kann niemand weiter, gewinnen die wenigsten Augen. Am besten ist, wer die meisten Partien gewinnt.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
basics-austrian-draw = **Ziel.** Als Erstes alle Steine loswerden.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, ziehst du, bis sich einer anlegen lässt, und legst ihn an.
    {""}**Gewinnen.** Wer den letzten Stein anlegt, gewinnt die Partie. Kann niemand weiter, gewinnen die wenigsten Augen. Am besten ist, wer die meisten Partien gewinnt.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
basics-tendler = **Ziel.** Als Erstes alle Steine loswerden.
    {""}**Dein Zug.** Leg einen Stein an A oder B an; Pasche liegen quer, das ist alles. Wer kann, muss; geht keiner, ziehst du, bis sich einer anlegen lässt, und legst ihn an.
    {""}**Gewinnen.** Wer den letzten Stein anlegt, gewinnt die Partie. Kann niemand weiter, gewinnen die wenigsten Augen. Am besten ist, wer die meisten Partien gewinnt.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
basics-pulle = **Ziel.** Nicht über 100 Punkte kommen. Die Augen, die dir am Ende einer Partie bleiben, sind deine Punkte: Werd deine Steine vor den anderen los.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, passt du, ohne etwas zu drücken.
    {""}**Gewinnen.** Wer mehr als 100 Punkte hat, ist draußen. Wer übrig bleibt, bekommt die ganze **Pulle**.
    {""}**Was es kosten kann.** Einmal { $entry } Chips in die Pulle. Haben alle vier die Partie gespielt, kannst du dich zurückkaufen: Du zahlst noch einmal die Hälfte und nimmst den mittleren Stand der drei anderen (aus 107 gegen 41, 62 und 88 werden 62).
basics-hungarian = **Ziel.** Wenige Augen behalten. Sie sind deine Punkte, und Punkte sind schlecht.
    {""}**Dein Zug.** Wähl A oder B und leg dort Stein um Stein an, solange es geht: Das ist eine Serie. Geht an beiden Enden nichts, passt du, ohne etwas zu drücken.
    {""}**Gewinnen.** Eine Partie endet, wenn niemand mehr anlegen kann. Hat jemand { $target } Punkte, ist das Match aus: Wer die wenigsten hat, gewinnt; wer die meisten hat, verliert.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
basics-challenge = **Ziel.** Als Erstes alle Steine loswerden.
    {""}**Dein Zug.** Zwei Würfel fallen. Alle legen geheim einen Stein, zwei oder keinen verdeckt hin und behaupten, dass sie zum Wurf stimmen: ein Stein mit beiden Zahlen, oder zwei, die aneinandergelegt außen die beiden Zahlen zeigen. Ob das wahr ist, sieht niemand, nur wie viele Steine es sind.
    {""}**Anzweifeln.** Dann darf reihum angezweifelt werden. Ein Bluff geht zurück, und wer angezweifelt hat, gibt ebenso viele Steine dazu. War es wahr, nimmt, wer angezweifelt hat, die Steine und ebenso viele dazu.
    {""}**Gewinnen.** Du gewinnst, wenn du keinen Stein mehr in der Hand hast und keine Ansage von dir mehr verdeckt liegt.
    {""}**Was eine Partie kosten kann.** { $chips ->
        [pot] Alle zahlen { $stake } in den Topf; wer gewinnt, bekommt ihn.
        [per-tile] { $rate } für jeden Stein, der dir bleibt.
       *[other] Nichts: Gespielt wird um die Ehre.
    }
basics-luxembourg = **Ziel.** Wenige Augen behalten. Sie sind deine Punkte, und Punkte sind schlecht.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss. Geht keiner, ziehst du einen Stein, und dein Zug ist vorbei.
    {""}**Gewinnen.** Eine Partie endet, wenn jemand keinen Stein mehr hat oder niemand weiterkann. { $end ->
        [rounds] Nach { $rounds ->
            [one] einer Partie
           *[other] { $rounds } Partien
        }
       *[other] Sobald jemand { $target } Punkte hat,
    } gewinnt, wer die wenigsten hat.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
