# /learn：案内つきの最初のラウンド。各段階の言葉はlessons-<game>.ftlに：`lesson-<step>`は何をするか、`.why`は別のものを押した人に。

command-learn = ゲームを覚える：最初のラウンドを自分だけで一歩ずつ
    .game = どのゲーム

lesson-title = **{ $game }を覚える** · { $number }／{ $count }
lesson-press = *{ $label }*を押してください。
lesson-choose = メニューで*{ $label }*を選んでください。
lesson-does-not-fit = **{ $tile }はつながりません：**Aは{ $a }、Bは{ $b }です。
lesson-games = どのゲームを覚えますか？3分ほどで、誰にも見られず、何もかかりません。
lesson-none = このゲームのレッスンはまだないので、ルールをどうぞ。
menu-learn = ゲームを選ぶ
button-lesson-next = 次へ
button-lesson-again = もう一度
button-lesson-other = 別のゲーム
