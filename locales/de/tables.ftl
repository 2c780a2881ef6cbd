# Tische: vor dem Spiel, im Spiel, Ergebnisse, Hände

lobby-open = · { $host } hat einen Tisch eröffnet.
lobby-seated = Am Tisch ({ $count }): { $seated }. { $least ->
    [4] Gespielt wird zu viert; freie Plätze können Computerspieler bekommen.
   *[other] Gespielt wird zu { $least } bis { $most }.
}
lobby-note = { $seated } von { $most } Plätzen besetzt
lobby-closes = Schließt { $when }, wenn nichts geschieht.
sealed = Vor dem Geben versiegelt: { $seal } (/about sagt, wie man es prüft)
deal-number = · Partie { $number }
honour = {" "}· um die Ehre, ohne Chips
turn-of = **{ $name }** ist am Zug, { $when }
turn-of-computer = **{ $name }** überlegt …
closing-note = Nach dieser Partie wird der Tisch geschlossen.
next-deal = Nächste Partie { $when }, oder sobald bereit sind: { $names }
next-deal-you = Die nächste Partie beginnt { $when }, oder sobald alle bereit sind.
who-computer = { $name } (Computer)
who-away = { $name } (abwesend, ein Computer springt ein)
who-left = { $name } (gegangen, ein Computer spielt weiter)

result-domino = **{ $name }** geht aus und gewinnt die Partie.
result-blocked = Gesperrt. **{ $name }** hat die wenigsten Augen und gewinnt die Partie. Augen: { $counted }
result-tied = Gesperrt, und die wenigsten Augen hat nicht einer allein: Niemand gewinnt. Augen: { $counted }
session-nets = Nach { $deals ->
    [one] einer Partie
   *[other] { $deals } Partien
}, Chips: { $nets }
session-wins = Nach { $deals ->
    [one] einer Partie
   *[other] { $deals } Partien
}, gewonnene Partien: { $wins }
unsealed = Siegel geöffnet: Geheimnis { $secret }, abgehoben mit { $cuts }

ended-host = · der Gastgeber hat den Tisch geschlossen.
ended-idle = · geschlossen, weil niemand gekommen ist. /play eröffnet einen neuen.
ended-empty = · geschlossen, weil alle gegangen sind.
ended-absence = · geschlossen, weil { $name } drei Partien lang abwesend war. Alle sind ausbezahlt.
ended-too-few-chips = · geschlossen: { $name } kann keine weitere Partie decken. Alle sind ausbezahlt; /chips daily füllt auf.
ended-left = · geschlossen, weil { $name } gegangen ist. Alle sind ausbezahlt.
ended-finished = · der Abend ist vorbei.
ended-channel-gone = · abgebrochen, weil es den Kanal nicht mehr gibt. Alle haben ihre Chips zurück.
ended-unreachable = · abgebrochen, weil der Bot im Kanal nicht schreiben kann. Alle haben ihre Chips zurück.

button-join = Mitspielen
button-leave = Aufstehen
button-goodbye = Trotzdem gehen
button-computer = Computer dazu
button-rules = Hausregeln
button-start = Anfangen
button-close = Schließen
button-close-after = Nach dieser Partie schließen
button-hand = Meine Hand
button-howto = Regeln
button-ready = Nächste Partie

where = { $server } · { $channel } · [zum Tisch]({ $link })
hand-lobby = Du hast einen Platz. Deine Steine erscheinen hier, sobald der Gastgeber anfängt; der Knopf „Meine Hand“ am Tisch zeigt dasselbe.
hand-left = { $where }: Du bist von diesem Tisch aufgestanden.
hand-net = Deine Bilanz des Abends: **{ $net }** Chips.
your-turn = **Du bist am Zug**, bis { $when }
your-stake-first = Setz, bevor du legst oder passt.
wait-for = Warten auf { $name }.
nudge = { $names } du bist am Zug; ein Computerspieler springt { $when } ein. { $link }
dm-closed = Deine Direktnachrichten sind geschlossen, ich kann dir also nicht schreiben. Das macht nichts: Der Knopf **Meine Hand** am Tisch zeigt nur dir deine Steine, und von dort kannst du spielen.
leave-sure = Mitten in der Partie übernimmt ein Computerspieler deinen Platz, bis der Abend endet. Er spielt mit deinen Chips, auf deinen Gewinn oder Verlust. Trotzdem gehen?
left = Du bist aufgestanden; deine Chips sind wieder auf deinem Konto.
left-seat = Du bist gegangen. Ein Computerspieler spielt für dich weiter, ausbezahlt wirst du, wenn der Abend endet.
closing-on = Der Tisch wird nach dieser Partie geschlossen. Noch ein Druck nimmt es zurück.
closing-off = Der Tisch bleibt offen.
opened = Dein Tisch ist eröffnet: { $link }
table-here = Hier wird schon { $game } gespielt; Gastgeber ist { $host }: { $link }
posted = Da ist er wieder.

rules-title = **Hausregeln** dieses Tisches für { $game }
rules-which = Welche Regel möchtest du ändern?
rules-host-only = -# Ändern kann sie nur der Gastgeber ({ $host }), vor der ersten Partie.
