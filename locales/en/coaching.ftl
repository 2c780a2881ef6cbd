# Tips in somebody's first rounds of a game, by what they may do. `coach-<game>-<verb>` comes before `coach-<verb>`.

coach-table = Press *My hand* to see your tiles and to play. Only you see them.
coach-wait = Others are playing. Your buttons come by themselves when it is your turn.
coach-pause = Seen enough? *Next round* goes on without waiting.
coach-start = You start: press any of your tiles. The heavy ones are good to be rid of. First with no tiles wins.
coach-play = Match a number: put one of your raised tiles on A or B, with one of the buttons below. First with no tiles wins.
coach-draw = None of your tiles fits: draw until one does. Only you see what you draw.
coach-stake = You are betting on yourself: win the round, and the bank pays 2½ × your stake; lose, and the stake is gone. { $low } to { $high } chips, by your third turn.
coach-buki-bank = You are the bank: you pay if another player wins, and collect all stakes if you win.
coach-claim = Pick one tile that shows { $one }-{ $other }, or two that join with { $one } and { $other } outside. Or bluff with any. They lie face down; no claim is fine, too.
coach-challenge = Think somebody is bluffing? If you are right, you give them as many of your tiles; if not, you take theirs and as many more.
coach-train = *A whole train* plays a long run of tiles in one press.
coach-hungarian-start = You start: press any tile, then keep going at either end as long as you can. Every pip left in your hand counts against you.
coach-hungarian-play = Pick an end and keep going as long as you can. Every pip left in your hand counts against you.
coach-luxembourg-play = Match a number: put one of your raised tiles on A or B. Every pip left in your hand counts against you.
coach-luxembourg-draw = None of your tiles fits: draw one, and your turn is over.
coach-buyback = Pay { $price } chips and drop from { $before } to { $score } points.{ $before ->
    [0] {""}
   *[other] {" "}Whoever has more than { $target } and does not is out.
}
