# Das Rätsel des Tages: die Frage, die Antwort mit Zahlen, und was andere davon sehen.

command-puzzle = Das Rätsel des Tages: eine echte Stellung, ein Versuch, überall auf der Welt dieselbe

puzzle-title = **Rätsel { $number }** · { $game }
puzzle-task = Was ist hier am besten? Du hast einen Versuch. Die Antwort kommt sofort.
puzzle-right = ✅ Richtig: **{ $best }** ist klar am besten.
puzzle-wrong = ❌ Du hast { $chosen } gewählt. **{ $best }** ist klar besser.
puzzle-why = Warum? { $why }
puzzle-choice = { $choice }: { $worth }
puzzle-exact = { $result ->
    [win] gewinnt, was immer die andere Seite tut
    [loss] verliert, wenn die andere Seite keinen Fehler macht
   *[tie] teilt die Partie, wenn niemand einen Fehler macht
}
puzzle-chance = gewinnt etwa { $chance } von 100 Partien{ $behind ->
    [0] {""}
   *[other] , { $behind } weniger
}{ $margin ->
    [0] {""}
   *[other] {" "}(auf { $margin } genau)
}
puzzle-pips = { $sign ->
    [plus] { $value } { $value ->
        [one] Auge
       *[other] Augen
    } besser als die anderen
    [minus] { $value } { $value ->
        [one] Auge
       *[other] Augen
    } schlechter als die anderen
   *[none] gleichauf mit den anderen
}{ $behind ->
    [0] {""}
   *[other] , { $behind } hinter der besten Wahl
}{ $margin ->
    [0] {""}
   *[other] {" "}(auf { $margin } genau)
}
puzzle-points = { $sign ->
    [plus] { $value ->
         [one] { $value } Punkt
        *[other] { $value } Punkte
    } vor den anderen
    [minus] { $value ->
         [one] { $value } Punkt
        *[other] { $value } Punkte
    } hinter den anderen
   *[none] gleichauf mit den anderen
}{ $behind ->
    [0] {""}
   *[other] , { $behind } hinter der besten Wahl
}{ $margin ->
    [0] {""}
   *[other] {" "}(auf { $margin } genau)
}
puzzle-tiles = { $sign ->
    [plus] bringt { $value } { $value ->
        [one] Stein
       *[other] Steine
    } gegenüber den anderen
    [minus] kostet { $value } { $value ->
        [one] Stein
       *[other] Steine
    } gegenüber den anderen
   *[none] bringt keine Steine und kostet keine
}
puzzle-how = { $exact ->
    [yes] Genau berechnet: Jede mögliche Fortsetzung ist angesehen worden.
   *[no] { $unit ->
        [chance] { $tries }-mal ausprobiert, die verdeckten Steine jedes Mal neu verteilt. „Auf … genau“ ist die Fehlergrenze: Nur in einem von 20 Fällen liegt der wahre Abstand zur besten Wahl außerhalb.
        [pips] Augen, die am Ende der Partie auf der Hand bleiben, verglichen mit dem Durchschnitt der anderen: je weniger, desto besser. { $tries }-mal ausprobiert, die verdeckten Steine jedes Mal neu verteilt. „Auf … genau“ ist die Fehlergrenze: Nur in einem von 20 Fällen liegt der wahre Abstand zur besten Wahl außerhalb.
        [points] Punkte, die dir die Partie bringt, verglichen mit dem Durchschnitt der anderen. { $tries }-mal ausprobiert, die verdeckten Steine jedes Mal neu verteilt. „Auf … genau“ ist die Fehlergrenze: Nur in einem von 20 Fällen liegt der wahre Abstand zur besten Wahl außerhalb.
       *[tiles] Steine in diesem Wurf, im Durchschnitt über alles, was verdeckt liegen kann.
    }
}
puzzle-streak = { $days ->
    [0] Löse jeden Tag ein Rätsel, dann beginnt eine Serie.
    [one] Gelöst: ein Tag in Folge.
   *[other] Gelöst: { $days } Tage in Folge.
}
puzzle-count = { $tried ->
    [0] Niemand hat es versucht.
    [one] 1 Person hat es versucht, { $right } mit Erfolg.
   *[other] { $tried } Leute haben es versucht, { $right } mit Erfolg.
}
puzzle-shared = { $right ->
    [yes] ✅ **{ $name }** hat Rätsel { $number } gelöst ({ $game }).
   *[no] ❌ **{ $name }** hat Rätsel { $number } versucht ({ $game }).
} { $days ->
    [0] {""}
    [1] {""}
   *[other] { $days } Tage in Folge.{" "}
}Versuch es selbst mit /puzzle.
puzzle-yesterday = Rätsel { $number }: Am besten war **{ $best }**.
puzzle-posted = Was ist hier am besten? Antworte mit /puzzle: Du hast einen Versuch, und nur du siehst ihn.
button-puzzle-share = Mein Ergebnis zeigen
button-puzzle-open = Rätsel lösen
puzzle-deal = 🏆 Spiel selbst: die Hand aus dem letzten Turnier dieses Servers, mit der die Ergebnisse am weitesten auseinanderlagen. Du hast einen Versuch, mit Meistern und ohne Uhr, und wirst mit allen verglichen, die sie hatten.
puzzle-deal-played = **{ $score } %** mit der Hand aus Runde { $round }: Du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gemacht. Verglichen wirst du mit allen, die sie im Turnier hatten, und mit 24 Runden von Meistern. 50 % sind der Durchschnitt.
button-puzzle-deal = Selbst spielen
button-puzzle-compare = Vergleichen

button-house-puzzle = Rätsel des Tages
house-puzzle = Das Rätsel des Tages erscheint { $channel ->
    [none] nirgends
   *[other] jeden Morgen in { $channel }
}.
house-puzzle-means = Wähle einen Kanal, und ich zeige dort zwischen 8 und 12 Uhr ({ $zone }) das Rätsel des Tages mit der Antwort von gestern. Ist keiner gewählt, erscheint nichts; /puzzle geht trotzdem.
house-menu-puzzle = Nirgends: Wähle einen Kanal
moderated-puzzle = Rätsel des Tages: { $about ->
    [none] erscheint nicht
   *[other] erscheint in { $about }
}

refused-no-puzzle = Heute gibt es kein Rätsel. Komm morgen wieder.
refused-puzzle-over = Dieses Rätsel ist vorbei. /puzzle zeigt das von heute.
refused-puzzle-shown = Dein Ergebnis steht schon in diesem Kanal.
help-puzzle = **Jeden Tag ein Rätsel:** /puzzle
