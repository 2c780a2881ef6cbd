# /evening: ein Tisch zu einer verabredeten Zeit

command-evening = Einen Spieleabend planen: einen Tisch, der hier von selbst aufmacht, oder ein Turnier, mit Anmeldung
    .when = Wann: heute 20 Uhr · morgen Abend · Freitag 19:30 · in 2 Stunden
    .game = Welches Spiel
    .rounds = Für ein Turnier: wie viele Runden. Alle Tische bekommen dieselben Steine
    .minutes = Im Turnier: wie viele Minuten eine Runde höchstens dauert
    .chips = Im Turnier: wie viele Chips die Teilnahme kostet, meist keine. Die ersten drei bekommen sie
evening-title = 📅 **Spieleabend: { $game }**
evening-host = { $name } lädt ein.
evening-guests = { $count ->
    [0] Noch hat sich niemand angemeldet.
    [one] 1 Person hat sich angemeldet: { $names }
   *[other] { $count } Leute haben sich angemeldet: { $names }
}
evening-more = { $count } weitere
evening-how = -# Der Tisch macht hier von selbst auf. Wer sich anmeldet, { $reminds ->
    [yes] bekommt { $minutes } Minuten vorher eine Erinnerung und wird
   *[no] wird
} erwähnt, wenn es losgeht.
evening-event = Spieleabend: { $game }
evening-event-about = Meld dich im Kanal an: Ich erinnere dich, und der Tisch macht dort von selbst auf.
evening-event-link = -# Server-Event: <{ $link }>
evening-event-lost = -# Das Server-Event wurde gelöscht. Der Spieleabend findet trotzdem statt.
button-evening-join = Anmelden
button-evening-leave = Ich kann nicht
button-evening-cancel = Spieleabend absagen
button-evening-drop = Ja, absagen
evening-opened = **Der Tisch ist offen:** <{ $link }>
evening-taken = **In diesem Kanal steht schon ein Tisch,** darum habe ich keinen aufgemacht. Setz dich dort dazu: <{ $link }>
evening-nobody = **Niemand hat sich angemeldet,** darum gibt es keinen Tisch.
evening-refused = **Es konnte kein Tisch eröffnet werden:** Niemand von den Angemeldeten kann gerade einen eröffnen, oder der Server hat schon so viele Tische, wie er erlaubt.
evening-missed = **Ich war zu der Zeit nicht da,** darum gibt es keinen Tisch. Tut mir leid! /play eröffnet einen.
evening-cancelled = **Der Spieleabend ist abgesagt.**
evening-call-opened = { $names } Der Spieleabend beginnt: { $game }. Der Tisch ist offen, setzt euch!
evening-call-taken = { $names } Zeit für { $game }! In diesem Kanal steht schon ein Tisch: Setzt euch dort dazu, oder wartet, bis er fertig ist.
evening-call-refused = { $names } Zeit für { $game }, aber es konnte kein Tisch eröffnet werden. /play eröffnet einen.
evening-call-missed = { $names } Ich war nicht da, als der Spieleabend beginnen sollte: { $game }. /play eröffnet einen Tisch.
evening-call-cancelled = { $names } Der Spieleabend ist abgesagt: { $game }.
evening-gone = Der Spieleabend findet nicht statt, weil sein Kanal gelöscht wurde: { $game }, { $when }.
evening-reminder = { $names ->
    [none] {""}
   *[other] { $names }{" "}
}Der Spieleabend beginnt { $when }: { $game }. <{ $link }>
evening-cancel-sure = { $count ->
    [0] Diesen Spieleabend absagen? Noch hat sich niemand angemeldet.
    [one] Diesen Spieleabend absagen? 1 Person hat sich angemeldet. Wenn das nicht du bist, sage ich es ihr in diesem Kanal.
   *[other] Diesen Spieleabend absagen? { $count } Leute haben sich angemeldet. Ich sage es ihnen in diesem Kanal.
}
evening-planned = Der Spieleabend ist geplant für { $when }: <{ $link }> Du bist auch angemeldet.
evening-zone = -# Ich lese Zeiten als { $zone }. Hast du eine andere gemeint, sag diesen Spieleabend ab, wähle deine Zeitzone in /settings und plane ihn neu.
evening-near = -# In einem Kanal hat nur ein Tisch Platz, und hier ist ein anderer Spieleabend geplant für { $when }: <{ $link }> Wenn sich beide überschneiden, plane diesen in einem anderen Kanal.
evening-no-event = -# { $why ->
    [private] Es gibt kein Server-Event: Nicht alle können diesen Kanal sehen.
    [permission] Es gibt kein Server-Event: Dafür brauche ich die Berechtigung „Events erstellen“. Alles andere geht.
   *[trouble] Discord hat kein Server-Event bestätigt. Alles andere geht.
}
evening-joined = Du bist angemeldet. Es beginnt { $when }{ $reminds ->
    [yes] , und ich erinnere dich.
   *[no] .
} Wenn du nicht kannst, drück *{ $leave }*.
evening-left = Du stehst nicht auf der Liste. Ich erinnere und erwähne dich nicht.
evening-cancelled-done = Der Spieleabend ist abgesagt.
refused-evening-time = Wähle eine Zeit, die mindestens { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} und höchstens 60 Tage entfernt ist.
refused-evening-chips = Nur bei einem Turnier kostet die Teilnahme Chips. Wähl auch *rounds* oder lass *chips* weg.
refused-evening-slow = Ein langsamer Tisch braucht keinen Spieleabend: Niemand muss zu einer Zeit da sein. Öffne ihn mit /play.
refused-evening-unread = Diese Zeit verstehe ich nicht. Beispiele: heute 20 Uhr · morgen Abend · Freitag 19:30 · in 2 Stunden
refused-evenings-yours = Du hast auf diesem Server schon { $count } Spieleabende geplant. Sag einen ab, oder warte, bis er beginnt. Wurde die Nachricht eines Spieleabends gelöscht, schicke ich sie gerade noch einmal.
refused-evenings-server = Auf diesem Server sind schon { $count } Spieleabende geplant. Warte, bis einer beginnt.
refused-no-evening = Diesen Spieleabend kenne ich nicht mehr.
refused-evening-over = Dieser Spieleabend hat schon begonnen oder ist abgesagt.
refused-evening-full = Es haben sich schon { $count } Leute angemeldet, mehr kann ich nicht erwähnen.
refused-evening-not-yours = Das kann nur, wer den Spieleabend geplant hat oder den Server verwaltet.

command-notify = Direktnachricht, wenn hier ein Tisch für ein Spiel aufmacht
    .game = Welches Spiel
notice = Auf { $server } ist ein Tisch offen: { $game }. <{ $link }>
notify-on = Ich schreibe dir, wenn hier ein Tisch aufmacht, an dem noch Platz ist: { $game }. Höchstens einmal in der Stunde. Deine Ruhezeit steht in /settings.
notify-off = Ich schreibe dir nicht mehr von diesen Tischen: { $game }.
button-unwish = Nicht mehr schreiben

button-house-invitations = Einladungen
house-menu-invitations = Niemand: eine Rolle wählen
house-invitations = { $role ->
    [none] Tische können niemanden einladen, indem sie eine Rolle erwähnen.
   *[other] Wer einen Tisch eröffnet hat, kann mit *{ button-invite }* { $role } erwähnen, solange er offen ist: auf diesem Server einmal in der Stunde.
}
house-invitations-means = Wähle eine Rolle, die sich Leute selbst nehmen, zum Beispiel *Domino*. Alle müssen sie erwähnen dürfen, oder ich brauche das Recht dazu. Ohne Rolle gibt es keine Einladungen.
moderated-invitations = { $about ->
    [none] hat keine Rolle für Einladungen erlaubt
   *[other] hat erlaubt, dass Einladungen { $about } erwähnen
}
invitation = { $role } { $host } hat einen Tisch eröffnet und wartet auf euch: { $game }. <{ $link }>
invited = Deine Einladung steht im Kanal.
refused-invite-everyone = Wähle eine andere Rolle: Alle auf einmal erwähne ich nie.
refused-invite-host = Einladen kann nur, wer den Tisch eröffnet hat.
refused-invite-late = Einladen kann man nur an einen offenen Tisch mit freien Plätzen, vor der ersten Partie.
refused-invite-none = Die Moderation dieses Servers hat keine Einladungen erlaubt. Das geht in /house.
refused-invite-soon = Die letzte Einladung auf diesem Server ist weniger als eine Stunde her. Die nächste geht { $when }.
refused-invite-unmentionable = Mit { $role } würde Discord niemanden benachrichtigen. Die Moderation kann erlauben, dass alle diese Rolle erwähnen (Servereinstellungen, Rollen), oder mir die Berechtigung geben, alle Rollen zu erwähnen.

button-times = Profil, Zeiten, wen ich meide
times-zone = Zeiten, die du schreibst, gelten in dieser Zeitzone: **{ $zone }**
times-quiet = { $hours ->
    [none] Erinnerungen und Hinweise kommen **zu jeder Stunde.**
   *[other] **Keine Nachrichten** von mir zwischen { $hours } nach dieser Uhr: keine Erinnerungen und Hinweise. Deine Hand bekommst du immer.
}
times-how = -# Nur du entscheidest das. Wenn du dich für einen Spieleabend angemeldet hast, erwähne ich dich im Kanal trotzdem, wenn er beginnt.
quiet-never = Ich darf zu jeder Stunde schreiben
button-zone = Zeitzone
button-back = Zurück
menu-quiet = Ruhezeit: keine Erinnerungen und Hinweise
form-zone = Deine Zeitzone
form-zone-label = Stadt oder Name der Zeitzone
form-zone-how = Etwa Vienna oder Europe/Budapest
refused-no-zone = Diese Zeitzone kenne ich nicht. Schreib eine große Stadt darin auf Englisch, etwa Vienna, oder einen Namen wie Europe/Budapest.

when-today = heute | diese nacht | heute morgen | diesen morgen
when-tomorrow = morgen
when-overmorrow = übermorgen | uebermorgen
when-in = in | -
when-in-minutes = minuten | minute | min
when-in-hours = stunden | stunde | std | h
when-in-days = tagen | tage | tag
when-in-weeks = wochen | woche
when-evening = am abend = 16 | abend = 16 | abends = 16 | nachmittag = 12 | nachmittags = 12 | diese nacht = 20 | in der nacht = 20 | nachts = 20 | nacht = 20 | heute morgen = 0 | diesen morgen = 0 | früh = 0 | morgens = 0 | vormittag = 0 | vormittags = 0
when-shifts = halb = -30 | viertel nach = 15 | viertel vor = -15 | dreiviertel = -15
when-spoken = eins = 1 | zwei = 2 | drei = 3 | vier = 4 | fünf = 5 | sechs = 6 | sieben = 7 | acht = 8 | neun = 9 | zehn = 10 | elf = 11 | zwölf = 12 | ein = 1 | eine = 1 | einer = 1 | einem = 1 | halbe stunde = 30 min | halben stunde = 30 min | einer halben stunde = 30 min | eine halbe stunde = 30 min | anderthalb = 1.5 | eineinhalb = 1.5 | mittag = 12:00 | mittags = 12:00 | zu mitternacht = 24:00 | mitternacht = 24:00 | montagabend = montag abend | dienstagabend = dienstag abend | mittwochabend = mittwoch abend | donnerstagabend = donnerstag abend | freitagabend = freitag abend | samstagabend = samstag abend | sonntagabend = sonntag abend | montagnachmittag = montag nachmittag | dienstagnachmittag = dienstag nachmittag | mittwochnachmittag = mittwoch nachmittag | donnerstagnachmittag = donnerstag nachmittag | freitagnachmittag = freitag nachmittag | samstagnachmittag = samstag nachmittag | sonntagnachmittag = sonntag nachmittag | montagnacht = montag nacht | dienstagnacht = dienstag nacht | mittwochnacht = mittwoch nacht | donnerstagnacht = donnerstag nacht | freitagnacht = freitag nacht | samstagnacht = samstag nacht | sonntagnacht = sonntag nacht | januar = m1 | jan = m1 | jänner = m1 | februar = m2 | feb = m2 | märz = m3 | april = m4 | apr = m4 | mai = m5 | juni = m6 | jun = m6 | juli = m7 | jul = m7 | august = m8 | aug = m8 | september = m9 | sep = m9 | oktober = m10 | okt = m10 | november = m11 | nov = m11 | dezember = m12 | dez = m12
when-filler = um | uhr | gegen | ab | am | den | nächsten | kommenden | diesen
when-week = übernächste woche = 2 | übernächster woche = 2 | übernächsten = 2 | der nächsten woche = 1 | nächste woche = 1 | nächster woche = 1 | kommende woche = 1 | kommender woche = 1 | der kommenden woche = 1 | diese woche = 0 | dieser woche = 0 | nächsten = + | kommenden = +
when-weekdays = Montag | mo / Dienstag | di / Mittwoch | mi / Donnerstag | do / Freitag | fr / Samstag | sa | sonnabend / Sonntag | so
when-date = { $day }.{ $month }.{ $year }
when-shown = { $weekday }, { $date }, { $time } ({ $zone })
button-invite = Einladen
