# Hint: what a Master would do, and why.

option-hints = Rat vom Meister
    .says = ob *Rat* in der Hand sagt, was ein Meister täte; nie, wo mehrere Leute um Chips spielen
button-hint = Rat
refused-no-hint = Dazu gibt es gerade keinen Rat, oder nicht an diesem Tisch.
hint = Ein Meister wählt **{ $action }**: { $why }
hint-only = Etwas anderes geht nicht.
hint-scores = Das zählt sofort { $points }.
hint-safe = Sicherer ist nichts anderes.
hint-series = Es ist die schwerste Serie, { $count } Steine mit { $pips } { $pips ->
    [one] Auge
   *[other] Augen
}.
hint-last = Es ist dein letzter Stein.
hint-shut = { $both ->
    [1] Wer als Nächstes dran ist, hat bei { $number } gepasst und kann nichts anlegen.
   *[other] Wer als Nächstes dran ist, hat bei { $number } gepasst und kann dort nichts anlegen.
}
hint-heaviest = Es ist dein schwerster Stein, der passt, mit { $pips } { $pips ->
    [one] Auge
   *[other] Augen
}.
hint-heavy = Damit wirst du { $pips } { $pips ->
    [one] Auge
   *[other] Augen
} los und stehst nicht schlechter da.
hint-ends = Dir bleibt mehr als ein Ende, an dem du weiterspielen kannst.
hint-keeps = { $count ->
    [one] Danach passt einer deiner anderen Steine.
   *[other] Danach passen { $count } deiner anderen Steine.
}
hint-numbers = Dir { $count ->
    [one] bleibt eine Zahl.
   *[other] bleiben { $count } verschiedene Zahlen.
}
hint-scarce = { $count ->
    [0] Danach passt kein Stein, den du nicht siehst.
    [one] Danach passt nur einer der Steine, die du nicht siehst.
   *[other] Danach passen nur { $count } der Steine, die du nicht siehst.
}
hint-partner = { $number } bleibt offen, und das hat die Person gegenüber gespielt.
hint-train = Damit beginnt das Beste, was dein Zug hergibt: { $count } Steine.
hint-spare = Dein eigener Zug braucht ihn nicht: Dafür behältst du { $count } Steine.
hint-covers = Du kannst den Pasch gleich abdecken.
hint-no-claim = Du kannst nichts Wahres ansagen, und ein Bluff wäre hier riskant.
hint-true = Sie ist wahr: Wer sie anzweifelt, bekommt deine Steine.
hint-bluff = Du kannst nichts Wahres ansagen, und diese Steine nützen dir am wenigsten.
hint-give = Diese Steine nützen dir am wenigsten.
hint-doubt = { $own ->
    [0] Diese Ansage ist so unwahrscheinlich, dass sich Anzweifeln lohnt.
   *[other] Du hast den gewürfelten Stein selbst, also kann die Ansage kaum stimmen.
}
hint-doubt-winning = Wenn sie niemand anzweifelt, gewinnt sie die Partie.
hint-believe = Alle Ansagen sind wahrscheinlich genug.
hint-ahead = Du liegst wohl vorn. Von 100 solchen Partien gewinnst du etwa { $chance }; ab { $fair } lohnt es sich.
hint-behind = Du liegst nicht vorn. Von 100 solchen Partien gewinnst du etwa { $chance }; hoch setzen lohnt sich ab { $fair }.
hint-varies = Es ist knapp, und wechselnde Einsätze lassen die anderen im Ungewissen.
hint-grant = Dort werden nur etwa { $chance } von 100 solchen Partien gewonnen.
hint-refuse = Dort werden etwa { $chance } von 100 solchen Partien gewonnen: zu viele für die Bank.
hint-buyback = { $score ->
    [one] 1 Punkt ist
   *[other] { $score } Punkte sind
} den Preis wert.
hint-no-buyback = Es wäre den Preis nicht wert.

# Reasons that a puzzle gives: they compare the best choice with the next best one.
hint-scarcer = Den anderen bleibt weniger zum Anlegen: { $count ->
    [0] Danach passt kein Stein, den du nicht siehst; nach der zweitbesten Wahl { $more }.
    [one] Danach passt nur einer der Steine, die du nicht siehst; nach der zweitbesten Wahl { $more }.
   *[other] Danach passen nur { $count } der Steine, die du nicht siehst; nach der zweitbesten Wahl { $more }.
}
hint-series-out = Du legst deine letzten Steine, also werden dir keine Augen gezählt.
hint-series-closed = { $count ->
    [0] Danach passt bei niemandem ein Stein: Die Partie endet, bevor die anderen noch einmal anlegen können.
    [one] Danach kann niemand sonst anlegen, und du legst noch einen Stein ({ $pips } { $pips ->
        [one] Auge
       *[other] Augen
    }).
   *[other] Danach kann niemand sonst anlegen, und du legst noch { $count } Steine ({ $pips } { $pips ->
        [one] Auge
       *[other] Augen
    }).
}
hint-series-keeps = { $count ->
    [one] Im nächsten Zug legst du noch einen Stein ({ $pips } { $pips ->
        [one] Auge
       *[other] Augen
    }), wenn niemand dieses Ende zumacht.
   *[other] Im nächsten Zug legst du noch { $count } Steine ({ $pips } { $pips ->
        [one] Auge
       *[other] Augen
    }), wenn niemand dieses Ende zumacht.
}
hint-unlikely = Soweit du es wissen kannst, ist diese Ansage nur in etwa { $chance } von 100 Fällen wahr.
hint-likely = Soweit du weißt, ist jede Ansage hier in mindestens etwa { $chance } von 100 Fällen wahr.
hint-bluff-pays = Angezweifelt wird er nur in etwa { $chance } von 100 Fällen, und { $count ->
    [one] ein Stein ist
   *[other] { $count } Steine sind
} das Risiko wert.
hint-bluff-fails = Du kannst nichts Wahres ansagen, und ein Bluff würde in etwa { $chance } von 100 Fällen angezweifelt.
