# Tips in a player's first rounds of a game, by what they may do. `coach-<game>-<verb>` comes before `coach-<verb>`.

coach-table = Press *My hand* to see your tiles and to play. Only you see them.
coach-wait = The others are playing. Your buttons appear when it is your turn.
coach-pause = Seen enough? Press *Next round* to go on without waiting.
coach-start = You start: press any of your tiles. Heavy ones are good to be rid of. The first player without tiles wins.
coach-play = Play one of your raised tiles on A or B: press a button below. The first player without tiles wins.
coach-draw = None of your tiles fits: draw until one does. Only you see what you draw.
coach-stake = Stake { $low } to { $high } { $high ->
    [one] chip
   *[other] chips
} on yourself, by your third turn. Win the round, and the bank pays you 2½ × your stake; lose, and the stake is gone.
coach-buki-bank = You are the bank: if you win, you collect all stakes; if another player wins, you pay.
coach-claim = Pick one tile that shows { $one }-{ $other }, or two that join with { $one } and { $other } outside. Or bluff with any. They lie face down. Making no claim is fine, too.
coach-challenge = Is someone bluffing? Challenge them. If you are right, you give them as many of your tiles; if not, you take theirs, plus the same number again.
coach-train = *A whole train* plays a long train of tiles in one press.
coach-hungarian-start = You start: press any tile, then keep going at either end as long as you can. Every pip left in your hand counts against you.
coach-hungarian-play = Pick an end and keep going as long as you can. Every pip left in your hand counts against you.
coach-luxembourg-play = Play one of your raised tiles on A or B. Every pip left in your hand counts against you.
coach-luxembourg-draw = None of your tiles fits: draw one, and your turn is over.
coach-buyback = Pay { $price } and drop from { $before } to { $score } { $score ->
    [one] point
   *[other] points
}.{ $before ->
    [0] {""}
   *[other] {" "}Above { $target } points, you are out unless you do.
}
