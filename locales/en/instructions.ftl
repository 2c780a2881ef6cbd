# What a player is told to do, and what is told to those who were away

claim-now = Claim { $one }-{ $other } with one or two tiles, or bluff: raised tiles make a true claim.
challenge-now = Challenge a claim that you don’t believe, or pass.
give-now = { $won ->
    [challenge] You caught a bluff. Give { $name } { $count ->
        [one] one tile
       *[other] { $count } tiles
    }; the others don’t see which.
   *[claim] Your claim was true: { $name } takes it. Give { $count ->
        [one] one more tile
       *[other] { $count } more tiles
    }, unseen.
}
button-notes = What I know
no-notes = You know nothing yet that the others don’t.
own-away = You were away, so a bot played for you. *{ $button }* brings you back.
nudge-away = { $names }: a bot played for you. *{ $button }* brings you back.
nudge-over = The table is playing on. [To the table](<{ $link }>)
your-partner = You play with { $name }.
