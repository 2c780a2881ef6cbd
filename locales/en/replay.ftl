# Replays of finished deals, and whether they agree with the seal

command-replay = A finished deal once more, as an animation
    .deal = Which deal; without it the last one
    .table = Code of another table; without it the newest one of this channel
command-verify = Whether the deals of an ended table agree with its seal
    .table = Code of a table; without it the newest one of this channel that has ended

button-replay = Replay

replay = **{ $title }** · deal { $number } of table { $code }, a step a second
replay-open = All hands are open, for the evening is over.
replay-closed = It shows what everybody has seen. Once the evening is over, /replay shows all hands, too.
replay-number = Deal { $number }
replay-table = { $title }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: { $code }
replay-played = { $name } { $tile }{ $end ->
    [start] {""}
   *[other] {" "}{ $end }
}
replay-passed = { $name } passes
replay-drew = { $name } draws

verified = { $deals ->
    [one] **The one deal is in order.**
   *[other] **All { $deals } deals are in order.**
} I have dealt and played them again from the sealed secret: tile for tile the same, and every move that was shown fits.
verified-not = **Deal { $deal } is not in order.** It does not follow from the seal, your presses and the moves that were shown. Please keep the file, and ask whoever runs this bot.
verified-seal = **The seal is broken.** The secret is not the one that was sealed before the first deal. Please keep the file, and ask whoever runs this bot.
verified-means = **What does that mean?** Before the first deal I drew a secret number and showed you its *seal*. A seal is like a fingerprint: it fits one number only, and nobody can tell the number from it. Every shuffle, lot and die follows from that number together with your own presses, when you sat down and in every deal. So I could not pick the tiles to suit anybody, and cannot swap them afterwards.
verified-check = **Do not take my word for it.**
    1. This seal must be the one that you were shown privately when you sat down: `{ $seal }`
    2. The file holds the whole session. A short script deals it all again on your own computer, without me: docs/fairness.md says how, and what such a check cannot show.
verified-facts = { $title }, table { $code } · secret `{ $secret }`

refused-no-replay = No deal has been finished here yet. Once one is, /replay shows it.
refused-replay-deal = This table has no finished deal { $deal }; they are numbered from 1 to { $deals }.
refused-replay-table = I know no table of this server with the code “{ $code }”. Without a code, the newest one of this channel is taken.
refused-replay-older = That table was played by older rules, which I no longer know: its deals cannot be repeated.
refused-replay-large = This deal is too long for an animation that could be uploaded here.
refused-replay-busy = Too many replays are being drawn just now. Please try again in a minute.
refused-replay-own = I am still busy with the last one you asked for. When it is here, ask again.
refused-verify-live = This table is still open. Its seal is opened when it closes; then /verify repeats every deal. Until then its secret would show all hands.
refused-no-verify = No table with deals has ended in this channel.
