# The first evening: which bots a newcomer meets

level-rule = You meet Apprentices first. Win { $wins } of your last { $rounds } rounds alone against bots of one level, and you meet the next; lose all { $rounds }, and you meet the one before.
level-met = { $game }: { $level } · { $rounds ->
    [0] counting from the next round on
   *[other] won { $won } of { $rounds }
}

# Their first round: no clock while nobody but bots waits

no-hurry = {" "}· no hurry
nudge-unhurried = { $names }, your turn! No hurry: only bots are waiting. If you stay away, a bot plays for you { $when }. [To the table](<{ $link }>)

# Their first table: the offer of a lesson


# The menus of games: a line for each

hook-austrian-block = the coffee-house classic
    .name = Austrian
    .word = block
hook-buki = bet on yourself
    .name = Buki
    .word = bet
hook-pulle = the last one in wins the pot
    .name = Pulle
    .word = the pot
hook-austrian-draw = if nothing fits, you draw
    .name = Austrian
    .word = draw
hook-luxembourg = three quick rounds
    .name = Luxembourg
    .word = three rounds
hook-hungarian = play whole trains
    .name = Hungarian
    .word = whole trains
hook-challenge = claim or bluff
    .name = Challenge
    .word = bluff
hook-tendler = Vienna 1830
    .name = Tendler
    .word = Vienna 1830
game-facts = { $hook } · { $players } { $most ->
    [one] player
   *[other] players
} · { $minutes } min
game-line = { $title }: { $facts }
