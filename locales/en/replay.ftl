# Replays of finished rounds, and whether they agree with the seal


button-replay = Replay

replay = **{ $title }** · round { $number } of table { $code }, one step per second
replay-open = The table is closed, so all hands are shown.
replay-closed = You see what everyone has seen. Once the table is closed, *{ $replay }* shows all hands, too.
replay-number = Round { $number }
replay-table = { $title }, { $deals ->
    [one] one round
   *[other] { $deals } rounds
}: { $code }
replay-played = { $name } { $tile }{ $end ->
    [start] {""}
   *[other] {" "}{ $end }
}
replay-played-train = { $name } { $tile } → { $train ->
    [own] own train
    [mexican] Mexican train
   *[other] { $owner }’s train
}
replay-passed = { $name } passes
replay-drew = { $name } draws

verified = { $deals ->
    [one] **The one round is in order.**
   *[other] **All { $deals } rounds are in order.**
} I have dealt and played them again from the sealed secret: tile for tile the same, and every move that was shown fits.
verified-not = **Round { $deal } is not in order.** It does not follow from the seal, your presses and the moves that were shown. Please keep the file, and ask the people who run Kaffeehaus.
verified-seal = **The seal is broken.** The secret is not the one that was sealed before the first round. Please keep the file, and ask the people who run Kaffeehaus.
verified-means = **What does that mean?** Before the first round I drew a secret number, and *{ button-fair }* showed its *seal*. A seal is like a fingerprint: it fits only one number, and nobody can tell the number from it. Every shuffle, lot and die follows from that number together with your own presses, when you sat down and in every round. So I could not pick the tiles to suit anyone, and cannot swap them afterwards.
verified-check = **Don’t take my word for it.**
    1. This seal must be the one that *{ button-fair }* showed before the first round: `{ $seal }`
    2. The file holds everything that happened at the table. { $url ->
        [none] A short script deals it all again on your own computer, without me; the people who run me can give it to you.
       *[other] A short script deals it all again on your own computer, without me: [how to do it, and what such a check cannot show](<{ $url }>).
    }
verified-facts = { $title }, table { $code } · secret `{ $secret }`

refused-no-replay = No round has been finished here yet. Once one is, you can look back at it.
refused-replay-deal = This table has no finished round { $deal }; they are numbered from 1 to { $deals }.
refused-replay-table = I know no table with the code “{ $code }” on this server.
refused-replay-older = That table was played by older rules that I no longer know, so its rounds cannot be repeated.
refused-replay-large = This round is too long to be uploaded here as an animation.
refused-replay-busy = Too many replays are being drawn right now. Please try again in a minute.
refused-replay-own = I’m still working on your last request. When the answer is here, ask again.
refused-verify-live = This table is still open. When it closes, its seal is opened and *{ button-verify }* repeats every round. Before that, the secret would show all hands.
refused-no-verify = No table with rounds has ended in this channel.
button-look-back = Past rounds
menu-look-back = Choose a table of this channel
button-table-code = Table code…
menu-round = Choose a round
