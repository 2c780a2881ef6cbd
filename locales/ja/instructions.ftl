# What a player is told to do, and what is told to those who were away

claim-now = 1枚か2枚で{ $one }-{ $other }を宣言するか、ブラフを。浮き上がっている牌なら本当です。
challenge-now = 信じられない宣言にチャレンジするか、パスしてください。
give-now = { $won ->
        [challenge] ブラフを見破りました。{ $name }に{ $count ->
           *[other] { $count }枚
        }渡してください。ほかの人には見えません。
       *[claim] 宣言は本当。{ $name }が引き取ります。さらに{ $count ->
           *[other] { $count }枚
        }伏せて渡してください。
    }
button-notes = 自分だけの情報
no-notes = 自分だけが知っていることは、まだありません。
own-away = 不在だったので、ボットが代わりにプレイしました。*{ $button }*で戻れます。
nudge-away = { $names }さん、ボットが代わりにプレイしました。*{ $button }*で戻れます。
nudge-over = テーブルは続いています。[テーブルへ](<{ $link }>)
your-partner = { $name }と同じチームです。
