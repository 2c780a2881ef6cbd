# チーム：だれとだれが組むか、席の変更。

teams-mixed = くじで決めました。
seat-free = 空席
button-seats = 席を変える
button-mix = チームをくじで決める
seats-choose = 席とパートナーを選んでください
seats-how = パートナーどうしは向かい合って座ります。空席かボットの席に移れます。ボットはあなたの席に移ります。席はすぐに変わります。
seats-opposite = { $name }の向かい
seats-bot = { $name }（ボット）があなたの席に移ります
seats-empty = まだだれも座っていません
seats-chosen = 向かいの席は{ $name }です。
refused-no-teams = このテーブルにはチームがないので、席を変えても同じです。
refused-seats-in-match = 試合が決まるまで、パートナーは変わりません。
refused-seat-taken = その席には{ $name }が座っています。空席かボットの席を選んでください。
refused-seats-changed = メニューを開いたあとで席が変わりました。もう一度「{ button-seats }」を押してください。
