# The puzzle of the day: the question, the answer with its figures, and what is shown to others.

command-puzzle = Today’s puzzle: one real position, one try, the same for everyone in the world

puzzle-title = **Puzzle { $number }** · { $game }
puzzle-task = Which choice is best here? You have one try. The answer comes at once.
puzzle-right = ✅ Right: **{ $best }** is clearly best.
puzzle-wrong = ❌ You chose { $chosen }. **{ $best }** is clearly better.
puzzle-why = Why: { $why }
puzzle-choice = { $choice }: { $worth }
puzzle-exact = { $result ->
    [win] wins, whatever the other player does
    [loss] loses, if the other player makes no mistake
   *[tie] shares the round, if nobody makes a mistake
}
puzzle-chance = wins about { $chance } of 100 rounds{ $behind ->
    [0] {""}
   *[other] , { $behind } fewer
}{ $margin ->
    [0] {""}
   *[other] {" "}(give or take { $margin })
}
puzzle-pips = { $sign ->
    [plus] { $value } { $value ->
        [one] pip
       *[other] pips
    } better than the others
    [minus] { $value } { $value ->
        [one] pip
       *[other] pips
    } worse than the others
   *[none] level with the others
}{ $behind ->
    [0] {""}
   *[other] , { $behind } behind the best choice
}{ $margin ->
    [0] {""}
   *[other] {" "}(give or take { $margin })
}
puzzle-points = { $sign ->
    [plus] { $value ->
         [one] { $value } point
        *[other] { $value } points
    } ahead of the others
    [minus] { $value ->
         [one] { $value } point
        *[other] { $value } points
    } behind the others
   *[none] level with the others
}{ $behind ->
    [0] {""}
   *[other] , { $behind } behind the best choice
}{ $margin ->
    [0] {""}
   *[other] {" "}(give or take { $margin })
}
puzzle-tiles = { $sign ->
    [plus] gains { $value } { $value ->
        [one] tile
       *[other] tiles
    } on the others
    [minus] loses { $value } { $value ->
        [one] tile
       *[other] tiles
    } to the others
   *[none] neither gains nor loses tiles
}
puzzle-how = { $exact ->
    [yes] Worked out exactly: every possible continuation was looked at.
   *[no] { $unit ->
        [chance] Tried out { $tries } times with the hidden tiles dealt anew each time. “Give or take” is the margin of error: the true distance to the best choice lies outside it only once in 20 times.
        [pips] Pips left in hand at the end of the round, compared with the average of the others: the fewer, the better. Tried out { $tries } times with the hidden tiles dealt anew each time. “Give or take” is the margin of error: the true distance to the best choice lies outside it only once in 20 times.
        [points] Points that the round brings you, compared with the average of the others. Tried out { $tries } times with the hidden tiles dealt anew each time. “Give or take” is the margin of error: the true distance to the best choice lies outside it only once in 20 times.
       *[tiles] Tiles in this roll, on average over all that the hidden tiles may be.
    }
}
puzzle-streak = { $days ->
    [0] Solve a puzzle every day to start a streak.
    [one] Solved: one day in a row.
   *[other] Solved: { $days } days in a row.
}
puzzle-count = { $tried ->
    [0] Nobody has tried it.
    [one] 1 person has tried it; { $right } got it right.
   *[other] { $tried } people have tried it; { $right } got it right.
}
puzzle-shared = { $right ->
    [yes] ✅ **{ $name }** solved puzzle { $number } ({ $game }).
   *[no] ❌ **{ $name }** tried puzzle { $number } ({ $game }).
} { $days ->
    [0] {""}
    [1] {""}
   *[other] { $days } days in a row.{" "}
}Try it yourself with /puzzle.
puzzle-yesterday = Puzzle { $number }: **{ $best }** was best.
puzzle-posted = Which choice is best here? Answer with /puzzle: you have one try, and only you see it.
button-puzzle-share = Show my result
button-puzzle-open = Solve the puzzle
puzzle-deal = 🏆 Play it yourself: the hand of this server’s last tournament with which people did best and worst. You have one try, with Masters and without a clock, and are compared with everyone who held it.
puzzle-deal-played = **{ $score }%** with the hand of round { $round }: you made { $points ->
    [one] 1 point
   *[other] { $points } points
}. You are compared with everyone who held it in the tournament, and with 24 rounds of Masters. 50% is average.
button-puzzle-deal = Play it yourself
button-puzzle-compare = Compare

button-house-puzzle = Daily puzzle
house-puzzle = The puzzle of the day is { $channel ->
    [none] not posted
   *[other] in { $channel }, each morning
}.
house-puzzle-means = Choose a channel, and I post the puzzle of the day there between 8 and 12 ({ $zone }), with yesterday’s answer. With none chosen, I post nothing; /puzzle works anyway.
house-menu-puzzle = Nowhere: choose a channel
moderated-puzzle = puzzle of the day: { $about ->
    [none] not posted
   *[other] posted in { $about }
}

refused-no-puzzle = There is no puzzle today. Come back tomorrow.
refused-puzzle-over = This puzzle is over. /puzzle shows today’s.
refused-puzzle-shown = Your result is already in this channel.
help-puzzle = **A puzzle each day:** /puzzle
