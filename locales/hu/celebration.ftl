# The picture in a hand when a round or the session is over. Short: in large letters.

# Nobody wins a round that only adds points: somebody did best.
picture-ending-won = { $what ->
    [match] { $you ->
        [yes] { $count ->
            [one] Tiéd a mérkőzés!
           *[other] Megosztott győzelem!
        }
       *[no] { $count ->
            [one] A mérkőzést nyerte: { $names }
           *[other] Megosztott győzelem: { $names }
        }
    }
    [points] { $you ->
        [yes] { $count ->
            [one] Te voltál a legjobb!
           *[other] Holtversenyben első vagy!
        }
       *[no] A legjobb: { $names }
    }
   *[round] { $you ->
        [yes] Tiéd a parti!
       *[no] A partit nyerte: { $names }
    }
}
picture-ending-tied = A partit senki sem nyerte
picture-ending-place = { $won ->
    [yes] Első hely, { $people } közül!
   *[no] { $place }. hely, { $people } közül
}
picture-ending-left = { $pips ->
    [one] 1 szem maradt
   *[other] { $pips } szem maradt
}
