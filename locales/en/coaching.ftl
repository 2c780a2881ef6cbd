# Tips in a player's first rounds of a game, by what they may do. `coach-<game>-<verb>` comes before `coach-<verb>`.

coach-table = *My hand* shows your tiles, to you alone.
coach-start = You start: press any tile, preferably a heavy one. The first without tiles wins.
coach-play = Press a button to play a raised tile. The first without tiles wins.
coach-team-start = You start. { $partner } wins with you, and plays after the next player.
coach-team-play = Play a raised tile. You win when you or { $partner } has none left.
coach-draw = None of your tiles fits, so draw. Only you see what you draw.
coach-stake = Stake { $low } to { $high } { $high ->
    [one] chip
   *[other] chips
} { $now ->
    [yes] now
   *[no] by your third turn
}: a win pays 2½ times the stake.
coach-buki-bank = You are the bank: win, and all stakes are yours; lose, and you pay.
coach-claim = Claim { $one }-{ $other } with one tile, or two that join with { $one } and { $other } outside. Or bluff.
coach-challenge = A bluff? Challenge it. If you’re right, you give tiles; if not, you take them.
coach-train = *A whole train* plays a long train of tiles in one press.
coach-hungarian-start = You start: press any tile and keep going. Pips left count against you.
coach-hungarian-play = Pick an end and keep going. Every pip left counts against you.
coach-luxembourg-play = Play a raised tile on A or B. Every pip left counts against you.
coach-luxembourg-draw = None of your tiles fits: draw one, and your turn is over.
coach-buyback = Pay { $price } and drop from { $before } to { $score } { $score ->
    [one] point
   *[other] points
}.{ $before ->
    [0] {""}
   *[other] {" "}Above { $target } points, you are out unless you do.
}
