# Teams: who plays with whom, and changing seats.

teams-mixed = Mixed.
seat-free = a free seat
button-seats = Change seat
button-mix = Mix the teams
seats-choose = Choose your seat and partner
seats-how = Partners sit opposite each other. Take a free seat or a bot’s, which then moves to yours. You change seats at once.
seats-opposite = Opposite { $name }
seats-bot = { $name } (bot) moves to your seat
seats-empty = Nobody sits here yet
seats-chosen = You now sit opposite { $name }.
refused-no-teams = There are no teams at this table, so seats make no difference.
refused-seats-in-match = Partners stay together until the match is decided.
refused-seat-taken = { $name } sits there. Choose a free seat or a bot’s.
refused-seats-changed = The seats have changed since you opened the menu. Press *{ button-seats }* again.
