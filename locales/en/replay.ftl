# Replays of finished rounds, and whether they agree with the seal

command-replay = A finished round once more, as an animation
    .deal = Which round; the last one if you leave it out
    .table = Code of another table; the newest one of this channel if you leave it out
command-verify = Whether the rounds of a closed table agree with its seal
    .table = Code of a table; the newest closed one of this channel if you leave it out

button-replay = Replay

replay = **{ $title }** · round { $number } of table { $code }, a step a second
replay-open = All hands are open, for the table is closed.
replay-closed = It shows what everyone has seen. Once the table is closed, /replay shows all hands, too.
replay-number = Round { $number }
replay-table = { $title }, { $deals ->
    [one] one round
   *[other] { $deals } rounds
}: { $code }
replay-played = { $name } { $tile }{ $end ->
    [start] {""}
   *[other] {" "}{ $end }
}
replay-passed = { $name } passes
replay-drew = { $name } draws

verified = { $deals ->
    [one] **The one round is in order.**
   *[other] **All { $deals } rounds are in order.**
} I have dealt and played them again from the sealed secret: tile for tile the same, and every move that was shown fits.
verified-not = **Round { $deal } is not in order.** It does not follow from the seal, your presses and the moves that were shown. Please keep the file, and ask whoever runs Kaffeehaus.
verified-seal = **The seal is broken.** The secret is not the one that was sealed before the first round. Please keep the file, and ask whoever runs Kaffeehaus.
verified-means = **What does that mean?** Before the first round I drew a secret number and showed you its *seal*. A seal is like a fingerprint: it fits one number only, and nobody can tell the number from it. Every shuffle, lot and die follows from that number together with your own presses, when you sat down and in every round. So I could not pick the tiles to suit anyone, and cannot swap them afterwards.
verified-check = **Don’t take my word for it.**
    1. This seal must be the one that you were shown privately when you sat down: `{ $seal }`
    2. The file holds everything that happened at the table. A short script deals it all again on your own computer, without me: docs/fairness.md says how, and what such a check cannot show.
verified-facts = { $title }, table { $code } · secret `{ $secret }`

refused-no-replay = No round has been finished here yet. Once one is, /replay shows it.
refused-replay-deal = This table has no finished round { $deal }; they are numbered from 1 to { $deals }.
refused-replay-table = I know no table of this server with the code “{ $code }”. Leave the code out, and I take the newest one of this channel.
refused-replay-older = That table was played by older rules, which I no longer know: its rounds cannot be repeated.
refused-replay-large = This round is too long for an animation that could be uploaded here.
refused-replay-busy = Too many replays are being drawn just now. Please try again in a minute.
refused-replay-own = I am still busy with the last one you asked for. When it is here, ask again.
refused-verify-live = This table is still open. Its seal is opened when it closes; then /verify repeats every round. Before that its secret would show all hands.
refused-no-verify = No table with rounds has ended in this channel.
