# The profile of a member: the picture, what it says to those who cannot see it, and the message around it.

command-profile = What a member has played here: rounds, ratings, chips and whom they often meet
    .member = whose profile; yours if you leave it empty
menu-profile = Profile

picture-profile-rounds = rounds won
picture-profile-percent = { $share } %
picture-profile-kept = finished
picture-profile-days = { $days ->
    [one] one day
   *[other] { $days } days
}
picture-profile-streak = streak, best { $longest }
picture-profile-gain = chips won
picture-profile-rivals = Often at the table with
picture-profile-partners = Best partners
picture-profile-rating = Rating
picture-profile-chips = Chips
picture-profile-won = won
picture-profile-fair = fair
picture-profile-rated = rating
picture-profile-bots = with bots

picture-alt-profile = Profile of { $name }: rounds won { $won } of { $played }, the fair share would be { $fair }. { $kept }% of the rounds played to the end. { $streak ->
    [one] One day
   *[other] { $streak } days
} in a row with a round, at best { $longest }. Chips { $gain }.
picture-alt-profile-game = { $title } { $won } of { $played }, fair share { $fair }
picture-alt-profile-rated = { $line }, rating { $rating }
picture-alt-profile-games = By game: { $games }.
picture-alt-profile-rivals = Often at the table with { $names }.
picture-alt-profile-partners = Best partners (rounds won / played together): { $partners }.
picture-alt-profile-ratings = Best rating over time: { $values }.
picture-alt-profile-chips = Chips won over time: { $values }.

profile-title = **{ $name } on this server**
profile-fair = -# Fair: the number of wins if everyone at each table won equally often.
profile-bots = With bots: { $played ->
    [one] one round, { $won } won.
   *[other] { $played } rounds, { $won } won.
}
profile-tournaments = Tournaments played: { $played }. Best place: { $rank } of { $people }.
profile-empty = { $name } has not finished a round against other people on this server yet.
profile-empty-own = You have not finished a round against other people on this server yet. /play opens a table.
profile-hidden = { $name } does not show their profile to everyone.
profile-seen = -# Who sees your profile: { $who }. /settings changes it.
profile-of-bots = Bots have no profile. Choose a member who plays.
profile-who = { $who ->
    [met] people you have played with
    [self] only you
   *[everyone] everyone here
}
button-profile-share = Show it in the channel

preferences-profile = Who sees my profile
choice-profile-everyone = My profile: everyone on the server sees it
choice-profile-met = My profile: people I have played with see it
choice-profile-self = My profile: only I see it
help-profile = **Your record here:** /profile
profile-partner = { $name } ({ $won } / { $played })
button-achievements = Achievements: { $earned } of { $all }
