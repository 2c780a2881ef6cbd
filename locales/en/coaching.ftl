# Tips in somebody's first rounds of a game, by what they may do. `coach-<game>-<verb>` comes before `coach-<verb>`.

coach-table = Press *My hand* to see your tiles and to play. Only you see them.
coach-wait = Others are playing. Your buttons come by themselves when it is your turn.
coach-pause = The round is over. The next one begins by itself, or sooner if everyone presses the green button.
coach-play = Match a number: put one of your raised tiles on A or B, with one of the buttons below. First with no tiles wins.
coach-draw = None of your tiles fits: draw until one does. Only you see what you draw.
coach-stake = You are betting on yourself: win the round, and the bank pays 2½ × your stake; lose, and the stake is gone. { $low } to { $high } chips, by your third turn.
coach-buki-bank = You are the bank: you pay if another player wins, and collect all stakes if you win.
coach-claim = Pick one tile that shows { $one }-{ $other }, or two that join with { $one } and { $other } outside. Or bluff with any. They lie face down; no claim is fine, too.
coach-challenge = Think somebody is bluffing? Right: you hand over as many tiles. Wrong: you get them.
coach-train = *A whole train* plays a long run of tiles in one press.
coach-hungarian-play = Pick an end and keep going as long as you can. Every pip left in your hand counts against you.
coach-luxembourg-play = Match a number: put one of your raised tiles on A or B. Every pip left in your hand counts against you.
coach-luxembourg-draw = None of your tiles fits: draw one, and your turn is over.
coach-buyback = Pay { $price } chips and drop from { $before } to { $score } points.{ $before ->
    [0] {""}
   *[other] {" "}Whoever has more than { $target } and does not is out.
}
