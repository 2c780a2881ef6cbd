# The gallery: spectators behind the players, and their bets (Buki)

option-spectators = Gallery
    .says = spectators may sit behind one player each, see that hand and bet on it
option-spectator-tie = Bets after a tie
    .says = what happens to the gallery’s bets when nobody wins
choice-spectator-tie-return = returned
choice-spectator-tie-carry = kept for the next round
option-watch-consent = Ask before watching
    .says = whether players are asked before someone may see their hand
choice-watch-consent-player = yes
choice-watch-consent-none = no

button-watch = Just watch
action-watch = Behind { $name }
action-admit = Let { $onlooker } watch
action-deny = Don’t let { $onlooker } watch
action-bet = Bet { $chips }
action-take = Take { $onlooker }’s bet of { $chips }
action-reject = Refuse { $onlooker }’s bet of { $chips }
action-getup = Get up
menu-bet = Your bet
form-bet = Your bet

event-watch-asked = { $onlooker } would like to sit behind { $name }.
event-watching = { $onlooker } sits behind { $name }.
event-watch-denied = { $name } does not let { $onlooker } watch.
event-bet-offered = { $onlooker } offers to bet { $chips } on { $name }.
event-bet-answered = { $accepted ->
    [yes] The bank takes { $onlooker }’s bet: { $chips } on { $name }.
   *[no] The bank refuses { $onlooker }’s bet of { $chips } on { $name }.
}
event-bet-lapsed = The bank did not answer in time: { $onlooker }’s bet of { $chips } on { $name } is off.
event-bet-paid = { $onlooker } bet on { $name }: **{ $hc }**.
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
watch-whom = Whose hand would you like to watch this round? You see only that one.{ $consent ->
    [yes] {" "}The player is asked first.
   *[no] {""}
} Please do not talk about the round.
watch-waiting = { $name } has been asked. No answer means no; meanwhile you can ask someone else.
watch-here = You are sitting behind { $name } for this round.
watch-bet-open = You can offer the bank a bet on { $name } ({ $low } to { $high } { $high ->
    [one] chip
   *[other] chips
}), until { $name } acts on the third turn.
watch-bet-offered = You have offered to bet { $chips } on { $name }; the bank has not answered yet.
watch-bet-on = Your bet: **{ $chips }** on { $name }.
watch-over = You cannot watch a hand in this round any more. In the next one, press *{ $menu } › { button-watch }* to choose again.
left-gallery = You have got up and no longer see a hand. { $bet ->
    [yes] Your bet stands, and is settled when the round is over.
   *[no] In the next round, press *{ $menu } › { button-watch }* to choose again.
}

illegal-is-player = You are playing at this table, so you cannot sit in the gallery.
illegal-gallery-closed = There is no gallery at this table.
illegal-gallery-full = The gallery is full: there is room for { $most }.
illegal-only-looking-on = Only players can do that.
illegal-no-such-seat = There is no such seat.
illegal-already-watching = You have chosen for this round. In the next one you can sit elsewhere.
illegal-asked-before = You have already asked this player in this round.
illegal-not-watching = You are not sitting behind anyone.
illegal-not-on-banker = Nobody can bet on the bank: every bet is against it.
illegal-already-bet = The bank has already accepted your bet for this round.
illegal-already-offered = You have already offered a bet; the bank has not answered yet.
refused-no-gallery = There is nobody to watch at this table right now.
refused-house-hand = { $name } is a bot: while chips are at stake, bots show their hands to nobody. You can sit behind a person.
refused-bank-short = The bank is { $missing } short of covering this bet. Try a smaller one.
