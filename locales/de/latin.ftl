# Latino-Partnerdomino

game-latin = Latino-Partnerdomino
names-latin = Partnerdomino, Dominikanisches Domino, Puerto-ricanisches Domino, Karibisches Domino, Internationales Domino, dominicano, quinientos, 500, Latino-Domino
hook-latin = zwei gegen zwei
    .name = Latino
    .word = 2 gegen 2
pitch-latin = Zwei gegen zwei wie in der Karibik: Niemand zieht; lies den Tisch und spielt einander zu.
    .takes = Ein Match dauert etwa eine halbe Stunde.
option-style = Stil
    .says = bestimmt alle Regeln darunter; jede lässt sich noch ändern
choice-style-plain = Schlicht
choice-style-dominican = Dominikanisch
choice-style-puerto-rican = Puerto-ricanisch (500)
choice-style-international = International
option-pass-lead-alone = Passen zählt sofort
    .says = Passen am Beginn zählt auch dann, wenn die Person gegenüber ebenfalls passt
option-pass-all = Alle anderen passen
    .says = Punkte, wenn alle drei anderen passen und du noch anlegen kannst
choice-pass-all-none = je nach Stil
choice-pass-all-0 = keine
unit-pass-all = { $value }
option-capicua = Capicúa
    .says = Punkte, wenn der letzte Stein an beide Enden passt und kein Pasch ist
choice-capicua-none = je nach Stil
choice-capicua-0 = keine
unit-capicua = { $value }
option-capicua-blank = Capicúa mit Null
    .says = ob ein Stein mit einer 0 als Capicúa zählt
choice-capicua-blank-none = je nach Stil
option-chuchazo = Chuchazo
    .says = Punkte, wenn 0-0 der letzte Stein ist
choice-chuchazo-none = je nach Stil
choice-chuchazo-0 = keine
unit-chuchazo = { $value }
option-deal-bonus = Zuschlag für Partien
    .says = die ersten vier gewonnenen Partien bringen 100, 75, 50 und 25 mehr
choice-deal-bonus-none = je nach Stil
basics-latin = **Ziel.** Du spielst mit der Person gegenüber gegen die zwei anderen: Ihr seid ein **Team** und gewinnt gemeinsam.
    {""}**Dein Zug.** Leg einen Stein an A oder B an. Wer kann, muss; geht keiner, passt du automatisch. Alle 28 Steine sind verteilt.
    {""}**Gewinnen.** Legt jemand von euch den letzten Stein an, gewinnt euer Team die Partie. Kann niemand weiter, { $blocked ->
        [single] gewinnen die wenigsten Augen auf einer Hand
        [closer] zählen nur zwei Hände, die mit dem letzten Stein und die danach: Weniger Augen gewinnen
       *[other] gewinnen die wenigsten Augen beider Hände
    }. Ihr schreibt { $count ->
        [rounds] einen Punkt
        [losers] die Augen der anderen
       *[other] die Augen aller Hände
    } an, dazu Prämien, falls es welche gibt.
    {""}**Das Match.** Sobald ein Team { $target } Punkte hat, gewinnt der höhere Stand.
    {""}**Was eine Partie kosten kann.** { $entry ->
        [0] Nichts: Gespielt wird um die Ehre.
        [one] Nichts. Alle zahlen einmal 1 Chip in den Topf; wer das Match gewinnt, bekommt ihn.
       *[other] Nichts. Alle zahlen einmal { $entry } Chips in den Topf; wer das Match gewinnt, bekommt ihn.
    }
rules-latin = **Latino-Partnerdomino**, zu viert in zwei Teams
    {""}**Ziel.** Du punktest mit der Person gegenüber. Das Team, das zuerst am Ziel ist, gewinnt.
    {""}**Steine.** Sechserdomino: 28 Steine, je sieben.
    {""}**Ein Zug**, gegen den Uhrzeigersinn: Leg einen Stein an A oder B an. Wer kann, muss; sonst passt man automatisch.
    {""}**Das Ende einer Partie.** Ein Team gewinnt, wenn jemand darin den letzten Stein anlegt. Geht nichts mehr, gewinnen die wenigsten Augen. Das Team schreibt die Augen aller Hände an.
    {""}**Dominikanisch**, bis 200. 6-6 beginnt die erste Partie, danach, wer zuletzt gewonnen hat (nach Sperre die leichtere Hand des Teams). Sperre: Die leichteste Hand gewinnt für ihr Team, bei Gleichstand das Team, das begonnen hat. Je 30 Punkte: Am Beginn passt der nächste Platz, und der übernächste legt an; alle drei anderen passen, und du kannst anlegen (jedes Mal); **Capicúa**: Der letzte Stein passt an beide Enden (ohne Pasch und 0).
    {""}**Puerto-ricanisch**, bis 500. Beginn wie oben. Sperre: Die niedrigere Summe eines Teams gewinnt, Gleichstand bringt nichts. 100 mehr für Capicúa (auch mit 0) und **Chuchazo** (0-0 als letzter Stein, gleich welche Enden); 100, 75, 50 und 25 für die ersten vier gewonnenen Partien.
    {""}**International**, bis 200, und **Schlicht**, bis 100. Das Los entscheidet, wer beginnt (Schlicht: 6-6), danach geht es reihum. Sperre wie in Puerto Rico, kein Zuschlag. Bei Schlicht zählen nur die Augen der anderen.
    {""}-# Nach pagat.com (Partnership Dominoes).
preset-dominican-200 = Dominikanisch, bis 200
preset-puerto-rican-500 = Puerto-ricanisch, bis 500 (Quinientos)
preset-international-200 = International, bis 200
preset-straight-six = Jamaikanisch, sechs Partien (Straight Six)
