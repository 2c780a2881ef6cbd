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
    [one] The one deal agrees
   *[other] All { $deals } deals agree
} with the seal: every shuffle, lot and die follows from it, and every move that was shown is in order.
verified-not = Deal { $deal } does not agree with the seal, the cuts and the moves of the log.
verified-seal = The secret is not the one that was sealed before the first deal.
verified-facts = { $title }, table { $code }
    Seal: `{ $seal }`
    Secret: `{ $secret }`
    Cuts: `{ $cuts }`
    Seed of deal 1: `{ $seed }`
    The seal is the SHA-256 of the secret. How to repeat the deals with your own means: docs/fairness.md of this bot.

refused-no-replay = No deal has been finished here yet. Once one is, /replay shows it.
refused-replay-deal = This table has no finished deal { $deal }; they are numbered from 1 to { $deals }.
refused-replay-table = I know no table of this server with the code “{ $code }”. Without a code, the newest one of this channel is taken.
refused-replay-older = That table was played by older rules, which I no longer know: its deals cannot be repeated.
refused-replay-large = This deal is too long for an animation that could be uploaded here.
refused-replay-busy = Too many replays are being drawn just now. Please try again in a minute.
refused-replay-own = I am still busy with the last one you asked for. When it is here, ask again.
refused-verify-live = This table is still open. Its seal is opened when it closes; then /verify repeats every deal. Until then its secret would show all hands.
refused-no-verify = No table with deals has ended in this channel.
