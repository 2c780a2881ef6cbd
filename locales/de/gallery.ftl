# Die Galerie: wer zuschaut, hinter wem, mit welchen Wetten (Buki)

option-spectators = Galerie
    .says = wer zuschaut, darf hinter jemandem am Tisch sitzen, diese eine Hand sehen und auf sie wetten
option-spectator-tie = Wetten bei Gleichstand
    .says = was aus den Wetten der Galerie wird, wenn niemand gewinnt
choice-spectator-tie-return = gehen zurück
choice-spectator-tie-carry = bleiben für die nächste Partie
option-watch-consent = Zustimmung zum Zuschauen
    .says = ob gefragt wird, bevor jemand in eine Hand sehen darf
choice-watch-consent-player = nötig
choice-watch-consent-none = nicht nötig

button-watch = Nur zuschauen
action-watch = Hinter { $name }
action-admit = { $onlooker } zuschauen lassen
action-deny = { $onlooker } nicht zuschauen lassen
action-bet = { $chips } wetten
action-take = Wette annehmen: { $onlooker }, { $chips }
action-reject = Wette ablehnen: { $onlooker }, { $chips }
action-getup = Aufstehen
menu-bet = Deine Wette
form-bet = Deine Wette

event-watch-asked = { $onlooker } möchte hinter { $name } sitzen.
event-watching = { $onlooker } sitzt hinter { $name }.
event-watch-denied = { $name } lässt { $onlooker } nicht zuschauen.
event-bet-offered = { $onlooker } bietet an, { $chips } auf { $name } zu wetten.
event-bet-answered = { $accepted ->
    [yes] Die Bank nimmt die Wette von { $onlooker } an: { $chips } auf { $name }.
   *[no] Die Bank lehnt die Wette von { $onlooker } ab: { $chips } auf { $name }.
}
event-bet-lapsed = Die Bank hat nicht rechtzeitig geantwortet: Die Wette von { $onlooker } ({ $chips } auf { $name }) gilt nicht.
event-bet-paid = { $onlooker } hat auf { $name } gewettet: **{ $hc }**.
event-bet-tied = { $carried ->
    [yes] Die Wette von { $onlooker } ({ $chips } auf { $name }) bleibt für die nächste Partie.
   *[no] Die Wette von { $onlooker } ({ $chips } auf { $name }) geht zurück.
}

gallery-bets = Galerie: { $bets }
gallery-bet = { $accepted ->
    [yes] { $onlooker } { $chips } auf { $name }
   *[no] { $onlooker } { $chips } auf { $name } (angeboten)
}
gallery-behind = { $onlooker } hinter { $name }
watch-whom = Wessen Hand möchtest du in dieser Partie sehen? Du siehst nur diese.{ $consent ->
    [yes] {" "}Vorher wird gefragt, ob es recht ist.
   *[no] {""}
} Bitte sprich nicht über die Partie.
watch-waiting = { $name } ist gefragt. Keine Antwort heißt nein; inzwischen kannst du jemand anderen fragen.
watch-here = Du sitzt in dieser Partie hinter { $name }.
watch-bet-open = Du kannst der Bank eine Wette auf { $name } anbieten ({ $low } bis { $high } { $high ->
    [one] Chip
   *[other] Chips
}), bis { $name } den dritten Zug macht.
watch-bet-offered = Du hast angeboten, { $chips } auf { $name } zu wetten; die Bank hat noch nicht geantwortet.
watch-bet-on = Deine Wette: **{ $chips }** auf { $name }.
watch-over = In dieser Partie kannst du keine Hand mehr sehen. Mit *{ $menu } › { button-watch }* wählst du in der nächsten neu.
left-gallery = Du bist aufgestanden und siehst keine Hand mehr. { $bet ->
    [yes] Deine Wette gilt; sie wird am Ende der Partie ausgezahlt.
   *[no] Mit *{ $menu } › { button-watch }* wählst du in der nächsten Partie neu.
}

illegal-is-player = Du spielst an diesem Tisch selbst mit und kannst nicht zugleich in der Galerie sitzen.
illegal-gallery-closed = An diesem Tisch gibt es keine Galerie.
illegal-gallery-full = Die Galerie ist voll: Es ist Platz für { $most }.
illegal-only-looking-on = Das können nur die, die mitspielen.
illegal-no-such-seat = Diesen Platz gibt es nicht.
illegal-already-watching = Du hast für diese Partie gewählt; in der nächsten kannst du woanders sitzen.
illegal-asked-before = Hier hast du in dieser Partie schon gefragt.
illegal-not-watching = Du sitzt hinter niemandem.
illegal-not-on-banker = Auf die Bank kann man nicht wetten: Alle Wetten gehen gegen sie.
illegal-already-bet = Die Bank hat deine Wette für diese Partie schon angenommen.
illegal-already-offered = Du hast schon eine Wette angeboten; die Bank hat noch nicht geantwortet.
refused-no-gallery = An diesem Tisch gibt es im Augenblick niemanden, dem man zuschauen könnte.
refused-house-hand = { $name } ist ein Bot: Wo um Chips gespielt wird, zeigen Bots ihre Hand niemandem. Hinter Menschen kannst du sitzen.
refused-bank-short = Die Bank kann diese Wette nicht decken: Es fehlen { $missing }. Versuch es mit weniger.
