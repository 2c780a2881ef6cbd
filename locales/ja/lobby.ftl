# どのゲームか：入力された言葉

refused-unknown-game = そのゲームは知りません。{ $near ->
    [none] {""}
   *[other] もしかして*{ $near }*ですか？
}遊べるのは：{ $games }。
refused-ambiguous-game = そう始まるゲームがいくつかあります：{ $games }。もう少し入力してください。

# 募集中：どのゲームか、どのくらいかかるか、いくらかかるか

pitch-buki = 親を相手にするドミノ。自分に賭けて、先に牌を出しきりましょう。
    .takes = 1ラウンド約3分。何ラウンドでも遊べます。
pitch-pulle = 点の少ない人が生き残り、100点を超えると脱落。最後の1人がポットをもらいます。
    .takes = 1試合約1時間です。
pitch-austrian-block = カフェハウスの定番ドミノ、牌を引かない形。先に牌を出しきりましょう。
    .takes = 1ラウンド約3分。何ラウンドでも遊べます。
pitch-austrian-draw = カフェハウスの定番ドミノ、山から引く形。先に牌を出しきりましょう。
    .takes = 1ラウンド約3分。何ラウンドでも遊べます。
pitch-tendler = 1830年のウィーン。残った3つの手がかりから復元しました。出せるまで引きます。
    .takes = 1ラウンド約3分。何ラウンドでも遊べます。
pitch-hungarian = 1手番でトレインをまるごと出し、残る目を少なく。
    .takes = 1試合約30分です。
pitch-challenge = サイコロを2個振り、合う牌だと宣言。それともブラフ？
    .takes = 1ラウンド約10分。何ラウンドでも遊べます。
pitch-luxembourg = すばやい3ラウンド。点が最少の人の勝ち。
    .takes = 3ラウンドで約5分です。

lobby-cost = { $chips ->
    [none] お楽しみ：チップは使いません。
   *[other] 席に着くと{ $chips }を置きます。最初のラウンドで失うのは多くてもこの額で、失わなかった分は戻ります。
}
lobby-seats = { $state ->
    [short] 参加する人は*{ $join }*を。*{ $now }*なら空いた席にボットが座り、すぐ配ります。
    [full] 席が埋まりました。*{ $start }*で最初のラウンドを配ります。
   *[ready] まだ*{ $join }*で参加できます。*{ $start }*で最初のラウンドを配ります。
}
button-now = すぐに遊ぶ

# ハウスからのチップ

welcome-chips = ようこそ！はじめに{ $chips }をハウスからどうぞ。遊び用のお金で、買うことはできません。/chips dailyで補充できます。

# ゲームの選択

button-learn = 覚える
which-game = どのゲームにしますか？
menu-which-game = ゲームを選ぶ
lobby-seated = テーブルの人（{ $count }／{ $most }）：{ $seated }。
