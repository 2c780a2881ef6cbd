# /learn：案内つきの最初のラウンド。各段階の言葉はlessons-<game>.ftlに：`lesson-<step>`は何をするか、`.why`は別のものを押した人に。

command-learn = ゲームの遊び方を習う：最初のラウンドを自分だけで1手ずつ
    .game = ゲームの種類

lesson-title = **{ $game }の遊び方** · { $number }／{ $count }
lesson-press = *{ $label }*を押してください。
lesson-choose = メニューで*{ $label }*を選んでください。
lesson-does-not-fit = **{ $tile }はつながりません：**Aは{ $a }、Bは{ $b }です。
lesson-games = どのゲームの遊び方を習いますか？3分ほどで終わり、誰にも見られず、チップもかかりません。
lesson-none = このゲームのレッスンはまだありません。代わりにルールをどうぞ。
menu-learn = ゲームを選ぶ
button-lesson-next = 次へ
button-lesson-again = もう一度
button-lesson-other = 別のゲーム
