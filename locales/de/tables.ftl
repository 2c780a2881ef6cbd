# Tische: vor dem Spiel, im Spiel, Ergebnisse, Hände

lobby-open = · { $host } hat einen Tisch eröffnet.
lobby-seated = Am Tisch ({ $count } von { $most }): { $seated }.
lobby-note = { $seated } von { $most } Plätzen besetzt
lobby-ending = { $match ->
    [yes] Vor der Entscheidung wird der Tisch nur geschlossen, wenn alle es wollen. Wer vorher geht oder drei Partien lang abwesend ist, überlässt den Platz dem Haus{ $pot ->
        [yes] {" "}und lässt den eigenen Teil des Topfs dort
       *[no] {""}
    }.
   *[no] Eine begonnene Partie wird zu Ende gespielt: Für alle, die gehen oder abwesend sind, springt ein Bot ein{ $chips ->
        [yes] , mit ihren Chips, bis sie aus ist
       *[no] {""}
    }.
}
lobby-closes = Schließt { $when }, wenn nichts geschieht.
sealed = Vor der ersten Partie versiegelt: { $seal } (/about sagt, wie man es prüft)
deal-number = · Partie { $number }
honour = {" "}· um die Ehre, ohne Chips
turn-of = **{ $name }** { $count ->
    [one] ist
   *[other] sind
} am Zug
time-runs-out = {" "}· die Bedenkzeit endet { $when }
turn-of-computer = { $count ->
    [one] **{ $name }** überlegt …
   *[other] **{ $name }** überlegen …
}
closing-note = Nach dieser Partie wird der Tisch geschlossen.
closing-wanted = { $wanting } möchte das Match jetzt beenden. Noch nicht: { $missing }. Wenn du einverstanden bist, drück *{ $button }*.
winding-up = { $why ->
    [moderator] Die Moderation schließt diesen Tisch
    [server-gone] Ich bin vom Server entfernt worden
    [unreachable] Ich kann im Kanal nicht mehr schreiben
   *[channel-gone] Den Kanal gibt es nicht mehr
}: Was begonnen hat, wird zu Ende gespielt, { $match ->
    [yes] das ganze Match
   *[no] diese Partie
}, mit Bots für alle, die nicht da sind.
substitute = Ein Bot für { $name }
rules-changed = Hausregeln: { $rules }
next-deal = Nächste Partie { $when }, früher, wenn alle bereit sind.
next-deal-waits = Niemand ist da. Die nächste Partie beginnt, sobald jemand *{ $button }* drückt; sonst wird der Tisch { $when } geschlossen.
not-ready = {" "}Noch nicht bereit: { $names }.
who-away = { $name } (abwesend, ein Bot springt ein)
who-left = { $name } (gegangen, ein Bot spielt weiter)

result-domino = { $wins ->
    [yes] Domino! **{ $name }** hat keinen Stein mehr und gewinnt die Partie.
   *[no] Partie zu Ende: **{ $name }** hat keinen Stein mehr.
}
result-blocked = { $wins ->
    [yes] Gesperrt. **{ $name }** hat die wenigsten Augen und gewinnt die Partie. Augen: { $counted }
   *[no] Gesperrt. **{ $name }** hat die wenigsten Augen: { $counted }
}
result-target = **{ $name }** hat das Ziel erreicht: Das Match ist entschieden.
result-tied = { $ending ->
    [domino] Mehrere haben keinen Stein mehr: Niemand gewinnt die Partie allein.
   *[other] Gesperrt, und mehrere haben gleich wenige Augen: Niemand gewinnt. Augen: { $counted }
}
result-gains = Chips: { $gains }
result-carried = Die Einsätze bleiben für die nächste Partie stehen: { $stakes }
ceiling-reached = **{ $names }** { $count ->
    [one] hat
   *[other] haben
} alles gewonnen, was das Haus einer Person am Tag zahlt. { $play ->
    [honour] Darum geht es an diesem Tisch nur mehr um die Ehre, ohne Chips.
   *[chips] Was darüber hinausging, bleibt beim Haus.
}
session-nets = Nach { $deals ->
    [one] einer Partie
   *[other] { $deals } Partien
}, Chips: { $nets }
pot-shared = Das Match ist nicht entschieden: Den Topf teilen sich alle, die noch dabei sind.
pot-house = Das Match ist nicht entschieden: Der Topf bleibt dem Haus, dessen Bots noch dabei sind.
session-wins = Nach { $deals ->
    [one] einer Partie
   *[other] { $deals } Partien
}, gewonnene Partien: { $ranking }
unsealed = Siegel geöffnet: Geheimnis { $secret }, abgehoben mit { $cuts } (/verify wiederholt die Partien)

ended-title-closed = · geschlossen
ended-title-void = · abgebrochen
ended-host = Wer den Tisch eröffnet hat, hat ihn geschlossen. /play eröffnet einen neuen.
ended-long = Der Tisch hat so viele Partien gespielt, wie er darf. /play eröffnet einen neuen.
ended-agreed = Alle wollten hier aufhören. /play eröffnet einen neuen Tisch.
ended-idle = Es ist niemand gekommen. /play eröffnet einen neuen Tisch.
ended-empty = Alle sind gegangen. /play eröffnet einen neuen Tisch.
ended-absence = { $name } war drei Partien lang abwesend. /play eröffnet einen neuen Tisch.
ended-abandoned = Es war niemand mehr da. /play eröffnet einen neuen Tisch.
ended-too-few-chips = { $name } kann keine weitere Partie decken; /chips daily bringt neue Chips. /play eröffnet einen neuen Tisch.
ended-left = { $name } ist gegangen. /play eröffnet einen neuen Tisch.
ended-finished = Das Match ist zu Ende. /play eröffnet einen neuen Tisch.
ended-moderator = Die Moderation hat den Tisch geschlossen. /play eröffnet einen neuen.
ended-channel-gone = Den Kanal gibt es nicht mehr. { $void ->
    [yes] Alle haben ihre Chips zurück.
   *[no] Was begonnen hatte, ist zu Ende gespielt worden.
}
ended-unreachable = Ich kann im Kanal nicht schreiben. { $void ->
    [yes] Alle haben ihre Chips zurück.
   *[no] Was begonnen hatte, ist zu Ende gespielt worden.
}
ended-server-gone = Ich bin vom Server entfernt worden. { $void ->
    [yes] Alle haben ihre Chips zurück.
   *[no] Was begonnen hatte, ist zu Ende gespielt worden.
}

button-join = Mitspielen
button-leave = Aufstehen
button-goodbye = Trotzdem gehen
button-final = Ja, endgültig
button-computer = Bot dazu
button-rules = Hausregeln
button-start = Beginnen
button-close = Schließen
button-end = Trotzdem schließen
button-close-after = Nach dieser Partie schließen
button-hand = Meine Hand
button-howto = Regeln
button-ready = Nächste Partie

where = { $place } · [zum Tisch](<{ $link }>)
where-gone = { $place } · den Kanal gibt es nicht mehr
hand-lobby = Du bist dabei. Sobald es losgeht, erscheinen hier deine Steine; /hand im Kanal zeigt sie auch.
hand-seal = Siegel dieses Tisches: `{ $seal }`. Wenn der Tisch schließt, muss das Geheimnis, das /verify zeigt, dazu gehören: Behalte diese Nachricht oder notiere dir das Siegel.
hand-left = Du bist nicht mehr an diesem Tisch.
hand-net = Dein Abend: **{ $net }** Chips.
hand-fresh = Bleibt nach jedem Druck 15 Minuten lang aktuell; danach drück *Meine Hand*.
your-turn = **Du bist am Zug**
your-stake-first = **Wähl deinen Einsatz**, dann leg an.
your-stake-open = Setz bis zum dritten Zug { $low }–{ $high } auf dich; ein Sieg bringt das Zweieinhalbfache.
your-bank = Gegen dich gesetzt: { $stakes }
not-your-turn = Du bist noch nicht am Zug. Sobald du es bist, wird diese Hand aktualisiert; der Tisch zeigt jeden Zug.
not-your-turn-here = Du bist noch nicht am Zug. Tut sich lange nichts? Drück *Meine Hand*.
nudge = { $names }: Der Tisch wartet! { $when } spielt sonst ein Bot. [Zum Tisch](<{ $link }>)
dm-closed = Deine Direktnachrichten sind geschlossen; das macht nichts: *Meine Hand* hier unten zeigt nur dir deine Steine, und du spielst von dort. /hand im Kanal macht dasselbe.
dm-later = Gerade kann ich dir nicht direkt schreiben; ich versuche es später noch einmal. Bis dahin zeigt *Meine Hand* hier unten nur dir deine Steine, und du spielst von dort. /hand im Kanal macht dasselbe.
leave-sure = Gehen? { $chips ->
    [yes] Ein Bot spielt diese Partie auf deine Rechnung zu Ende; dann wirst du ausbezahlt.
   *[no] Ein Bot übernimmt deinen Platz und spielt weiter.
}
leave-pot = Jetzt gehen? Dein Teil des Topfs oder dein Einsatz ({ $chips }) bleibt am Tisch.
left = Du bist aufgestanden.
left-paid = Du bist aufgestanden; deine Chips sind wieder auf deinem Konto.
left-pot = Du bist gegangen. Dein Teil des Topfs oder dein Einsatz ({ $chips }) bleibt am Tisch; alles andere ist wieder auf deinem Konto.
left-seat = Du bist gegangen; auf deinem Platz spielt ein Bot weiter.
left-seat-paid = Du bist gegangen; ein Bot spielt diese Partie für dich zu Ende. Dann wirst du ausbezahlt.
closing-on = Der Tisch wird nach dieser Partie geschlossen. Drück den Knopf noch einmal, und er bleibt offen.
closing-off = Der Tisch bleibt offen.
closing-pot = Vor der Entscheidung schließen? Es sind noch Bots dabei: Dein Teil des Topfs ({ $chips }) bleibt dann dem Haus.
closing-agreed = Du möchtest das Match jetzt beenden. Es endet { $playing ->
    [yes] nach dieser Partie, wenn alle einverstanden sind
   *[no] sobald alle einverstanden sind
}. Noch nicht: { $missing }. Drück den Knopf noch einmal, und du spielst weiter.
closing-taken-back = Du spielst weiter.
opened = Dein Tisch ist eröffnet: [zum Tisch](<{ $link }>)
table-here = Hier wird schon { $game } gespielt, eröffnet von { $host }: [zum Tisch](<{ $link }>)
posted = Da ist er wieder.

rules-ending = **Früher aufhören.** Begonnenes wird zu Ende gespielt: Wer geht, wird in der Partie von einem Bot vertreten; ein offenes Match schließt nur, wenn alle wollen.
rules-may = **Mögliche Hausregeln.** { $rules }
rules-here = **Hausregeln hier.** { $rules }
rules-title = **Hausregeln** dieses Tisches für { $game }
rules-which = Welche Regel möchtest du ändern?
rules-most-deals = -# Nach Partie { $deals } schließt der Tisch; ein Match wird aber zu Ende gespielt.
rules-host-only = -# Ändern kann sie nur, wer den Tisch eröffnet hat ({ $host }), vor der ersten Partie.
