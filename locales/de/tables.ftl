# Tische: vor dem Spiel, im Spiel, Ergebnisse, Hände

lobby-open = · { $minutes } min · { $host } hat einen Tisch eröffnet.
lobby-ending = { $match ->
    [yes] Ein offenes Match wird nur vorzeitig beendet, wenn alle einverstanden sind. Wer vorher geht oder drei Partien lang weg ist, verliert den Platz an einen Bot{ $pot ->
        [yes] {" "}und mit ihm den Anteil am Topf
       *[no] {""}
    }.
   *[no] Eine begonnene Partie wird immer zu Ende gespielt: Für alle, die gehen oder weg sind, springt ein Bot ein{ $chips ->
        [yes] {" "}und spielt mit ihren Chips, bis sie aus ist
       *[no] {""}
    }.
}
lobby-closes = Schließt { $when }, wenn nichts geschieht.
deal-number = · Partie { $number }
turn-of = **{ $name }** { $count ->
    [one] ist
   *[other] sind
} am Zug
time-runs-out = {" "}· endet { $when }
turn-of-computer = { $count ->
    [one] **{ $name }** überlegt …
   *[other] **{ $name }** überlegen …
}
closing-note = Nach dieser Partie wird der Tisch geschlossen.
closing-wanted = Das Match jetzt beenden? Dafür: { $wanting }. Es fehlen noch: { $missing }. Wenn du einverstanden bist, drück *{ $button }*.
winding-up = { $why ->
    [gave-way] Dieser Tisch macht Platz für einen neuen
    [moderator] Die Moderation schließt diesen Tisch
    [server-gone] Ich bin vom Server entfernt worden
    [unreachable] Ich kann im Kanal nicht mehr schreiben
   *[channel-gone] Den Kanal gibt es nicht mehr
}: { $match ->
    [yes] Das Match
   *[no] Diese Partie
} wird zu Ende gespielt; für alle, die fehlen, springen Bots ein.
winding-up-waits = Ich kann im Kanal nicht mehr schreiben. Wird der Thread wieder geöffnet, geht es am Tisch weiter; sonst schließt der Tisch { $when }.
substitute = Ein Bot für { $name }
rules-changed = Hausregeln: { $rules }
next-deal = Nächste Partie { $when }, oder sobald alle bereit sind.
own-next-deal = Nächste Partie { $when }.
next-deal-waits = Niemand ist da. Drück *{ $button }*, dann beginnt die nächste Partie; sonst schließt der Tisch { $when }.
next-deal-unhurried = Lass dir Zeit: Mit *{ $button }* beginnt die nächste Partie. Der Tisch schließt { $when }.
not-ready = {" "}Noch nicht bereit: { $names }.
who-away = { $name } (abwesend, ein Bot springt ein)
who-left = { $name } (gegangen, ein Bot spielt weiter)

result-domino = { $wins ->
    [yes] Domino! **{ $name }** hat keinen Stein mehr und gewinnt die Partie.
   *[no] Partie zu Ende: **{ $name }** hat keinen Stein mehr.
}
result-blocked = { $wins ->
    [yes] Gesperrt. **{ $name }** hat die wenigsten Augen und gewinnt die Partie.
   *[no] Gesperrt. **{ $name }** hat die wenigsten Augen.
}
result-target = **{ $name }** hat das Ziel erreicht: Das Match ist entschieden.
result-domino-team = Domino! **{ $out }** hat keinen Stein mehr: **{ $names }** gewinnen die Partie.
result-blocked-team = Gesperrt. **{ $names }** haben die wenigsten Augen und gewinnen die Partie.
result-target-team = **{ $names }** haben das Ziel erreicht: Das Match ist entschieden.
result-tied = { $ending ->
    [domino] Mehrere haben keinen Stein mehr: Niemand gewinnt die Partie allein.
   *[other] Gesperrt, und mehrere haben gleich wenige Augen: Niemand gewinnt.
}
result-carried = Die Einsätze bleiben für die nächste Partie stehen: { $stakes }
ceiling-reached = **{ $names }** { $count ->
    [one] hat
   *[other] haben
} die Tagesgrenze für Gewinne von Bots erreicht. { $play ->
    [honour] Darum geht es an diesem Tisch nur mehr um die Ehre, ohne Chips.
   *[chips] Was darüber hinausging, bleibt beim Haus.
}
pot-shared = Das Match ist nicht entschieden: Den Topf teilen sich alle, die noch dabei sind.
pot-house = Das Match ist nicht entschieden: Der Topf bleibt dem Haus, dessen Bots noch dabei sind.

ended-title = · geschlossen
ended-host = Der Host hat den Tisch geschlossen.
ended-long = Dieser Tisch hat seine Höchstzahl an Partien gespielt.
ended-agreed = Alle wollten hier aufhören.
ended-idle = Es ist niemand gekommen.
ended-empty = Alle sind gegangen.
ended-absence = { $name } war drei Partien lang abwesend.
ended-abandoned = Es war niemand mehr da.
ended-too-few-chips = { $name } hat nicht genug Chips für eine weitere Partie; /chips daily bringt neue.
ended-left = { $name } ist gegangen.
ended-no-successor = Ein Platz ist frei geblieben, und um Chips dürfen Bots hier nicht mitspielen.
ended-finished = Das Match ist zu Ende.
ended-moderator = Die Moderation hat den Tisch geschlossen.
# place: dm: a direct message, whose last line links the channel
ended-next = { $place ->
    [dm] Im Kanal eröffnet /play einen neuen Tisch.
   *[channel] /play eröffnet einen neuen Tisch.
}
ended-channel-gone = Den Kanal gibt es nicht mehr. Was noch lief, wurde zu Ende gespielt.
ended-unreachable = Ich kann im Kanal nicht schreiben. Was noch lief, wurde zu Ende gespielt.

button-join = Mitspielen
button-leave = Aufstehen
button-menu = Mehr …
button-repost = Neu zeigen
button-final = Ja, endgültig
button-computer = Bot dazu
button-rules = Hausregeln
button-start = Beginnen
button-close = Schließen
button-end = Trotzdem schließen
button-close-after = Nach dieser Partie schließen
button-hand = Meine Hand
button-howto = Regeln
button-onward = Weiter
button-ready = Nächste Partie

where = [{ $game }](<{ $link }>) · { $place }
where-gone = **{ $game }** · { $place } · den Kanal gibt es nicht mehr
hand-lobby = Du bist dabei. Sobald es losgeht, erscheinen hier deine Steine.
hand-left = Du bist nicht mehr an diesem Tisch.
hand-net = Dein Ergebnis: **{ $net }**.
your-turn = **Du bist am Zug**
your-stake-first = **Wähle deinen Einsatz**, dann leg an: { $won ->
    [yes] Du hast die letzte Partie gewonnen
   *[no] Es ist dein dritter Zug
}.
not-your-turn = Du bist noch nicht am Zug.
not-your-turn-here = Noch nicht am Zug. Tut sich nichts? Drück *{ $hand }*.
nudge = { $names }: Der Tisch wartet! Sonst spielt { $when } ein Bot für dich. [Zum Tisch](<{ $link }>)
dealt = { $names }: Die Steine sind verteilt. *{ $button }* zeigt dir deine.
dm-private-thread = Wer diesen privaten Thread erstellt hat und wer moderiert, kann Leute daraus entfernen. Dann könntest du nur über Direktnachrichten weiterspielen: Öffne sie vor der ersten Partie.
leave-sure = Gehen? { $then ->
    [paid] Ein Bot spielt diese Partie mit deinen Chips zu Ende; dann wirst du ausbezahlt.
    [closes] Der Tisch schließt dann.
   *[plays] Ein Bot übernimmt deinen Platz und spielt weiter.
}
leave-pot = Jetzt gehen? Dein Teil des Topfs oder dein Einsatz ({ $chips }) bleibt am Tisch.
left = Du bist aufgestanden.
left-paid = Du bist aufgestanden; deine Chips sind wieder auf deinem Konto.
left-pot = Du bist gegangen. Dein Teil des Topfs oder dein Einsatz ({ $chips }) bleibt am Tisch; alles andere ist wieder auf deinem Konto.
left-seat = { $then ->
    [paid] Du bist gegangen; ein Bot spielt diese Partie für dich zu Ende. Dann wirst du ausbezahlt.
    [closes] Du bist gegangen; damit schließt der Tisch.
   *[plays] Du bist gegangen; auf deinem Platz spielt ein Bot weiter.
}
closing-on = Der Tisch wird nach dieser Partie geschlossen.
closing-off = Der Tisch bleibt offen.
closing-pot = Vor der Entscheidung schließen? Es spielen noch Bots mit, also geht dein Teil des Topfs ({ $chips }) an das Haus.
closing-agreed = Du möchtest das Match jetzt beenden. Es endet { $playing ->
    [yes] nach dieser Partie, wenn alle einverstanden sind
   *[no] sobald alle einverstanden sind
}. Es fehlen noch: { $missing }.
closing-taken-back = Du spielst weiter.
opened = Dein Tisch ist eröffnet: [zum Tisch](<{ $link }>)
table-here = Hier wird schon { $game } gespielt, eröffnet von { $host }: [zum Tisch](<{ $link }>)
posted = Da ist er wieder.

rules-ending = **Früher aufhören.** Eine Partie wird immer zu Ende gespielt; für alle, die gehen, springt ein Bot ein. Ein offenes Match endet nur, wenn alle wollen.
rules-may = **Mögliche Hausregeln.** { $rules }
rules-here = **Hausregeln hier.** { $rules }
rules-title = **Hausregeln** für diesen Tisch ({ $game })
rules-which = Welche Regel möchtest du ändern?
menu-rules-more = Weitere Regeln
menu-rules-usual = Die üblichen Regeln
rules-known = Bekannte Varianten
rules-most-deals = -# Nach Partie { $deals } schließt der Tisch; ein Match wird aber zu Ende gespielt.
rules-host-only = -# Ändern kann sie nur, wer den Tisch eröffnet hat ({ $host }), vor der ersten Partie.
