# チーム：だれとだれが組むか、席の変更。

teams-mixed = くじで決めました。
seat-free = 空席
button-seats = 席を変える
button-mix = チームをくじで決める
seats-choose = 席とパートナーを選んでください
seats-how = パートナーどうしは向かい合って座ります。空席かボットの席に移れます。ボットはあなたの席に移ります。{ $lobby ->
    [yes] 席はすぐに変わります。
   *[no] 席は次のラウンドの前に変わり、勝ったラウンドの数は0から数え直します。
}
seats-opposite = { $name }の向かい
seats-bot = { $name }（ボット）があなたの席に移ります
seats-empty = まだだれも座っていません
seats-stay = このままの席でいる
seats-stayed = 席はそのままです。
seats-chosen = { $lobby ->
    [yes] 向かいの席は{ $name }です。
   *[no] 次のラウンドから、向かいの席は{ $name }です。
}
seats-moving = 次のラウンドの前に席を変える人（{ $count }人）：{ $names }
refused-no-teams = このテーブルにはチームがないので、席を変えても同じです。
refused-seats-in-round = ラウンドが終わるまでお待ちください。そのあとで席を変えられます。
refused-seats-in-match = 試合が決まるまで、パートナーは変わりません。
refused-seat-taken = その席には{ $name }が座っています。空席かボットの席を選んでください。
refused-seats-changed = メニューを開いたあとで席が変わりました。もう一度「{ button-seats }」を押してください。
