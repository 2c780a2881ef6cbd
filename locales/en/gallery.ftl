# The gallery: spectators behind the players, and their bets (Buki)

option-spectators = Gallery
    .says = spectators may sit behind one player each, see that hand and bet on it
option-spectator-tie = Bets after a tie
    .says = what becomes of the gallery’s bets when nobody wins
choice-spectator-tie-return = go back
choice-spectator-tie-carry = stay for the next round
option-watch-consent = Spectators need
    .says = whether players are asked before somebody may see their hand
choice-watch-consent-player = the player’s consent
choice-watch-consent-none = nobody’s consent

button-watch = Just watch
action-watch = Behind { $name }
action-admit = Let { $onlooker } watch
action-deny = Don’t let { $onlooker } watch
action-bet = Bet { $chips }
action-take = Take { $onlooker }’s bet of { $chips }
action-reject = Refuse { $onlooker }’s bet of { $chips }
action-getup = Get up
action-rise = Get up
menu-bet = Your bet
form-bet = Your bet

event-watch-asked = { $onlooker } would like to sit behind { $name }.
event-watching = { $onlooker } sits behind { $name }.
event-watch-denied = { $name } plays without { $onlooker } looking on.
event-bet-offered = { $onlooker } offers to bet { $chips } on { $name }.
event-bet-answered = { $accepted ->
    [yes] The bank takes { $onlooker }’s bet: { $chips } on { $name }.
   *[no] The bank refuses { $onlooker }’s bet of { $chips } on { $name }.
}
event-bet-lapsed = The bank did not answer in time: { $onlooker }’s bet of { $chips } on { $name } is off.
event-bet-paid = { $onlooker } bet on { $name }: **{ $hc }** chips.
event-bet-tied = { $carried ->
    [yes] { $onlooker }’s bet of { $chips } on { $name } stays for the next round.
   *[no] { $onlooker }’s bet of { $chips } on { $name } goes back.
}

gallery-bets = Gallery: { $bets }
gallery-bet = { $accepted ->
    [yes] { $onlooker } { $chips } on { $name }
   *[no] { $onlooker } { $chips } on { $name } (offered)
}
gallery-behind = { $onlooker } behind { $name }
watch-whom = Behind whom would you like to sit for this round? You see that hand only.{ $consent ->
    [yes] {" "}The player is asked first.
   *[no] {""}
} Please do not talk about the round.
watch-waiting = { $name } has been asked; no answer means no. You may ask somebody else instead.
watch-here = You sit behind { $name } for this round.
watch-bet-open = You may offer a bet on { $name } to the bank ({ $low } to { $high } chips), until { $name } acts on the third turn.
watch-bet-offered = You have offered to bet { $chips } on { $name }; the bank has not answered yet.
watch-bet-on = Your bet: **{ $chips }** on { $name }.
watch-over = This round is over for you here. *Just watch* at the table lets you choose again in the next one.
left-gallery = You have got up and no longer see a hand. { $bet ->
    [yes] Your bet stands; it is paid when the round is over.
   *[no] *Just watch* lets you choose again in the next round.
}

illegal-is-player = You play at this table yourself: players cannot sit in the gallery.
illegal-gallery-closed = There is no gallery at this table.
illegal-gallery-full = The gallery is full: there is room for { $most }.
illegal-only-looking-on = Only players can do that.
illegal-no-such-seat = There is no such seat.
illegal-already-watching = You have chosen for this round; in the next one you may sit elsewhere.
illegal-asked-before = You have already asked this player in this round.
illegal-not-watching = You are not sitting behind anybody.
illegal-not-on-banker = Nobody can bet on the bank: every bet is against it.
illegal-already-bet = Your bet for this round has already been taken.
illegal-already-offered = You have already offered a bet; the bank has not answered yet.
refused-no-gallery = There is nobody to watch at this table right now.
refused-house-hand = { $name } plays for the house, which shows its hand to nobody while chips are at stake. You can sit behind people.
refused-bank-short = The bank cannot cover this bet: it is { $missing } chips short. Try a smaller one.
