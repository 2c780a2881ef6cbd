# Tournaments: rounds in which all tables get the same tiles

tournament-title = 🏆 **Tournament: { $game }** · { $rounds } rounds
tournament-plan = -# All tables get the same tiles, so you are compared with everyone who had your hand. A round takes { $round } minutes at most.{ $reminds ->
    [yes] {" "}I remind you { $minutes } minutes before the first one.
   *[no] {""}
}
tournament-entry = -# { $chips ->
    [one] Entering costs 1 chip
   *[other] Entering costs { $chips } chips
}, set aside when the tournament begins. First place gets half of all the chips, second a third, third a sixth. If it is stopped, everyone gets theirs back.
tournament-seal = -# I have drawn the secret number for all rounds. Its seal: `{ $seal }`
tournament-team = { $state ->
    [together] **{ $name } and you are a team:** you sit opposite each other in every round. If you would rather not, choose yourself here.
    [waits] You are a team as soon as { $name } presses *{ $join }*, even if they have signed up before.
   *[alone] You get a new partner in each round. If you want to play all rounds with the same person, choose them here.
}
menu-tournament-team = Play with a partner
tournament-nobody = **Nobody signed up,** so there is no tournament.
tournament-missed = **I was away at that time,** so there is no tournament. Sorry! Plan another one with /evening.
tournament-taken = **There is already a tournament in this channel,** so this one does not begin.
tournament-refused = **Three tournaments are being played on this server,** so this one does not begin.
tournament-event-about = Sign up in the channel: I remind you, and the tournament begins there by itself.
tournament-opened = The tournament begins without you: you have too few chips for it, or are playing in another one. *{ button-evening-enter }* lets you in until the last round begins.
tournament-begun = The tournament begins.
tournament-call = { $names } The tournament begins: { $game }. *{ button-hand }* shows your tiles.
tournament-call-again = { $names } Round { $round } of { $rounds } begins. *{ button-hand }* shows your tiles.
tournament-hurry = { $names } It is your turn, and time is up { $when }. After that, a bot plays for anyone who is slow.
tournament-break = Round { $round } of { $rounds } begins { $when }.
tournament-round = **Round { $round } of { $rounds }.** Time is up { $when }.
tournament-paused = Paused before round { $round } of { $rounds }. If it does not go on, it is stopped { $when }.
tournament-ended = The tournament is over.
tournament-stopped = The tournament has been stopped.
tournament-stopped-round = { tournament-stopped } This round no longer counts, and chips paid to enter have gone back. Play on if you like, or let a bot finish it.
tournament-won = 🥇 **{ $names }**: { $score }%
tournament-people = { $count ->
    [one] 1 person is playing.
   *[other] { $count } people are playing.
}
tournament-how = *{ button-hand }* shows your tiles. Anyone who joins now plays from the next round on.
tournament-after = After round { $round } of { $rounds }
tournament-own = **Round { $round }: { $last }%.** Overall { $score }%: place { $place } of { $count }.
tournament-no-round = You have not played a round yet.
tournament-counting = -# You are compared with everyone who had your tiles: at the other tables, and Masters who play each round 24 times. 50% is average. A round that you leave to a bot counts 0%, one that you miss 40%.
tournament-line = **{ $place }.** { $name } · { $score }%
picture-board-percent = { $score }%
tournament-entered = You are in, from the next round on. Your tiles appear here when it begins.
tournament-left = You have left the tournament. A bot finishes what you have begun. *{ $enter }* brings you back.
tournament-stop-sure = Stop this tournament for everyone?
tournament-paused-done = { $done ->
    [yes] Done.
   *[no] A round has just begun. Pause the tournament when it is over.
}
tournament-awaited = Tables are waiting for { $names }.
menu-tournament-remove = Remove someone
tournament-removed = { $name } has been removed. A bot plays on. To keep someone away, ban them in /house.
round-ends = Round { $round }: time is up { $when }.
ended-round = { $stopped ->
    [yes] { tournament-stopped }
   *[no] Your table has finished. Your result comes when all the others have, too.
}
ended-again = You have played this hand. */puzzle › { button-puzzle-deal }* shows how you compare.
tournament-deal = **Round { $round }**
tournament-result = { $name } · { $score }% · { $points ->
    [one] 1 point
   *[other] { $points } points
}
tournament-file = With this file anyone can check that all tables of a round had the same tiles, and every score. { $url ->
    [none] The page on fairness says how.
   *[other] [This page says how](<{ $url }>).
} Seal: `{ $seal }`
button-evening-begin = Begin now
button-evening-enter = Join
button-evening-out = Leave the tournament
button-evening-pause = Pause
button-evening-resume = Continue
button-evening-stop = Stop the tournament
button-evening-end = Yes, stop it
button-evening-deals = All results
refused-tournament-game = { $game } can’t be played as a tournament. These can: { $games }
refused-tournament-over = The tournament is over.
refused-round-goes-on = Others are still playing with these tiles. Look back when the round is over.
refused-tournament-elsewhere = You are playing in another tournament. Leave it first: *{ button-evening-out }*.
refused-tournament-outside = You are not in this tournament. *{ $button }* lets you in until the last round begins.
refused-tournament-not-in = That person is not in this tournament.
refused-tournament-preset = The house rules *{ $name }* do not fit tables of four, so no tournament can be played with them.
