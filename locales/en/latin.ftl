# Latin partnership dominoes

game-latin = Latin partnership dominoes
names-latin = partnership dominoes, Dominican dominoes, Puerto Rican dominoes, Caribbean dominoes, international dominoes, dominicano, quinientos, 500, Latin dominoes, jamaican dominoes, venezuelan dominoes
hook-latin = two against two
    .name = Latin
    .word = 2 against 2
pitch-latin = Two against two, as in the Caribbean: no drawing, just you and your partner reading the table.
    .takes = A match takes about half an hour.
option-style = Style
    .says = sets all the rules below; each can still be changed
choice-style-plain = Plain
choice-style-dominican = Dominican
choice-style-puerto-rican = Puerto Rican (500)
choice-style-international = International
option-pass-lead-alone = Start pass without the partner
    .says = the pass on the start counts at once, even if the partner cannot play
option-pass-all = All others pass
    .says = points if all three others pass and you can play again
choice-pass-all-none = as the style says
choice-pass-all-0 = none
unit-pass-all = { $value }
option-capicua = Capicúa
    .says = points if the last tile fits both ends and is not a double
choice-capicua-none = as the style says
choice-capicua-0 = none
unit-capicua = { $value }
option-capicua-blank = Capicúa with a blank
    .says = whether a tile with a blank counts as capicúa
choice-capicua-blank-none = as the style says
option-chuchazo = Chuchazo
    .says = points if the last tile is 0-0
choice-chuchazo-none = as the style says
choice-chuchazo-0 = none
unit-chuchazo = { $value }
option-deal-bonus = Bonus for rounds
    .says = the first four rounds won score 100, 75, 50 and 25 more
choice-deal-bonus-none = as the style says
basics-latin = **Goal.** You and your **partner**, the player opposite, play against the other two. You win together.
    {""}**Your turn.** Play one of your tiles on A or B. If one fits, you must play; if none does, you pass automatically. All 28 tiles are in the four hands.
    {""}**Winning.** Your team wins the round when one of you plays their last tile. If nobody can go on, { $blocked ->
        [single] the lowest single hand wins
        [closer] the last tile’s player and the next one compare hands: the lower pip count wins
       *[other] the lower total of a team wins
    }. The winners score { $count ->
        [rounds] one point
        [losers] the losers’ pips
       *[other] the pips left in all hands
    }, plus any bonuses.
    {""}**The match.** Once a team has { $target } points, the higher score wins.
    {""}**What a round can cost.** { $entry ->
        [0] Nothing: it is just for fun.
        [one] Nothing. Everyone puts 1 chip into the pot once, and the winner of the match takes it.
       *[other] Nothing. Everyone puts { $entry } chips into the pot once, and the winner of the match takes it.
    }
rules-latin = **Latin partnership dominoes**, for four in two teams
    {""}**Aim.** You and your partner, the player opposite, score together. The first team to reach the target wins.
    {""}**Tiles.** Double-six set: 28 tiles, seven each.
    {""}**A turn**, counter-clockwise: play a tile that fits A or B. If you can, you must; if not, you pass automatically.
    {""}**The end of a round.** A team wins when one of the two plays their last tile. If nobody can go on, the lower count wins. The winners score the pips left in all hands.
    {""}**Dominican**, to 200. The 6-6 starts the first round, then the last winner starts (after a block, the partner with fewer pips). Blocked: the lowest single hand wins for its team; a tie goes to the team that started. A bonus is 30: the next player passes on the first tile and the partner plays; all three others pass and you play again (each time); **capicúa**: the last tile fits both ends (no double, no blank).
    {""}**Puerto Rican**, to 500. Starts as above. Blocked: the lower total of a team wins; a tie scores nothing. 100 more for capicúa (also with a blank) and for **chuchazo** (0-0 as the last tile, whatever the ends); 100, 75, 50 and 25 for the first four rounds won.
    {""}**International**, to 200, and **Plain**, to 100. The first start is by lot (Plain: the 6-6), then players take turns. Blocked as in Puerto Rico. No bonuses. In Plain only the losers’ pips count.
    {""}-# After pagat.com (Partnership Dominoes).
preset-dominican-200 = Dominican, to 200
preset-puerto-rican-500 = Puerto Rican, to 500 (Quinientos)
preset-international-200 = International, to 200
preset-straight-six = Jamaican, first to six rounds (Straight Six)
