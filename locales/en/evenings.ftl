# /evening: a table planned for a time

command-evening = Plan an evening: a table that opens here by itself, or a tournament, with a button to sign up
    .when = When: today 8 pm · tomorrow 20:30 · friday evening · in 2 hours
    .game = Which game
    .rounds = For a tournament: how many rounds. All tables get the same tiles
    .minutes = In a tournament: how many minutes a round takes at most
    .chips = In a tournament: chips to enter, usually none. The best three share them
evening-title = 📅 **An evening of { $game }**
evening-host = { $name } invites you.
evening-guests = { $count ->
    [0] Nobody has signed up yet.
    [one] 1 person has signed up: { $names }
   *[other] { $count } people have signed up: { $names }
}
evening-more = { $count } more
evening-how = -# The table opens here by itself. If you sign up, I { $reminds ->
    [yes] remind you { $minutes } minutes before and mention
   *[no] mention
} you when it opens.
evening-event = { $game } evening
evening-event-about = Sign up in the channel: I remind you, and the table opens there by itself.
evening-event-link = -# Server event: <{ $link }>
evening-event-lost = -# The server event has been deleted. The evening still takes place.
button-evening-join = Sign up
button-evening-leave = I can’t come
button-evening-cancel = Cancel the evening
button-evening-drop = Yes, cancel it
evening-opened = **The table is open:** <{ $link }>
evening-taken = **There is already a table in this channel,** so I opened none. Take a seat there: <{ $link }>
evening-nobody = **Nobody signed up,** so no table was opened.
evening-refused = **No table could be opened:** nobody who signed up can host one now, or the server has as many tables as it allows.
evening-missed = **I was away at that time,** so no table was opened. Sorry! Open one with /play.
evening-cancelled = **The evening has been cancelled.**
evening-call-opened = { $names } The evening of { $game } begins: the table is open, take a seat.
evening-call-taken = { $names } It is time for { $game }. There is already a table in this channel: take a seat there, or wait until it ends.
evening-call-refused = { $names } It is time for { $game }, but no table could be opened. Open one with /play.
evening-call-missed = { $names } I was away when the evening of { $game } should have begun. Open a table with /play.
evening-call-cancelled = { $names } The evening of { $game } has been cancelled.
evening-gone = The evening of { $game }, { $when }, does not take place: its channel has been deleted.
evening-reminder = { $names ->
    [none] {""}
   *[other] { $names }{" "}
}The evening of { $game } begins { $when }: <{ $link }>
evening-cancel-sure = { $count ->
    [0] Cancel this evening? Nobody has signed up yet.
    [one] Cancel this evening? 1 person has signed up. If that is not you, I tell them in this channel.
   *[other] Cancel this evening? { $count } people have signed up. I tell them in this channel.
}
evening-planned = The evening is planned for { $when }: <{ $link }> You have signed up, too.
evening-zone = -# I read times as { $zone }. If you meant another time, cancel this evening, choose your time zone in /settings, and plan it again.
evening-near = -# A channel has room for one table, and another evening is planned here for { $when }: <{ $link }> If the two would overlap, plan this one in another channel.
evening-no-event = -# { $why ->
    [private] There is no server event: not everyone can see this channel.
    [permission] There is no server event: for that I need the permission Create Events. Everything else works.
   *[trouble] Discord did not confirm a server event. Everything else works.
}
evening-joined = You have signed up. It begins { $when }{ $reminds ->
    [yes] , and I will remind you.
   *[no] .
} If you can’t come, press *{ $leave }*.
evening-left = You are not on the list. I will not remind or mention you.
evening-cancelled-done = The evening has been cancelled.
refused-evening-time = Choose a time at least { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} and at most 60 days from now.
refused-evening-chips = Only a tournament costs chips to enter. Choose *rounds*, too, or leave *chips* out.
refused-evening-slow = A slow table needs no evening: nobody has to be there at its time. Open it with /play.
refused-evening-unread = I can’t read that time. Examples: today 8 pm · tomorrow 20:30 · friday evening · in 2 hours
refused-evenings-yours = You have already planned { $count } evenings on this server. Cancel one, or wait until it begins. If the message of one has been deleted, I am posting it again.
refused-evenings-server = { $count } evenings are already planned on this server. Wait until one begins.
refused-no-evening = That evening no longer exists.
refused-evening-over = This evening has already begun or been cancelled.
refused-evening-full = The list is full ({ $count }): I can’t mention more people.
refused-evening-not-yours = Only the person who planned the evening, or someone who manages the server, can do that.

command-notify = Tell me by direct message when a table of a game opens on this server
    .game = Which game
notice = A table of { $game } is open on { $server }: <{ $link }>
notify-on = I will write to you when a table of { $game } opens here and waits for company, at most once an hour. Your quiet hours are in /settings.
notify-off = I won’t tell you about tables of { $game } any more.
button-unwish = Don’t tell me any more

button-house-invitations = Invitations
house-menu-invitations = Nobody: choose a role
house-invitations = { $role ->
    [none] Tables can’t invite anyone by mentioning a role.
   *[other] With *{ button-invite }* the host of an open table can mention { $role }, once an hour on this server.
}
house-invitations-means = Choose a role that people take on themselves, for example *Domino*. It must be mentionable by everyone, or I need the permission for that. With none chosen there are no invitations.
moderated-invitations = { $about ->
    [none] allowed no role in invitations
   *[other] allowed invitations to mention { $about }
}
invitation = { $role } { $host } has opened a table of { $game } and is waiting for company: <{ $link }>
invited = Your invitation is posted.
refused-invite-everyone = Choose another role: I never mention everyone.
refused-invite-host = Only the host of the table can invite people.
refused-invite-late = People can only be invited to an open table with free seats, before its first round.
refused-invite-none = The moderators of this server have not allowed invitations. They can do so in /house.
refused-invite-soon = The last invitation on this server was less than an hour ago. The next one is possible { $when }.
refused-invite-unmentionable = Discord would notify nobody with { $role }. A moderator can let anyone mention this role (Server Settings, Roles), or give me the permission to mention all roles.

button-times = Profile, times, people I avoid
times-zone = You type times in this time zone: **{ $zone }**
times-quiet = { $hours ->
    [none] I send reminders and notices **at any hour.**
   *[other] **No messages** from me between { $hours } by that clock: no reminders or notices. Your hand always reaches you.
}
times-how = -# Only you decide this. If you have signed up for an evening, I still mention you in the channel when it begins.
quiet-never = I may write at any hour
button-zone = Time zone
button-back = Back
menu-quiet = Quiet hours: no reminders or notices
form-zone = Your time zone
form-zone-label = City or name of the time zone
form-zone-how = Such as Vienna or Europe/Budapest
refused-no-zone = I don’t know that time zone. Type a large city in it, such as Vienna or New York, or a name such as Europe/Budapest.

# What people type after “when”. Bars separate words that mean the same; the first weekday name is also shown. A minus: no word at all. “half = 30”: what a word adds to the hour, in minutes. “noon = 12:00”: what it stands for; m12 is December
when-today = today | tonight | this evening | this morning
when-tomorrow = tomorrow
when-overmorrow = the day after tomorrow | day after tomorrow
when-in = in | -
when-in-minutes = minutes | minute | mins | min | m
when-in-hours = hours | hour | hrs | hr | h
when-in-days = days | day | d
when-in-weeks = weeks | week
# the hour at which a part of the day begins: “tonight at 1” is the first 1 o’clock after 16. Without a time 0 means 10:00, 12 means 15:00, 15 means 17:00, all else 20:00
when-evening = tonight = 16 | in the evening = 16 | evening = 16 | in the afternoon = 12 | afternoon = 12 | at night = 16 | night = 16 | this morning = 0 | in the morning = 0 | morning = 0
when-shifts = half past = 30 | half = 30 | quarter past = 15 | quarter to = -15
when-spoken = one = 1 | two = 2 | three = 3 | four = 4 | five = 5 | six = 6 | seven = 7 | eight = 8 | nine = 9 | ten = 10 | eleven = 11 | twelve = 12 | a quarter = quarter | a = 1 | an = 1 | half an hour = 30 min | half hour = 30 min | an hour and a half = 90 min | a couple of = 2 | noon = 12:00 | 12 midnight = 24:00 | midnight = 24:00 | a.m. = am | p.m. = pm | january = m1 | jan = m1 | february = m2 | feb = m2 | march = m3 | mar = m3 | april = m4 | apr = m4 | may = m5 | june = m6 | jun = m6 | july = m7 | jul = m7 | august = m8 | aug = m8 | september = m9 | sep = m9 | sept = m9 | october = m10 | oct = m10 | november = m11 | nov = m11 | december = m12 | dec = m12
when-filler = at | on | o’clock | this | coming
# a weekday so many weeks after this one, which begins on a Monday; +: the next such day, never today
when-week = the week after next = 2 | of next week = 1 | next week = 1 | next = 1 | of this week = 0 | this week = 0 | coming = +
when-weekdays = Monday | mon / Tuesday | tue / Wednesday | wed / Thursday | thu / Friday | fri / Saturday | sat / Sunday | sun
when-date = { $year }-{ $month }-{ $day }
when-shown = { $weekday }, { $date }, { $time } ({ $zone })
button-invite = Invite
