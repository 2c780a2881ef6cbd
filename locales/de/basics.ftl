# Was man von einem Spiel wissen muss, wenn man es nicht kennt: Damit beginnt /rules, der Rest steht hinter *Mehr*.

rules-fits = Ein Stein passt, wenn eine Hälfte dieselbe Zahl zeigt wie ein offenes Ende (A oder B). Die Punkte heißen Augen; ein Pasch zeigt auf beiden Hälften dieselbe Zahl.
rules-fits-arms = Ein Stein passt, wenn eine Hälfte dieselbe Zahl zeigt wie ein offenes Ende (A bis D). Die Punkte heißen Augen; ein Pasch zeigt auf beiden Hälften dieselbe Zahl.
rules-fits-trains = Ein Stein passt, wenn eine Hälfte dieselbe Zahl zeigt wie das Ende eines Zuges. Die Punkte heißen Augen; ein Pasch zeigt auf beiden Hälften dieselbe Zahl.
rules-differ = **An diesem Tisch.** { $rules }
reading-rules = { $names } { $count ->
    [one] liest
   *[other] lesen
} zum ersten Mal die Regeln, darum wartet die Uhr.
rules-choose = Welches Spiel?
button-more = Mehr
button-basics = Das Wichtigste

basics-buki = **Ziel.** Alle Steine vor den anderen loswerden.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, passt du automatisch.
    {""}**Gewinnen.** Wer den letzten Stein anlegt, gewinnt die Partie. Kann niemand weiter, gewinnen die wenigsten Augen. Es geht weiter, bis der Tisch geschlossen wird: Deine Chips sind der Stand.
    {""}**Die Bank.** Jemand von euch ist die Bank, bis der Tisch schließt, und spielt auch mit. Die drei anderen setzen auf sich selbst: Gewinnst du die Partie, zahlt dir die Bank das Zweieinhalbfache deines Einsatzes; sonst bekommt sie ihn.
    {""}**Was eine Partie kosten kann.** Deinen Einsatz: mindestens { $min ->
        [one] 1 Chip
       *[other] { $min } Chips
    }, höchstens { $max ->
        [none] das Dreifache davon
       *[other] { $max }
    }. Du wählst ihn spätestens bei deinem dritten Zug. Bist du die Bank, zahlst du, wenn dich jemand schlägt.
basics-austrian-block = **Ziel.** Alle Steine vor den anderen loswerden.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, passt du automatisch.
    {""}**Gewinnen.** Wer den letzten Stein anlegt, gewinnt die Partie. Kann niemand weiter, gewinnen die wenigsten Augen. Vorn liegt, wer die meisten Partien gewinnt.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
basics-austrian-draw = **Ziel.** Alle Steine vor den anderen loswerden.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, { $draw_limit ->
        [none] ziehst du, bis einer passt, und legst ihn an
        [one] ziehst du einen Stein und legst ihn an, wenn er passt
       *[other] ziehst du höchstens { $draw_limit } Steine, bis einer passt, und legst ihn an
    }.
    {""}**Gewinnen.** Wer den letzten Stein anlegt, gewinnt die Partie. Kann niemand weiter, gewinnen die wenigsten Augen. Vorn liegt, wer die meisten Partien gewinnt.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
basics-tendler = **Ziel.** Alle Steine vor den anderen loswerden.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Pasche liegen quer, gelten aber wie alle anderen. Wer kann, muss; geht keiner, { $draw_limit ->
        [none] ziehst du, bis einer passt, und legst ihn an
        [one] ziehst du einen Stein und legst ihn an, wenn er passt
       *[other] ziehst du höchstens { $draw_limit } Steine, bis einer passt, und legst ihn an
    }.
    {""}**Gewinnen.** Wer den letzten Stein anlegt, gewinnt die Partie. Kann niemand weiter, gewinnen die wenigsten Augen. Vorn liegt, wer die meisten Partien gewinnt.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
basics-pulle = **Ziel.** Nicht über 100 Punkte kommen. Die Augen, die dir am Ende einer Partie bleiben, sind deine Punkte: Werd deine Steine vor den anderen los.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, passt du automatisch.
    {""}**Gewinnen.** Mit mehr als 100 Punkten bist du draußen. Wer übrig bleibt, bekommt die ganze **Pulle**.
    {""}**Was es kosten kann.** { $entry ->
        [one] 1 Chip
       *[other] { $entry } Chips
    } in die Pulle, und noch einmal, wenn alle, die noch im Spiel sind, zugleich über 100 kommen.{ $buyback ->
        [0] {""}
       *[other] {" "}{ $buyback_with ->
            [fewer] Nach jeder Partie
           *[other] Haben alle vier die Partie gespielt,
        } kannst du dich zurückkaufen: Du zahlst die Hälfte davon und nimmst den mittleren Stand der drei anderen (aus 107 gegen 41, 62 und 88 werden 62).
    }{ $payment ->
        [0] {""}
       *[other] {" "}Wer eine Partie gewinnt, bekommt außerdem höchstens { $payment } von dir.
    }
basics-hungarian = **Ziel.** Wenige Augen behalten. Sie sind deine Punkte, und Punkte sind schlecht.
    {""}**Dein Zug.** Wähle A oder B und leg dort Stein um Stein an, solange es geht: Das ist eine Serie. Geht an beiden Enden nichts, passt du automatisch.
    {""}**Gewinnen.** Eine Partie endet, wenn { $end_on_domino ->
        [0] niemand mehr anlegen kann
       *[other] jemand keinen Stein mehr hat oder niemand mehr anlegen kann
    }. Hat jemand { $target } Punkte, ist das Match aus: Wer die wenigsten hat, gewinnt; { $losers ->
        [all] wer so viele hat, verliert
       *[other] wer die meisten hat, verliert
    }.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
basics-challenge = **Ziel.** Alle Steine vor den anderen loswerden.
    {""}**Dein Zug.** Zwei Würfel fallen. Alle legen geheim einen Stein, zwei oder keinen verdeckt hin und behaupten, dass sie zum Wurf passen: ein Stein mit beiden Zahlen, oder zwei, die aneinandergelegt außen die beiden Zahlen zeigen. Die anderen sehen nur, wie viele Steine es sind.
    {""}**Anzweifeln.** Dann darf reihum angezweifelt werden. Ein Bluff geht zurück, und wer angezweifelt hat, gibt ebenso viele Steine dazu. War die Ansage wahr, nimmt sie, wer angezweifelt hat, und noch einmal so viele Steine.
    {""}**Gewinnen.** Du gewinnst, wenn du keinen Stein mehr in der Hand hast und keine Ansage von dir mehr verdeckt liegt.
    {""}**Was eine Partie kosten kann.** { $chips ->
        [pot] Alle zahlen { $stake ->
            [one] 1 Chip
           *[other] { $stake } Chips
        } in den Topf; wer gewinnt, bekommt ihn.
        [per-tile] { $rate ->
            [one] 1 Chip
           *[other] { $rate } Chips
        } für jeden Stein, der dir bleibt{ $cap ->
            [5600] {""}
           *[other] , höchstens { $cap }
        }.
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
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
