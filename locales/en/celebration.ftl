# The picture in a hand when a round or the session is over. Short: in large letters.

# Nobody wins a round that only adds points: one player did best.
picture-ending-won = { $what ->
    [match] { $you ->
        [yes] { $count ->
            [one] You win the match!
           *[other] You share the match!
        }
       *[no] { $count ->
            [one] { $names } wins the match
           *[other] { $names } share the match
        }
    }
    [points] { $you ->
        [yes] { $count ->
            [one] You did best!
           *[other] You share first place!
        }
       *[no] { $names } did best
    }
   *[round] { $you ->
        [yes] You win the round!
       *[no] { $names } wins the round
    }
}
picture-ending-tied = Nobody wins the round
picture-ending-place = { $won ->
    [yes] First of { $people }!
   *[no] Place { $place } of { $people }
}
picture-ending-left = { $pips ->
    [one] 1 pip left
   *[other] { $pips } pips left
}
